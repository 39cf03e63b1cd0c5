//===- VersionPads.cpp - Copies of a pad for what holds at run time -------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decides how a pad on memrefs is written and says so in the IR: branches on
// the conditions that types leave open, with a copy of the pad in each, whose
// attribute lists the facts that hold there.
//
//===----------------------------------------------------------------------===//

#include "PermutedBlocks.h"
#include "VersionLowering.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Remarks.h"
#include "pad/Conversion/PadToSCF/PadToSCF.h"
#include "pad/Flat/FlatView.h"
#include "pad/IR/Constants.h"
#include "pad/IR/FillBorder.h"
#include "pad/Utils/Border.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Utils/Overlap.h"
#include "pad/Utils/VectorBytes.h"

using namespace mlir;
using namespace mlir::pad;

/// Emits a remark on the numbers of `pad` that are not known and cost versions.
static void reportUnknown(Location loc, const FailureOr<FlatPad> &pad) {
  auto missed = [&] {
    return remark::missed(
        loc, remark::RemarkOpts::name("version-pads").category("pad"));
  };
  if (failed(pad)) {
    missed() << remark::reason("rows: the storage of the element type or the "
                               "strides of a memref are not known");
    return;
  }
  if (pad->preconditionsHold.isFalse()) {
    missed() << remark::reason("rows: an innermost stride is not 1, or an "
                               "extent is 0 or contradicts the amounts");
    return;
  }
  if (!pad->preconditionsHold.isTrue())
    missed() << remark::reason("rows alone: that extents are not 0 and fit the "
                               "amounts, and innermost strides are 1, is only "
                               "known at run time")
             << remark::suggest("static extents and strides");
  if (pad->isRowWithinReach.isFalse())
    missed() << remark::reason("rows as three runs: an amount is larger than "
                               "the reach of the mode");
  else if (!pad->isRowWithinReach.isTrue())
    missed() << remark::reason("rows as three runs alone: an amount or extent "
                               "is not known")
             << remark::suggest("static amounts and extents");
}

namespace {

/// Builds the versions of `op`, a pad or a border.
class VersionBuilder {
public:
  VersionBuilder(OpBuilder &builder, Operation *op,
                 const ConvertPadToSCFPassOptions &options)
      : builder(builder), index(builder, op->getLoc()), op(op),
        options(options) {}

  /// Builds the versions of `spec`, of which `facts` are known:
  ///
  ///   scf.if %fits {
  ///     ... // versions in rows
  ///   } else {
  ///     pad.pad_into ... {pad.facts = #pad.facts<elements>}
  ///   }
  void build(const PadSpec &spec, Facts facts) {
    auto buildElements = [&] {
      setFacts(spec.build(builder), Facts::Elements);
    };
    // Vectors, lines and tables are for the cores of a host.
    if (isInKernel(op))
      return buildElements();
    FailureOr<FlatPad> pad = FlatPad::get(builder, spec, facts);
    reportUnknown(spec.loc, pad);
    if (failed(pad))
      return buildElements();
    // Inside of the branch, the condition takes registers of the row loops:
    // small planes take up to 1.23 of the time.
    Condition pastCaches = false;
    if (!pad->preconditionsHold.isFalse())
      pastCaches = isPastCaches(*pad);
    buildIf(
        index, pad->preconditionsHold,
        [&] { buildRows(spec, *pad, pastCaches); }, buildElements);
  }

protected:
  /// Builds the versions of `spec` in rows, of which `pad` is the flat view:
  ///
  ///   scf.if %large {
  ///     pad.pad_into ... {pad.facts = #pad.facts<fits|rows|past_caches|...>}
  ///   } else {
  ///     pad.pad_into ... {pad.facts = #pad.facts<fits|rows|...>}
  ///   }
  void buildRows(const PadSpec &spec, const FlatPad &pad,
                 Condition pastCaches) {
    constexpr Facts within = Facts::WithinReach | Facts::RowWithinReach;
    Facts facts = pad.facts;
    if (pad.isRowWithinReach.isTrue())
      facts = facts | Facts::RowWithinReach;
    if (pad.isWithinReach.isTrue())
      facts = facts | within;
    PadSpec version = pad.getVersion(builder, spec.value);
    Condition areChunks = isInChunks(pad);
    auto build = [&](Facts facts) {
      buildIf(
          index, areChunks,
          [&] { pad.build(builder, version, facts | Facts::InChunks); },
          [&] { pad.build(builder, version, facts); });
    };
    if (pad.has(Facts::InPlace))
      return buildIf(
          index, pad.isRowWithinReach,
          [&] { build(facts | Facts::RowWithinReach); }, [&] { build(facts); });
    buildIf(
        index, pastCaches, [&] { build(facts | within | Facts::PastCaches); },
        [&] {
          bool permutes = PermutedBlocks::getProblem(
                              pad, /*elementUnits=*/1,
                              {spec.source.getType(), spec.init.getType()})
                              .empty() &&
                          hasLanePermutations(op);
          build(permutes ? facts | Facts::LanePermutations : facts);
        });
  }

