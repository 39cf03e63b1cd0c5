//===- IndexBuilder.cpp - Index arithmetic that folds ---------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Utils/IndexBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/Extension.h"

using namespace mlir;
using namespace mlir::pad;

using Index = IndexBuilder::Index;

/// Both operands if both are known.
static std::optional<std::pair<int64_t, int64_t>> known(Index a, Index b) {
  std::optional<int64_t> x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (!x || !y)
    return std::nullopt;
  return std::pair(*x, *y);
}

/// Static amounts near the ends of the int64 range may overflow on the way to a
/// result that is thrown away: unsigned arithmetic wraps where signed may not.
static int64_t wrap(uint64_t bits) { return static_cast<int64_t>(bits); }

/// Builds an op on `a` and `b`. The constants are built in this order, which
/// C++ leaves to the compiler for arguments of one call.
template <typename OpTy>
static Index buildBinary(IndexBuilder &index, Index a, Index b) {
  Value lhs = index.materialize(a), rhs = index.materialize(b);
  return OpTy::create(index.getBuilder(), index.getLoc(), lhs, rhs).getResult();
}

SmallVector<OpFoldResult> mlir::pad::getMixedSizes(OpBuilder &builder,
                                                   Location loc, Value shaped) {
  return isa<MemRefType>(shaped.getType())
             ? memref::getMixedSizes(builder, loc, shaped)
             : tensor::getMixedSizes(builder, loc, shaped);
}

IndexBuilder::IndexBuilder(OpBuilder &builder, Location loc, Type type)
    : builder(builder), loc(loc), type(type) {
  if (!type)
    this->type = builder.getIndexType();
}

Index IndexBuilder::constant(int64_t c) {
  return builder.getIntegerAttr(type, c);
}

Index IndexBuilder::add(Index a, Index b) {
  if (auto c = known(a, b))
    return constant(wrap(uint64_t(c->first) + uint64_t(c->second)));
  if (isZeroInteger(a))
    return b;
  if (isZeroInteger(b))
    return a;
  return buildBinary<arith::AddIOp>(*this, a, b);
}

Index IndexBuilder::sub(Index a, Index b) {
  if (auto c = known(a, b))
    return constant(wrap(uint64_t(c->first) - uint64_t(c->second)));
  if (isZeroInteger(b))
    return a;
  if (a == b)
    return constant(0);
  return buildBinary<arith::SubIOp>(*this, a, b);
}

Index IndexBuilder::mul(Index a, Index b) {
  if (auto c = known(a, b))
    return constant(wrap(uint64_t(c->first) * uint64_t(c->second)));
  if (isZeroInteger(a) || isOneInteger(b))
    return a;
  if (isZeroInteger(b) || isOneInteger(a))
    return b;
  return buildBinary<arith::MulIOp>(*this, a, b);
}

Index IndexBuilder::min(Index a, Index b) {
  if (auto c = known(a, b))
    return constant(std::min(c->first, c->second));
  if (a == b)
    return a;
  return buildBinary<arith::MinSIOp>(*this, a, b);
}

Index IndexBuilder::max(Index a, Index b) {
  if (auto c = known(a, b))
    return constant(std::max(c->first, c->second));
  if (a == b)
    return a;
  return buildBinary<arith::MaxSIOp>(*this, a, b);
}

Index IndexBuilder::clamp(Index a, Index low, Index high) {
  if (isEqualConstantIntOrValue(low, high))
    return low;
  return min(max(a, low), high);
}

Index IndexBuilder::div(Index a, Index b) {
  // Products that wrap may be 0.
  if (auto c = known(a, b); c && c->first >= 0 && c->second > 0)
    return constant(c->first / c->second);
  if (isOneInteger(b))
    return a;
  return buildBinary<arith::DivUIOp>(*this, a, b);
}

