//===- ElementSums.h - Adjoints element by element --------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The lowering that takes everything: any layout, any element type, extents
// that do not fit the amounts, amounts of any width.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_ADJOINTTOSCF_ELEMENTSUMS_H
#define LIB_CONVERSION_ADJOINTTOSCF_ELEMENTSUMS_H

#include "pad/IR/Pad.h"
#include "pad/Utils/Addition.h"

namespace mlir::pad {

/// Builds a loop nest over the destination of `op`, which is on memrefs, that
/// gathers one element a step. With `parallel`, the nest is an `scf.parallel`
/// over all axes.
void buildElementSums(OpBuilder &builder, AdjointIntoOp op,
                      const Addition &addition, bool parallel);

} // namespace mlir::pad

#endif // LIB_CONVERSION_ADJOINTTOSCF_ELEMENTSUMS_H
