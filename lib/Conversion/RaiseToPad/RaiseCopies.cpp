//===- RaiseCopies.cpp - Slices and concatenations to pads ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Front ends write a pad of an index mode as slices of a tensor, reversed or
// repeated, and put together again. Of each operation that only moves elements
// the index map is known, so the map of the whole chain is found by composing
// them: as boxes of the result, in each of which the index of the source along
// an axis depends on the index of the result along that axis alone. If the
// boxes cover the result and all fit to one mode, the chain is that pad.
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "ReadBoxes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "pad/Conversion/RaiseToPad/RaiseToPad.h"
#include "pad/IR/Pad.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::pad;

/// A chain of more values than this is not looked at.
static constexpr size_t maxChain = 256;

namespace {

/// Finds the boxes of tensors that are read from one source.
class ChainAnalysis {
public:
  ChainAnalysis(Value source) : source(source) {}

  FailureOr<Boxes> getBoxes(Value value) {
    if (auto it = known.find(value); it != known.end())
      return it->second;
    FailureOr<Boxes> boxes = getBoxesAnew(value);
    known[value] = boxes;
    return boxes;
  }

private:
  FailureOr<Boxes> getBoxesAnew(Value value) {
    if (!isa<RankedTensorType>(value.getType()))
      return failure();
    if (value == source)
      return getSourceBoxes();
    Operation *op = value.getDefiningOp();
    if (!op)
      return failure();
    // Of what a tensor is made from at first nothing may be left in the end.
    if (isa<tensor::EmptyOp, tensor::SplatOp, linalg::FillOp>(op) ||
        op->hasTrait<OpTrait::ConstantLike>())
      return Boxes();
    int64_t axis;
    if (ValueRange inputs = getConcatenated(op, axis); !inputs.empty())
      return getConcatBoxes(inputs, axis);
    if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
      return getInsertBoxes(insert);
    Value from;
    FailureOr<Gather> gather = getGather(op, from);
    if (failed(gather))
      return failure();
    FailureOr<Boxes> boxes = getBoxes(from);
    if (failed(boxes))
      return failure();
    return gatherBoxes(*boxes, *gather);
  }

  FailureOr<Boxes> getSourceBoxes() {
    FailureOr<Gather> identity = getIdentityGather(source);
    if (failed(identity))
      return failure();
    Box box;
    for (std::optional<IndexTable> &table : *identity) {
      box.emplace_back();
      box.back().isWhole = !table;
      if (table)
        box.back().table = std::move(*table);
    }
    return Boxes{box};
  }

  FailureOr<Boxes> getConcatBoxes(ValueRange inputs, int64_t axis) {
    Boxes boxes;
    int64_t offset = 0;
    for (Value input : inputs) {
      FailureOr<Boxes> part = getBoxes(input);
      if (failed(part))
        return failure();
      int64_t extent = cast<RankedTensorType>(input.getType()).getDimSize(axis);
      if (ShapedType::isDynamic(extent) ||
          failed(shiftBoxes(*part, axis, offset)))
        return failure();
      llvm::append_range(boxes, *part);
      if (boxes.size() > maxBoxes)
        return failure();
      offset += extent;
    }
    return boxes;
  }

  FailureOr<Boxes> getInsertBoxes(tensor::InsertSliceOp op) {
    FailureOr<Boxes> dest = getBoxes(op.getDest());
    FailureOr<Boxes> part = getBoxes(op.getSource());
    if (failed(dest) || failed(part) || !op.hasUnitStride() ||
        op.getSourceType().getRank() != op.getType().getRank())
      return failure();
    FailureOr<Gather> target =
        getSliceGather(op.getDest(), op.getMixedOffsets(), op.getMixedSizes());
    if (failed(target))
      return failure();
    Box hole;
    for (auto [axis, table] : llvm::enumerate(*target)) {
      hole.emplace_back();
      if (!table)
        continue;
      if (table->empty())
        return dest;
      hole.back().begin = table->front();
      hole.back().table = *table;
      if (failed(shiftBoxes(*part, axis, table->front())))
        return failure();
    }
    Boxes boxes;
    for (Box &box : *dest) {
      subtractBox(std::move(box), hole, boxes);
      if (boxes.size() > maxBoxes)
        return failure();
    }
    llvm::append_range(boxes, *part);
    return boxes;
  }

  Value source;
  DenseMap<Value, FailureOr<Boxes>> known;
};

/// A pad that a chain is.
struct FoundPad {
  PadMode mode;
  SmallVector<OpFoldResult> low;
  SmallVector<OpFoldResult> high;
};

} // namespace

