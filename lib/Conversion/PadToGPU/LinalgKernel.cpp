//===- LinalgKernel.cpp - The kernel of a linalg op -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A thread computes one element of the destination after another. Upstream's
// mapping of parallel loops to GPUs would give each block a single thread.
//
//===----------------------------------------------------------------------===//

#include "LinalgKernel.h"
#include "Launch.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "pad/Flat/FlatPad.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

/// Elements that 32 bits count, with the steps of all threads more.
static constexpr int64_t kMaxSmallCount = int64_t(1) << 30;

//===----------------------------------------------------------------------===//
// One element
//===----------------------------------------------------------------------===//

namespace {

/// Builds the values of an op for one element of its results.
class ElementBuilder {
public:
  ElementBuilder(OpBuilder &builder, linalg::LinalgOp op,
                 ArrayRef<OpFoldResult> extents)
      : builder(builder), loc(op.getLoc()), op(op), extents(extents),
        positions(extents.size()) {
    op.getReductionDims(sumLoops);
  }

  /// Sets where in a parallel loop the element is.
  void setPosition(unsigned loop, Value position) {
    positions[loop] = position;
  }

  /// Builds the element of each result:
  ///
  ///   %init = memref.load %y[position]
  ///   %sum = scf.for %k = 0 to %n step 1 iter_args(%s = %init) {
  ///     scf.yield body(%x[position, %k], %s)
  ///   }
  SmallVector<Value> build();

  /// Where the element is in an operand.
  SmallVector<Value> getIndices(OpOperand &operand);

private:
  Value load(OpOperand &operand);
  SmallVector<Value> buildSums(ArrayRef<unsigned> loops, ValueRange inits);
  SmallVector<Value> buildBody(ValueRange outputs);

  OpBuilder &builder;
  Location loc;
  linalg::LinalgOp op;
  /// Of each loop of the op, and where in it the builder is.
  ArrayRef<OpFoldResult> extents;
  SmallVector<Value> positions;
  SmallVector<unsigned> sumLoops;
};

} // namespace

SmallVector<Value> ElementBuilder::getIndices(OpOperand &operand) {
  AffineMap map = op.getMatchingIndexingMap(&operand);
  SmallVector<OpFoldResult> at(positions.begin(), positions.end());
  SmallVector<Value> indices;
  for (unsigned k = 0; k < map.getNumResults(); ++k)
    indices.push_back(getValueOrCreateConstantIndexOp(
        builder, loc,
        affine::makeComposedFoldedAffineApply(builder, loc, map.getSubMap(k),
                                              at)));
  return indices;
}

Value ElementBuilder::load(OpOperand &operand) {
  if (op.isScalar(&operand))
    return operand.get();
  return memref::LoadOp::create(builder, loc, operand.get(),
                                getIndices(operand));
}

SmallVector<Value> ElementBuilder::buildBody(ValueRange outputs) {
  IRMapping mapping;
  for (OpOperand *input : op.getDpsInputOperands())
    mapping.map(op.getMatchingBlockArgument(input), load(*input));
  mapping.map(op.getRegionOutputArgs(), outputs);
  for (Operation &inner : op.getBlock()->without_terminator()) {
    if (auto indexOp = dyn_cast<linalg::IndexOp>(inner))
      mapping.map(indexOp.getResult(), positions[indexOp.getDim()]);
    else
      builder.clone(inner, mapping);
  }
  return llvm::map_to_vector(
      op.getBlock()->getTerminator()->getOperands(),
      [&](Value value) { return mapping.lookupOrDefault(value); });
}

SmallVector<Value> ElementBuilder::buildSums(ArrayRef<unsigned> loops,
                                             ValueRange inits) {
  if (loops.empty())
    return buildBody(inits);
  IndexBuilder index(builder, loc);
  auto loop = scf::ForOp::create(
      builder, loc, index.materialize(index.constant(0)),
      index.materialize(extents[loops.front()]),
      index.materialize(index.constant(1)), inits,
      [&](OpBuilder &, Location, Value position, ValueRange sums) {
        positions[loops.front()] = position;
        scf::YieldOp::create(builder, loc, buildSums(loops.drop_front(), sums));
      });
  return SmallVector<Value>(loop.getResults());
}

SmallVector<Value> ElementBuilder::build() {
  SmallVector<Value> inits;
  for (OpOperand &output : op.getDpsInitsMutable())
    inits.push_back(load(output));
  return buildSums(sumLoops, inits);
}

//===----------------------------------------------------------------------===//
// The launch
//===----------------------------------------------------------------------===//

namespace {

/// Builds the launch of an op, whose threads go over the elements of its first
/// result, or over those of the array that this is the inside of.
class LinalgKernel {
public:
  LinalgKernel(OpBuilder &builder, linalg::LinalgOp op,
               const BorderAround *border = nullptr);

