//===- TileWindow.cpp - The part of a source that a tile reads ------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Along one axis, a tile shows the positions `begin` to `end` of the extended
// source. These positions read one block of the source if the axis fills or
// clamps, or if it mirrors and the tile sees at most one mirror image on either
// side. A periodic axis without mirrors starts again with the first element, so
// there only a tile inside of one period reads a block. Any other tile is a pad
// of the whole axis by other amounts, which is always right.
//
//===----------------------------------------------------------------------===//

#include "TileWindow.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "pad/IR/Extension.h"
#include "pad/IR/KnownBounds.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::pad;

using Variable = ValueBoundsConstraintSet::Variable;

/// Marks pads whose rows are read by their index: their tiles have all of the
/// source along the axes before the last padded one.
static constexpr StringLiteral kWholeRowsAttr = "pad.whole_rows";

namespace {

/// Affine expressions over the numbers of one axis. Static numbers are
/// constants, so that they fold; dynamic numbers are symbols.
class AxisMath {
public:
  AxisMath(OpBuilder &builder, Location loc) : builder(builder), loc(loc) {}

  AffineExpr constant(int64_t c) { return builder.getAffineConstantExpr(c); }

  AffineExpr number(OpFoldResult value) {
    if (std::optional<int64_t> known = getConstantIntValue(value))
      return constant(*known);
    return symbol(Variable(value), value);
  }

  /// An extent of `shaped`. No operation is made unless it is needed.
  AffineExpr extent(Value shaped, int64_t axis) {
    int64_t size = cast<ShapedType>(shaped.getType()).getDimSize(axis);
    if (!ShapedType::isDynamic(size))
      return constant(size);
    dims[variables.size()] = {shaped, axis};
    return symbol(Variable(shaped, axis), OpFoldResult());
  }

  /// Whether it is certain that a = b.
  bool areEqual(AffineExpr a, AffineExpr b) {
    return a == b || (isAtLeast(a, b) && isAtLeast(b, a));
  }

  /// Whether it is certain that a >= b.
  bool isAtLeast(AffineExpr a, AffineExpr b) {
    AffineExpr difference =
        simplifyAffineExpr(a - b, /*numDims=*/0, variables.size());
    if (auto known = dyn_cast<AffineConstantExpr>(difference))
      return known.getValue() >= 0;
    return isKnown(Variable(getMap({difference}), variables),
                   ValueBoundsConstraintSet::GE,
                   Variable(builder.getIndexAttr(0)));
  }

  AffineExpr max(AffineExpr a, AffineExpr b) {
    if (isAtLeast(a, b))
      return a;
    if (isAtLeast(b, a))
      return b;
    return number(affine::makeComposedFoldedAffineMax(
        builder, loc, getMap({a, b}), getOperands({a, b})));
  }

  AffineExpr min(AffineExpr a, AffineExpr b) {
    if (isAtLeast(a, b))
      return b;
    if (isAtLeast(b, a))
      return a;
    return number(affine::makeComposedFoldedAffineMin(
        builder, loc, getMap({a, b}), getOperands({a, b})));
  }

  OpFoldResult build(AffineExpr a) {
    if (auto known = dyn_cast<AffineConstantExpr>(a))
      return builder.getIndexAttr(known.getValue());
    return affine::makeComposedFoldedAffineApply(builder, loc, getMap({a}),
                                                 getOperands({a}));
  }

private:
  AffineExpr symbol(Variable variable, OpFoldResult operand) {
    variables.push_back(std::move(variable));
    operands.push_back(operand);
    return builder.getAffineSymbolExpr(variables.size() - 1);
  }

  AffineMap getMap(ArrayRef<AffineExpr> results) {
    return AffineMap::get(/*dimCount=*/0, variables.size(), results,
                          builder.getContext());
  }

