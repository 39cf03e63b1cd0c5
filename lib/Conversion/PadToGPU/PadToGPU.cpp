//===- PadToGPU.cpp - Pads on memrefs to GPU kernels ----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Conversion/PadToGPU/PadToGPU.h"
#include "AdjointLaunch.h"
#include "DeviceBuffers.h"
#include "RowKernel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "pad/IR/FillBorder.h"
#include "pad/Utils/AdjointAsCrop.h"
#include "pad/Utils/Overlap.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

std::optional<std::string> mlir::pad::findLaunchObstacle(AdjointIntoOp op) {
  if (areKnownToOverlap(op.getSource(), op.getInit()))
    return "source and destination overlap";
  return std::nullopt;
}

std::optional<std::string> mlir::pad::findLaunchObstacle(PadIntoOp op) {
  // Kernels write the elements of an inside with what they are.
  if (!findArrayAround(op) && areKnownToOverlap(op.getSource(), op.getInit()))
    return "source and destination overlap, and the source is not known to be "
           "the inside of the destination";
  Type elementType = op.getSourceType().getElementType();
  std::string text;
  llvm::raw_string_ostream os(text);
  if (isa<StringType>(elementType)) {
    os << "elements of type '" << elementType
       << "' refer to memory of the host";
    return text;
  }
  if (!getStorage(elementType)) {
    os << "element type '" << elementType << "' has no known size in memory";
    return text;
  }
  for (Value buffer : {op.getSource(), op.getInit()})
    if (!cast<MemRefType>(buffer.getType()).isStrided()) {
      os << "layout of '" << buffer.getType() << "' has no strides";
      return text;
    }
  return std::nullopt;
}

/// `op`, of which `flat` is the flat pad, with the axes and strides that it
/// has. The row's positions are of one element.
static FlatPad getElementPad(OpBuilder &builder, PadIntoOp op,
                             const FlatPad &flat) {
  Location loc = op.getLoc();
  IndexBuilder index(builder, loc);
  FlatPad pad = flat;
  UnitView source = UnitView::get(builder, loc, op.getSource(), flat.storage);
  UnitView result = UnitView::get(builder, loc, op.getInit(), flat.storage);
  pad.source = source.view;
  pad.result = result.view;
  pad.sourceOffset = source.offset;
  pad.resultOffset = result.offset;
  pad.pixel = index.constant(flat.storage.count);
  pad.axes.clear();
  for (auto [sourceExtent, resultExtent, low, high, sourceStride,
             resultStride] :
       llvm::zip_equal(memref::getMixedSizes(builder, loc, op.getSource()),
                       memref::getMixedSizes(builder, loc, op.getInit()),
                       op.getLowPerAxis(), op.getHighPerAxis(), source.strides,
                       result.strides))
    pad.axes.push_back({sourceExtent, resultExtent, low, high, sourceStride,
                        resultStride,
                        /*sourceIsDense=*/false, /*resultIsDense=*/false});
  return pad;
}

/// Units become integers of their size: bits are shifted, and a device need not
/// have floats of 64 bits to move them.
static void moveAsIntegers(OpBuilder &builder, FlatPad &pad) {
  bool isIndex = isa<IndexType>(pad.storage.unit);
  if (!isIndex && !isa<FloatType>(pad.storage.unit))
    return;
  pad.storage.unit = builder.getIntegerType(8 * pad.storage.unitBytes);
  for (Value *array : {&pad.source, &pad.result})
    *array = castToUnitBuffer(builder, pad.loc, *array, pad.storage);
  for (Value &unit : pad.fill) {
    if (isIndex)
      unit =
          arith::IndexCastOp::create(builder, pad.loc, pad.storage.unit, unit);
    else
      unit = arith::BitcastOp::create(builder, pad.loc, pad.storage.unit, unit);
  }
}

static Condition isSmall(IndexBuilder &index, const FlatPad &pad) {
  auto axes = llvm::map_to_vector(pad.axes, [](const FlatAxis &axis) {
    return std::array{axis.sourceExtent, axis.resultExtent, axis.low};
  });
  return hasSmallIndices(index, axes, pad.pixel);
}

