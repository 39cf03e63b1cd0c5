//===- ShownLanes.cpp - What a vector of a pad shows ----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds which elements the lanes of a vector show, or at most how many of them
// a border, and whether there are elements to show.
//
//===----------------------------------------------------------------------===//

#include "PadVectors.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/KnownBounds.h"

using namespace mlir;
using namespace mlir::pad;

using Variable = ValueBoundsConstraintSet::Variable;

FailureOr<RowVector> RowVector::find(vector::TransferReadOp op, PadOp pad,
                                     const SourceSlice &slice) {
  int64_t axis = pad.getRank() - 1;
  std::optional<int64_t> begin = getConstantIntValue(op.getIndices()[axis]);
  std::optional<int64_t> low = getConstantIntValue(pad.getLowPerAxis()[axis]);
  std::optional<int64_t> offset = getConstantIntValue(slice.offsets[axis]);
  int64_t extent = pad.getSourceType().getDimSize(axis);
  if (op.getMask() || !begin || !low || !offset ||
      ShapedType::isDynamic(extent) || extent == 0)
    return failure();
  Extension extension = Extension::get(pad.getMode());
  RowVector row;
  ConstantArith arith;
  for (int64_t lane : llvm::seq(op.getVectorType().getNumElements())) {
    int64_t at = *begin - *low + lane;
    bool isFilled = extension.isFill() && (at < 0 || at >= extent);
    row.lanes.push_back(
        isFilled ? kFilled
                 : *offset + extension.getSourceIndex(arith, at, extent));
  }
  int64_t rowEnd =
      cast<RankedTensorType>(slice.base.getType()).getDimSize(axis);
  if (ShapedType::isDynamic(rowEnd))
    rowEnd = *offset + extent;
  row.length = std::min<int64_t>(row.lanes.size(), rowEnd);
  SmallVector<int64_t> sorted = row.lanes;
  llvm::sort(sorted);
  for (int64_t position : sorted)
    if (position != kFilled &&
        (row.begins.empty() || position >= row.begins.back() + row.length))
      row.begins.push_back(std::min(position, rowEnd - row.length));
  if (row.begins.size() + (sorted.front() == kFilled) > 2)
    return failure();
  return row;
}

SmallVector<int64_t> RowVector::getMask() const {
  return llvm::map_to_vector(lanes, [&](int64_t position) -> int64_t {
    if (position == kFilled)
      return begins.size() * length;
    for (auto [i, begin] : llvm::enumerate(begins))
      if (position >= begin && position < begin + length)
        return i * length + position - begin;
    llvm_unreachable("vectors have all lanes");
  });
}

/// How many lanes the mask of `op` has, or nullopt if the mask is not known.
static std::optional<OpFoldResult> getMaskLength(vector::TransferReadOp op) {
  Builder builder(op.getContext());
  if (!op.getMask())
    return builder.getIndexAttr(op.getVectorType().getNumElements());
  if (auto mask = op.getMask().getDefiningOp<vector::ConstantMaskOp>())
    return builder.getIndexAttr(mask.getMaskDimSizes().back());
  if (auto mask = op.getMask().getDefiningOp<vector::CreateMaskOp>())
    return getAsOpFoldResult(mask.getOperands().back());
  return std::nullopt;
}

FailureOr<PartialRow> PartialRow::find(vector::TransferReadOp op, PadOp pad) {
  std::optional<OpFoldResult> length = getMaskLength(op);
  if (!length)
    return failure();
  int64_t axis = pad.getRank() - 1;
  AffineExpr begin, low, lanes, extent;
  bindSymbols(op.getContext(), begin, low, lanes, extent);
  SmallVector<Variable> numbers = {
      Variable(op.getIndices()[axis]), Variable(pad.getLowPerAxis()[axis]),
      Variable(*length), Variable(pad.getSource(), axis)};
  auto getMost = [&](AffineExpr expr, int64_t enough) {
    return getKnownMaximum(Variable(AffineMap::get(0, 4, expr), numbers),
                           enough, /*numOps=*/4);
  };
  std::optional<int64_t> before = getMost(low - begin, /*enough=*/0);
  std::optional<int64_t> after =
      getMost(begin - low + lanes - extent, /*enough=*/0);
  if (Extension::get(pad.getMode()).isFill()) {
    // Lanes that are not read are filled, as many as there are.
    auto isBeside = [](std::optional<int64_t> most) {
      return !most || *most > 0;
    };
    return PartialRow{isBeside(before), isBeside(after)};
  }
  if (!before || *before > kMaxBorder || !after || *after > kMaxBorder)
    return failure();
  return PartialRow{std::max<int64_t>(*before, 0),
                    std::max<int64_t>(*after, 0)};
}

/// Whether `loop` has turns only where `tensor` has elements along `axis`: its
/// end is its begin unless `extent` > 0.
static bool hasTurnsOnlyIfNonEmpty(scf::ForOp loop, Value tensor,
                                   int64_t axis) {
  auto end = loop.getUpperBound().getDefiningOp<arith::SelectOp>();
  auto condition =
      end ? end.getCondition().getDefiningOp<arith::CmpIOp>() : nullptr;
  return condition && end.getFalseValue() == loop.getLowerBound() &&
         condition.getPredicate() == arith::CmpIPredicate::sgt &&
         isZeroInteger(condition.getRhs()) &&
         isKnown(Variable(condition.getLhs()), ValueBoundsConstraintSet::EQ,
                 Variable(tensor, axis));
}

bool mlir::pad::isKnownNonEmpty(Value tensor, int64_t axis, Operation *op) {
  SmallVector<Value> inductionVars;
  for (auto loop = op->getParentOfType<scf::ForOp>(); loop;
       loop = loop->getParentOfType<scf::ForOp>()) {
    if (hasTurnsOnlyIfNonEmpty(loop, tensor, axis))
      return true;
    if (loop.getInductionVar().getType().isIndex())
      inductionVars.push_back(loop.getInductionVar());
  }
  AffineExpr extent = getAffineSymbolExpr(0, op->getContext());
  Variable fewer(AffineMap::get(0, 1, 1 - extent),
                 ArrayRef<Variable>{Variable(tensor, axis)});
  std::optional<int64_t> most =
      getKnownMaximum(fewer, /*enough=*/0, /*numOps=*/4, inductionVars);
  return most && *most <= 0;
}