  /// A value for each symbol. Values that `results` do not need are not built.
  SmallVector<OpFoldResult> getOperands(ArrayRef<AffineExpr> results) {
    SmallVector<OpFoldResult> needed;
    for (size_t i = 0; i != operands.size(); ++i) {
      bool isUsed = llvm::any_of(results, [&](AffineExpr result) {
        return result.isFunctionOfSymbol(i);
      });
      if (isUsed && !operands[i])
        operands[i] = createDim(dims[i].first, dims[i].second);
      needed.push_back(isUsed ? operands[i] : builder.getIndexAttr(0));
    }
    return needed;
  }

  OpFoldResult createDim(Value shaped, int64_t axis) {
    if (isa<MemRefType>(shaped.getType()))
      return memref::getMixedSize(builder, loc, shaped, axis);
    return tensor::getMixedSize(builder, loc, shaped, axis);
  }

  OpBuilder &builder;
  Location loc;
  SmallVector<Variable> variables;
  SmallVector<OpFoldResult> operands;
  /// Where the extents without an operand come from.
  llvm::SmallDenseMap<size_t, std::pair<Value, int64_t>> dims;
};

/// The window of one axis.
struct AxisWindow {
  AffineExpr offset, size, low, high;
  bool isWhole = false;
};

/// Finds the window of one axis. The tile shows the positions [begin, end) of
/// the source extended to all integers.
class AxisTiler {
public:
  AxisTiler(AxisMath &math, const Extension &extension, AffineExpr extent,
            AffineExpr low, AffineExpr offset, AffineExpr size)
      : math(math), extension(extension), extent(extent), size(size),
        begin(offset - low), end(begin + size), zero(math.constant(0)),
        before(extension.getNeighbour(Extension::Side::Before)),
        after(extension.getNeighbour(Extension::Side::After)) {}

  /// Sets a lower bound of the begin of every tile.
  void setLowestBegin(AffineExpr bound) { lowestBegin = bound; }
  /// Adds an upper bound of the end of every tile. Some tile reaches one of the
  /// bounds.
  void addHighestEnd(AffineExpr bound) { highestEnds.push_back(bound); }

  /// The tile has all of the axis, which is padded by `low` and `high`.
  void setTileIsWhole(AffineExpr low, AffineExpr high) {
    whole = {zero, extent, low, high, /*isWhole=*/true};
  }

  AxisWindow find();

  /// Where the window at `offset` starts, which is empty if the source does not
  /// have that offset. Upstream lets no slice start where its tensor ends, not
  /// even an empty one, once both are known.
  AffineExpr getStart(AffineExpr offset);

private:
  /// Whether the tile is certain to begin at or after `position`.
  bool beginsFrom(AffineExpr position) {
    return (lowestBegin && math.isAtLeast(lowestBegin, position)) ||
           math.isAtLeast(begin, position);
  }
  /// Whether the tile is certain to end at or before `position`.
  bool endsBy(AffineExpr position) {
    auto isBelow = [&](AffineExpr bound) {
      return math.isAtLeast(position, bound);
    };
    return (!highestEnds.empty() && llvm::all_of(highestEnds, isBelow)) ||
           isBelow(end);
  }

  AxisWindow getWhole() {
    return {zero, extent, -begin, end - extent, /*isWhole=*/true};
  }
  AxisWindow getSlice(AffineExpr offset) { return {offset, size, zero, zero}; }
  AffineExpr get(AffineInExtent number) {
    return extent * number.scale + number.offset;
  }

  void shiftByPeriods();
  AxisWindow findBlock();
  AxisWindow findMirrored();
  AxisWindow findForwards();

  AxisMath &math;
  const Extension &extension;
  AffineExpr extent, size;
  AffineExpr begin, end;
  AffineExpr zero;
  Extension::Neighbour before, after;
  AffineExpr lowestBegin;
  SmallVector<AffineExpr, 2> highestEnds;
  std::optional<AxisWindow> whole;
};

} // namespace

