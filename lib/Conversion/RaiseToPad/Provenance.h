//===- Provenance.h - Where the elements of a tensor come from --*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows an element of a tensor back through the operations that moved it:
// slices, insertions, concatenations, reshapes, gathers, bodies, calls.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_CONVERSION_RAISETOPAD_PROVENANCE_H
#define PAD_LIB_CONVERSION_RAISETOPAD_PROVENANCE_H

#include "IndexExplorer.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::pad {

/// A chain of more operations than this is not followed.
constexpr unsigned maxDepth = 512;

/// A sum of more terms is not looked at.
constexpr int64_t maxTerms = 256;

/// An element of a tensor at indices.
struct Reading {
  Value tensor;
  SmallVector<Linear> indices;

  bool operator==(const Reading &other) const {
    return tensor == other.tensor && indices == other.indices;
  }

  /// Whether it is the same element for all indices of the root, or none.
  bool isOneElement() const {
    return llvm::all_of(indices,
                        [](const Linear &i) { return i.isConstant(); });
  }
};

/// The origin of an element: one of these.
struct Element {
  /// An element of a tensor that nothing more is known of, if it has one.
  Reading reading;
  /// A constant.
  Attribute constant;
  /// A scalar.
  Value scalar;
  /// An integer that was computed from indices.
  std::optional<Linear> number;
  /// Elements that are added to that of `reading`; see followSums.
  SmallVector<Reading, 0> addends = {};
  /// Whether 0.0 is added as well, which makes 0.0 of -0.0.
  bool addsZero = false;

  bool operator==(const Element &other) const {
    return reading == other.reading && constant == other.constant &&
           scalar == other.scalar && number == other.number &&
           addends == other.addends && addsZero == other.addsZero;
  }
};

/// Where the elements in one part of a tensor come from.
struct Piece {
  /// The indices in the part. The indices of the tensor are the first
  /// variables.
  IndexDomain domain;
  /// The origin of its elements.
  Element element;
  /// The tensors that the elements pass on the way to their origin, the nearest
  /// one first. Only values that can be used where the tensor is made.
  SmallVector<Reading> trail;
};

/// Finds where the elements of the result of one operation come from.
class Provenance {
public:
  /// The treatment of elements whose way depends on values that are known at
  /// run time only.
  enum class Unknowns {
    /// Such a value is a number by itself, however it was computed.
    Opaque,
    /// Each case is looked at.
    Split,
  };

  Provenance(Operation *root, Unknowns unknowns, int64_t &budget);

  /// Reads a sum as its terms from now on, down to elements of `source`, if it
  /// is given.
  void followSums(Value source = {}) {
    followsSums = true;
    termSource = source;
  }

  /// The pieces of the result, which cover all of it that is written.
  FailureOr<std::vector<Piece>> getPieces();

  IndexExplorer &getExplorer() { return explorer; }

  /// Why there are no pieces.
  StringRef getFailure() const;

  /// Whether a value was a number by itself, but might be looked at.
  bool hasOpaqueNumbers() const { return madeOpaque; }

  /// An extent of `tensor`, which can be used at the root.
  Linear getExtent(Value tensor, int64_t axis);

  /// Whether `number` depends on an index of the root.
  bool dependsOnIndices(const Linear &number) const;

  /// Builds `number`, which depends on no index of the root.
  OpFoldResult build(OpBuilder &builder, Location loc, const Linear &number);

  /// Whether `value` can be used where the root is.
  bool isInScope(Value value) const;

private:
  using Indices = ArrayRef<Linear>;
  using MaybeElement = std::optional<Element>;
  using MaybeLinear = std::optional<Linear>;
  using KnownIndices = DenseMap<Value, MaybeLinear>;

  // Tensors, each at indices.
  MaybeElement read(Value tensor, Indices indices);
  MaybeElement readThrough(Value tensor, Indices indices);
  MaybeElement readResult(OpResult result, Indices indices);
  MaybeElement readLinalg(linalg::LinalgOp op, OpResult result,
                          Indices indices);
  MaybeElement readTosa(OpResult result, Indices indices);
  MaybeLinear readTosaNumber(Operation *op, Indices indices);
  MaybeElement readScattered(Operation *scatter, Indices indices);
  /// The element of `tensor`, which has one row, at each index of `shape`.
  MaybeLinear readRows(Value tensor, ArrayRef<int64_t> shape);
  MaybeElement readPad(Operation *op, Indices indices);
  MaybeElement readInserted(Operation *op, Indices indices);
  MaybeElement readConcatenated(ValueRange inputs, int64_t axis,
                                Indices indices);
  MaybeElement readReshaped(Value source, Type type, Indices indices);
  MaybeElement readBody(Operation *op, Indices indices, Value yielded);
  MaybeElement readReduction(linalg::LinalgOp op, Indices indices);
  MaybeElement readControlFlow(OpResult result, Indices indices);
  bool isInBounds(Value tensor, Indices indices);
  /// Takes from `tensors` those that `element` does not pass on its way; null
  /// is any tensor. Returns whether one is left.
  bool keepTensorsOnWayOf(const Element &element,
                          std::optional<SmallVector<Value>> &tensors) const;

