//===- PadVectors.cpp - Vectors of a pad, read off its source -------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadVectors.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "pad/IR/KnownBounds.h"

using namespace mlir;
using namespace mlir::pad;

using Variable = ValueBoundsConstraintSet::Variable;

SourceSlice SourceSlice::get(PadOp pad) {
  auto slice = pad.getSource().getDefiningOp<tensor::ExtractSliceOp>();
  if (slice && slice.hasUnitStride() && slice.getDroppedDims().none())
    return {slice.getSource(), slice.getMixedOffsets(), slice.getMixedSizes()};
  OpFoldResult zero = Builder(pad.getContext()).getIndexAttr(0);
  return {pad.getSource(), SmallVector<OpFoldResult>(pad.getRank(), zero), {}};
}

/// How many vectors from outside `loop` it holds in registers.
static size_t countHeldVectors(LoopLikeOpInterface loop) {
  llvm::SmallDenseSet<Value> held;
  loop->walk([&](Operation *op) {
    for (Value operand : op->getOperands())
      if (isa<VectorType>(operand.getType()) &&
          loop.isDefinedOutsideOfLoop(operand))
        held.insert(operand);
  });
  return held.size();
}

/// Whether the body of `loop` is certain to run.
static bool isKnownToHaveTurns(LoopLikeOpInterface loop) {
  std::optional<SmallVector<OpFoldResult>> begins = loop.getLoopLowerBounds();
  std::optional<SmallVector<OpFoldResult>> ends = loop.getLoopUpperBounds();
  return begins && ends &&
         llvm::all_of(llvm::zip_equal(*begins, *ends), [](auto range) {
           auto [begin, end] = range;
           return isKnown(Variable(begin), ValueBoundsConstraintSet::LT,
                          Variable(end));
         });
}

/// Moves the insertion point in front of the loops that define none of
/// `numbers`, as far as `canLeave` holds for them.
static void leaveLoops(
    OpBuilder &builder, ArrayRef<OpFoldResult> numbers,
    function_ref<bool(LoopLikeOpInterface)> canLeave = [](LoopLikeOpInterface) {
      return true;
    }) {
  while (auto loop = dyn_cast<LoopLikeOpInterface>(
             builder.getInsertionBlock()->getParentOp())) {
    auto isOutside = [&](OpFoldResult number) {
      auto value = dyn_cast<Value>(number);
      return !value || loop.isDefinedOutsideOfLoop(value);
    };
    if (!llvm::all_of(numbers, isOutside) || !canLeave(loop))
      return;
    builder.setInsertionPoint(loop);
  }
}

OpFoldResult PadReader::getExtent(int64_t axis) {
  if (!slice.sizes.empty())
    return slice.sizes[axis];
  return tensor::getMixedSize(builder, op.getLoc(), slice.base, axis);
}

OpFoldResult PadReader::getSourceIndex(OpFoldResult at, int64_t axis) {
  // No zero divides where the source is empty.
  OpFoldResult extent = index.max(getExtent(axis), 1);
  AffineExpr position, size;
  bindSymbols(op.getContext(), position, size);
  SmallVector<Variable> numbers = {Variable(at),
                                   Variable(pad.getSource(), axis)};
  auto getMost = [&](AffineExpr expr) {
    return getKnownMaximum(Variable(AffineMap::get(0, 2, expr), numbers),
                           /*enough=*/0, /*numOps=*/4);
  };
  std::optional<int64_t> before = getMost(-position);
  std::optional<int64_t> after = getMost(position - size + 1);
  if (!after)
    after = getMost(position);
  std::optional<int64_t> known = getConstantIntValue(extent);
  if (known == 1)
    return index.constant(0);
  if (!before || !after)
    return extension.getSourceIndex(index, at, extent);
  return extension.getSourceIndexNear(index, at, extent, *before, *after,
                                      known);
}

