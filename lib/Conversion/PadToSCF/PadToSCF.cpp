//===- PadToSCF.cpp - Pads on memrefs to loops ----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Conversion/PadToSCF/PadToSCF.h"
#include "LineBuffer.h"
#include "Loops.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "pad/IR/Constants.h"
#include "pad/IR/FillBorder.h"
#include "pad/IR/Pad.h"
#include "pad/Utils/Border.h"
#include "pad/Utils/Overlap.h"
#include "pad/Utils/Zero.h"

using namespace mlir;
using namespace mlir::pad;

/// Whether the result of `pad` is written past the caches: it is large, its
/// rows have a long run, and none of its units is in two lines.
static Condition isPastCaches(OpBuilder &builder, const FlatPad &pad,
                              const ConvertPadToSCFPassOptions &options) {
  // Vectors of one unit are no vectors.
  if (options.nontemporalBytes == 0 ||
      options.vectorBytes <= pad.storage.unitBytes)
    return false;
  IndexBuilder index(builder, pad.loc);
  const FlatAxis &row = pad.axes.back();
  Inside inside = row.getInside(index);
  OpFoldResult longest = row.isNeverCropped()
                             ? row.sourceExtent
                             : index.sub(inside.end, inside.begin);
  if (pad.extension.isFill())
    longest = index.max(longest, index.sub(row.resultExtent, longest));
  OpFoldResult bytes =
      index.mul(pad.pixel, index.constant(pad.storage.unitBytes));
  OpFoldResult least =
      index.constant(std::max(options.nontemporalRunBytes, kLineBytes));
  Condition hasLongRun = index.lessEqual(least, index.mul(longest, bytes));
  // A border out of reach is copied from what has been written, which is to
  // stay in the caches for that.
  if (hasLongRun.isFalse() || pad.isWithinReach.isFalse())
    return false;
  for (const FlatAxis &axis : pad.axes)
    bytes = index.mul(bytes, axis.resultExtent);
  Condition isLarge =
      index.lessEqual(index.constant(options.nontemporalBytes), bytes);
  if (isLarge.isFalse())
    return false;
  Condition isUsed = index.conjunction(index.conjunction(hasLongRun, isLarge),
                                       pad.isWithinReach);
  if (pad.storage.unitBytes == 1)
    return isUsed;
  Value address = memref::ExtractAlignedPointerAsIndexOp::create(
      builder, pad.loc, pad.result);
  OpFoldResult rest = index.modPowerOfTwo(address, pad.storage.unitBytes);
  return index.conjunction(isUsed, index.equal(rest, index.constant(0)));
}

/// Builds the loops for `op`, which is on memrefs: row by row where `pad`, what
/// it is on flat arrays, can be written so, else what `buildOther` does.
static void buildLoops(OpBuilder &builder, PadIntoOp op, FailureOr<FlatPad> pad,
                       const ConvertPadToSCFPassOptions &options,
                       function_ref<void()> buildOther) {
  if (succeeded(pad) && !pad->isFlat.isFalse())
    pad->isPastCaches = isPastCaches(builder, *pad, options);
  Plan plan = Plan::get(op, pad, options);
  reportPlan(op, pad, plan);
  if (failed(pad))
    return buildOther();
  auto buildStreamed = [&](const FlatPad &chunk) {
    buildStreamedRows(builder, chunk, plan.options);
  };
  auto buildCached = [&](const FlatPad &chunk) {
    buildRowLoops(builder, chunk, RowPlan::get(chunk, plan.options));
  };
  auto buildFlat = [&] {
    buildIf(
        builder, pad->loc, pad->isPastCaches,
        [&] { forEachChunk(builder, *pad, plan.options, buildStreamed); },
        [&] { forEachChunk(builder, *pad, plan.options, buildCached); });
  };
  buildIf(builder, pad->loc, pad->isFlat, buildFlat, buildOther);
}

/// Builds the loops for `op`, which is on memrefs.
static void buildLoops(OpBuilder &builder, PadIntoOp op, Value fill,
                       const ConvertPadToSCFPassOptions &options) {
  buildLoops(builder, op, getFlatPad(builder, op, fill), options,
             [&] { buildElementLoops(builder, op, fill); });
}

/// The borders at both sides of a row that dynamic amounts are compared with.
static constexpr int64_t kCommonWidths[] = {1, 2, 3, 4, 8};

