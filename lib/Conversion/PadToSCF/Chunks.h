//===- Chunks.h - Parts of a pad for threads --------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOSCF_CHUNKS_H
#define LIB_CONVERSION_PADTOSCF_CHUNKS_H

#include "pad/Flat/FlatPad.h"

namespace mlir::pad {

/// Whether `pad` can be divided into chunks. A single row with borders that are
/// known to be out of reach cannot be divided, since it is copied from its own
/// beginning.
bool canBeDivided(const FlatPad &pad);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOSCF_CHUNKS_H
