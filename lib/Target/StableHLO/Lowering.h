//===- Lowering.h - StableHLO operation by operation ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that replace one operation of StableHLO by those of MLIR's own
// dialects. Each builds at the builder's insertion point.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_STABLEHLO_LOWERING_H
#define PAD_LIB_TARGET_STABLEHLO_LOWERING_H

#include "CHLODialect.h"
#include "StableHLODialect.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Operation.h"

namespace mlir::pad::stablehlo_import {

/// Null where an operation has no such form; a failure comes after an error.
using Lowered = FailureOr<Value>;

/// The values of all results of an operation; none where it has no such form. A
/// failure comes after an error.
using LoweredResults = FailureOr<SmallVector<Value>>;

/// The element of the result of the elementwise `op` for the elements `scalars`
/// of its operands; null if `op` is not elementwise, or not known for their
/// type.
Value computeElement(ImplicitLocOpBuilder &builder, Operation *op,
                     ValueRange scalars);

/// The number whose error function is `x`, a float of 16 to 64 bits; infinite
/// at -1 and 1, and NaN beyond them.
Value createInverseErf(ImplicitLocOpBuilder &builder, Value x);

/// A signed integer in the order of the bits of `value`, a float: -NaN,
/// -infinity, ..., -0, 0, ..., infinity, NaN.
Value createOrder(ImplicitLocOpBuilder &builder, Value value);

/// The float next to `from` on the way to `to`, which is of its type; `to` if
/// the two are equal, and NaN if one is.
Value createNextAfter(ImplicitLocOpBuilder &builder, Value from, Value to);

/// `value`, a float, rounded to one with so many bits of exponent, at least 1,
/// and mantissa: infinite or 0 if its exponent is out of reach.
Value createReducedPrecision(ImplicitLocOpBuilder &builder, Value value,
                             unsigned exponentBits, unsigned mantissaBits);

inline RankedTensorType getType(Value tensor) {
  return cast<RankedTensorType>(tensor.getType());
}

/// The scalar in `tensor`, of rank 0.
inline Value extractScalar(ImplicitLocOpBuilder &builder, Value tensor) {
  return tensor::ExtractOp::create(builder, tensor, ValueRange());
}

inline SmallVector<OpFoldResult> toIndices(Builder &builder,
                                           ArrayRef<int64_t> numbers) {
  return getAsIndexOpFoldResult(builder.getContext(), numbers);
}

/// The type of the only result of `op`.
inline RankedTensorType getResultType(Operation *op) {
  return getType(op->getResult(0));
}

/// Whether elements of `type` are numbers that are computed with: no complex
/// ones, and not the powers of two of `f8E8M0FNU`.
bool isReal(Type type);

/// 0 of `type`, a number.
Value createZeroElement(ImplicitLocOpBuilder &builder, Type type);

/// `sum` + `lhs` * `rhs` in the type of `sum`, a number; of bools, the
/// disjunction with their conjunction.
Value addProduct(ImplicitLocOpBuilder &builder, Value sum, Value lhs,
                 Value rhs);

/// The scalars that `body`, of elementwise operations on tensors of rank 0,
/// returns for `arguments`; empty if it has another operation.
SmallVector<Value> computeBody(ImplicitLocOpBuilder &builder, Region &body,
                               ValueRange arguments);

/// Whether computeBody knows `body` for scalars of the types `arguments`, and
/// gives scalars of the types `results`. A failure comes after an error about
/// an operation of it.
FailureOr<bool> isKnownBody(Region &body, TypeRange arguments,
                            TypeRange results);

/// Whether `build` returns true in a module of its own, which is thrown away,
/// with scalars of the types `elements`.
bool canBuild(Location loc, TypeRange elements,
              function_ref<bool(ImplicitLocOpBuilder &, ValueRange)> build);

/// Fails, after an error, unless the operands and the result of `op` have one
/// type of elements, but for conversions, parts and magnitudes of complex
/// numbers, conditions, and what compares or classifies.
LogicalResult checkElementTypes(Operation *op);

/// Fails, after an error, unless there are `rank` numbers.
LogicalResult checkCount(Operation *op, ArrayRef<int64_t> numbers,
                         StringRef name, int64_t rank);

/// Fails, after an error, unless `axes` are axes of a tensor of `rank`, each at
/// most once.
LogicalResult checkAxes(Operation *op, ArrayRef<int64_t> axes, StringRef name,
                        int64_t rank);
/// As checkAxes, of axes in ascending order.
LogicalResult checkWindowAxes(Operation *op, ArrayRef<int64_t> axes,
                              StringRef name, int64_t rank);

/// A linalg op whose result, of `type`, has the elements that `element` makes
/// of those of `inputs` where `inputMaps` say. Unknown extents are those of
/// `like`.
Value createElements(
    ImplicitLocOpBuilder &builder, RankedTensorType type, ValueRange inputs,
    ArrayRef<AffineMap> inputMaps,
    function_ref<Value(ImplicitLocOpBuilder &, ValueRange)> element,
    Value like = {});

/// What `build` gives where `condition` holds, and else `values`.
SmallVector<Value>
buildIf(ImplicitLocOpBuilder &builder, Value condition, ValueRange values,
        function_ref<SmallVector<Value>(ImplicitLocOpBuilder &)> build);

/// `source` with its elements along `axes` in reverse order.
Value reverse(ImplicitLocOpBuilder &builder, Value source,
              ArrayRef<int64_t> axes);

/// `source` with `low`, `high` and `interior` elements of `value` before,
/// behind and between its own along each axis; amounts below 0 crop. A failure
/// comes after an error about `op`.
FailureOr<Value> padConstant(ImplicitLocOpBuilder &builder, Operation *op,
                             Value source, Value value, ArrayRef<int64_t> low,
                             ArrayRef<int64_t> high,
                             ArrayRef<int64_t> interior);

/// A linalg op for an elementwise operation or an iota.
Lowered lowerComputation(ImplicitLocOpBuilder &builder, Operation *op);

/// A linalg op for a reduction of one tensor or several at once.
LoweredResults lowerReduce(ImplicitLocOpBuilder &builder, ReduceOp op);

/// Loops for a sort of one tensor, or of several by the order of one.
LoweredResults lowerSort(ImplicitLocOpBuilder &builder, SortOp op);

/// Operations of StableHLO: a sort of numbers and their places in descending
/// order, and slices.
LoweredResults lowerTopK(ImplicitLocOpBuilder &builder, TopKOp op);

/// Why `op` is not lowered, if that is for its extent along the axis; else
/// empty.
std::string getExtentProblem(SortOp op);

/// Slices, insertions, pads, gathers and scatters.
Lowered lowerMovement(ImplicitLocOpBuilder &builder, Operation *op);
Lowered lowerGather(ImplicitLocOpBuilder &builder, GatherOp op);
Lowered lowerScatter(ImplicitLocOpBuilder &builder, ScatterOp op);

/// A linalg op for a product, a convolution or a reduction of windows.
Lowered lowerDotGeneral(ImplicitLocOpBuilder &builder, DotGeneralOp op);
Lowered lowerConvolution(ImplicitLocOpBuilder &builder, ConvolutionOp op);
Lowered lowerReduceWindow(ImplicitLocOpBuilder &builder, ReduceWindowOp op);
/// Loops over windows, each of which adds to the element that it selects.
Lowered lowerSelectAndScatter(ImplicitLocOpBuilder &builder,
                              SelectAndScatterOp op);

/// Loops and branches of `scf`, with the operations in `op` as they are.
LoweredResults lowerControlFlow(ImplicitLocOpBuilder &builder, Operation *op);

/// The number `scalar` as one of `type`: integers wrap, floats are rounded to
/// nearest, and towards zero where they become integers; what is not 0 is true.
/// Both types are isReal.
Value castElement(ImplicitLocOpBuilder &builder, Value scalar, Type type);

/// `scalar`, an integer, as an index: its sign is that of its type.
Value castToIndex(ImplicitLocOpBuilder &builder, Value scalar);

} // namespace mlir::pad::stablehlo_import

#endif // PAD_LIB_TARGET_STABLEHLO_LOWERING_H
