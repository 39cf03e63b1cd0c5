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

#include "IndexTable.h"
#include "Patterns.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Tosa/Utils/ConversionUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/Conversion/RaiseToPad/RaiseToPad.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/KnownBounds.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"
#include <functional>

using namespace mlir;
using namespace mlir::pad;

/// A chain of more values than this is not looked at, nor one of more boxes.
static constexpr size_t maxChain = 256;
static constexpr size_t maxBoxes = 4096;

namespace {

/// A run of indices along one axis, and where they are read from.
struct ReadRun {
  /// The whole of an axis of unknown extent, each index from itself.
  bool isWhole = false;
  /// Otherwise: index begin + k is read from table[k].
  int64_t begin = 0;
  IndexTable table;

  int64_t getEnd() const { return begin + table.size(); }
};

/// A part of a tensor: one run for each axis.
using Box = SmallVector<ReadRun>;

/// The parts of a tensor that are read from the source; they are disjoint.
using Boxes = SmallVector<Box>;

/// For each axis the index that is read, or nothing for a whole axis.
using Gather = SmallVector<std::optional<IndexTable>>;

} // namespace

/// The extents of `value`, of which those are known that are static.
static ArrayRef<int64_t> getShape(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

//===----------------------------------------------------------------------===//
// Composition
//===----------------------------------------------------------------------===//

/// The runs of a tensor that reads `gather` of one that has `run`.
static SmallVector<ReadRun> gatherRun(const ReadRun &run,
                                      const std::optional<IndexTable> &gather) {
  if (run.isWhole || !gather)
    return {run};
  SmallVector<ReadRun> runs;
  bool isInside = false;
  for (auto [position, index] : llvm::enumerate(*gather)) {
    bool wasInside = isInside;
    isInside = index >= run.begin && index < run.getEnd();
    if (!isInside)
      continue;
    if (!wasInside) {
      runs.emplace_back();
      runs.back().begin = position;
    }
    runs.back().table.push_back(run.table[index - run.begin]);
  }
  return runs;
}

/// The boxes of a tensor that reads `gather` of one that has `boxes`.
static FailureOr<Boxes> gatherBoxes(const Boxes &boxes, const Gather &gather) {
  Boxes gathered;
  for (const Box &box : boxes) {
    Boxes partial(1);
    for (auto [run, indices] : llvm::zip_equal(box, gather)) {
      // Of a whole axis only the whole can be taken, and of another never.
      if (run.isWhole != !indices)
        return failure();
      Boxes extended;
      for (const ReadRun &part : gatherRun(run, indices))
        for (const Box &prefix : partial) {
          extended.push_back(prefix);
          extended.back().push_back(part);
        }
      partial = std::move(extended);
      if (partial.size() > maxBoxes)
        return failure();
    }
    llvm::append_range(gathered, partial);
    if (gathered.size() > maxBoxes)
      return failure();
  }
  return gathered;
}

/// The indices [begin, end) of `run`.
static ReadRun sliceRun(const ReadRun &run, int64_t begin, int64_t end) {
  ReadRun part;
  part.begin = begin;
  part.table.assign(run.table.begin() + (begin - run.begin),
                    run.table.begin() + (end - run.begin));
  return part;
}

/// Adds to `rest` what of `box` lies outside of `hole`, a box of which the
/// tables are not looked at.
static void subtract(Box box, const Box &hole, Boxes &rest) {
  for (size_t axis = 0; axis < box.size(); ++axis) {
    if (box[axis].isWhole)
      continue;
    int64_t begin = std::max(box[axis].begin, hole[axis].begin);
    int64_t end = std::min(box[axis].getEnd(), hole[axis].getEnd());
    if (begin >= end) {
      rest.push_back(std::move(box));
      return;
    }
    ReadRun run = box[axis];
    if (run.begin < begin) {
      rest.push_back(box);
      rest.back()[axis] = sliceRun(run, run.begin, begin);
    }
    if (end < run.getEnd()) {
      rest.push_back(box);
      rest.back()[axis] = sliceRun(run, end, run.getEnd());
    }
    box[axis] = sliceRun(run, begin, end);
  }
}

/// Moves `boxes` by `offset` along `axis`; fails on a whole axis.
static LogicalResult shift(Boxes &boxes, int64_t axis, int64_t offset) {
  for (Box &box : boxes) {
    if (box[axis].isWhole)
      return failure();
    box[axis].begin += offset;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// The index maps of operations
//===----------------------------------------------------------------------===//

/// Whether two tensors are equally long along `axis`.
static bool areEquallyLong(Value a, Value b, int64_t axis) {
  return isKnown({a, axis}, ValueBoundsConstraintSet::EQ, {b, axis});
}

/// The indices [offset, offset + size) as what is read along one axis.
static std::optional<IndexTable> getRange(int64_t offset, int64_t size) {
  if (size < 0 || size > maxTableSize)
    return std::nullopt;
  return llvm::to_vector(llvm::seq(offset, offset + size));
}

/// The indices `size` - 1 down to 0.
static IndexTable getReversed(int64_t size) {
  return llvm::to_vector(llvm::reverse(llvm::seq(size)));
}

/// Reads every index of `value` along each axis.
static FailureOr<Gather> getIdentity(Value value) {
  Gather gather;
  for (int64_t extent : getShape(value)) {
    if (ShapedType::isDynamic(extent)) {
      gather.push_back(std::nullopt);
      continue;
    }
    gather.push_back(getRange(0, extent));
    if (!gather.back())
      return failure();
  }
  return gather;
}

/// Whether a slice along `axis` of `value` is all of it.
static bool isWholeAxis(Value value, int64_t axis, OpFoldResult offset,
                        OpFoldResult size) {
  return isZeroInteger(offset) &&
         isKnown(size, ValueBoundsConstraintSet::EQ, {value, axis});
}

/// What a slice of `value` reads.
static FailureOr<Gather> getSlice(Value value, ArrayRef<OpFoldResult> offsets,
                                  ArrayRef<OpFoldResult> sizes) {
  Gather gather;
  for (auto [axis, extent] : llvm::enumerate(getShape(value))) {
    if (ShapedType::isDynamic(extent)) {
      if (!isWholeAxis(value, axis, offsets[axis], sizes[axis]))
        return failure();
      gather.push_back(std::nullopt);
      continue;
    }
    std::optional<int64_t> offset = getKnownIndex(offsets[axis]);
    std::optional<int64_t> size = getKnownIndex(sizes[axis]);
    if (!offset || !size)
      return failure();
    gather.push_back(getRange(*offset, *size));
    if (!gather.back())
      return failure();
  }
  return gather;
}

/// What a `linalg.generic` that moves elements reads of `source`, which is set.
static FailureOr<Gather> getGenericGather(linalg::GenericOp op, Value &source) {
  if (op.getNumResults() != 1 || op.getNumLoops() != op.getNumParallelLoops() ||
      !op.getMatchingIndexingMap(op.getDpsInitOperand(0)).isIdentity())
    return failure();
  auto resultType = dyn_cast<RankedTensorType>(op.getResult(0).getType());
  if (!resultType)
    return failure();
  Value yielded = op.getBody()->getTerminator()->getOperand(0);

  // For each axis of the source whether it is read as a whole, and otherwise
  // what is read of it where the result has an extent.
  SmallVector<bool> isWhole;
  SmallVector<std::function<FailureOr<IndexTable>(int64_t)>> indices;
  if (auto argument = dyn_cast<BlockArgument>(yielded)) {
    if (argument.getOwner() != op.getBody() ||
        argument.getArgNumber() >= op.getNumDpsInputs())
      return failure();
    OpOperand *operand = op.getDpsInputOperand(argument.getArgNumber());
    source = operand->get();
    for (auto [axis, expr] :
         llvm::enumerate(op.getMatchingIndexingMap(operand).getResults())) {
      isWhole.push_back(expr == getAffineDimExpr(axis, op.getContext()));
      AffineMap map = AffineMap::get(op.getNumLoops(), 0, expr);
      indices.push_back(
          [map, axis = axis](int64_t size) -> FailureOr<IndexTable> {
            for (unsigned dim : llvm::seq(map.getNumDims()))
              if (dim != axis && map.isFunctionOfDim(dim))
                return failure();
            if (size > maxTableSize)
              return failure();
            IndexTable table;
            SmallVector<int64_t> position(map.getNumDims(), 0);
            for (int64_t k : llvm::seq(size)) {
              position[axis] = k;
              table.push_back(map.compose(position).front());
            }
            return table;
          });
    }
  } else if (auto read = yielded.getDefiningOp<tensor::ExtractOp>()) {
    source = read.getTensor();
    if (op.getBody()->getParent()->isAncestor(source.getParentRegion()))
      return failure();
    for (auto [axis, index] : llvm::enumerate(read.getIndices())) {
      auto isArgument = [axis = axis](Value value) {
        auto indexOp = value.getDefiningOp<linalg::IndexOp>();
        return indexOp && indexOp.getDim() == axis;
      };
      isWhole.push_back(isArgument(index) &&
                        areEquallyLong(op.getResult(0), source, axis));
      indices.push_back([=, index = index](int64_t size) {
        return tabulate(index, size, isArgument);
      });
    }
  } else {
    return failure();
  }

  if (static_cast<int64_t>(indices.size()) != resultType.getRank())
    return failure();
  Gather gather;
  for (auto [axis, extent] : llvm::enumerate(getShape(source))) {
    int64_t size = resultType.getDimSize(axis);
    if (ShapedType::isDynamic(extent) && isWhole[axis]) {
      gather.push_back(std::nullopt);
      continue;
    }
    if (ShapedType::isDynamic(size))
      return failure();
    FailureOr<IndexTable> table = indices[axis](size);
    if (failed(table))
      return failure();
    gather.push_back(std::move(*table));
  }
  return gather;
}

/// What `op` reads of the one tensor `source`, which is set, if it only moves
/// elements of it.
static FailureOr<Gather> getGather(Operation *op, Value &source) {
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
    source = slice.getSource();
    if (!slice.hasUnitStride() ||
        slice.getType().getRank() != slice.getSourceType().getRank())
      return failure();
    return getSlice(source, slice.getMixedOffsets(), slice.getMixedSizes());
  }
  if (auto cast = dyn_cast<tensor::CastOp>(op)) {
    source = cast.getSource();
    if (!isa<RankedTensorType>(source.getType()) ||
        !isa<RankedTensorType>(cast.getType()) ||
        getShape(source) != getShape(cast))
      return failure();
    return getIdentity(source);
  }
  if (auto generic = dyn_cast<linalg::GenericOp>(op))
    return getGenericGather(generic, source);
  if (auto slice = dyn_cast<tosa::SliceOp>(op)) {
    source = slice.getInput1();
    SmallVector<int64_t> starts, sizes;
    Operation *start = slice.getStart().getDefiningOp();
    Operation *size = slice.getSize().getDefiningOp();
    if (!isa<RankedTensorType>(source.getType()) || !start || !size ||
        !tosa::getConstShapeValues(start, starts) ||
        !tosa::getConstShapeValues(size, sizes))
      return failure();
    return getSlice(source, getAsIndexOpFoldResult(op->getContext(), starts),
                    getAsIndexOpFoldResult(op->getContext(), sizes));
  }
  if (auto reverse = dyn_cast<tosa::ReverseOp>(op)) {
    source = reverse.getInput1();
    if (!isa<RankedTensorType>(source.getType()))
      return failure();
    int64_t extent = getShape(source)[reverse.getAxis()];
    FailureOr<Gather> gather = getIdentity(source);
    if (failed(gather) || ShapedType::isDynamic(extent))
      return failure();
    (*gather)[reverse.getAxis()] = getReversed(extent);
    return gather;
  }
  return failure();
}

/// The tensors that `op` puts together along `axis`, which is set.
static ValueRange getConcatenated(Operation *op, int64_t &axis) {
  if (auto concat = dyn_cast<tensor::ConcatOp>(op)) {
    axis = concat.getDim();
    return concat.getInputs();
  }
  if (auto concat = dyn_cast<tosa::ConcatOp>(op)) {
    axis = concat.getAxis();
    return concat.getInput1();
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Chains
//===----------------------------------------------------------------------===//

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
    FailureOr<Gather> identity = getIdentity(source);
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
      int64_t extent = getShape(input)[axis];
      if (ShapedType::isDynamic(extent) || failed(shift(*part, axis, offset)))
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
        getSlice(op.getDest(), op.getMixedOffsets(), op.getMixedSizes());
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
      if (failed(shift(*part, axis, table->front())))
        return failure();
    }
    Boxes boxes;
    for (Box &box : *dest) {
      subtract(std::move(box), hole, boxes);
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

/// The index map of each axis that all of `boxes` agree on, or failure; an axis
/// of unknown extent has none. The boxes must cover the shape.
static FailureOr<Gather> getCommonMap(const Boxes &boxes,
                                      ArrayRef<int64_t> shape) {
  // Boxes are disjoint, so they cover the shape if they are as large.
  uint64_t size = 1, covered = 0;
  Gather map;
  for (int64_t extent : shape) {
    if (ShapedType::isDynamic(extent)) {
      map.push_back(std::nullopt);
      continue;
    }
    if (extent > maxTableSize)
      return failure();
    map.push_back(IndexTable(extent, -1));
    bool overflows;
    size = llvm::SaturatingMultiply(size, uint64_t(extent), &overflows);
    if (overflows)
      return failure();
  }
  for (const Box &box : boxes) {
    uint64_t boxSize = 1;
    for (auto [run, table] : llvm::zip_equal(box, map)) {
      if (run.isWhole != !table)
        return failure();
      if (run.isWhole)
        continue;
      boxSize *= run.table.size();
      if (run.begin < 0 || run.getEnd() > static_cast<int64_t>(table->size()))
        return failure();
      for (auto [k, index] : llvm::enumerate(run.table)) {
        int64_t &common = (*table)[run.begin + k];
        if (common != -1 && common != index)
          return failure();
        common = index;
      }
    }
    covered += boxSize;
  }
  if (covered != size)
    return failure();
  return map;
}

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
