//===- Passes.h - Tiling and fusion of pads ---------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_FUSION_PASSES_H
#define PAD_FUSION_PASSES_H

#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"

namespace mlir::pad {

#define GEN_PASS_DECL
#include "pad/Fusion/Passes.h.inc"

/// Attaches the external models with which upstream's tiling and fusion work on
/// `pad.pad` and `pad.pad_into`, on tensors and on memrefs. A tile is one pad
/// of the smallest window of the source in one block that it can be made from,
/// or a slice where it needs no pad. The window of a pad with the attribute
/// `pad.whole_rows` is all of the source along the axes before the last padded
/// one, and along that one if its extent is dynamic.
void registerTilingInterfaceExternalModels(DialectRegistry &registry);

/// Splits the `scf.for` and `scf.forall` loops in `root` where no tile of a pad
/// in them needs padding, and removes pads, minima and maxima from tiles that
/// do not need them. Loops with a mapping stay whole. Returns how many loops
/// were split; fails if the rewrites do not come to an end.
FailureOr<unsigned> peelPadTiles(Operation *root,
                                 const PeelPadTilesPassOptions &options = {});

/// Adds patterns that read a vector of a pad, of which it is known how many
/// elements of a border it shows, off the source of the pad, and shuffle it in
/// registers or choose elements of the border by masks. Such pads need no
/// memory.
void populateFoldPadIntoReadsPatterns(RewritePatternSet &patterns);

/// Adds patterns that move pads over what only moves elements, where fewer are
/// written then or the pad gets next to an operation that it can be fused into.
void populateMovePadsPatterns(RewritePatternSet &patterns);

/// Adds patterns that move pads in modes that repeat the source before the
/// linalg operation of which they pad the result, which then computes the
/// border from a pad of its operands: halos of stencils one after the other are
/// computed again. Moves what pads add along `axes`, all axes if there are
/// none; a negative one counts from the back, and one that a pad does not have
/// is left out.
void populateBubbleUpPadsPatterns(RewritePatternSet &patterns,
                                  ArrayRef<int64_t> axes = {},
                                  PatternBenefit benefit = 1);

/// Adds patterns that fold what masked vectors of partial tiles are read from
/// and written to, what bounds their masks, and the induction variables of
/// loops of one turn, and that mark vectors which loops write as in bounds.
void populateFoldPartialTilesPatterns(RewritePatternSet &patterns);

#define GEN_PASS_REGISTRATION
#include "pad/Fusion/Passes.h.inc"

} // namespace mlir::pad

#endif // PAD_FUSION_PASSES_H