  /// A scalar.
  MaybeElement readScalar(Value value);
  MaybeElement readArgument(BlockArgument argument);
  MaybeElement add(const MaybeElement &a, const MaybeElement &b);
  /// `sum`, whose way is in `trail` from `begin` on, and the element that
  /// `readTerm` reads. A zero that is left out is not on the way.
  MaybeElement addTo(const MaybeElement &sum, size_t begin,
                     llvm::function_ref<MaybeElement()> readTerm);

  // Indices.
  MaybeLinear readIndex(Value value);
  MaybeLinear readIndexAnew(Value value);
  MaybeLinear readComputed(OpResult result);
  MaybeLinear readSelect(arith::SelectOp op);
  MaybeLinear readDivision(Operation *op);
  /// a / b, rounded towards zero, if `b` is a positive constant.
  MaybeLinear divideToZero(const Linear &a, const Linear &b);
  MaybeLinear readFolded(OpResult result);
  MaybeLinear readComparison(arith::CmpIOp op);
  MaybeLinear readAll(AffineMap map, ValueRange operands, bool isMin);
  MaybeLinear readFoldResult(OpFoldResult value);
  MaybeLinear readExpr(AffineExpr expr, unsigned numDims, Indices operands);
  MaybeLinear toIndex(const MaybeElement &element);
  MaybeLinear lookUp(const Reading &reading);
  /// Takes from `trail` what was read since it had `mark` tensors: the way to
  /// an index or a condition, or of what is not known, is not the way of the
  /// element.
  void leaveTrail(size_t mark);
  MaybeLinear readIndexTensor(Value tensor, Indices indices);
  std::optional<SmallVector<Linear>> readIndices(ValueRange values);
  std::optional<SmallVector<Linear>> readIndices(ArrayRef<OpFoldResult> values);
  /// Whether `value` is certain to be true or false in a part of the domain.
  std::optional<bool> readCondition(Value value);

  /// Whether `number` does not wrap around in `type`.
  bool holds(Type type, const Linear &number);

  Linear getVariable(Value value, int64_t axis = -1);
  MaybeLinear getExtentOfResult(OpResult result, int64_t axis);
  std::nullopt_t leave(StringRef reason);

  Operation *root;
  Unknowns unknowns;
  IndexExplorer explorer;
  /// The extents that are being looked for.
  llvm::SmallDenseSet<std::pair<Value, int64_t>> open;
  unsigned rank;
  /// All indices of the result.
  IndexDomain all;
  /// Whether something was read out of bounds where run-time values are as in
  /// this part of the domain, which no program may do.
  bool cannotOccur = false;
  bool madeOpaque = false;
  bool followsSums = false;
  Value termSource;
  unsigned depth = 0;
  std::string reason;
  SmallVector<Reading> trail;
  /// The meaning of the other variables: a value, or an extent of a value.
  SmallVector<std::pair<Value, int64_t>> symbols;
  DenseMap<std::pair<Value, int64_t>, unsigned> symbolNumbers;
  /// The indices that the body of an operation is read for.
  DenseMap<Operation *, SmallVector<Linear>> bodies;
  /// Operations whose bodies compute with what they read: not to be read again
  /// and again where such operations follow each other.
  DenseSet<Operation *> computing;
  /// The call that a function is read for.
  DenseMap<Operation *, Operation *> calls;
  /// The indices that were read so far in the body at hand.
  KnownIndices known;
};

/// The extents of a ranked tensor.
inline ArrayRef<int64_t> getShape(Value tensor) {
  return cast<RankedTensorType>(tensor.getType()).getShape();
}

/// The amounts of a pad of any dialect, if they are values that it names.
bool getAmounts(Operation *op, SmallVector<OpFoldResult> &low,
                SmallVector<OpFoldResult> &high);

} // namespace mlir::pad

#endif // PAD_LIB_CONVERSION_RAISETOPAD_PROVENANCE_H
