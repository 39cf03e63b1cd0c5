//===- PadToGPU.cpp - Pads on memrefs to GPU kernels ----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Conversion/PadToGPU/PadToGPU.h"
#include "AdjointLaunch.h"
#include "DeviceBuffer.h"
#include "RowKernel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "pad/IR/FillBorder.h"
#include "pad/Utils/AdjointAsCrop.h"
#include "pad/Utils/Border.h"
#include "pad/Utils/Overlap.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

std::optional<std::string> mlir::pad::findLaunchObstacle(AdjointIntoOp op) {
  if (areKnownToOverlap(op.getSource(), op.getInit()))
    return "source and destination overlap";
  return std::nullopt;
}

/// Why kernels cannot move the elements of `buffers`, which are of one type.
static std::optional<std::string> findObstacle(ArrayRef<Value> buffers) {
  Type elementType = getElementTypeOrSelf(buffers.front().getType());
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
  for (Value buffer : buffers)
    if (!cast<MemRefType>(buffer.getType()).isStrided()) {
      os << "layout of '" << buffer.getType() << "' has no strides";
      return text;
    }
  return std::nullopt;
}

std::optional<std::string> mlir::pad::findLaunchObstacle(FillBorderOp op) {
  return findObstacle(op.getSource());
}

std::optional<std::string> mlir::pad::findLaunchObstacle(PadIntoOp op) {
  if (!findArrayAround(op) && areKnownToOverlap(op.getSource(), op.getInit()))
    return "source and destination overlap, and the source is not known to be "
           "the inside of the destination";
  return findObstacle({op.getSource(), op.getInit()});
}