/// Builds the kernels of `op`, and the branches that choose one. Expects that
/// `op` has no obstacle.
static void buildLaunches(OpBuilder &builder, PadIntoOp op) {
  Location loc = op.getLoc();
  Value fill = op.getValue();
  if (!fill)
    fill = createZero(builder, loc, op.getSourceType().getElementType());
  FailureOr<FlatPad> inElements = FlatPad::get(builder, PadSpec::get(op));
  assert(succeeded(inElements) && "has a storage and strides");
  FlatPad flat = inElements->getInUnits(builder, fill);
  IndexBuilder index(builder, loc);
  Condition isFlat = index.conjunction(flat.isFlat, isSmall(index, flat));
  auto buildFlat = [&] {
    FlatPad pad = flat;
    moveAsIntegers(builder, pad);
    auto buildWithinReach = [&] {
      buildIf(
          builder, loc, isInShortRows(index, pad),
          [&] {
            buildRowKernel(builder, pad, {true, true, true, true});
          },
          [&] {
            buildRowKernel(builder, pad, {true, true, true});
          });
    };
    buildIf(builder, loc, flat.isWithinReach, buildWithinReach, [&] {
      buildRowKernel(builder, pad, {true, true, false});
    });
  };
  auto buildElements = [&] {
    FlatPad pad = getElementPad(builder, op, flat);
    moveAsIntegers(builder, pad);
    buildIf(
        builder, loc, isSmall(index, pad),
        [&] {
          buildRowKernel(builder, pad, {true, false, false});
        },
        [&] {
          buildRowKernel(builder, pad, {false, false, false});
        });
  };
  buildIf(builder, loc, isFlat, buildFlat, buildElements);
}

static bool isInKernel(Operation *op) {
  return op->getParentOfType<gpu::LaunchOp>() ||
         op->getParentOfType<gpu::GPUFuncOp>();
}

/// Calls `build`, which builds the kernels of `op`; with `copyBuffers`, for the
/// op on copies of its buffers.
template <typename OpTy>
static void buildOnDevice(RewriterBase &rewriter, OpTy op, bool copyBuffers,
                          function_ref<void()> build) {
  if (!copyBuffers)
    return build();
  DeviceBuffers buffers(rewriter, op.getLoc(), op.getSource(), op.getInit());
  rewriter.modifyOpInPlace(op, [&] {
    op.getSourceMutable().assign(buffers.getSource());
    op.getInitMutable().assign(buffers.getInit());
  });
  build();
  buffers.copyBack(rewriter);
}

namespace {

// pad.pad_into m ins(%x : memref) outs(%y : memref) low[l] high[h]
//   -> gpu.launch over the rows of %y
struct LaunchPadInto final : OpRewritePattern<PadIntoOp> {
  LaunchPadInto(MLIRContext *context, bool copyBuffers, PatternBenefit benefit)
      : OpRewritePattern(context, benefit), copyBuffers(copyBuffers) {}

  LogicalResult matchAndRewrite(PadIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (!op.hasPureBufferSemantics())
      return rewriter.notifyMatchFailure(op, "not on memrefs");
    if (isInKernel(op))
      return rewriter.notifyMatchFailure(op, "in a kernel");
    if (std::optional<std::string> obstacle = findLaunchObstacle(op))
      return rewriter.notifyMatchFailure(op, *obstacle);
    buildOnDevice(rewriter, op, copyBuffers,
                  [&] { buildLaunches(rewriter, op); });
    rewriter.eraseOp(op);
    return success();
  }

private:
  bool copyBuffers;
};

// pad.adjoint_into m ins(%g : memref) outs(%y : memref) low[l] high[h]
//   -> gpu.launch over the rows of %y
struct LaunchAdjointInto final : OpRewritePattern<AdjointIntoOp> {
  LaunchAdjointInto(MLIRContext *context, bool copyBuffers,
                    PatternBenefit benefit)
      : OpRewritePattern(context, benefit), copyBuffers(copyBuffers) {}

  LogicalResult matchAndRewrite(AdjointIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (!op.hasPureBufferSemantics())
      return rewriter.notifyMatchFailure(op, "not on memrefs");
    if (isInKernel(op))
      return rewriter.notifyMatchFailure(op, "in a kernel");
    if (std::optional<std::string> obstacle = findLaunchObstacle(op))
      return rewriter.notifyMatchFailure(op, *obstacle);
    if (isCrop(op)) {
      PadIntoOp crop = buildCrop(rewriter, op);
      if (!findLaunchObstacle(crop)) {
        buildOnDevice(rewriter, crop, copyBuffers,
                      [&] { buildLaunches(rewriter, crop); });
        rewriter.eraseOp(crop);
      }
    } else {
      if (!canLaunch(op))
        return rewriter.notifyMatchFailure(op, "elements cannot be added");
      buildOnDevice(rewriter, op, copyBuffers,
                    [&] { buildAdjointLaunches(rewriter, op); });
    }
    rewriter.eraseOp(op);
    return success();
  }

private:
  bool copyBuffers;
};

} // namespace

void mlir::pad::populatePadToGPUPatterns(
    RewritePatternSet &patterns, const ConvertPadToGPUPassOptions &options,
    PatternBenefit benefit) {
  patterns.add<LaunchPadInto, LaunchAdjointInto>(patterns.getContext(),
                                                 options.hostBuffers, benefit);
}