/// Builds the loops for the border `op`: its faces, but for the last axis the
/// borders of rows, so that both borders of a row are written in one turn.
static void buildLoops(RewriterBase &builder, FillBorderOp op, Value fill,
                       ConvertPadToSCFPassOptions options) {
  using Part = Border::Part;
  // What is around an inside is read soon.
  options.nontemporalBytes = 0;
  // Long rows are faster with more of them in a turn of a loop.
  options.vectorBytes *= 2;
  Border border(builder, op);
  int64_t last = border.getLastAxis();
  if (last < 0)
    return;
  SmallVector<PadIntoOp> pads;
  auto buildPad = [&](int64_t axis, Part part) {
    PadIntoOp pad = border.buildPad(op.getSource(), border.getFace(axis, part));
    if (pad)
      pads.push_back(pad);
    return pad;
  };
  auto buildFaces = [&](int64_t axis) {
    for (Part part : {Part::Before, Part::After})
      if (PadIntoOp face = buildPad(axis, part))
        buildLoops(builder, face, fill, options);
  };
  for (int64_t axis : llvm::seq(last))
    buildFaces(axis);

  auto buildColumns = [&] {
    PadIntoOp rows = buildPad(last, Part::Whole);
    if (!rows)
      return;
    FailureOr<FlatPad> flat =
        getFlatPad(builder, rows, fill, /*isInPlace=*/true);
    // Axes after the last one may have gaps, and be rows without a border.
    bool areRows =
        succeeded(flat) &&
        llvm::all_of(ArrayRef<FlatAxis>(flat->axes).drop_back(),
                     [](const FlatAxis &axis) { return axis.isUnpadded(); });
    if (areRows) {
      buildLoops(builder, rows, flat, options, [&] {
        for (Part part : {Part::Before, Part::After})
          if (PadIntoOp face = buildPad(last, part))
            buildElementLoops(builder, face, fill);
      });
    } else {
      buildFaces(last);
    }
  };
  // A few elements of each row are fast only if their number is known.
  IndexBuilder index(builder, op.getLoc());
  auto [low, high] = border.getAmounts(last);
  std::function<void(ArrayRef<int64_t>)> buildByWidth =
      [&, low = low, high = high](ArrayRef<int64_t> widths) {
        if (widths.empty())
          return buildColumns();
        OpFoldResult width = index.constant(widths.front());
        buildIf(
            builder, op.getLoc(),
            index.conjunction(index.equal(low, width),
                              index.equal(high, width)),
            [&] {
              border.setAmounts(last, width, width);
              buildColumns();
              border.setAmounts(last, low, high);
            },
            [&] { buildByWidth(widths.drop_front()); });
      };
  bool isKnown = getConstantIntValue(low) && getConstantIntValue(high);
  buildByWidth(isKnown ? ArrayRef<int64_t>() : kCommonWidths);
  for (PadIntoOp pad : pads)
    builder.eraseOp(pad);
}

/// Keeps LLVM from unrolling and vectorizing the loops in `op`: they are
/// vectorized already or too short for it, and would only grow.
static void annotateLoops(Operation *op) {
  MLIRContext *context = op->getContext();
  BoolAttr yes = BoolAttr::get(context, true);
  auto noVectors = LLVM::LoopVectorizeAttr::get(
      context, /*disable=*/yes, /*predicateEnable=*/{}, /*scalableEnable=*/{},
      /*width=*/{}, /*followupVectorized=*/{}, /*followupEpilogue=*/{},
      /*followupAll=*/{});
  auto noUnrolling = LLVM::LoopUnrollAttr::get(
      context, /*disable=*/yes, /*count=*/{}, /*runtimeDisable=*/{},
      /*full=*/{}, /*followupUnrolled=*/{}, /*followupRemainder=*/{},
      /*followupAll=*/{});
  auto annotation = LLVM::LoopAnnotationAttr::get(
      context, /*disableNonforced=*/{}, noVectors, /*interleave=*/{},
      noUnrolling, /*unrollAndJam=*/{}, /*licm=*/{}, /*distribute=*/{},
      /*pipeline=*/{}, /*peeled=*/{}, /*unswitch=*/{}, /*mustProgress=*/{},
      /*isVectorized=*/{}, /*startLoc=*/{}, /*endLoc=*/{},
      /*parallelAccesses=*/{});
  op->walk([&](scf::ForOp loop) {
    loop->setDiscardableAttr("llvm.loop_annotation", annotation);
  });
}

namespace {

// pad.pad_into m ins(%x : memref) outs(%y : memref) low[l] high[h]
//   -> loops over the rows of %y, or over those with a border if %x is known to
//      be the inside of %y
// pad.fill_border m %y low[l] high[h] : memref
//   -> loops over the rows that have a border
template <typename OpTy>
struct LowerToLoops final : OpRewritePattern<OpTy> {
  LowerToLoops(MLIRContext *context, const ConvertPadToSCFPassOptions &options,
               PatternBenefit benefit)
      : OpRewritePattern<OpTy>(context, benefit), options(options) {}

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const final {
    if (!isa<MemRefType>(op.getSource().getType()))
      return rewriter.notifyMatchFailure(op, "not on memrefs");
    Type type = op.getSourceType().getElementType();
    Value fill = op.getValue();
    if (!fill && !getZeroAttr(type))
      return rewriter.notifyMatchFailure(op, [&](Diagnostic &diag) {
        diag << "element type " << type << " has no zero to fill with";
      });
    Operation *before = op->getPrevNode();
    FillBorderOp border;
    if constexpr (std::is_same_v<OpTy, PadIntoOp>) {
      border = createBorder(rewriter, op);
      if (!border && areKnownToOverlap(op.getSource(), op.getInit()))
        return rewriter.notifyMatchFailure(
            op, "source and destination overlap, and the source is not known "
                "to be the inside of the destination");
    }
    if (!fill)
      fill = createZero(rewriter, op.getLoc(), type);
    if (border) {
      buildLoops(rewriter, border, fill, options);
      rewriter.eraseOp(border);
    } else {
      buildLoops(rewriter, op, fill, options);
    }
    Block::iterator begin =
        before ? std::next(before->getIterator()) : op->getBlock()->begin();
    for (Operation &built : llvm::make_range(begin, op->getIterator()))
      annotateLoops(&built);
    rewriter.eraseOp(op);
    return success();
  }

private:
  ConvertPadToSCFPassOptions options;
};

} // namespace

void mlir::pad::populatePadToSCFPatterns(
    RewritePatternSet &patterns, const ConvertPadToSCFPassOptions &options,
    PatternBenefit benefit) {
  patterns.add<LowerToLoops<PadIntoOp>, LowerToLoops<FillBorderOp>>(
      patterns.getContext(), options, benefit);
}