AxisWindow AxisTiler::find() {
  if (beginsFrom(zero) && endsBy(extent))
    return getSlice(begin);
  if (whole)
    return *whole;
  if (!before.reach && !after.reach)
    return findBlock();
  shiftByPeriods();
  if (beginsFrom(zero) && endsBy(extent))
    return getSlice(begin);
  if (!before.reach || !after.reach)
    return getWhole();
  return extension.isMirrored() ? findMirrored() : findForwards();
}

/// Brings a tile at a known position as close to the source as it gets.
void AxisTiler::shiftByPeriods() {
  auto knownBegin = dyn_cast<AffineConstantExpr>(begin);
  auto knownExtent = dyn_cast<AffineConstantExpr>(extent);
  if (!knownBegin || !knownExtent ||
      extension.beyond != Extension::Beyond::Repeat)
    return;
  ConstantArith arith;
  int64_t n = knownExtent.getValue();
  int64_t period = extension.getPeriod(arith, n);
  int64_t first = before.step < 0 ? -before.reach->get(arith, n) : 0;
  int64_t shifted =
      first + arith.floorMod(knownBegin.getValue() - first, period);
  if (shifted == knownBegin.getValue())
    return;
  begin = math.constant(shifted);
  end = begin + size;
  lowestBegin = {};
  highestEnds.clear();
}

/// The window of an axis that fills or holds: the part of the tile that lies
/// inside, of which what holds needs at least one element.
AxisWindow AxisTiler::findBlock() {
  AffineExpr last = extent - 1;
  if (extension.isFill()) {
    // No window is empty, for certain, at an offset that the source does not
    // have.
    if (endsBy(zero) || beginsFrom(extent))
      return getWhole();
  } else if (!math.isAtLeast(last, zero)) {
    // There may be nothing to clamp to.
    return getWhole();
  }

  // No more of the tile than `most` is a border.
  AffineExpr most = size - (extension.isFill() ? 0 : 1);
  AffineExpr low = zero, high = zero;
  bool fits = true;
  if (!beginsFrom(zero)) {
    low = math.max(-begin, zero);
    fits = lowestBegin && math.isAtLeast(most, -lowestBegin);
    // A tile of unknown size keeps the low amount of all other tiles, and its
    // high amount crops the rest.
    if (!fits && isa<AffineConstantExpr>(most)) {
      low = math.min(low, most);
      fits = true;
    }
  }
  if (!endsBy(extent)) {
    high = math.max(end - extent, zero);
    // The low amount is 0, or at most the low amount of the first tile.
    SmallVector<AffineExpr, 2> lows = {zero};
    if (low != zero)
      lows.push_back(lowestBegin ? -lowestBegin : low);
    fits &= !highestEnds.empty();
    for (AffineExpr bound : highestEnds)
      for (AffineExpr first : lows)
        fits = fits && math.isAtLeast(most - first, bound - extent);
  }
  if (!fits)
    high = math.min(high, most - low);

  AffineExpr offset = beginsFrom(zero) ? begin : math.max(begin, zero);
  return {getStart(offset), size - low - high, low, high};
}

AffineExpr AxisTiler::getStart(AffineExpr offset) {
  AffineExpr last = extent - 1;
  if (offset == zero || math.isAtLeast(last, offset))
    return offset;
  offset = math.min(offset, last);
  // An empty source has an empty window at 0.
  return math.isAtLeast(last, zero) ? offset : math.max(offset, zero);
}

