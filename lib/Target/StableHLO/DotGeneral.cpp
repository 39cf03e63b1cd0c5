//===- DotGeneral.cpp - Products of tensors -------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sums.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::pad;
using namespace mlir::pad::stablehlo_import;

Lowered stablehlo_import::lowerDotGeneral(ImplicitLocOpBuilder &builder,
                                          DotGeneralOp op) {
  RankedTensorType lhs = getType(op.getLhs()), rhs = getType(op.getRhs());
  DotAttr numbers = op.getDotDimensionNumbers();
  ArrayRef<int64_t> lhsBatch = numbers.getLhsBatchingDimensions();
  ArrayRef<int64_t> rhsBatch = numbers.getRhsBatchingDimensions();
  ArrayRef<int64_t> lhsSummed = numbers.getLhsContractingDimensions();
  ArrayRef<int64_t> rhsSummed = numbers.getRhsContractingDimensions();
  SmallVector<int64_t> lhsAxes(lhsBatch), rhsAxes(rhsBatch);
  lhsAxes.append(lhsSummed.begin(), lhsSummed.end());
  rhsAxes.append(rhsSummed.begin(), rhsSummed.end());
  if (failed(checkAxes(op, lhsAxes, "dimensions of lhs", lhs.getRank())) ||
      failed(checkAxes(op, rhsAxes, "dimensions of rhs", rhs.getRank())) ||
      failed(checkCount(op, rhsBatch, "rhs_batching_dimensions",
                        lhsBatch.size())) ||
      failed(checkCount(op, rhsSummed, "rhs_contracting_dimensions",
                        lhsSummed.size())))
    return failure();
  // An algorithm asks for other sums.
  if (!isOnNumbers(op) || op.getAlgorithm())
    return Value();
  for (auto [ours, theirs] : llvm::zip_equal(lhsAxes, rhsAxes))
    if (lhs.getDimSize(ours) != rhs.getDimSize(theirs))
      return op.emitOpError()
             << "has axis " << ours << " of " << lhs << " and axis " << theirs
             << " of " << rhs << ", expected one extent";
  Position ofLhs(lhs.getRank()), ofRhs(rhs.getRank());
  SmallVector<int64_t> shape;
  for (auto [ours, theirs] : llvm::zip_equal(lhsBatch, rhsBatch)) {
    ofLhs[ours] = ofRhs[theirs] = builder.getAffineDimExpr(shape.size());
    shape.push_back(lhs.getDimSize(ours));
  }
  auto addOwnAxes = [&](RankedTensorType type, ArrayRef<int64_t> shared,
                        Position &position) {
    for (int64_t axis = 0; axis < type.getRank(); ++axis) {
      if (llvm::is_contained(shared, axis))
        continue;
      position[axis] = builder.getAffineDimExpr(shape.size());
      shape.push_back(type.getDimSize(axis));
    }
  };
  addOwnAxes(lhs, lhsAxes, ofLhs);
  addOwnAxes(rhs, rhsAxes, ofRhs);
  if (failed(checkShape(op, shape)))
    return failure();
  int64_t next = shape.size();
  for (int64_t theirs = 0; theirs < rhs.getRank(); ++theirs) {
    const int64_t *found = llvm::find(rhsSummed, theirs);
    if (found == rhsSummed.end())
      continue;
    int64_t ours = lhsSummed[found - rhsSummed.begin()];
    ofLhs[ours] = ofRhs[theirs] = builder.getAffineDimExpr(next++);
  }
  return createSumOfProducts(builder, shape, getElementTypeOrSelf(op.getType()),
                             lhsSummed.size(), op.getLhs(), op.getRhs(),
                             {ofLhs, ofRhs});
}
