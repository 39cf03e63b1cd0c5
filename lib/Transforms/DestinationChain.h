//===- DestinationChain.h - The ops that compute one array ------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most ops on tensors have a destination, whose buffer bufferization gives to
// the result. A chain of such ops computes one array in one buffer. If the
// first op gets a slice of another tensor as its destination, the whole chain
// computes its array there.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_TRANSFORMS_DESTINATIONCHAIN_H
#define LIB_TRANSFORMS_DESTINATIONCHAIN_H

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::pad {

/// The ops that compute a tensor in one buffer, and how this buffer is chosen.
class DestinationChain {
public:
  /// Ops that allocate padded arrays: every use belongs to the array.
  using Arrays = llvm::SmallDenseSet<Operation *>;

  /// Finds the chain that computes `value` for `user`, both in one block. Only
  /// `value` itself may have users outside of the chain, and only with
  /// `allowOtherUsers`. If there is none, sets `reason`.
  static std::optional<DestinationChain> find(Value value, Operation *user,
                                              const Arrays &arrays,
                                              bool allowOtherUsers = false,
                                              StringRef *reason = nullptr);

  /// The op that the destination has to precede.
  Operation *getFirst() const { return ops.back(); }

  /// The type of the first destination: the array's type, with the static
  /// extents that its first op knows.
  RankedTensorType getType() const;

  /// The extents of the array. Unknown ones are built before the first op.
  SmallVector<OpFoldResult> getSizes(OpBuilder &builder,
                                     const Arrays &arrays) const;

  /// Makes `destination`, a tensor of these extents, the first destination.
  /// Parts of the array that are computed on their own, operands of
  /// `tensor.concat` and `tensor.insert_slice`, are computed in their places.
  void setDestination(RewriterBase &rewriter, Value destination,
                      Arrays &arrays);

  /// Moves the first op, and all ops that use its results, to just before the
  /// owner of `use`, which comes after all of them. Fails, and moves nothing,
  /// if one of them has another effect on memory than to allocate one of
  /// `arrays`, or if another operand of the owner is a result of one.
  LogicalResult moveBefore(RewriterBase &rewriter, OpOperand &use,
                           const Arrays &arrays);

private:
  StringRef extend(Value value, Operation *user, bool allowOtherUsers,
                   const Arrays &arrays);

  /// From the op that defines the value back to the first one.
  SmallVector<Operation *> ops;
  /// The operand of the first op that is its destination. Null if the op is
  /// replaced by one that has a destination.
  OpOperand *init = nullptr;
  /// Whether the elements of `init` are used.
  bool copiesInit = false;
  /// Destinations of elementwise ops, and the inputs that replace them.
  SmallVector<std::pair<OpOperand *, OpOperand *>> updates;
};

/// `value`, a tensor, cast to `type` if that is another one.
Value castTo(OpBuilder &builder, Type type, Value value);

/// Whether ops may be moved behind others.
enum class Order { Free, Kept };

/// Computes the source of `insert` in its place, if a chain of ops computes it
/// for `insert` alone. These come after the array into which it is inserted; if
/// they do not, they are moved there.
void computeInPlace(RewriterBase &rewriter, tensor::InsertSliceOp insert,
                    DestinationChain::Arrays &arrays,
                    Order order = Order::Free);

} // namespace mlir::pad

#endif // LIB_TRANSFORMS_DESTINATIONCHAIN_H
