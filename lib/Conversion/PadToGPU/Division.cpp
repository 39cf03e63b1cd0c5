//===- Division.cpp - Divisions without a division ------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Launch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::pad;

/// `value` in front of `launch`, by copies of the arithmetic that computes it;
/// null if something in the launch has a part in it that is not arithmetic.
static Value hoist(OpBuilder &builder, gpu::LaunchOp launch, Value value,
                   IRMapping &hoisted) {
  if (!launch.getBody().isAncestor(value.getParentRegion()))
    return value;
  if (Value copy = hoisted.lookupOrNull(value))
    return copy;
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumRegions() != 0 || !isPure(op))
    return {};
  for (Value operand : op->getOperands())
    if (!hoist(builder, launch, operand, hoisted))
      return {};
  builder.clone(*op, hoisted);
  return hoisted.lookup(value);
}

/// The bits of `a` * `b` above those of the type of `a`; `a` is an i32 or i64,
/// `b` an i64 that has no more bits. Of an i64, that or one less.
static Value multiplyHigh(OpBuilder &builder, Location loc, Value a, Value b) {
  IndexBuilder wide(builder, loc, builder.getI64Type());
  OpFoldResult half = wide.constant(32), mask = wide.constant(0xFFFFFFFF);
  auto getHigh = [&](OpFoldResult bits) -> OpFoldResult {
    Value number = wide.materialize(bits);
    return arith::ShRUIOp::create(builder, loc, number, wide.materialize(half))
        .getResult();
  };
  if (a.getType() != wide.getType()) {
    Value extended = arith::ExtUIOp::create(builder, loc, wide.getType(), a);
    Value high = wide.materialize(getHigh(wide.mul(extended, b)));
    return arith::TruncIOp::create(builder, loc, a.getType(), high);
  }
  // Not all targets have products of 128 bits, so the product is built from
  // halves. The product of the two lower halves is left out: with it, LLVM
  // would recognize one product of 128 bits. No sum wraps.
  auto getLow = [&](OpFoldResult bits) -> OpFoldResult {
    Value number = wide.materialize(bits);
    return arith::AndIOp::create(builder, loc, number, wide.materialize(mask))
        .getResult();
  };
  OpFoldResult aHigh = getHigh(a), bHigh = getHigh(b);
  OpFoldResult first = wide.mul(aHigh, getLow(b));
  OpFoldResult second = wide.mul(getLow(a), bHigh);
  second = wide.add(second, getLow(first));
  OpFoldResult third = wide.mul(aHigh, bHigh);
  OpFoldResult carried = getHigh(first);
  carried = wide.add(carried, getHigh(second));
  return wide.materialize(wide.add(third, carried));
}

/// (2^bits - 1) / `divisor`, rounded down, as an i64; `divisor` has `bits` bits
/// and is taken as 1 if it is less. The type keeps ptxas from its rewriting
/// of
///
///   hi = (extui %a * extui %reciprocal) >> 32     // i64, in a loop
///   %a - hi * %divisor
///
/// as %a - %a * ((%reciprocal * %divisor) >> 32), to hoist the second product:
/// CUDA 13.0 to 13.5 do so where both factors of the first are from 32 bits.
static Value getReciprocal(OpBuilder &builder, Location loc, Value divisor) {
  IndexBuilder index(builder, loc, divisor.getType());
  IndexBuilder wide(builder, loc, builder.getI64Type());
  bool isWide = divisor.getType() == wide.getType();
  Value positive = index.materialize(index.max(divisor, index.constant(1)));
  if (!isWide)
    positive = arith::ExtUIOp::create(builder, loc, wide.getType(), positive);
  int64_t most = isWide ? -1 : int64_t(0xFFFFFFFF);
  return arith::DivUIOp::create(
      builder, loc, wide.materialize(wide.constant(most)), positive);
}

/// The quotient of `a` and `divisor`, unsigned integers of which `a` is at most
/// 2^(bits - 1), and the remainder. Expects `reciprocal` to be
/// (2^bits - 1) / divisor, rounded down. The upper half of its product with `a`
/// is the quotient or, as it is more than a / divisor - a / 2^bits - 1, one
/// less.
static std::pair<OpFoldResult, OpFoldResult>
divide(IndexBuilder &index, Value a, Value divisor, Value reciprocal) {
  OpBuilder &builder = index.getBuilder();
  Location loc = index.getLoc();
  OpFoldResult quotient = multiplyHigh(builder, loc, a, reciprocal);
  OpFoldResult rest = index.sub(a, index.mul(quotient, divisor));
  int64_t mayLack = index.getType().isInteger(64) ? 2 : 1;
  for (int64_t k = 0; k < mayLack; ++k) {
    Condition isLess =
        Value(arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::uge,
                                    index.materialize(rest), divisor));
    quotient = index.select(isLess, index.add(quotient, 1), quotient);
    rest = index.select(isLess, index.sub(rest, divisor), rest);
  }
  return {quotient, rest};
}

void mlir::pad::replaceDivisions(OpBuilder &builder, gpu::LaunchOp launch) {
  IRRewriter rewriter(builder);
  SmallVector<Operation *> divisions;
  launch.walk([&](Operation *op) {
    if (isa<arith::DivUIOp, arith::RemSIOp>(op))
      divisions.push_back(op);
  });
  IRMapping hoisted;
  for (Operation *op : divisions) {
    Value a = op->getOperand(0), divisor = op->getOperand(1);
    if (!divisor.getType().isInteger(32) && !divisor.getType().isInteger(64))
      continue;
    if (matchPattern(divisor, m_Constant()))
      continue;
    rewriter.setInsertionPoint(launch);
    IndexBuilder index(rewriter, op->getLoc(), divisor.getType());
    Value known = hoist(rewriter, launch, divisor, hoisted);
    if (!known)
      continue;
    // The kernel may never execute the division; the host always does.
    OpFoldResult zero = index.constant(0);
    Value reciprocal = getReciprocal(rewriter, op->getLoc(), known);

    rewriter.setInsertionPoint(op);
    if (isa<arith::DivUIOp>(op)) {
      OpFoldResult quotient = divide(index, a, divisor, reciprocal).first;
      rewriter.replaceOp(op, index.materialize(quotient));
    } else {
      // The remainder has the sign of the dividend.
      Condition isNegative = index.lessThan(a, zero);
      auto negateIf = [&](OpFoldResult number) {
        return index.select(isNegative, index.sub(zero, number), number);
      };
      Value magnitude = index.materialize(negateIf(a));
      OpFoldResult rest = divide(index, magnitude, divisor, reciprocal).second;
      rewriter.replaceOp(op, index.materialize(negateIf(rest)));
    }
  }
}
