//===- RowPattern.h - Patterns that write rows ------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each way to write the rows of a version is a pattern in a file of its own. A
// pattern asks facts and types whether it applies; of those that apply, the one
// with the highest benefit builds the loops and says so in a remark.
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

/// A pattern that writes a version in rows.
///
///   pad.pad_into m ins(%s) outs(%r) {pad.facts = #pad.facts<rows|...>}
///     -> scf.for ... {
///          ... // a row, or rows: vector.load, vector.store
///        }
class RowPattern : public VersionPattern {
public:
  using VersionPattern::VersionPattern;

  LogicalResult matchAndRewrite(PadIntoOp op,
                                PatternRewriter &rewriter) const final;

protected:
  /// Returns why the pattern does not apply to `op`, or an empty string.
  /// `shape` has its facts and the numbers that are known, in units, and no
  /// views. `vectorUnits` is how many units a vector of the target has.
  virtual StringRef getProblem(PadIntoOp op, const FlatPad &shape,
                               int64_t vectorUnits) const = 0;

  /// Builds the loops that write each row of `pad`, which `op` is in units, and
  /// returns what they are, for the remark.
  virtual std::string build(OpBuilder &builder, PadIntoOp op,
                            const FlatPad &pad, int64_t vectorUnits) const = 0;
};

//===----------------------------------------------------------------------===//
// Patterns, from the highest benefit to the lowest
//===----------------------------------------------------------------------===//

/// Adds the pattern, under its label, to a set of patterns.
using PopulatePattern = void(RewritePatternSet &patterns,
                             const ConvertPadToSCFPassOptions &options,
                             PatternBenefit benefit);

PopulatePattern populateChunksPattern;
PopulatePattern populatePastCachesPattern;
PopulatePattern populateInPlacePattern;
PopulatePattern populateConstantShufflesPattern;
PopulatePattern populatePermutedBlocksPattern;
PopulatePattern populateShortRowsPattern;
PopulatePattern populateThreeRunsPattern;
PopulatePattern populateRunByRunPattern;
PopulatePattern populateBlocksPattern;
PopulatePattern populateElementsPattern;

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_ROWPATTERN_H