/// `spec`, of which `flat` is the flat pad, with the axes and strides that it
/// has. The row's positions are of one element.
static FlatPad getElementPad(OpBuilder &builder, const PadSpec &spec,
                             const FlatPad &flat) {
  Location loc = spec.loc;
  IndexBuilder index(builder, loc);
  FlatPad pad = flat;
  UnitView source = UnitView::get(builder, loc, spec.source, flat.storage);
  UnitView result = UnitView::get(builder, loc, spec.init, flat.storage);
  pad.source = source.view;
  pad.result = result.view;
  pad.sourceOffset = source.offset;
  pad.resultOffset = result.offset;
  pad.unitsPerPosition = index.constant(flat.storage.count);
  pad.axes.clear();
  for (auto [sourceExtent, resultExtent, low, high, sourceStride,
             resultStride] :
       llvm::zip_equal(memref::getMixedSizes(builder, loc, spec.source),
                       memref::getMixedSizes(builder, loc, spec.init), spec.low,
                       spec.high, source.strides, result.strides))
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

static Condition areIndicesSmall(IndexBuilder &index, const FlatPad &pad) {
  if (pad.has(Facts::SmallIndices))
    return true;
  auto axes = llvm::map_to_vector(pad.axes, [](const FlatAxis &axis) {
    return std::array{axis.sourceExtent, axis.resultExtent, axis.low};
  });
  return hasSmallIndices(index, axes, pad.unitsPerPosition);
}

/// Builds the kernel of `pad`, of which `facts` hold too.
static void buildKernel(OpBuilder &builder, FlatPad pad, Facts facts) {
  pad.facts = pad.facts | facts;
  reportKernel(pad.loc, pad.facts);
  buildRowKernel(builder, pad);
}

/// Builds the kernels of `spec`, of which `known` holds, and the branches that
/// choose one:
///
///   scf.if %fitsAndIsSmall {
///     scf.if %withinReach {
///       scf.if %vectorsCrossRows { gpu.launch } else { gpu.launch }
///     } else { gpu.launch }
///   } else {
///     scf.if %isSmall { gpu.launch } else { gpu.launch }
///   }
///
/// Expects that kernels can move the elements.
static void buildKernels(OpBuilder &builder, const PadSpec &spec, Facts known) {
  constexpr Facts small = Facts::SmallIndices;
  constexpr Facts rows = Facts::Fits | Facts::Rows | small;
  constexpr Facts within = Facts::WithinReach | Facts::RowWithinReach;
  Value fill = spec.value;
  if (!fill)
    fill = createZero(builder, spec.loc,
                      getElementTypeOrSelf(spec.source.getType()));
  // Decisions about loops say nothing about kernels.
  known = known & (Facts::Fits | within | Facts::InPlace | small);
  FailureOr<FlatPad> inElements = FlatPad::get(builder, spec, known);
  assert(succeeded(inElements) && "has a storage and strides");
  FlatPad flat = inElements->getInUnits(builder, fill);
  IndexBuilder index(builder, spec.loc);
  Condition isFlat =
      index.conjunction(flat.preconditionsHold, areIndicesSmall(index, flat));
  auto buildRows = [&] {
    FlatPad pad = flat;
    moveAsIntegers(builder, pad);
    auto buildWithinReach = [&] {
      buildIf(
          builder, spec.loc,
          pad.has(Facts::InPlace) ? false : shouldVectorsCrossRows(index, pad),
          [&] {
            buildKernel(builder, pad, rows | within | Facts::VectorsCrossRows);
          },
          [&] { buildKernel(builder, pad, rows | within); });
    };
    buildIf(builder, spec.loc, flat.isWithinReach, buildWithinReach,
            [&] { buildKernel(builder, pad, rows); });
  };
  auto buildElements = [&] {
    FlatPad pad = getElementPad(builder, spec, flat);
    moveAsIntegers(builder, pad);
    buildIf(
        builder, spec.loc, areIndicesSmall(index, pad),
        [&] { buildKernel(builder, pad, Facts::Elements | small); },
        [&] { buildKernel(builder, pad, Facts::Elements); });
  };
  buildIf(builder, spec.loc, isFlat, buildRows, buildElements);
}

/// Builds the kernels of the border of `op`: the pad of the inside into the
/// whole array, in place.
static void buildKernels(OpBuilder &builder, FillBorderOp op) {
  Border border(builder, op);
  if (border.getLastAxis() < 0)
    return;
  if (std::optional<PadSpec> pad = border.getPad(
          op.getSource(), border.getFace(/*axis=*/0, Border::Part::Whole)))
    buildKernels(builder, *pad, Facts::InPlace);
}

static bool isInKernel(Operation *op) {
  return op->getParentOfType<gpu::LaunchOp>() ||
         op->getParentOfType<gpu::GPUFuncOp>();
}

/// Calls `build`, which builds the kernels of `op`, and erases `op`. With
/// `copyBuffers`, the kernels are those of the op on copies of its buffers.
template <typename OpTy>
static void replaceByKernels(RewriterBase &rewriter, OpTy op, bool copyBuffers,
                             function_ref<void()> build) {
  if (!copyBuffers) {
    build();
    return rewriter.eraseOp(op);
  }
  OpOperand &read = op.getSourceMutable(), *written = &read;
  if constexpr (!std::is_same_v<OpTy, FillBorderOp>)
    written = &op.getInitMutable();
  DeviceBuffer source(rewriter, op.getLoc(), read.get()), result = source;
  if (written != &read)
    result = DeviceBuffer(rewriter, op.getLoc(), written->get());
  source.copyToDevice(rewriter);
  rewriter.modifyOpInPlace(op, [&] {
    read.set(source.getCopy());
    written->set(result.getCopy());
  });
  build();
  result.copyToHost(rewriter);
  if (written != &read)
    source.free(rewriter);
  result.free(rewriter);
  rewriter.eraseOp(op);
}

namespace {

/// A pattern that replaces an op on memrefs by kernels.
template <typename OpTy>
struct LaunchPattern : OpRewritePattern<OpTy> {
  LaunchPattern(MLIRContext *context, bool copyBuffers, PatternBenefit benefit)
      : OpRewritePattern<OpTy>(context, benefit), copyBuffers(copyBuffers) {}

  /// Fails, with a reason, if `op` does not become a kernel.
  static LogicalResult canBecomeKernel(OpTy op, PatternRewriter &rewriter) {
    if (!isa<MemRefType>(op.getSource().getType()))
      return rewriter.notifyMatchFailure(op, "not on memrefs");
    if (isInKernel(op))
      return rewriter.notifyMatchFailure(op, "in a kernel");
    if (std::optional<std::string> obstacle = findLaunchObstacle(op))
      return rewriter.notifyMatchFailure(op, *obstacle);
    return success();
  }

  bool copyBuffers;
};

// pad.fill_border m %a low[l] high[h]
//   -> gpu.launch over the faces of the border of %a
struct LaunchFillBorder final : LaunchPattern<FillBorderOp> {
  using LaunchPattern::LaunchPattern;

  LogicalResult matchAndRewrite(FillBorderOp op,
                                PatternRewriter &rewriter) const final {
    if (failed(canBecomeKernel(op, rewriter)))
      return failure();
    replaceByKernels(rewriter, op, copyBuffers,
                     [&] { buildKernels(rewriter, op); });
    return success();
  }
};

// pad.pad_into m ins(%x : memref) outs(%y : memref) low[l] high[h]
//   -> gpu.launch over the rows of %y
// pad.pad_into m ins(inside of %y) outs(%y) low[l] high[h]
//   -> pad.fill_border m %y low[l] high[h]
//   -> gpu.launch over the faces of the border of %y
struct LaunchPadInto final : LaunchPattern<PadIntoOp> {
  using LaunchPattern::LaunchPattern;

  LogicalResult matchAndRewrite(PadIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (failed(canBecomeKernel(op, rewriter)))
      return failure();
    if (FillBorderOp border = createBorder(rewriter, op)) {
      replaceByKernels(rewriter, border, copyBuffers,
                       [&] { buildKernels(rewriter, border); });
      rewriter.eraseOp(op);
      return success();
    }
    replaceByKernels(rewriter, op, copyBuffers, [&] {
      buildKernels(rewriter, PadSpec::get(op), getFacts(op));
    });
    return success();
  }
};

// pad.adjoint_into m ins(%g : memref) outs(%y : memref) low[l] high[h]
//   -> gpu.launch over the rows of %y
struct LaunchAdjointInto final : LaunchPattern<AdjointIntoOp> {
  using LaunchPattern::LaunchPattern;

  LogicalResult matchAndRewrite(AdjointIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (failed(canBecomeKernel(op, rewriter)))
      return failure();
    if (isCrop(op)) {
      PadIntoOp crop = buildCrop(rewriter, op);
      rewriter.eraseOp(op);
      if (!findLaunchObstacle(crop))
        replaceByKernels(rewriter, crop, copyBuffers, [&] {
          buildKernels(rewriter, PadSpec::get(crop), Facts(0));
        });
      return success();
    }
    if (!canLaunch(op))
      return rewriter.notifyMatchFailure(op, "elements cannot be added");
    replaceByKernels(rewriter, op, copyBuffers,
                     [&] { buildAdjointLaunches(rewriter, op); });
    return success();
  }
};

} // namespace

void mlir::pad::populatePadToGPUPatterns(
    RewritePatternSet &patterns, const ConvertPadToGPUPassOptions &options,
    PatternBenefit benefit) {
  patterns.add<LaunchFillBorder, LaunchPadInto, LaunchAdjointInto>(
      patterns.getContext(), options.hostBuffers, benefit);
}