  /// The axes that are written, one for each parallel loop, without strides.
  ArrayRef<FlatAxis> getAxes() const { return axes; }

  /// Whether there is known to be no element.
  bool isEmpty() const { return isZeroInteger(count); }

  /// Whether 32 bits suffice to count the elements.
  Condition isSmall();

  /// Builds the launch:
  ///
  ///   gpu.launch blocks(...) threads(...) {
  ///     scf.for %step = ... {
  ///       %i, %j = %step / %n, %step mod %n
  ///       element(%i, %j)
  ///     }
  ///   }
  ///
  /// where numbers of elements have `indexType`.
  void build(Type indexType);

private:
  void buildElement(IndexBuilder &index, OpFoldResult number);

  OpBuilder &builder;
  Location loc;
  linalg::LinalgOp op;
  const BorderAround *border;
  IndexBuilder wide;
  /// Of all loops of the op, and its parallel ones, in the order of the axes of
  /// the result if these are loops.
  SmallVector<OpFoldResult> extents;
  SmallVector<unsigned> parallel;
  SmallVector<FlatAxis> axes;
  /// The elements.
  OpFoldResult count;
};

} // namespace

LinalgKernel::LinalgKernel(OpBuilder &builder, linalg::LinalgOp op,
                           const BorderAround *border)
    : builder(builder), loc(op.getLoc()), op(op), border(border),
      wide(builder, loc) {
  for (const Range &range : op.createLoopRanges(builder, loc))
    extents.push_back(range.size);
  op.getParallelDims(parallel);
  AffineMap map = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  if (map.isProjectedPermutation() && map.getNumResults() == parallel.size())
    for (unsigned k = 0; k < parallel.size(); ++k)
      parallel[k] = map.getDimPosition(k);
  OpFoldResult zero = wide.constant(0);
  count = wide.constant(1);
  for (size_t k = 0; k < parallel.size(); ++k) {
    OpFoldResult extent = extents[parallel[k]];
    OpFoldResult low = border ? border->low[k] : zero;
    OpFoldResult high = border ? border->high[k] : zero;
    OpFoldResult resultExtent = wide.add(wide.add(low, extent), high);
    axes.push_back({extent, resultExtent, low, high, /*sourceStride=*/{},
                    /*resultStride=*/{}});
    count = wide.mul(count, resultExtent);
  }
}

Condition LinalgKernel::isSmall() {
  return wide.lessEqual(count, kMaxSmallCount);
}

void LinalgKernel::buildElement(IndexBuilder &index, OpFoldResult number) {
  ElementBuilder element(builder, op, extents);
  SmallVector<Value> position(parallel.size());
  Condition isInside = true;
  for (size_t k = parallel.size(); k-- > 0;) {
    const FlatAxis &axis = axes[k];
    OpFoldResult at = number;
    if (k > 0) {
      OpFoldResult extent = castTo(index, axis.resultExtent);
      number = index.div(number, extent);
      at = index.sub(at, index.mul(number, extent));
    }
    position[k] = wide.materialize(castTo(wide, at));
    if (!axis.isUnpadded()) {
      at = index.sub(at, castTo(index, axis.low));
      OpFoldResult n = castTo(index, axis.sourceExtent);
      if (border->extension.isFill())
        isInside = index.conjunction(
            isInside,
            index.conjunction(index.lessEqual(0, at), index.lessThan(at, n)));
      else
        at = border->extension.getSourceIndexWithinReach(index, at, n);
    }
    element.setPosition(parallel[k], wide.materialize(castTo(wide, at)));
  }
  if (!border) {
    for (auto [output, value] :
         llvm::zip_equal(op.getDpsInitsMutable(), element.build()))
      memref::StoreOp::create(builder, loc, value, output.get(),
                              element.getIndices(output));
    return;
  }
  Value value;
  if (border->extension.isFill())
    value = scf::IfOp::create(
                builder, loc, index.materialize(isInside),
                [&](OpBuilder &, Location) {
                  scf::YieldOp::create(builder, loc, element.build());
                },
                [&](OpBuilder &, Location) {
                  scf::YieldOp::create(builder, loc, border->fill);
                })
                .getResult(0);
  else
    value = element.build().front();
  memref::StoreOp::create(builder, loc, value, border->array, position);
}

void LinalgKernel::build(Type indexType) {
  IndexBuilder index(builder, loc, indexType);
  OpFoldResult one = wide.constant(1);
  Launch(builder, loc, {count, one, one}, [&](Launch &launch) {
    launch.getSteps(index, gpu::Dimension::x)
        .forEach(index, castTo(index, count),
                 [&](OpFoldResult number) { buildElement(index, number); });
  });
}

