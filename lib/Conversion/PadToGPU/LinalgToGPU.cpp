//===- LinalgToGPU.cpp - Linalg ops on memrefs to GPU kernels -------------===//
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

#include "Launch.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Transforms/RegionUtils.h"
#include "pad/Conversion/PadToGPU/PadToGPU.h"
#include "pad/Flat/BorderAround.h"
#include "pad/Flat/LinalgElement.h"
#include "pad/Utils/ControlFlow.h"

namespace mlir::pad {
#define GEN_PASS_DEF_CONVERTLINALGTOGPUPASS
#include "pad/Conversion/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;
using namespace mlir::pad;

/// An op that adds up in fewer threads is left to the host.
static constexpr int64_t kMinSums = 1024;

/// Elements that 32 bits count, with the steps of all threads more.
static constexpr int64_t kMaxSmallCount = int64_t(1) << 30;

//===----------------------------------------------------------------------===//
// Ops that become kernels
//===----------------------------------------------------------------------===//

/// Whether all devices have numbers of `type` in memory.
static bool isDeviceNumber(Type type) {
  return isa<IndexType, Float16Type, Float32Type, Float64Type>(type) ||
         llvm::any_of(std::array{8, 16, 32, 64},
                      [&](unsigned width) { return type.isInteger(width); });
}

/// Whether kernels can use `buffer`: it has numbers and strides, and does not
/// lie on the stack of the host.
static bool isDeviceBuffer(Value buffer) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  if (!type || !type.isStrided() || !isDeviceNumber(type.getElementType()))
    return false;
  Value root = memref::skipViewLikeOps(cast<MemrefValue>(buffer));
  return !root.getDefiningOp<memref::AllocaOp>();
}

/// Whether all devices compute `op` as the host does. Those of the math dialect
/// are calls of libraries that differ.
static bool isDeviceOp(Operation &op) {
  auto isNumber = [](Type type) {
    return type.isInteger(1) || isDeviceNumber(type);
  };
  if (auto load = dyn_cast<memref::LoadOp>(op))
    return isDeviceBuffer(load.getMemRef());
  return isa<linalg::YieldOp, linalg::IndexOp>(op) ||
         (isa<arith::ArithDialect>(op.getDialect()) &&
          !isa<arith::RemFOp>(op) &&
          llvm::all_of(op.getOperandTypes(), isNumber) &&
          llvm::all_of(op.getResultTypes(), isNumber));
}

