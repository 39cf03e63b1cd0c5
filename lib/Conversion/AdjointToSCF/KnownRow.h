//===- KnownRow.h - Rows of known extents -----------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The plan of a row with constant extents and amounts: the terms of each sum,
// and the vectors that hold the sums. Builds no IR.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_ADJOINTTOSCF_KNOWNROW_H
#define LIB_CONVERSION_ADJOINTTOSCF_KNOWNROW_H

#include "pad/Flat/FlatAdjoint.h"
#include <map>

namespace mlir::pad {

/// Units of the row, and of the padded row, are counted from where it begins.
struct KnownRow {
  /// Units of the padded row that are added up, in order.
  using Terms = SmallVector<int64_t, 2>;

  /// Units of the row and of the padded row, and the identity position of the
  /// row's first unit.
  int64_t size, paddedSize, identity;
  /// Units in a vector.
  int64_t width;
  /// Units in the largest vector that the padded row has.
  int64_t window;
  /// The units that are sums of several.
  std::map<int64_t, Terms> sums;
  /// Where the vectors begin that hold these units; they may overlap.
  SmallVector<int64_t> vectors;
  /// All units that are in none of the vectors.
  int64_t middleBegin, middleEnd;

  /// Whether one load covers the padded row of bf16, and one vector of as many
  /// bytes holds all its sums as f32, in lanes that a vector of the row has.
  bool isOneWindow() const {
    return window == paddedSize && window <= 2 * width &&
           2 * sums.size() <= size_t(window);
  }

  /// The row of `adjoint` if it is known, each unit is shown, and few vectors
  /// of at most `vectorBytes` bytes hold the sums.
  static std::optional<KnownRow>
  get(IndexBuilder &index, const FlatAdjoint &adjoint, int64_t vectorBytes);
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_ADJOINTTOSCF_KNOWNROW_H
