//===- IndexVectors.h - Indices of gathers and scatters ---------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TARGET_STABLEHLO_INDEXVECTORS_H
#define PAD_LIB_TARGET_STABLEHLO_INDEXVECTORS_H

#include "Lowering.h"

namespace mlir::pad::stablehlo_import {

/// The indices of a gather or a scatter: vectors along an axis of a tensor, or
/// single numbers. Each says where a slice of another tensor begins.
struct IndexVectors {
  RankedTensorType type;
  /// The axis of the vectors; the rank if there are single numbers.
  int64_t vectorDim;
  /// The axis of the other tensor for each number of a vector.
  ArrayRef<int64_t> map;
  /// Axes of the other tensor, and those of the indices that they go along
  /// with.
  ArrayRef<int64_t> batching, ofBatching;

  /// Fails, after an error about `op`, unless they fit `tensor`, of which
  /// `batching` are axes. The names are those of `map` and `ofBatching`.
  LogicalResult check(Operation *op, RankedTensorType tensor, StringRef mapName,
                      StringRef ofBatchingName) const;

  bool hasVectors() const { return vectorDim < type.getRank(); }

  /// Where a number of the vector at `batch` is, a position along all axes but
  /// that of the vectors.
  template <typename T>
  SmallVector<T> getPosition(ArrayRef<T> batch, T number) const {
    SmallVector<T> position(batch);
    if (hasVectors())
      position.insert(position.begin() + vectorDim, number);
    return position;
  }

  /// The place of `axis` among all axes but that of the vectors.
  int64_t getBatchAxis(int64_t axis) const { return axis - (axis > vectorDim); }
};

} // namespace mlir::pad::stablehlo_import

#endif // PAD_LIB_TARGET_STABLEHLO_INDEXVECTORS_H