/// The window of a tile within reach of mirrors on both sides. Position i < 0
/// shows the element `mirror` - i, and i >= extent shows `turn` - i.
AxisWindow AxisTiler::findMirrored() {
  AffineExpr mirror = get(before.nearest) - 1;
  AffineExpr turn = get(after.nearest) + extent;
  if (!beginsFrom(-get(*before.reach)) || !endsBy(extent + get(*after.reach)))
    return getWhole();
  AffineExpr last = end - 1;

  // A tile inside of one mirror image is a window backwards: the positions
  // before the first element of that window.
  AffineExpr turned = size - 1 - mirror;
  if (endsBy(zero))
    return {mirror - last, size, turned, -turned};
  if (beginsFrom(extent))
    return {turn - last, size, turned, -turned};

  // From the first element that is seen to the last, directly or mirrored. A
  // mirror is one of the window too, as the window then reaches to that end.
  AffineExpr offset = begin, final = last;
  if (!endsBy(extent)) {
    offset = math.min(offset, turn - last);
    if (beginsFrom(zero))
      final = math.min(final, extent - 1);
  }
  if (!beginsFrom(zero)) {
    offset = math.max(offset, zero);
    final = math.max(final, mirror - begin);
    if (!endsBy(extent))
      final = math.min(final, extent - 1);
  }
  return {offset, final - offset + 1, offset - begin, last - final};
}

/// The window of a tile within reach that shows one run forwards.
AxisWindow AxisTiler::findForwards() {
  if (before.step > 0 && beginsFrom(-get(*before.reach)) && endsBy(zero))
    return getSlice(begin + 1 + get(before.nearest));
  if (after.step > 0 && beginsFrom(extent) &&
      endsBy(extent + get(*after.reach)))
    return getSlice(begin - extent + get(after.nearest));
  return getWhole();
}

Value mlir::pad::getFirstInit(PadIntoOp op) {
  Value init = op.getInit();
  while (auto argument = dyn_cast<BlockArgument>(init)) {
    Block *body = argument.getOwner();
    auto loop = dyn_cast<LoopLikeOpInterface>(body->getParentOp());
    OpOperand *initial = loop ? loop.getTiedLoopInit(argument) : nullptr;
    // A value that a loop yields may have other extents than its initial value.
    bool isBeingBuilt = !body->mightHaveTerminator();
    if (!initial || (!isBeingBuilt && !isa<scf::ForallOp>(loop)))
      break;
    init = initial->get();
  }
  return init;
}

/// How far tiles of the result reach, along `axis`.
static void addBounds(AxisTiler &tiler, AxisMath &math, PadOp op, int64_t axis,
                      AffineExpr extent, AffineExpr low, AffineExpr high) {
  tiler.setLowestBegin(-low);
  int64_t size = op.getResultType().getDimSize(axis);
  if (!ShapedType::isDynamic(size)) {
    tiler.addHighestEnd(size - low);
    return;
  }
  // The extent is the larger one of n + low + high and 0.
  tiler.addHighestEnd(extent + high);
  tiler.addHighestEnd(-low);
}
static void addBounds(AxisTiler &tiler, AxisMath &math, PadIntoOp op,
                      int64_t axis, AffineExpr, AffineExpr low, AffineExpr) {
  tiler.setLowestBegin(-low);
  tiler.addHighestEnd(math.extent(getFirstInit(op), axis) - low);
}

/// The axes of which the tiles of `op` have all of the source: if it is marked
/// so, those before the last padded one, and that one if its extent is dynamic.
template <typename OpTy>
static int64_t countWholeAxes(OpTy op) {
  if (!op->hasAttr(kWholeRowsAttr) || op.getRank() == 0)
    return 0;
  int64_t axis = op.getRank() - 1;
  while (axis > 0 && isZeroInteger(op.getLowPerAxis()[axis]) &&
         isZeroInteger(op.getHighPerAxis()[axis]))
    --axis;
  return axis + op.getSourceType().isDynamicDim(axis);
}

