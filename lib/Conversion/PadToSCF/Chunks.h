//===- Chunks.h - Parts of a pad for threads --------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A window of a pad is a pad of the same source, so what one thread writes is a
// pad like any other: a range of positions of the outermost axis, or where one
// of these is much on its own, a range of the next axis in one of them. Nothing
// that is written for a chunk lies outside of it, spilling vectors included.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_CHUNKS_H
#define LIB_CONVERSION_PADTOSCF_CHUNKS_H

#include "FlatPad.h"
#include "pad/Conversion/PadToSCF/PadToSCF.h"

namespace mlir::pad {

/// Calls `body` to build `pad` or, if `options.parallel` is set, to build its
/// chunks of some `options.parallelChunkBytes` bytes of the result in an
/// `scf.parallel`; results of less than `options.parallelBytes` bytes are one
/// chunk. Rows with borders out of reach are not divided.
void forEachChunk(OpBuilder &builder, const FlatPad &pad,
                  const ConvertPadToSCFPassOptions &options,
                  function_ref<void(const FlatPad &)> body);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_CHUNKS_H