/// The pad of `source` that `root` is a chain for.
static FailureOr<FoundPad> findPad(Value root, Value source) {
  auto rootType = cast<RankedTensorType>(root.getType());
  auto sourceType = dyn_cast<RankedTensorType>(source.getType());
  if (!sourceType || !isPaddable(sourceType, rootType))
    return failure();
  FailureOr<Boxes> boxes = ChainAnalysis(source).getBoxes(root);
  if (failed(boxes))
    return failure();
  FailureOr<Gather> map = getCommonMap(*boxes, rootType.getShape());
  if (failed(map))
    return failure();

  Builder builder(root.getContext());
  FoundPad found;
  ModeSet modes = ModeSet::all();
  bool isPadded = false;
  for (auto [table, extent] : llvm::zip_equal(*map, sourceType.getShape())) {
    int64_t low = 0, high = 0;
    if (table) {
      // All of the source is seen, at `low`.
      if (ShapedType::isDynamic(extent))
        return failure();
      int64_t total = table->size();
      ModeSet candidates;
      for (low = 0; low + extent <= total; ++low) {
        if ((*table)[low] != 0)
          continue;
        candidates =
            getModes(*table, low, extent, [](int64_t) { return true; });
        if (candidates.first())
          break;
      }
      if (low + extent > total)
        return failure();
      high = total - extent - low;
      if (low != 0 || high != 0)
        modes.intersect(candidates);
      // To repeat an axis of extent 1 alone is to broadcast it.
      isPadded |= total != extent && extent > 1;
    }
    found.low.push_back(builder.getIndexAttr(low));
    found.high.push_back(builder.getIndexAttr(high));
  }
  std::optional<PadMode> mode = modes.first();
  if (!isPadded || !mode)
    return failure();
  found.mode = *mode;
  return found;
}

/// The border that `root` is a chain for, around a part of `source` that is as
/// long as it is seen.
static FailureOr<FoundPad> findBorder(Value root, Value source) {
  if (source.getType() != root.getType())
    return failure();
  FailureOr<Boxes> boxes = ChainAnalysis(source).getBoxes(root);
  if (failed(boxes))
    return failure();
  FailureOr<Gather> map =
      getCommonMap(*boxes, cast<ShapedType>(root.getType()).getShape());
  if (failed(map))
    return failure();

  Builder builder(root.getContext());
  FoundPad found;
  ModeSet modes = ModeSet::all();
  bool isFilled = false;
  for (std::optional<IndexTable> &table : *map) {
    int64_t low = 0, high = 0;
    if (table && !table->empty()) {
      int64_t total = table->size();
      low = *llvm::min_element(*table);
      int64_t extent = *llvm::max_element(*table) + 1 - low;
      high = total - low - extent;
      if (low != 0 || high != 0) {
        for (int64_t &index : *table)
          index -= low;
        modes.intersect(
            getModes(*table, low, extent, [](int64_t) { return true; }));
        isFilled = true;
      } else if (!llvm::equal(*table, llvm::seq<int64_t>(0, total))) {
        return failure();
      }
    }
    found.low.push_back(builder.getIndexAttr(low));
    found.high.push_back(builder.getIndexAttr(high));
  }
  std::optional<PadMode> mode = modes.first();
  if (!isFilled || !mode)
    return failure();
  found.mode = *mode;
  return found;
}

/// The tensors that `root` may be put together from, nearest first.
static SmallVector<Value> getSources(Operation *root) {
  llvm::SmallSetVector<Value, 16> values;
  auto addOperands = [&](Operation *op) {
    int64_t axis;
    if (ValueRange inputs = getConcatenated(op, axis); !inputs.empty()) {
      for (Value input : inputs)
        values.insert(input);
    } else if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
      values.insert(insert.getSource());
      values.insert(insert.getDest());
    } else if (Value source; succeeded(getGather(op, source))) {
      values.insert(source);
    }
  };
  addOperands(root);
  for (size_t i = 0; i < values.size() && values.size() <= maxChain; ++i)
    if (Operation *op = values[i].getDefiningOp())
      addOperands(op);
  return values.takeVector();
}

LogicalResult mlir::pad::raiseCopies(RewriterBase &rewriter, Operation *op) {
  if (!isa<tensor::ConcatOp, tosa::ConcatOp, tensor::InsertSliceOp>(op))
    return rewriter.notifyMatchFailure(op, "not the end of a chain");
  Value root = op->getResult(0);
  if (!isa<RankedTensorType>(root.getType()))
    return rewriter.notifyMatchFailure(op, "not of a ranked tensor");
  SmallVector<Value> sources = getSources(op);
  if (sources.size() > maxChain)
    return rewriter.notifyMatchFailure(op, "put together from too much");
  for (Value source : sources) {
    FailureOr<FoundPad> found = findPad(root, source);
    if (failed(found))
      continue;
    rewriter.setInsertionPoint(op);
    rewriter.replaceOpWithNewOp<PadOp>(op, root.getType(), found->mode, source,
                                       found->low, found->high,
                                       /*value=*/Value(), DenseI64ArrayAttr());
    return success();
  }
  // The farthest is what all of the border is around of.
  for (Value source : llvm::reverse(sources)) {
    FailureOr<FoundPad> found = findBorder(root, source);
    if (failed(found))
      continue;
    rewriter.setInsertionPoint(op);
    rewriter.replaceOpWithNewOp<FillBorderOp>(
        op, found->mode, source, found->low, found->high,
        /*value=*/Value(), DenseI64ArrayAttr());
    return success();
  }
  return rewriter.notifyMatchFailure(op, "not a padded copy of a tensor");
}
