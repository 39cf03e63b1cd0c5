//===- Slices.cpp - Slices of what may be empty ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Slices.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::pad;

std::optional<OpFoldResult> mlir::pad::getSliceStart(IndexBuilder &index,
                                                     OpFoldResult start,
                                                     OpFoldResult extent) {
  if (isZeroInteger(extent) || index.lessEqual(extent, start).isTrue())
    return std::nullopt;
  if (isZeroInteger(start))
    return start;
  OpFoldResult last = index.sub(extent, index.constant(1));
  return index.min(start, index.max(last, index.constant(0)));
}