Index IndexBuilder::floorMod(Index a, Index b) {
  if (auto c = known(a, b); c && c->second > 0)
    return constant(ConstantArith().floorMod(c->first, c->second));
  if (isOneInteger(b))
    return constant(0);
  // a mod b = r < 0 ? r + b : r, with the remainder r that has the sign of a.
  Value divisor = materialize(b);
  Index rem =
      arith::RemSIOp::create(builder, loc, materialize(a), divisor).getResult();
  Condition isNegative = lessThan(rem, constant(0));
  return select(isNegative, add(rem, divisor), rem);
}

Index IndexBuilder::modPowerOfTwo(Index a, int64_t b) {
  if (b == 1)
    return constant(0);
  Index mask = constant(b - 1);
  if (auto c = known(a, mask))
    return constant(c->first & c->second);
  return buildBinary<arith::AndIOp>(*this, a, mask);
}

Index IndexBuilder::getPowerOfTwoIn(Index a) {
  Index negative = sub(0, a);
  if (auto c = known(a, negative))
    return constant(c->first & c->second);
  return buildBinary<arith::AndIOp>(*this, a, negative);
}

static Condition compare(IndexBuilder &index, arith::CmpIPredicate predicate,
                         Index a, Index b) {
  Value lhs = index.materialize(a), rhs = index.materialize(b);
  return Condition(arith::CmpIOp::create(index.getBuilder(), index.getLoc(),
                                         predicate, lhs, rhs)
                       .getResult());
}

Condition IndexBuilder::lessThan(Index a, Index b) {
  if (auto c = known(a, b))
    return c->first < c->second;
  if (a == b)
    return false;
  return compare(*this, arith::CmpIPredicate::slt, a, b);
}

Condition IndexBuilder::lessEqual(Index a, Index b) {
  if (auto c = known(a, b))
    return c->first <= c->second;
  if (a == b)
    return true;
  return compare(*this, arith::CmpIPredicate::sle, a, b);
}

Condition IndexBuilder::equal(Index a, Index b) {
  if (auto c = known(a, b))
    return c->first == c->second;
  if (a == b)
    return true;
  return compare(*this, arith::CmpIPredicate::eq, a, b);
}

Condition IndexBuilder::isIn(IndexRange range, Index a) {
  Condition isBehindBegin = lessEqual(range.begin, a);
  return conjunction(isBehindBegin, lessThan(a, range.end));
}

Condition IndexBuilder::conjunction(Condition a, Condition b) {
  if (a.isFalse() || b.isTrue())
    return a;
  if (b.isFalse() || a.isTrue())
    return b;
  return Condition(
      arith::AndIOp::create(builder, loc, a.value, b.value).getResult());
}

Condition IndexBuilder::disjunction(Condition a, Condition b) {
  if (a.isTrue() || b.isFalse())
    return a;
  if (b.isTrue() || a.isFalse())
    return b;
  return Condition(
      arith::OrIOp::create(builder, loc, a.value, b.value).getResult());
}

Condition IndexBuilder::negation(Condition a) {
  if (!a.value)
    return !a.known;
  Value one = materialize(Condition(true));
  return Condition(
      arith::XOrIOp::create(builder, loc, a.value, one).getResult());
}

Index IndexBuilder::select(Condition condition, Index a, Index b) {
  if (!condition.value)
    return condition.known ? a : b;
  if (a == b)
    return a;
  Value ifTrue = materialize(a), ifFalse = materialize(b);
  return arith::SelectOp::create(builder, loc, condition.value, ifTrue, ifFalse)
      .getResult();
}

Value IndexBuilder::materialize(Index a) {
  if (auto value = dyn_cast<Value>(a))
    return value;
  // Attributes may come from elsewhere, and be of another type.
  auto number = builder.getIntegerAttr(type, *getConstantIntValue(a));
  return arith::ConstantOp::create(builder, loc, number);
}

Value IndexBuilder::materialize(Condition a) {
  if (a.value)
    return a.value;
  return arith::ConstantIntOp::create(builder, loc, a.known, /*width=*/1);
}
