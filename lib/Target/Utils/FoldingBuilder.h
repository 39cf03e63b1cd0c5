//===- FoldingBuilder.h - Tensor arithmetic that folds ----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the upstream ops that importers need. Each op is folded as it is
// built, so numbers that a model computes from constants and static shapes are
// constants by the time a pad reads them.
//
// Models compute pads and shapes in small tensors. Such a tensor is kept as
// `tensor.from_elements` of scalars: reading an element of it folds to the
// scalar, and no other bookkeeping is needed.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_UTILS_FOLDINGBUILDER_H
#define PAD_LIB_TARGET_UTILS_FOLDINGBUILDER_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {

/// The most elements that a tensor may have to be computed element by element.
constexpr int64_t kMaxScalars = 256;

/// The most axes that an imported tensor may have.
constexpr int64_t kMaxRank = 64;

/// Whether a tensor of `shape` may exist: its rank is at most kMaxRank and the
/// product of its known extents, none of them negative, fits 63 bits.
bool isReasonableShape(ArrayRef<int64_t> shape);

/// Whether all elements are worth treating one by one: a static tensor of at
/// most kMaxScalars elements that is a constant, or was built of scalars, or is
/// a scalar or list of integers.
bool isListOfScalars(Value tensor);

class FoldingBuilder : public ImplicitLocOpBuilder {
public:
  using ImplicitLocOpBuilder::ImplicitLocOpBuilder;

  /// Index arithmetic on OpFoldResults at this builder's place.
  IndexBuilder index() { return IndexBuilder(*this, getLoc()); }

  /// The extents of `tensor`, static ones as attributes.
  SmallVector<OpFoldResult> getExtents(Value tensor);

  /// The element of the static tensor `tensor` at the row-major position
  /// `position`.
  Value getScalar(Value tensor, int64_t position);
  /// All of them in row-major order.
  SmallVector<Value> getScalars(Value tensor);
  /// A tensor of `shape` and `element` from its elements in row-major order.
  Value fromScalars(ArrayRef<int64_t> shape, Type element, ValueRange scalars);

  /// A tensor of `shape` of elements of `tensor`, a list of scalars; `source`
  /// maps the indices of an element to those it comes from.
  Value
  moveScalars(Value tensor, ArrayRef<int64_t> shape,
              function_ref<SmallVector<int64_t>(ArrayRef<int64_t>)> source);

  /// The signless integer `scalar` as an index; constants as attributes.
  OpFoldResult toIndex(Value scalar);
  /// The index `value` as a scalar of the signless integer type `type`.
  Value fromIndex(OpFoldResult value, Type type);

  /// Stops the program unless `condition` holds, with `message` after the name
  /// that this builder's location has.
  void assertThat(Condition condition, const Twine &message);

  /// The list `list` with its length refined to `length`. If its length is not
  /// known, it is checked at run time; the message calls the list `name`.
  Value fixLength(Value list, int64_t length, const Twine &name);

  /// `tensor` with the extents `shape`. If the numbers of elements are not
  /// known to be equal, that is checked at run time with `message`; the caller
  /// has refused known numbers that differ.
  Value reshape(Value tensor, ArrayRef<OpFoldResult> shape, StringRef message);

  /// The part of `tensor` that starts at `offsets`, which are at most its
  /// extents, and has `sizes` elements `strides` apart.
  Value slice(Value tensor, ArrayRef<OpFoldResult> offsets,
              ArrayRef<OpFoldResult> sizes, ArrayRef<OpFoldResult> strides);

  /// A tensor of the extents `shape` whose elements `element` computes from
  /// their indices.
  Value generate(ArrayRef<OpFoldResult> shape, Type elementType,
                 function_ref<Value(FoldingBuilder &, ValueRange)> element);

  /// The product of `factors`.
  OpFoldResult product(ArrayRef<OpFoldResult> factors);
};

} // namespace mlir::pad

#endif // PAD_LIB_TARGET_UTILS_FOLDINGBUILDER_H
