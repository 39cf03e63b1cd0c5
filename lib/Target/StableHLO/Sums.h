//===- Sums.h - Sums over axes and windows ----------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A product, a convolution or a reduction of windows becomes one linalg op that
// adds up in loops inside of those over its result. Sums of floats of fewer
// bits than 32 are floats of 32, which are rounded at the end: 4096 ones in
// bf16 are 4096, and not 256.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_STABLEHLO_SUMS_H
#define PAD_LIB_TARGET_STABLEHLO_SUMS_H

#include "Lowering.h"
#include "mlir/IR/AffineExpr.h"

namespace mlir::pad::stablehlo_import {

/// Strides, dilations, extents and paddings of windows are smaller, so that no
/// product of two overflows.
constexpr int64_t kWindowLimit = int64_t(1) << 31;

/// The place of an element of an operand in all loops of a sum.
using Position = SmallVector<AffineExpr>;

/// The type of a sum of elements of `element`.
Type getSumType(Type element);
/// The type of a reduction of elements of `element` by `body`: that of a sum if
/// it adds its two arguments, and else `element`.
Type getSumType(Region &body, Type element);

/// `body`, whose reduction is of the type of `sum`, of `sum` and `element`.
Value combine(ImplicitLocOpBuilder &builder, Region &body, Value sum,
              Value element);

/// `sums`, rounded to the elements of `type`.
Value roundSums(ImplicitLocOpBuilder &builder, RankedTensorType type,
                Value sums);

/// A linalg op with a loop for each axis of `type`, its result, and `numSummed`
/// loops in these. `add` adds the elements of `inputs` at `positions` to a sum
/// of `sumType` that begins with `start`; it is rounded at the end.
Value createSum(
    ImplicitLocOpBuilder &builder, RankedTensorType type, Type sumType,
    Value start, int64_t numSummed, ValueRange inputs,
    ArrayRef<Position> positions,
    function_ref<Value(ImplicitLocOpBuilder &, ValueRange, Value)> add);

/// A sum of products of the elements of `lhs` and `rhs` at `positions`, of
/// `shape`, as elements of `element`.
Value createSumOfProducts(ImplicitLocOpBuilder &builder,
                          ArrayRef<int64_t> shape, Type element,
                          int64_t numSummed, Value lhs, Value rhs,
                          ArrayRef<Position> positions);

/// Whether the elements of all operands and of the result are numbers, and
/// shapes known.
bool isOnNumbers(Operation *op);

/// Fails, after an error, unless the result of `op` has `shape`.
LogicalResult checkShape(Operation *op, ArrayRef<int64_t> shape);

/// The numbers of `attribute`, or 1 for each of `count` axes without one;
/// fails, after an error, unless there are as many, from 1 to kWindowLimit - 1.
FailureOr<SmallVector<int64_t>>
getFactors(Operation *op, std::optional<ArrayRef<int64_t>> attribute,
           StringRef name, int64_t count);

/// The amounts before and behind each of `count` axes, or 0; fails, after an
/// error, unless there are as many, smaller than kWindowLimit.
FailureOr<std::pair<SmallVector<int64_t>, SmallVector<int64_t>>>
getPadding(Operation *op, std::optional<DenseIntElementsAttr> attribute,
           int64_t count);

/// The windows along an axis. A window has `extent` elements, `dilation` apart,
/// and begins `stride` elements behind the window before.
struct Windows {
  int64_t extent, stride, dilation;

  /// The number of windows inside of `n` elements.
  int64_t getCount(int64_t n) const {
    int64_t length = extent == 0 ? 0 : (extent - 1) * dilation + 1;
    return n == 0 || length > n ? 0 : (n - length) / stride + 1;
  }
  /// The place of element `k` of window `w`.
  AffineExpr getPlace(AffineExpr w, AffineExpr k) const {
    return w * stride + k * dilation;
  }
};

} // namespace mlir::pad::stablehlo_import

#endif // PAD_LIB_TARGET_STABLEHLO_SUMS_H
