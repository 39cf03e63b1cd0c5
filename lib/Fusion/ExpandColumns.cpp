//===- ExpandColumns.cpp - Columns, with a loop for each axis -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The columns of an image (im2col) have one loop over all rows and columns and
// one over all of a window, and find the positions in the image by division.
// With a loop for each axis positions are sums, so that it is known where the
// loops begin and end to read padding.
//
//===----------------------------------------------------------------------===//

#include "ExpandColumns.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "pad/IR/Pad.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// Loops that are expanded into several, one for each digit of their number.
class ExpandedLoops {
public:
  explicit ExpandedLoops(ArrayRef<int64_t> counts)
      : counts(counts), divisors(counts.size()) {}

  /// Adds what `expr` divides loops by. Fails if it is not a sum of multiples
  /// of loops, their quotients and remainders.
  LogicalResult addDivisors(AffineExpr expr);

  /// Numbers the loops that those are expanded into, the slowest digit first.
  /// Fails if no number is divided, or by numbers of which one does not divide
  /// the next.
  LogicalResult number();

  /// `expr` of the loops that those are expanded into.
  AffineExpr expand(AffineExpr expr) const;

  /// For each loop the loops that it is expanded into.
  ArrayRef<ReassociationIndices> getGroups() const { return groups; }
  /// The extents of the new loops.
  ArrayRef<int64_t> getExtents() const { return extents; }

private:
  /// A loop, or its remainder: the numbers below `end`.
  struct Operand {
    unsigned dim;
    int64_t end;
  };
  std::optional<Operand> getOperand(AffineExpr expr) const;
  /// The digits of loop `dim` whose weights are in [begin, end), in units of
  /// `begin`.
  AffineExpr getDigits(unsigned dim, int64_t begin, int64_t end,
                       MLIRContext *context) const;

  ArrayRef<int64_t> counts;
  /// For each loop the numbers that it is divided by.
  SmallVector<llvm::SmallSetVector<int64_t, 4>> divisors;
  SmallVector<ReassociationIndices> groups;
  /// For each new loop, its number of iterations, and the number of iterations
  /// of the old loop that one of them stands for.
  SmallVector<int64_t> extents, weights;
};

} // namespace

std::optional<ExpandedLoops::Operand>
ExpandedLoops::getOperand(AffineExpr expr) const {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return Operand{dim.getPosition(), counts[dim.getPosition()]};
  auto remainder = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!remainder || remainder.getKind() != AffineExprKind::Mod)
    return std::nullopt;
  auto dim = dyn_cast<AffineDimExpr>(remainder.getLHS());
  auto end = dyn_cast<AffineConstantExpr>(remainder.getRHS());
  if (!dim || !end)
    return std::nullopt;
  return Operand{dim.getPosition(), end.getValue()};
}

LogicalResult ExpandedLoops::addDivisors(AffineExpr expr) {
  if (isa<AffineDimExpr, AffineConstantExpr>(expr))
    return success();
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return failure();
  if (binary.getKind() == AffineExprKind::Add)
    return success(succeeded(addDivisors(binary.getLHS())) &&
                   succeeded(addDivisors(binary.getRHS())));
  auto number = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (!number)
    return failure();
  if (binary.getKind() == AffineExprKind::Mul)
    return addDivisors(binary.getLHS());
  if (binary.getKind() == AffineExprKind::CeilDiv)
    return failure();
  std::optional<Operand> operand = getOperand(binary.getLHS());
  if (!operand)
    return failure();
  divisors[operand->dim].insert(number.getValue());
  divisors[operand->dim].insert(operand->end);
  return success();
}

LogicalResult ExpandedLoops::number() {
  bool isDivided = false;
  for (auto [count, ends] : llvm::zip_equal(counts, divisors)) {
    SmallVector<int64_t> sorted = llvm::to_vector(ends);
    sorted.push_back(1);
    sorted.push_back(count);
    llvm::sort(sorted);
    sorted.erase(llvm::unique(sorted), sorted.end());
    isDivided |= sorted.size() > 2;
    if (sorted.front() < 1 || sorted.back() > count)
      return failure();
    ReassociationIndices group;
    for (size_t k = std::max<size_t>(sorted.size() - 1, 1); k != 0; --k) {
      int64_t end = k < sorted.size() ? sorted[k] : count;
      if (end % sorted[k - 1] != 0)
        return failure();
      group.push_back(extents.size());
      extents.push_back(end / sorted[k - 1]);
      weights.push_back(sorted[k - 1]);
    }
    groups.push_back(group);
  }
  return success(isDivided);
}

