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

#include "Kernels.h"
#include "Launch.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "pad/Flat/LinalgElement.h"
#include "pad/Utils/ControlFlow.h"

using namespace mlir;
using namespace mlir::pad;

/// Elements that 32 bits count, with the steps of all threads more.
static constexpr int64_t kMaxSmallCount = int64_t(1) << 30;

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

  /// The axes that are written, one for each loop, without strides.
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
  /// The extents of all loops of the op, and the loops that are threads.
  SmallVector<OpFoldResult> extents;
  SmallVector<unsigned> loops;
  SmallVector<FlatAxis> axes;
  /// The elements.
  OpFoldResult count;
};

} // namespace

LinalgKernel::LinalgKernel(OpBuilder &builder, linalg::LinalgOp op,
                           const BorderAround *border)
    : builder(builder), loc(op.getLoc()), op(op), border(border),
      wide(builder, loc) {
  extents = getLoopExtents(builder, op);
  loops = getLoopsOfResult(op);
  axes = getWrittenAxes(wide, extents, loops, border);
  count = wide.constant(1);
  for (const FlatAxis &axis : axes)
    count = wide.mul(count, axis.resultExtent);
}

Condition LinalgKernel::isSmall() {
  return wide.lessEqual(count, kMaxSmallCount);
}

void LinalgKernel::buildElement(IndexBuilder &index, OpFoldResult number) {
  LinalgElement element(builder, op, extents);
  SmallVector<Value> position(loops.size());
  Condition isInside = true;
  for (size_t k = loops.size(); k-- > 0;) {
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
        isInside =
            index.conjunction(isInside, index.isIn({index.constant(0), n}, at));
      else
        at = border->extension.getSourceIndexWithinReach(index, at, n);
    }
    element.setPosition(loops[k], castTo(wide, at));
  }
  if (!border) {
    element.store();
    return;
  }
  Value value = buildSelect(
      index, isInside, [&] { return element.build().front(); },
      [&] { return border->fill; });
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
  IndexBuilder index(builder, op.getLoc());
  LinalgKernel kernel(builder, op);
  if (!kernel.isEmpty())
    buildIf(
        index, kernel.isSmall(), [&] { kernel.build(builder.getI32Type()); },
        [&] { kernel.build(builder.getI64Type()); });
}

bool mlir::pad::buildLinalgKernels(OpBuilder &builder, linalg::LinalgOp op,
                                   const BorderAround &border) {
  IndexBuilder index(builder, op.getLoc());
  LinalgKernel kernel(builder, op, &border);
  Condition isWithin = index.conjunction(
      kernel.isSmall(), hasExtents(index, border, kernel.getAxes()));
  for (const FlatAxis &axis : kernel.getAxes())
    isWithin = index.conjunction(isWithin,
                                 axis.isWithinReach(index, border.extension));
  if (isWithin.isFalse())
    return false;
  buildIf(
      index, isWithin, [&] { kernel.build(builder.getI32Type()); },
      [&] {
        buildLinalgKernels(builder, op);
        FillBorderOp fill = border.op;
        builder.clone(*fill);
      });
  return true;
}