void PadReader::findRow(ArrayRef<int64_t> outerAxes) {
  if (outerAxes.empty())
    return;
  SmallVector<OpFoldResult> lows = pad.getLowPerAxis();
  SmallVector<OpFoldResult> numbers = {slice.base};
  for (int64_t axis : outerAxes) {
    numbers.append({shownAt[axis], lows[axis], slice.offsets[axis]});
    if (!slice.sizes.empty())
      numbers.push_back(slice.sizes[axis]);
  }
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<OpFoldResult> rowIndices = numbers;
  llvm::append_range(rowIndices, ArrayRef(shownAt).drop_back());
  llvm::append_range(rowIndices, ArrayRef(slice.offsets).drop_back());
  leaveLoops(builder, rowIndices);
  Block *block = builder.getInsertionBlock();
  leaveLoops(builder, numbers);
  // Whether the reads there are in one row, whatever the inner loops do.
  bool isOneRow = block == builder.getInsertionBlock() &&
                  outerAxes.back() != pad.getRank() - 1;
  for (int64_t axis : outerAxes) {
    OpFoldResult at = index.sub(shownAt[axis], lows[axis]);
    if (!extension.isFill()) {
      shownAt[axis] = getSourceIndex(at, axis);
      continue;
    }
    // Where it is not outside, it is the position.
    shownAt[axis] = at;
    Condition isBefore = index.lessThan(at, 0);
    Condition isAfter = index.negation(index.lessThan(at, getExtent(axis)));
    isOutside =
        index.disjunction(isOutside, index.disjunction(isBefore, isAfter));
  }
  if (!isOutside.value)
    return;
  // Other slices may have gaps between rows.
  if (isOneRow && !slice.base.getDefiningOp<tensor::ExtractSliceOp>())
    replaceOutsideRow();
  else
    replaceOutside(outerAxes);
}

Value PadReader::createFill(ArrayRef<int64_t> shape) {
  // In front of all loops, where it is made once.
  OpBuilder::InsertionGuard guard(builder);
  Location loc = op.getLoc();
  Operation *constant = value.getDefiningOp();
  if (constant && !constant->hasTrait<OpTrait::ConstantLike>())
    constant = nullptr;
  SmallVector<OpFoldResult> numbers = {slice.base};
  if (!constant)
    numbers.push_back(value);
  leaveLoops(builder, numbers);
  auto type = cast<RankedTensorType>(slice.base.getType());
  SmallVector<Value> sizes;
  for (int64_t axis : llvm::seq<int64_t>(shape.size()))
    if (ShapedType::isDynamic(shape[axis]))
      sizes.push_back(tensor::DimOp::create(
          builder, loc, slice.base, type.getRank() - shape.size() + axis));
  return tensor::SplatOp::create(
      builder, loc, constant ? builder.clone(*constant)->getResult(0) : value,
      RankedTensorType::get(shape, type.getElementType()), sizes);
}

void PadReader::chooseBase(Value fill, Value inside, ArrayRef<int64_t> shape) {
  Location loc = op.getLoc();
  auto type = cast<RankedTensorType>(inside.getType()).clone(shape);
  fill = tensor::CastOp::create(builder, loc, type, fill);
  inside = tensor::CastOp::create(builder, loc, type, inside);
  slice.base =
      arith::SelectOp::create(builder, loc, isOutside.value, fill, inside);
}

void PadReader::replaceOutsideRow() {
  Location loc = op.getLoc();
  auto type = cast<RankedTensorType>(slice.base.getType());
  int64_t last = type.getRank() - 1;
  Value fill = createFill(type.getShape().take_back());
  SmallVector<OpFoldResult> extents =
      tensor::getMixedSizes(builder, loc, slice.base);
  OpFoldResult first = index.constant(0);
  for (int64_t axis : llvm::seq(last))
    first = index.mul(
        index.add(first, index.add(shownAt[axis], slice.offsets[axis])),
        extents[axis + 1]);
  rowStart = index.select(isOutside, index.constant(0), first);
  if (slice.sizes.empty())
    slice.sizes = extents;
  Value all = tensor::CollapseShapeOp::create(
      builder, loc, slice.base,
      ReassociationIndices(llvm::to_vector(llvm::seq(type.getRank()))));
  chooseBase(fill, all, ShapedType::kDynamic);
}