/// Why `op` does not become a kernel, if so.
static std::optional<StringRef> getObstacle(linalg::LinalgOp op) {
  if (isInKernel(op))
    return "it is in a kernel";
  SmallVector<unsigned> sums;
  op.getReductionDims(sums);
  if (op.getNumParallelLoops() == 0 ||
      op.getNumParallelLoops() + sums.size() != op.getNumLoops())
    return "it has no parallel loop, or loops of another kind";
  for (OpOperand &output : op.getDpsInitsMutable())
    if (llvm::any_of(sums, [&](unsigned k) {
          return op.getMatchingIndexingMap(&output).isFunctionOfDim(k);
        }))
      return "a loop that is not parallel writes more than one element";
  for (Value operand : op->getOperands())
    if (isa<MemRefType>(operand.getType()) ? !isDeviceBuffer(operand)
                                           : !isDeviceNumber(operand.getType()))
      return "an operand is on the stack, or not of numbers of 8 to 64 bits";
  if (!llvm::all_of(*op.getBlock(), isDeviceOp))
    return "its body is more than arithmetic on numbers of 8 to 64 bits";
  int64_t threads = 1;
  for (auto [extent, iterator] :
       llvm::zip_equal(op.getStaticLoopRanges(), op.getIteratorTypesArray()))
    if (linalg::isParallelIterator(iterator))
      threads = ShapedType::isDynamic(extent) || threads >= kMinSums
                    ? kMinSums
                    : threads * extent;
  if (!sums.empty() && threads < kMinSums)
    return "it adds up to few elements";
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// Builds element `number` of the first result of `op` or, if there is a
/// `border`, of the array around it. `extents` are those of all loops, `axes`
/// those of getWrittenAxes.
static void buildElement(IndexBuilder &index, linalg::LinalgOp op,
                         const BorderAround *border,
                         ArrayRef<OpFoldResult> extents,
                         ArrayRef<FlatAxis> axes, OpFoldResult number) {
  OpBuilder &builder = index.getBuilder();
  IndexBuilder wide(builder, op.getLoc());
  LinalgElement element(builder, op, extents);
  SmallVector<unsigned> loops = getLoopsOfResult(op);
  SmallVector<Value> position(loops.size());
  Condition isInside = true;
  for (size_t k = loops.size(); k-- > 0;) {
    const FlatAxis &axis = axes[k];
    OpFoldResult at = number;
    if (k > 0) {
      OpFoldResult extent = castIndex(index, axis.resultExtent);
      number = index.div(number, extent);
      at = index.sub(at, index.mul(number, extent));
    }
    position[k] = wide.materialize(castIndex(wide, at));
    if (!axis.isUnpadded()) {
      at = index.sub(at, castIndex(index, axis.low));
      OpFoldResult n = castIndex(index, axis.sourceExtent);
      if (border->extension.isFill())
        isInside =
            index.conjunction(isInside, index.isIn({index.constant(0), n}, at));
      else
        at = border->extension.getSourceIndexWithinReach(index, at, n);
    }
    element.setPosition(loops[k], castIndex(wide, at));
  }
  if (!border)
    return element.store();
  Value value = buildSelect(
      index, isInside, [&] { return element.build().front(); },
      [&] { return border->fill; });
  memref::StoreOp::create(builder, op.getLoc(), value, border->array, position);
}

/// Builds the kernels of `op`, on memrefs, at the builder's insertion point:
///
///   scf.if %isSmall {         // indices of 32 bits
///     gpu.launch blocks(...) threads(...) {
///       scf.for %step = ... {
///         %i, %j = %step / %n, %step mod %n
///         ...                 // the element at %i, %j
///       }
///     }
///   } else { gpu.launch ... } // indices of 64 bits
///
/// With `border`, the launch fills it as well where its amounts are within
/// reach. Returns false if they are known not to be:
///
///   scf.if %isSmallAndWithinReach {
///     gpu.launch ...          // the array
///   } else {
///     ...                     // the kernels of the inside
///     pad.fill_border
///   }
static bool buildLinalgKernels(OpBuilder &builder, linalg::LinalgOp op,
                               const BorderAround *border = nullptr) {
  Location loc = op.getLoc();
  IndexBuilder wide(builder, loc);
  SmallVector<OpFoldResult> extents = getLoopExtents(builder, op);
  SmallVector<FlatAxis> axes =
      getWrittenAxes(wide, extents, getLoopsOfResult(op), border);
  OpFoldResult one = wide.constant(1), count = one;
  for (const FlatAxis &axis : axes)
    count = wide.mul(count, axis.resultExtent);
  if (!border && isZeroInteger(count))
    return true;
  Condition isSmall = wide.lessEqual(count, kMaxSmallCount);
  auto build = [&](Type indexType) {
    IndexBuilder index(builder, loc, indexType);
    Launch(builder, loc, {count, one, one}, [&](Launch &launch) {
      launch.getSteps(index, gpu::Dimension::x)
          .forEach(index, castIndex(index, count), [&](OpFoldResult number) {
            buildElement(index, op, border, extents, axes, number);
          });
    });
  };
  auto buildSmall = [&] { build(builder.getI32Type()); };
  if (!border) {
    buildIf(wide, isSmall, buildSmall, [&] { build(builder.getI64Type()); });
    return true;
  }
  Condition isWithin =
      wide.conjunction(isSmall, hasExtents(wide, *border, axes));
  for (const FlatAxis &axis : axes)
    isWithin =
        wide.conjunction(isWithin, axis.isWithinReach(wide, border->extension));
  if (isWithin.isFalse())
    return false;
  buildIf(wide, isWithin, buildSmall, [&] {
    buildLinalgKernels(builder, op);
    FillBorderOp fill = border->op;
    builder.clone(*fill);
  });
  return true;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// The name and category of the remarks of this pass.
static remark::RemarkOpts getRemark() {
  return remark::RemarkOpts::name("convert-linalg-to-gpu").category("pad");
}

/// Replaces `op` by kernels, together with a border around what it writes.
static void replaceByKernels(linalg::LinalgOp op, RewriterBase &rewriter) {
  std::optional<BorderAround> border = findBorder(rewriter, op);
  if (border)
    rewriter.setInsertionPoint(border->op);
  if (border && buildLinalgKernels(rewriter, op, &*border)) {
    remark::passed(op.getLoc(), getRemark())
        << "kernels, which fill the border";
    rewriter.eraseOp(border->op);
  } else {
    rewriter.setInsertionPoint(op);
    remark::passed(op.getLoc(), getRemark()) << "kernels";
    buildLinalgKernels(rewriter, op);
  }
  rewriter.eraseOp(op);
}

namespace {

struct ConvertLinalgToGPUPass final
    : pad::impl::ConvertLinalgToGPUPassBase<ConvertLinalgToGPUPass> {
  using Base::Base;

  void runOnOperation() final {
    IRRewriter rewriter(&getContext());
    // In blocks that are not reached, views may be made of themselves.
    (void)eraseUnreachableBlocks(rewriter, getOperation()->getRegions());
    SmallVector<linalg::LinalgOp> ops;
    getOperation()->walk([&](linalg::LinalgOp op) {
      if (op.hasPureBufferSemantics())
        ops.push_back(op);
    });
    for (linalg::LinalgOp op : ops) {
      if (std::optional<StringRef> obstacle = getObstacle(op)) {
        remark::missed(op.getLoc(), getRemark())
            << remark::reason("left to the host: {0}", *obstacle);
        continue;
      }
      replaceByKernels(op, rewriter);
      ++numLowered;
    }
  }
};

} // namespace