template <typename OpTy>
static TileWindow
findWindow(OpBuilder &builder, OpTy op, ArrayRef<OpFoldResult> offsets,
           ArrayRef<OpFoldResult> sizes, bool keepsWholeAxes) {
  TileWindow window;
  Extension extension = Extension::get(op.getMode());
  SmallVector<OpFoldResult> lows = op.getLowPerAxis();
  SmallVector<OpFoldResult> highs = op.getHighPerAxis();
  ArrayRef<int64_t> sourceShape = op.getSourceType().getShape();
  int64_t numWholeAxes = countWholeAxes(op);
  // No offset lies in an axis without elements, and no part of it, of a type
  // that says so, can be padded.
  bool isEmpty = llvm::any_of(llvm::seq(op.getRank()), [&](int64_t axis) {
    if (!ShapedType::isDynamic(sourceShape[axis]))
      return sourceShape[axis] == 0;
    return isKnown(Variable(op.getSource(), axis), ValueBoundsConstraintSet::LE,
                   Variable(builder.getIndexAttr(0)));
  });
  for (int64_t axis : llvm::seq(op.getRank())) {
    AxisMath math(builder, op.getLoc());
    AffineExpr extent = math.extent(op.getSource(), axis);
    AffineExpr low = math.number(lows[axis]);
    AffineExpr high = math.number(highs[axis]);
    AffineExpr offset = math.number(offsets[axis]);
    AffineExpr size = math.number(sizes[axis]);
    AxisWindow found;
    bool isTileWhole = false;
    bool isPadded = !isZeroInteger(lows[axis]) || !isZeroInteger(highs[axis]);
    if (isEmpty || (isPadded && axis < numWholeAxes)) {
      found = {math.constant(0), extent, low - offset,
               offset - low + size - extent, /*isWhole=*/true};
    } else {
      AxisTiler tiler(math, extension, extent, low, offset, size);
      addBounds(tiler, math, op, axis, extent, low, high);
      isTileWhole = keepsWholeAxes && offset == math.constant(0) &&
                    math.areEqual(size, extent + low + high);
      if (isTileWhole)
        tiler.setTileIsWhole(low, high);
      found = tiler.find();
      // There are loops over a result with elements only. An axis without a
      // loop may have none.
      bool mayBeEmpty = isa<AffineConstantExpr>(offset) &&
                        !math.isAtLeast(size, math.constant(1));
      if (!found.isWhole && mayBeEmpty)
        found.offset = tiler.getStart(found.offset);
    }
    bool isWhole = found.isWhole ||
                   (found.offset == math.constant(0) && found.size == extent);
    window.isWhole &= isWhole;
    window.isTile &=
        found.low == math.constant(0) && found.high == math.constant(0);
    window.isBlock &= !found.isWhole || isTileWhole;
    window.offsets.push_back(math.build(found.offset));
    window.sizes.push_back(math.build(found.size));
    window.low.push_back(math.build(found.low));
    window.high.push_back(math.build(found.high));
  }
  return window;
}

TileWindow mlir::pad::getTileWindow(OpBuilder &builder, PadOp op,
                                    ArrayRef<OpFoldResult> offsets,
                                    ArrayRef<OpFoldResult> sizes) {
  return findWindow(builder, op, offsets, sizes, /*keepsWholeAxes=*/true);
}

TileWindow mlir::pad::getTileWindow(OpBuilder &builder, PadIntoOp op,
                                    ArrayRef<OpFoldResult> offsets,
                                    ArrayRef<OpFoldResult> sizes) {
  return findWindow(builder, op, offsets, sizes, /*keepsWholeAxes=*/true);
}

TileWindow mlir::pad::getResultWindow(OpBuilder &builder, PadOp op,
                                      ArrayRef<OpFoldResult> shape) {
  SmallVector<OpFoldResult> offsets(shape.size(), builder.getIndexAttr(0));
  return findWindow(builder, op, offsets, shape, /*keepsWholeAxes=*/false);
}

Value mlir::pad::getWindowSource(OpBuilder &builder, Location loc, Value source,
                                 const TileWindow &window) {
  if (window.isWhole)
    return source;
  SmallVector<OpFoldResult> strides(window.offsets.size(),
                                    builder.getIndexAttr(1));
  if (isa<MemRefType>(source.getType()))
    return memref::SubViewOp::create(builder, loc, source, window.offsets,
                                     window.sizes, strides);
  return tensor::ExtractSliceOp::create(builder, loc, source, window.offsets,
                                        window.sizes, strides);
}
