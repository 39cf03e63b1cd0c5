//===- RowPattern.h - Patterns that write rows ------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each way to write the rows of a version is a pattern. It asks facts and types
// whether it applies; of the patterns that apply, the one with the highest
// benefit builds the loops and says so in a remark.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_ROWPATTERN_H
#define LIB_CONVERSION_PADTOSCF_ROWPATTERN_H

#include "pad/Conversion/PadToSCF/PadToSCF.h"
#include "pad/Flat/FlatPad.h"

namespace mlir::pad {

/// Succeeds if `op`, a pad or a border, can be lowered to loops: it is on
/// memrefs, and has a value to fill with.
LogicalResult canBeLowered(PatternRewriter &rewriter, PadWindowOpInterface op);

/// The reason why a pad with the fact `rows` is not lowered.
inline constexpr StringLiteral kRowsProblem =
    "the fact 'rows' demands a source and a destination by "
    "memref.reinterpret_cast, and a last axis that is not padded";

/// The reason why a pad with facts that can be read is not lowered.
inline constexpr StringLiteral kNoPattern =
    "no enabled pattern writes a pad with these facts";

/// Emits a remark: the facts of `op`, and the loops that it becomes.
void reportLoops(PadIntoOp op, const Twine &loops);

/// The fill value of `op`.
Value getFill(OpBuilder &builder, PadIntoOp op);

/// Replaces `op` by the loops that `build` builds in front of it.
void replaceByLoops(PatternRewriter &rewriter, PadIntoOp op,
                    function_ref<void()> build);

/// Builds a loop nest over the destination of `op`, which is on memrefs, that
/// moves one element a step, as its storage unit if it has one: for any layout,
/// any element type, extents that do not fit the amounts, empty sources. `fill`
/// is written outside in constant mode, and everywhere if another mode finds
/// the source empty.
void buildElementLoops(OpBuilder &builder, PadIntoOp op, Value fill);

/// A pattern that writes a version, with the options of the pass.
class VersionPattern : public OpRewritePattern<PadIntoOp> {
public:
  VersionPattern(MLIRContext *context,
                 const ConvertPadToSCFPassOptions &options,
                 PatternBenefit benefit)
      : OpRewritePattern(context, benefit), options(options) {}

protected:
  ConvertPadToSCFPassOptions options;
};

/// A way to write the rows of a version, which `label` names.
struct RowLowering {
  StringLiteral label;

  /// Returns why this way does not apply to `op`, or an empty string. `shape`
  /// has its facts and the numbers that are known, in units, and no views.
  /// `vectorUnits` is how many units a vector of the target has.
  StringRef (*getProblem)(PadIntoOp op, const FlatPad &shape,
                          int64_t vectorUnits);

  /// Builds the loops that write each row of `pad`, which `op` is in units, and
  /// returns what they are, for the remark.
  std::string (*build)(OpBuilder &builder, PadIntoOp op, const FlatPad &pad,
                       int64_t vectorUnits);
};

extern const RowLowering kPastCaches, kInPlace, kConstantShuffles,
    kPermutedBlocks, kShortRows, kThreeRuns, kRunByRun;

/// Adds the pattern that writes rows by `lowering`, under its label.
///
///   pad.pad_into m ins(%s) outs(%r) {pad.facts = #pad.facts<rows|...>}
///     -> scf.for ... {
///          ... // a row, or rows: vector.load, vector.store
///        }
void populateRowPattern(RewritePatternSet &patterns,
                        const RowLowering &lowering,
                        const ConvertPadToSCFPassOptions &options,
                        PatternBenefit benefit);

/// Add the patterns for versions with the facts `in_chunks` and `elements`,
/// `blocks` before `elements`.
void populateChunksPattern(RewritePatternSet &patterns,
                           const ConvertPadToSCFPassOptions &options,
                           PatternBenefit benefit);
void populateBlocksPattern(RewritePatternSet &patterns,
                           const ConvertPadToSCFPassOptions &options,
                           PatternBenefit benefit);
void populateElementsPattern(RewritePatternSet &patterns,
                             const ConvertPadToSCFPassOptions &options,
                             PatternBenefit benefit);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_ROWPATTERN_H
