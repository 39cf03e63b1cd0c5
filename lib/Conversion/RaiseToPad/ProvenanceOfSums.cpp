//===- ProvenanceOfSums.cpp - Which elements a sum is of ------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Provenance.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::pad;

/// Whether `element` is 0, 0.0 or -0.0.
static bool isZero(const Element &element) {
  return element.constant && (matchPattern(element.constant, m_Zero()) ||
                              matchPattern(element.constant, m_AnyZeroFloat()));
}

std::optional<Element> Provenance::add(const MaybeElement &a,
                                       const MaybeElement &b) {
  if (!a || !b)
    return std::nullopt;
  bool hasTerm = a->reading.tensor || b->reading.tensor;
  for (auto [zero, other] : {std::pair(&*a, &*b), std::pair(&*b, &*a)}) {
    if (!isZero(*zero))
      continue;
    bool isNegative = matchPattern(zero->constant, m_NegZeroFloat());
    if (!isZero(*other) && !other->reading.tensor)
      break;
    Element sum = *other;
    sum.addsZero |= hasTerm && !isNegative;
    // 0.0 + -0.0 is 0.0.
    if (hasTerm || isNegative)
      return sum;
    return *zero;
  }
  if (!a->reading.tensor || !b->reading.tensor)
    return leave("a sum of numbers that are computed");
  Element sum = *a;
  sum.addends.push_back(b->reading);
  llvm::append_range(sum.addends, b->addends);
  sum.addsZero |= b->addsZero;
  if (sum.addends.size() >= maxTerms)
    return leave("a sum of more terms than are looked at");
  return sum;
}

std::optional<Element>
Provenance::addTo(const MaybeElement &sum, size_t begin,
                  llvm::function_ref<MaybeElement()> readTerm) {
  if (!sum)
    return std::nullopt;
  size_t end = trail.size();
  MaybeElement term = readTerm();
  MaybeElement total = add(sum, term);
  if (!total)
    return std::nullopt;
  if (isZero(*term))
    leaveTrail(end);
  else if (isZero(*sum))
    trail.erase(trail.begin() + begin, trail.begin() + end);
  return total;
}

// linalg.generic ins(%x) outs(%y) { linalg.yield (addf %out, %in) }
//   -> %y[i] + %x[i, 0] + %x[i, 1] + ...
std::optional<Element> Provenance::readReduction(linalg::LinalgOp op,
                                                 Indices indices) {
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  SmallVector<unsigned> reduced;
  op.getReductionDims(reduced);
  int64_t count = 1;
  for (unsigned loop : reduced)
    if (ShapedType::isDynamic(extents[loop]) || extents[loop] > maxTerms ||
        (count *= extents[loop]) > maxTerms)
      return leave("a sum of more terms than are looked at");
  AffineMap map = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  Operation *sum =
      op.getBlock()->getTerminator()->getOperand(0).getDefiningOp();
  Value total = op.getRegionOutputArgs().front();
  if (op.getNumDpsInits() != 1 || !map.isProjectedPermutation() ||
      map.getNumResults() + reduced.size() != map.getNumDims() || !sum ||
      !isa<arith::AddFOp, arith::AddIOp>(sum) || !total.hasOneUse() ||
      !llvm::is_contained(sum->getOperands(), total))
    return leave("a body that computes");
  Value term = sum->getOperand(sum->getOperand(0) == total ? 1 : 0);
  SmallVector<Linear> loops(extents.size());
  for (auto [index, expr] : llvm::zip_equal(indices, map.getResults()))
    loops[cast<AffineDimExpr>(expr).getPosition()] = index;
  size_t begin = trail.size();
  MaybeElement element = read(op.getDpsInits().front(), indices);
  for (int64_t k = 0; k < count && element; ++k) {
    int64_t position = k;
    for (unsigned loop : reduced) {
      loops[loop] = position % extents[loop];
      position /= extents[loop];
    }
    element = addTo(element, begin, [&] { return readBody(op, loops, term); });
  }
  return element;
}
