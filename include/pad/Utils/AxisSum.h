//===- AxisSum.h - What a pad spread along an axis --------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sum that `pad.adjoint` is for each element.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_AXISSUM_H
#define PAD_UTILS_AXISSUM_H

#include "pad/Utils/Addition.h"
#include "pad/Utils/AdjointAxis.h"

namespace mlir::pad {

/// Builds the sum of `term(index)` for each index of the source that shows the
/// element at `indices` of the result: along the first axis, then along the
/// next, and so on, and along each in the order of positions. Without any it is
/// `zero`. Terms and zero are sums of `addition`. Along axes with
/// `isShownOnce`, the element is one of getElementsShownOnce; with
/// `disjointBorders`, hasDisjointBorders holds for all other axes, and no
/// division is built. Expects indices in the
/// result.
Value buildSum(IndexBuilder &index, const Extension &extension,
               ArrayRef<AdjointAxis> axes, ArrayRef<bool> isShownOnce,
               ArrayRef<OpFoldResult> indices, const Addition &addition,
               Value zero,
               function_ref<Value(ArrayRef<OpFoldResult> position)> term,
               bool disjointBorders = false);

/// As buildSum of one element, where `load` gives the elements of the source;
/// returns an element.
Value buildElementSum(IndexBuilder &index, const Extension &extension,
                      ArrayRef<AdjointAxis> axes, ArrayRef<bool> isShownOnce,
                      ArrayRef<OpFoldResult> indices, const Addition &addition,
                      function_ref<Value(ValueRange position)> load);

} // namespace mlir::pad

#endif // PAD_UTILS_AXISSUM_H