  OpBuilder &builder;
  IndexBuilder index;

private:
  /// Whether the result of `pad` is written past the caches: it is large, its
  /// rows have a long run, and none of its units is in two lines.
  Condition isPastCaches(const FlatPad &pad) {
    // A border is read soon.
    if (options.nontemporalBytes == 0 || pad.has(Facts::Border))
      return false;
    // Vectors of one unit are no vectors.
    if (getVectorBytes(op, options.vectorBytes) <= pad.storage.unitBytes)
      return false;
    const FlatAxis &row = pad.axes.back();
    Inside inside = row.getInside(index);
    OpFoldResult longest = row.isNeverCropped()
                               ? row.sourceExtent
                               : index.sub(inside.end, inside.begin);
    if (pad.extension.isFill())
      longest = index.max(longest, index.sub(row.resultExtent, longest));
    OpFoldResult bytes = index.mul(pad.unitsPerPosition,
                                   pad.storage.unitBytes * pad.storage.count);
    OpFoldResult least =
        index.constant(std::max(options.nontemporalRunBytes, kLineBytes));
    Condition hasLongRun = index.lessEqual(least, index.mul(longest, bytes));
    // A border out of reach is copied from the written part of the row, which
    // should stay in the caches for that.
    if (hasLongRun.isFalse() || pad.isWithinReach.isFalse())
      return false;
    Condition isLarge =
        index.lessEqual(options.nontemporalBytes, pad.getResultBytes(index));
    if (isLarge.isFalse())
      return false;
    Condition isUsed = index.conjunction(index.conjunction(hasLongRun, isLarge),
                                         pad.isWithinReach);
    if (pad.storage.unitBytes == 1)
      return isUsed;
    OpFoldResult address =
        getAddress(index, pad.result, index.constant(0), pad.storage.unitBytes);
    OpFoldResult rest = index.modPowerOfTwo(address, pad.storage.unitBytes);
    return index.conjunction(isUsed, index.equal(rest, 0));
  }

  /// Whether the result of `pad` is large enough to be divided among threads.
  Condition isInChunks(const FlatPad &pad) {
    // A single row with borders out of reach is copied from its own beginning.
    bool isSerial = pad.axes.size() == 1 && pad.isWithinReach.isFalse();
    // A pad that runs in parallel already has its thread.
    if (!options.parallel || isSerial || isInParallelLoop(op))
      return false;
    return index.lessEqual(options.parallelBytes, pad.getResultBytes(index));
  }

  Operation *op;
  const ConvertPadToSCFPassOptions &options;
};

} // namespace

//===----------------------------------------------------------------------===//
// Borders
//===----------------------------------------------------------------------===//

/// The borders at both sides of a row that dynamic amounts are compared with.
static constexpr int64_t kCommonWidths[] = {1, 2, 3, 4, 8};

namespace {

/// Builds the versions of a border: pads into its faces, but along the last
/// axis a pad in place of the rows of the inside, so that one iteration of a
/// loop writes both borders of a row.
class BorderVersions : VersionBuilder {
public:
  BorderVersions(OpBuilder &builder, FillBorderOp op,
                 const ConvertPadToSCFPassOptions &options)
      : VersionBuilder(builder, op, options), op(op), border(builder, op),
        last(border.getLastAxis()) {}

  void build() {
    if (last < 0)
      return;
    std::optional<PadSpec> rows = getRows();
    FailureOr<FlatPad> pad;
    if (rows && !isInKernel(op))
      pad = FlatPad::get(builder, *rows, Facts::Border | Facts::InPlace);
    // Axes after the last one may have gaps, and be rows without a border.
    if (failed(pad) ||
        !llvm::all_of(ArrayRef<FlatAxis>(pad->axes).drop_back(),
                      [](const FlatAxis &axis) { return axis.isUnpadded(); }))
      return buildFaces(last + 1);
    buildFaces(last);
    reportUnknown(op.getLoc(), pad);
    auto [low, high] = border.getAmounts(last);
    bool isKnown = getConstantIntValue(low) && getConstantIntValue(high);
    buildIf(
        index, pad->preconditionsHold,
        [&, isKnown] {
          buildByWidth(isKnown ? ArrayRef<int64_t>() : kCommonWidths, *rows,
                       *pad);
        },
        [&] {
          border.buildFaces(last, last + 1, [&](const PadSpec &face) {
            setFacts(face.build(builder), Facts::Border | Facts::Elements);
          });
        });
  }

private:
  using Part = Border::Part;

  /// Builds the versions of the faces of the axes before `endAxis`.
  void buildFaces(int64_t endAxis) {
    border.buildFaces(0, endAxis, [&](const PadSpec &face) {
      VersionBuilder::build(face, Facts::Border);
    });
  }

  /// The pad of the rows of the inside, in place; nullopt if there are none.
  std::optional<PadSpec> getRows() {
    return border.getPad(op.getSource(), border.getFace(last, Part::Whole));
  }