void mlir::pad::buildLinalgKernels(OpBuilder &builder, linalg::LinalgOp op) {
  LinalgKernel kernel(builder, op);
  if (!kernel.isEmpty())
    buildIf(
        builder, op.getLoc(), kernel.isSmall(),
        [&] { kernel.build(builder.getI32Type()); },
        [&] { kernel.build(builder.getI64Type()); });
}

//===----------------------------------------------------------------------===//
// With a border
//===----------------------------------------------------------------------===//

/// The buffer that `buffer` is a view of.
static Value getRoot(Value buffer) {
  while (auto view = buffer.getDefiningOp<ViewLikeOpInterface>())
    buffer = view.getViewSource();
  return buffer;
}

/// Whether no other buffer that has its own root is in the memory of `root`.
static bool isOwnMemory(Value root) {
  auto argument = dyn_cast<BlockArgument>(root);
  return argument ? isa<FunctionOpInterface>(argument.getOwner()->getParentOp())
                  : bool(root.getDefiningOp<memref::AllocOp>());
}

std::optional<BorderAround> mlir::pad::findBorder(OpBuilder &builder,
                                                  linalg::LinalgOp op) {
  if (op.getNumReductionLoops() > 0 || op.getNumDpsInits() != 1)
    return std::nullopt;
  OpOperand &output = *op.getDpsInitOperand(0);
  if (op.payloadUsesValueFromOperand(&output) ||
      !op.getMatchingIndexingMap(&output).isPermutation())
    return std::nullopt;

  // %view = memref.subview %array[low] [...] [1]
  // %destination = memref.collapse_shape %view     // or %view
  Value destination = output.get();
  auto collapse = destination.getDefiningOp<memref::CollapseShapeOp>();
  if (collapse)
    destination = collapse.getSrc();
  auto view = destination.getDefiningOp<memref::SubViewOp>();
  Operation *next = op->getNextNode();
  while (next && isMemoryEffectFree(next))
    next = next->getNextNode();
  auto border = dyn_cast_or_null<FillBorderOp>(next);
  if (!view || !border || border.getSource() != view.getSource())
    return std::nullopt;
  SmallVector<OpFoldResult> lows = border.getLowPerAxis();
  SmallVector<OpFoldResult> highs = border.getHighPerAxis();
  if (view.getType().getRank() != view.getSourceType().getRank() ||
      !view.hasUnitStride() ||
      !isEqualConstantIntOrValueArray(view.getMixedOffsets(), lows))
    return std::nullopt;
  Value root = getRoot(view);
  for (Value input : op.getDpsInputs())
    if (isa<MemRefType>(input.getType()) &&
        (getRoot(input) == root || !isOwnMemory(getRoot(input)) ||
         !isOwnMemory(root)))
      return std::nullopt;

  Extension extension = Extension::get(border.getMode());
  builder.setInsertionPoint(border);
  Value fill = border.getValue();
  if (extension.isFill() && !fill)
    fill =
        createZero(builder, op.getLoc(), view.getSourceType().getElementType());
  BorderAround around{border, extension, fill, view.getSource(), lows, highs};
  if (!collapse)
    return around;
  SmallVector<ReassociationIndices> groups = collapse.getReassociationIndices();
  around.low.clear();
  around.high.clear();
  for (const ReassociationIndices &group : groups) {
    auto isUnpadded = [&](int64_t axis) {
      return isZeroInteger(lows[axis]) && isZeroInteger(highs[axis]);
    };
    if (group.size() > 1 && !llvm::all_of(group, isUnpadded))
      return std::nullopt;
    around.low.push_back(lows[group.front()]);
    around.high.push_back(highs[group.front()]);
  }
  if (!memref::CollapseShapeOp::isGuaranteedCollapsible(view.getSourceType(),
                                                        groups))
    return std::nullopt;
  around.array = memref::CollapseShapeOp::create(builder, op.getLoc(),
                                                 view.getSource(), groups);
  return around;
}

bool mlir::pad::buildLinalgKernels(OpBuilder &builder, linalg::LinalgOp op,
                                   const BorderAround &border) {
  Location loc = op.getLoc();
  IndexBuilder index(builder, loc);
  LinalgKernel kernel(builder, op, &border);
  Condition isWithinReach = kernel.isSmall();
  for (auto [k, axis] : llvm::enumerate(kernel.getAxes())) {
    if (!axis.isNeverCropped())
      return false;
    isWithinReach = index.conjunction(
        isWithinReach,
        index.equal(axis.resultExtent,
                    memref::getMixedSize(builder, loc, border.array, k)));
    isWithinReach = index.conjunction(
        isWithinReach, axis.isWithinReach(index, border.extension));
  }
  if (isWithinReach.isFalse())
    return false;
  buildIf(
      builder, loc, isWithinReach, [&] { kernel.build(builder.getI32Type()); },
      [&] {
        buildLinalgKernels(builder, op);
        FillBorderOp fill = border.op;
        builder.clone(*fill);
      });
  return true;
}
