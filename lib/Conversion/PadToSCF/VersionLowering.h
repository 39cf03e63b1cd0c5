//===- VersionLowering.h - Ways to write a version --------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_VERSIONLOWERING_H
#define LIB_CONVERSION_PADTOSCF_VERSIONLOWERING_H

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

/// The fill value of `op`.
Value getFill(OpBuilder &builder, PadIntoOp op);

/// Builds a loop nest over the destination of `op`, which is on memrefs, that
/// moves one element a step, as its storage unit if it has one: for any layout,
/// any element type, extents that do not fit the amounts, empty sources. `fill`
/// is written outside in constant mode, and everywhere if another mode finds
/// the source empty.
void buildElementLoops(OpBuilder &builder, PadIntoOp op, Value fill);

/// A way to write the versions that have all of `facts`, which `label` names.
struct VersionLowering {
  StringLiteral label;
  Facts facts;

  /// Builds the loops of `op` in front of it and returns what they are, for the
  /// remark. If this way does not apply, gives the reason and fails, with
  /// nothing built.
  FailureOr<std::string> (*lower)(PatternRewriter &rewriter, PadIntoOp op,
                                  const ConvertPadToSCFPassOptions &options);
};

/// All ways; PadToSCF.cpp orders them.
extern const VersionLowering kChunks, kPastCaches, kInPlace, kConstantShuffles,
    kPermutedBlocks, kShortRows, kThreeRuns, kRunByRun, kBlocks, kElements;

/// Builds the loops that write each row of `pad`, which `op` is in units, and
/// returns what they are. A vector of the target has `vectorUnits` units.
using RowBuild = std::string(OpBuilder &builder, PadIntoOp op,
                             const FlatPad &pad, int64_t vectorUnits);

/// Returns why `op` is not written so, or an empty string. `shape` has the
/// facts of `op` and the numbers that are known, and no views.
/// `unitsPerPosition` is in units, strides are in elements.
using RowProblem = StringRef(PadIntoOp op, const FlatPad &shape,
                             int64_t vectorUnits);

/// Lowers a version with the fact `rows` by `build`, unless `getProblem` is
/// there and finds a problem:
///
///   pad.pad_into m ins(%s) outs(%r) {pad.facts = #pad.facts<rows|...>}
///     -> scf.for ... {
///          ... // a row, or rows: vector.load, vector.store
///        }
FailureOr<std::string> lowerRows(PatternRewriter &rewriter, PadIntoOp op,
                                 const ConvertPadToSCFPassOptions &options,
                                 RowBuild *build, RowProblem *getProblem);

template <RowBuild *build, RowProblem *getProblem = nullptr>
FailureOr<std::string> lowerRows(PatternRewriter &rewriter, PadIntoOp op,
                                 const ConvertPadToSCFPassOptions &options) {
  return lowerRows(rewriter, op, options, build, getProblem);
}

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_VERSIONLOWERING_H
