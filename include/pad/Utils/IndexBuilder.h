//===- IndexBuilder.h - Index arithmetic that folds -------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds `arith` ops on indices out of OpFoldResults. Static numbers stay
// attributes, without an op, so that one code path serves static and dynamic
// shapes.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_INDEXBUILDER_H
#define PAD_UTILS_INDEXBUILDER_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/OpDefinition.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::pad {

/// A condition: known, or an i1 value.
struct Condition {
  Condition(bool known) : known(known) {}
  Condition(Value value) : value(value) {}

  bool isTrue() const { return !value && known; }
  bool isFalse() const { return !value && !known; }

  Value value;
  bool known = false;
};

/// The indices in [begin, end).
struct IndexRange {
  OpFoldResult begin, end;
};

/// The indices `begin`, `begin + distance`, ..., `count` of them.
struct ArithmeticSequence {
  OpFoldResult begin, distance, count;
};

/// The extents of `shaped`, a tensor or a memref.
SmallVector<OpFoldResult> getMixedSizes(OpBuilder &builder, Location loc,
                                        Value shaped);

/// Index arithmetic at the builder's insertion point, in the index type or in a
/// signless integer type. All results fit that type, read as signed; divisors
/// are positive.
class IndexBuilder {
public:
  using Index = OpFoldResult;
  using Condition = pad::Condition;

  /// Of the index type if `type` is null.
  IndexBuilder(OpBuilder &builder, Location loc, Type type = {});

  Index constant(int64_t c);
  Index add(Index a, Index b);
  Index sub(Index a, Index b);
  Index mul(Index a, Index b);
  Index min(Index a, Index b);
  Index max(Index a, Index b);
  /// The index of [low, high] that is nearest to `a`; `high` if there is none.
  Index clamp(Index a, Index low, Index high);

  /// begin + position * stride.
  Index offset(Index begin, Index position, Index stride) {
    return add(begin, mul(position, stride));
  }

  /// Division of a non-negative `a`, rounding down and up.
  Index div(Index a, Index b);
  Index ceilDiv(Index a, Index b) { return div(add(a, sub(b, 1)), b); }

  /// The remainder in [0, b) of any `a`.
  Index floorMod(Index a, Index b);

  /// The remainder in [0, b) of any `a`; `b` is a power of two.
  Index modPowerOfTwo(Index a, int64_t b);
  /// The largest power of two that divides `a`; 0 for 0.
  Index getPowerOfTwoIn(Index a);

  Condition lessThan(Index a, Index b);
  Condition lessEqual(Index a, Index b);
  Condition equal(Index a, Index b);
  Condition isIn(IndexRange range, Index a);
  Condition conjunction(Condition a, Condition b);
  Condition disjunction(Condition a, Condition b);
  Condition negation(Condition a);
  Index select(Condition condition, Index a, Index b);

  /// These functions with a number as one operand.
  Index add(Index a, int64_t b) { return add(a, constant(b)); }
  Index sub(Index a, int64_t b) { return sub(a, constant(b)); }
  Index sub(int64_t a, Index b) { return sub(constant(a), b); }
  Index mul(Index a, int64_t b) { return mul(a, constant(b)); }
  Index min(Index a, int64_t b) { return min(a, constant(b)); }
  Index max(Index a, int64_t b) { return max(a, constant(b)); }
  Index div(Index a, int64_t b) { return div(a, constant(b)); }
  Index ceilDiv(Index a, int64_t b) { return ceilDiv(a, constant(b)); }
  Condition lessThan(Index a, int64_t b) { return lessThan(a, constant(b)); }
  Condition lessThan(int64_t a, Index b) { return lessThan(constant(a), b); }
  Condition lessEqual(Index a, int64_t b) { return lessEqual(a, constant(b)); }
  Condition lessEqual(int64_t a, Index b) { return lessEqual(constant(a), b); }
  Condition equal(Index a, int64_t b) { return equal(a, constant(b)); }

  /// `a` as an SSA value.
  Value materialize(Index a);
  Value materialize(Condition a);

  OpBuilder &getBuilder() { return builder; }
  Location getLoc() { return loc; }
  Type getType() { return type; }

private:
  OpBuilder &builder;
  Location loc;
  Type type;
};

} // namespace mlir::pad

#endif // PAD_UTILS_INDEXBUILDER_H
