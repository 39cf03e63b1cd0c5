//===- InteriorPadding.h - Fills between copied elements --------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_COPYTOPAD_INTERIORPADDING_H
#define LIB_CONVERSION_COPYTOPAD_INTERIORPADDING_H

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {

/// Whether `slice` is every few elements of an array without gaps, with steps
/// that are known and positive.
bool isInteriorPadding(memref::SubViewOp slice);

/// Fills the array of `slice`, for which isInteriorPadding holds, with `value`,
/// but for `slice` itself, to which it copies `source`. The array is written
/// from its begin to its end. Rows of elements that are 2 apart are pads of 1
/// element to 2:
///
///   scf.for %i = ... {
///     linalg.fill ins(%v) outs(before the first row)
///     pad.pad_into constant ins(%x : memref<3x5x1xf32>)
///       outs(%y : memref<3x11x2xf32, strided<[22, 2, 1], offset: ?>>)
///       low[0, 0, 0] high[0, 6, 1] value(%v)
///     ... // the last row, which is the last thing that the array may have
///     linalg.fill ins(%v) outs(behind the last row)
///   }
void buildInteriorPadding(IndexBuilder &index, Value value, Value source,
                          memref::SubViewOp slice);

} // namespace mlir::pad

#endif // LIB_CONVERSION_COPYTOPAD_INTERIORPADDING_H