AffineExpr ExpandedLoops::getDigits(unsigned dim, int64_t begin, int64_t end,
                                    MLIRContext *context) const {
  AffineExpr sum = getAffineConstantExpr(0, context);
  for (int64_t digit : groups[dim])
    if (weights[digit] >= begin && weights[digit] < end)
      sum = sum + getAffineDimExpr(digit, context) * (weights[digit] / begin);
  return sum;
}

AffineExpr ExpandedLoops::expand(AffineExpr expr) const {
  MLIRContext *context = expr.getContext();
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return getDigits(dim.getPosition(), 1, std::numeric_limits<int64_t>::max(),
                     context);
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return expr;
  if (binary.getKind() == AffineExprKind::Add)
    return expand(binary.getLHS()) + expand(binary.getRHS());
  int64_t number = cast<AffineConstantExpr>(binary.getRHS()).getValue();
  if (binary.getKind() == AffineExprKind::Mul)
    return expand(binary.getLHS()) * number;
  Operand operand = *getOperand(binary.getLHS());
  if (binary.getKind() == AffineExprKind::Mod)
    return getDigits(operand.dim, 1, std::min(operand.end, number), context);
  return getDigits(operand.dim, number, operand.end, context);
}

namespace {

// linalg.generic map (d0, d1) -> (d0 floordiv 8 + d1 floordiv 3, d0 mod 8 + d1
//     mod 3) ins(%pad) -> tensor<64x9xf32>
//   -> tensor.collapse_shape (linalg.generic map (i, j, k, l) -> (i + k, j + l)
//          ins(%pad) -> tensor<8x8x3x3xf32>) [[0, 1], [2, 3]]
struct ExpandColumns final : OpRewritePattern<linalg::GenericOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const final {
    if (llvm::none_of(op.getInputs(),
                      [](Value input) { return input.getDefiningOp<PadOp>(); }))
      return rewriter.notifyMatchFailure(op, "reads no pad");
    if (!op.hasPureTensorSemantics() || op.getNumDpsInits() != 1 ||
        op.getNumParallelLoops() != op.getNumLoops() || op.hasIndexSemantics())
      return rewriter.notifyMatchFailure(
          op, "is not one result whose elements are computed alike");
    OpOperand &init = *op.getDpsInitOperand(0);
    if (!op.getMatchingIndexingMap(&init).isIdentity())
      return rewriter.notifyMatchFailure(op, "permutes its result");
    SmallVector<int64_t> counts = op.getStaticLoopRanges();
    if (llvm::any_of(counts, ShapedType::isDynamic) ||
        llvm::is_contained(counts, 0))
      return rewriter.notifyMatchFailure(op, "loops are dynamic or empty");

    ExpandedLoops loops(counts);
    for (AffineMap map : op.getIndexingMapsArray())
      for (AffineExpr position : map.getResults())
        if (failed(loops.addDivisors(position)))
          return rewriter.notifyMatchFailure(
              op, "a position is no sum of quotients and remainders");
    if (failed(loops.number()))
      return rewriter.notifyMatchFailure(
          op, "loops are not divided, or into parts that overlap");

    size_t numLoops = loops.getExtents().size();
    SmallVector<AffineMap> maps;
    for (AffineMap map : op.getIndexingMapsArray())
      maps.push_back(
          AffineMap::get(numLoops, 0,
                         llvm::map_to_vector(map.getResults(),
                                             [&](AffineExpr position) {
                                               return loops.expand(position);
                                             }),
                         op.getContext()));
    maps.back() = AffineMap::getMultiDimIdentityMap(numLoops, op.getContext());
    auto type = cast<RankedTensorType>(init.get().getType());
    Value expanded = tensor::ExpandShapeOp::create(
        rewriter, op.getLoc(), type.clone(loops.getExtents()), init.get(),
        loops.getGroups());
    auto columns =
        linalg::GenericOp::create(rewriter, op.getLoc(), expanded.getType(),
                                  op.getInputs(), expanded, maps,
                                  SmallVector<utils::IteratorType>(
                                      numLoops, utils::IteratorType::parallel));
    rewriter.inlineRegionBefore(op.getRegion(), columns.getRegion(),
                                columns.getRegion().begin());
    rewriter.replaceOpWithNewOp<tensor::CollapseShapeOp>(
        op, type, columns.getResult(0), loops.getGroups());
    return success();
  }
};

} // namespace

void mlir::pad::populateExpandColumnsPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandColumns>(patterns.getContext());
}