void PadReader::replaceOutside(ArrayRef<int64_t> outerAxes) {
  auto type = cast<RankedTensorType>(slice.base.getType());
  SmallVector<int64_t> shape = llvm::to_vector(type.getShape());
  for (int64_t axis : outerAxes)
    shape[axis] = 1;
  Value fill = createFill(shape);
  if (slice.sizes.empty())
    slice.sizes = tensor::getMixedSizes(builder, op.getLoc(), slice.base);
  // One type for both.
  for (int64_t axis : outerAxes) {
    shape[axis] = ShapedType::kDynamic;
    OpFoldResult row = index.add(shownAt[axis], slice.offsets[axis]);
    shownAt[axis] = index.select(isOutside, index.constant(0), row);
    slice.offsets[axis] = index.constant(0);
  }
  chooseBase(fill, slice.base, shape);
}

SmallVector<Value> PadReader::getIndices(OpFoldResult last) {
  if (rowStart)
    return {index.materialize(
        index.add(rowStart, index.add(last, slice.offsets.back())))};
  SmallVector<OpFoldResult> positions = shownAt;
  if (!positions.empty())
    positions.back() = last;
  SmallVector<Value> indices;
  for (auto [at, offset] : llvm::zip_equal(positions, slice.offsets))
    indices.push_back(index.materialize(index.add(at, offset)));
  return indices;
}

Value PadReader::read(VectorType type, OpFoldResult last, Value padding,
                      Value mask) {
  SmallVector<bool> inBounds(type.getRank(), true);
  AffineMap map = AffineMap::getMinorIdentityMap(
      cast<RankedTensorType>(slice.base.getType()).getRank(), type.getRank(),
      builder.getContext());
  return vector::TransferReadOp::create(builder, op.getLoc(), type, slice.base,
                                        getIndices(last),
                                        AffineMapAttr::get(map), padding, mask,
                                        builder.getBoolArrayAttr(inBounds));
}

Value PadReader::getLanesBefore(AffineInExtent position) {
  Location loc = op.getLoc();
  int64_t axis = pad.getRank() - 1;
  AffineExpr extent, begin, low;
  bindSymbols(builder.getContext(), extent, begin, low);
  OpFoldResult number = affine::makeComposedFoldedAffineApply(
      builder, loc, extent * position.scale + position.offset - begin + low,
      {getExtent(axis), getAsOpFoldResult(op.getIndices()[axis]),
       pad.getLowPerAxis()[axis]});
  auto type =
      VectorType::get(op.getVectorType().getShape(), builder.getI1Type());
  return vector::CreateMaskOp::create(builder, loc, type,
                                      index.materialize(number));
}

