//===- Canonicalizer.h - Canonicalization, unsound parts off ----*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_WORKAROUNDS_CANONICALIZER_H
#define PAD_WORKAROUNDS_CANONICALIZER_H

#include "pad/Workarounds/Passes.h"

namespace mlir::pad {

/// Returns the names of upstream's canonicalization patterns that change the
/// results of a program, make it invalid or crash, to be disabled in pattern sets.
/// ForOpTensorCastFolder gives a loop-carried tensor the static extents that it
/// has before the loop, although the loop may yield others.
/// SubViewOpMemRefCastFolder takes the cast away from the source of a subview
/// at a static offset that the source without cast does not have: at 0 if
/// empty. FoldTensorCastConsumerOp gives a linalg.transpose a static result
/// that its input does not have, and the fold of an identity returns the input
/// as it is. FoldTensorCastOfOutputIntoForallOp gives a loop's result a type
/// that the tiles it inserts do not fit. InsertSliceOpSourceCastInserter gives
/// the source of an insertion extents that its sizes do not have, where the
/// insertion, never executed, is out of bounds. SimplifyDimOfAllocOp looks up the
/// extent of an axis before 0, of any memref.dim where the dialect `gpu` is
/// loaded. FromElementsToShapeCast makes a vector.shape_cast of what
/// --lower-vectors made of one, and --convert-to-llvm has no pattern for it.
SmallVector<std::string> getUnsoundPatterns();

/// Adds what goes before upstream's patterns of slices and views that are
/// wrong: see --canonicalize-soundly.
void populateSoundPatterns(RewritePatternSet &patterns);

} // namespace mlir::pad

#endif // PAD_WORKAROUNDS_CANONICALIZER_H