  /// Builds the borders of `rows`, of which `pad` is the flat view: for amounts
  /// that are not known,
  ///
  ///   scf.if %isOne { ... } else { scf.if %isTwo { ... } else { ... } }
  ///
  /// A few elements of each row are fast only if their number is known.
  void buildByWidth(ArrayRef<int64_t> widths, const PadSpec &rows,
                    const FlatPad &pad) {
    if (widths.empty())
      return buildRows(rows, pad, /*pastCaches=*/false);
    std::pair<OpFoldResult, OpFoldResult> amounts = border.getAmounts(last);
    OpFoldResult width = index.constant(widths.front());
    border.setAmounts(last, width, width);
    PadSpec known = *getRows();
    border.setAmounts(last, amounts.first, amounts.second);
    FailureOr<FlatPad> narrow = FlatPad::get(
        builder, known, Facts::Border | Facts::InPlace | Facts::Fits);
    Condition areEqual = index.equal(amounts.first, width);
    areEqual = index.conjunction(areEqual, index.equal(amounts.second, width));
    buildIf(
        index, index.conjunction(areEqual, narrow->preconditionsHold),
        [&] { buildRows(known, *narrow, /*pastCaches=*/false); },
        [&] { buildByWidth(widths.drop_front(), rows, pad); });
  }

  FillBorderOp op;
  Border border;
  int64_t last;
};

} // namespace

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

LogicalResult mlir::pad::canBeLowered(PatternRewriter &rewriter,
                                      PadWindowOpInterface op) {
  auto type = dyn_cast<MemRefType>(op.getSource().getType());
  if (!type)
    return rewriter.notifyMatchFailure(op, "not on memrefs");
  if (!op.getValue() && !getZeroAttr(type.getElementType()))
    return rewriter.notifyMatchFailure(op, [&](Diagnostic &diag) {
      diag << "element type " << type.getElementType()
           << " has no zero to fill with";
    });
  return success();
}

namespace {

/// A pattern with the options of the pass.
template <typename OpT>
struct PatternWithOptions : OpRewritePattern<OpT> {
  PatternWithOptions(MLIRContext *context,
                     const ConvertPadToSCFPassOptions &options,
                     PatternBenefit benefit)
      : OpRewritePattern<OpT>(context, benefit), options(options) {}

  ConvertPadToSCFPassOptions options;
};

// pad.pad_into m ins(%x) outs(%y) low[l] high[h]
//   -> scf.if %fits {
//        pad.pad_into m ins(%s) outs(%r) low[l] high[h]
//          {pad.facts = #pad.facts<fits|rows|...>}
//      } else {
//        pad.pad_into m ins(%x) outs(%y) low[l] high[h]
//          {pad.facts = #pad.facts<elements>}
//      }
// pad.pad_into m ins(inside of %y) outs(%y) low[l] high[h]
//   -> pad.fill_border m %y low[l] high[h]
struct VersionPadInto final : PatternWithOptions<PadIntoOp> {
  using PatternWithOptions::PatternWithOptions;

  LogicalResult matchAndRewrite(PadIntoOp op,
                                PatternRewriter &rewriter) const final {
    if (failed(canBeLowered(rewriter, op)))
      return failure();
    if (isVersion(op))
      return rewriter.notifyMatchFailure(
          op, succeeded(FlatPad::getShape(op))
                  ? "no enabled pattern writes a pad with these facts"
                  : kRowsProblem);
    bool isItself = llvm::all_of(op.getMixedLow(), isZeroInteger) &&
                    llvm::all_of(op.getMixedHigh(), isZeroInteger) &&
                    areKnownToBeEqual(op.getSource(), op.getInit());
    if (!isItself && !createBorder(rewriter, op)) {
      if (areKnownToOverlap(op.getSource(), op.getInit()))
        return rewriter.notifyMatchFailure(
            op, "source and destination overlap, and the source is not known "
                "to be the inside of the destination");
      VersionBuilder(rewriter, op, options)
          .build(PadSpec::get(op), getFacts(op));
    }
    rewriter.eraseOp(op);
    return success();
  }
};

// pad.fill_border m %y low[l] high[h]
//   -> for each face but those of the last axis
//        pad.pad_into m ins(inside of %y) outs(face of %y) ...
//      for the rows of the inside
//        pad.pad_into m ins(%s) outs(%r) low[0, l] high[0, h]
//          {pad.facts = #pad.facts<fits|in_place|border|rows|...>}
struct VersionFillBorder final : PatternWithOptions<FillBorderOp> {
  using PatternWithOptions::PatternWithOptions;

  LogicalResult matchAndRewrite(FillBorderOp op,
                                PatternRewriter &rewriter) const final {
    if (failed(canBeLowered(rewriter, op)))
      return failure();
    if (!cast<MemRefType>(op.getSource().getType()).isStrided())
      return rewriter.notifyMatchFailure(
          op, "a layout without strides has no views of faces");
    BorderVersions(rewriter, op, options).build();
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

void mlir::pad::populateVersionPadsPatterns(
    RewritePatternSet &patterns, const ConvertPadToSCFPassOptions &options,
    PatternBenefit benefit) {
  patterns.add<VersionPadInto, VersionFillBorder>(patterns.getContext(),
                                                  options, benefit);
}