Value PadReader::broadcastElement(AffineInExtent position) {
  int64_t axis = pad.getRank() - 1;
  OpFoldResult at;
  {
    OpBuilder::InsertionGuard guard(builder);
    ArrayRef<OpFoldResult> sizes = slice.sizes;
    SmallVector<OpFoldResult> numbers(sizes.take_back(1));
    numbers.push_back(slice.base);
    leaveLoops(builder, numbers);
    OpFoldResult extent = getExtent(axis);
    at = getSourceIndex(position.get(index, extent), axis);
  }
  // The elements are read in front of the loops over vectors of the row, if
  // there are elements and registers. Of 32 registers, some are left for the
  // consumer.
  constexpr size_t maxHeldVectors = 24;
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<OpFoldResult> numbers = shownAt;
  numbers.back() = at;
  llvm::append_range(numbers, slice.offsets);
  numbers.push_back(slice.base);
  bool hasTurns = true;
  leaveLoops(builder, numbers, [&](LoopLikeOpInterface loop) {
    bool canLeave = countHeldVectors(loop) < maxHeldVectors &&
                    llvm::all_of(llvm::seq(pad.getRank()), [&](int64_t axis) {
                      return isKnownNonEmpty(pad.getSource(), axis, loop);
                    });
    hasTurns &= !canLeave || isKnownToHaveTurns(loop);
    return canLeave;
  });
  SmallVector<Value> indices = getIndices(at);
  // Where the loops have no turns, nothing says that there is an element.
  if (!hasTurns)
    for (auto [axis, element] : llvm::enumerate(indices)) {
      OpFoldResult extent =
          tensor::getMixedSize(builder, op.getLoc(), slice.base, axis);
      element = index.materialize(index.clamp(
          getAsOpFoldResult(element), index.constant(0), index.sub(extent, 1)));
    }
  Value element =
      tensor::ExtractOp::create(builder, op.getLoc(), slice.base, indices);
  return vector::BroadcastOp::create(builder, op.getLoc(), op.getVectorType(),
                                     element);
}

Value PadReader::readWhole() {
  OpFoldResult last = shownAt.empty() ? OpFoldResult() : shownAt.back();
  return read(op.getVectorType(), last, op.getPadding(), op.getMask());
}

Value PadReader::readShuffled(const RowVector &row) {
  VectorType type = op.getVectorType();
  auto part = VectorType::get(row.length, type.getElementType());
  SmallVector<Value, 2> parts;
  OpFoldResult offset = slice.offsets.back();
  for (int64_t begin : row.begins)
    parts.push_back(read(part, index.sub(begin, offset), op.getPadding(),
                         /*mask=*/Value()));
  if (llvm::is_contained(row.lanes, RowVector::kFilled))
    parts.push_back(fill(part));
  SmallVector<int64_t> mask = row.getMask();
  if (parts.size() == 1 && part == type &&
      llvm::equal(mask, llvm::seq<int64_t>(0, mask.size())))
    return parts.front();
  return vector::ShuffleOp::create(builder, op.getLoc(), parts.front(),
                                   parts.back(), mask);
}

Value PadReader::readBorder(AffineInExtent first, int64_t numElements) {
  Location loc = op.getLoc();
  Value border;
  for (int64_t number : llvm::seq(numElements)) {
    AffineInExtent position = first + AffineInExtent{0, number};
    Value element = broadcastElement(position);
    border =
        border ? arith::SelectOp::create(builder, loc, getLanesBefore(position),
                                         border, element)
               : element;
  }
  return border;
}

Value PadReader::readPartial(const PartialRow &row) {
  Location loc = op.getLoc();
  int64_t axis = pad.getRank() - 1;
  Value mask = op.getMask(), isBefore;
  auto restrict = [&](Value lanes) {
    mask = mask ? arith::AndIOp::create(builder, loc, mask, lanes) : lanes;
  };
  if (row.after)
    restrict(getLanesBefore({1, 0}));
  if (row.before) {
    isBefore = getLanesBefore({0, 0});
    Value all = arith::ConstantOp::create(
        builder, loc,
        DenseElementsAttr::get(cast<ShapedType>(isBefore.getType()), true));
    restrict(arith::XOrIOp::create(builder, loc, isBefore, all));
  }
  Value shown =
      read(op.getVectorType(),
           index.sub(op.getIndices()[axis], pad.getLowPerAxis()[axis]),
           extension.isFill() && mask != op.getMask() ? value : op.getPadding(),
           mask);
  if (extension.isFill() || mask == op.getMask())
    return shown;
  Value border;
  if (row.after)
    border = readBorder({1, 0}, row.after);
  if (row.before) {
    Value low = readBorder({0, -row.before}, row.before);
    border = border
                 ? arith::SelectOp::create(builder, loc, isBefore, low, border)
                 : low;
  }
  return arith::SelectOp::create(builder, loc, mask, shown, border);
}
