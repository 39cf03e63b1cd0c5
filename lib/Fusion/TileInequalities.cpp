//===- TileInequalities.cpp - Iterations whose tiles need no pad ----------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The amounts of a tile are minima, maxima and sums of induction variables and
// of loop invariants. The inequality `amount <= 0` is solved for the induction
// variable of one loop.
//
//===----------------------------------------------------------------------===//

#include "TileInequalities.h"
#include "mlir/Analysis/FlatLinearValueConstraints.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/Pad.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// Finds the iterations for which an amount is no more than 0.
class AmountSolver {
public:
  explicit AmountSolver(LoopDim loopDim)
      : loop(loopDim.loop), iv(loopDim.getInductionVar()) {}

  /// Inequalities that together imply `amount` <= 0, in terms of loop
  /// invariants; nullopt if none are found.
  std::optional<Inequalities> solve(OpFoldResult amount);

private:
  std::optional<Inequalities> solve(ValueExpr number);
  /// As solve, with the symbol `position` replaced by a result of `map`.
  std::optional<Inequalities> solveReplaced(const ValueExpr &number,
                                            unsigned position,
                                            AffineExpr result, AffineMap map,
                                            ValueRange operands);

  LoopLikeOpInterface loop;
  Value iv;
  /// How many more numbers are looked at: minima of minima multiply.
  int budget = 0;
};

} // namespace

/// Composes `map` with the affine ops that its operands come from.
static ValueExpr compose(AffineMap map, SmallVector<Value> operands) {
  affine::fullyComposeAffineMapAndOperands(&map, &operands);
  affine::canonicalizeMapAndOperands(&map, &operands);
  // Dimensions and symbols are all the same here.
  MLIRContext *context = map.getContext();
  SmallVector<AffineExpr> dims, symbols;
  for (unsigned i = 0; i != map.getNumDims(); ++i)
    dims.push_back(getAffineSymbolExpr(i, context));
  for (unsigned i = 0; i != map.getNumSymbols(); ++i)
    symbols.push_back(getAffineSymbolExpr(map.getNumDims() + i, context));
  // Terms that cancel out, like the position in a mirrored window, vanish.
  AffineExpr expr = map.getResult(0).replaceDimsAndSymbols(dims, symbols);
  return {simplifyAffineExpr(expr, /*numDims=*/0, operands.size()), operands};
}

std::optional<Inequalities> AmountSolver::solve(OpFoldResult amount) {
  MLIRContext *context = loop.getContext();
  budget = 256;
  if (std::optional<int64_t> known = getConstantIntValue(amount))
    return solve(ValueExpr{getAffineConstantExpr(*known, context), {}});
  return solve(compose(AffineMap::get(0, 1, getAffineSymbolExpr(0, context)),
                       {cast<Value>(amount)}));
}

std::optional<Inequalities> AmountSolver::solveReplaced(const ValueExpr &number,
                                                        unsigned position,
                                                        AffineExpr result,
                                                        AffineMap map,
                                                        ValueRange operands) {
  // The operands of `map` come after the operands of `number`.
  unsigned first = number.operands.size();
  MLIRContext *context = map.getContext();
  SmallVector<AffineExpr> dims, symbols;
  for (unsigned i = 0; i != map.getNumDims(); ++i)
    dims.push_back(getAffineSymbolExpr(first + i, context));
  for (unsigned i = 0; i != map.getNumSymbols(); ++i)
    symbols.push_back(
        getAffineSymbolExpr(first + map.getNumDims() + i, context));
  AffineExpr replacement = result.replaceDimsAndSymbols(dims, symbols);
  AffineExpr expr =
      number.expr.replace(getAffineSymbolExpr(position, context), replacement);
  SmallVector<Value> all = number.operands;
  all.append(operands.begin(), operands.end());
  return solve(compose(AffineMap::get(0, all.size(), expr), all));
}

std::optional<Inequalities> AmountSolver::solve(ValueExpr number) {
  SmallVector<int64_t> factors;
  unsigned count = number.operands.size();
  if (--budget < 0 || !number.expr.isPureAffine() ||
      failed(getFlattenedAffineExpr(number.expr, 0, count, &factors)) ||
      factors.size() != count + 1)
    return std::nullopt;
  // Where the loop is split would be a number of more than 64 bits.
  constexpr int64_t most = int64_t(1) << 62;
  if (factors.back() > most || factors.back() < -most)
    return std::nullopt;

  int64_t slope = 0;
  for (auto [position, operand] : llvm::enumerate(number.operands)) {
    int64_t factor = factors[position];
    if (factor == 0 || loop.isDefinedOutsideOfLoop(operand))
      continue;
    if (operand == iv) {
      slope = factor;
      continue;
    }
    Operation *op = operand.getDefiningOp();
    if (!isa_and_nonnull<affine::AffineMinOp, affine::AffineMaxOp>(op))
      return std::nullopt;
    AffineMap map = isa<affine::AffineMinOp>(op)
                        ? cast<affine::AffineMinOp>(op).getMap()
                        : cast<affine::AffineMaxOp>(op).getMap();
    // A number is at most each result of a minimum that is added to it, and at
    // most the largest result of a maximum.
    bool anyIsEnough = isa<affine::AffineMinOp>(op) == (factor > 0);
    // Other minima and maxima first, then constants.
    SmallVector<AffineExpr> symbols, constants, others;
    for (AffineExpr result : map.getResults())
      (isa<AffineSymbolExpr>(result)     ? symbols
       : isa<AffineConstantExpr>(result) ? constants
                                         : others)
          .push_back(result);
    Inequalities all;
    for (AffineExpr result :
         llvm::concat<AffineExpr>(symbols, constants, others)) {
      std::optional<Inequalities> found =
          solveReplaced(number, position, result, map, op->getOperands());
      if (found && anyIsEnough)
        return found;
      if (!found && !anyIsEnough)
        return std::nullopt;
      if (found)
        all.append(*found);
    }
    if (anyIsEnough)
      return std::nullopt;
    return all;
  }

  if (slope == 0) {
    // Nothing that the loop could be split for.
    auto known = dyn_cast<AffineConstantExpr>(number.expr);
    if (known && known.getValue() <= 0)
      return Inequalities();
    return std::nullopt;
  }
  MLIRContext *context = loop.getContext();
  for (auto [position, operand] : llvm::enumerate(number.operands))
    if (operand == iv)
      number.expr = number.expr.replace(getAffineSymbolExpr(position, context),
                                        getAffineConstantExpr(0, context));
  return Inequalities{{slope, number}};
}

Inequalities mlir::pad::collectInequalities(LoopDim loopDim) {
  Inequalities inequalities;
  AmountSolver solver(loopDim);
  auto collect = [&](auto pad) {
    for (ArrayRef<OpFoldResult> amounts :
         {pad.getMixedLow(), pad.getMixedHigh()})
      for (OpFoldResult amount : amounts)
        if (std::optional<Inequalities> found = solver.solve(amount))
          inequalities.append(*found);
  };
  loopDim.loop.walk([&](Operation *op) {
    if (auto pad = dyn_cast<PadOp>(op))
      collect(pad);
    else if (auto padInto = dyn_cast<PadIntoOp>(op))
      collect(padInto);
  });
  return inequalities;
}
