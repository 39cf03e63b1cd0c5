//===- ConsumerCuts.h - Which parts of a pad are read ----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_FUSION_CONSUMERCUTS_H
#define LIB_FUSION_CONSUMERCUTS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "pad/IR/Pad.h"

namespace mlir::pad {

/// A linalg operation that reads a pad, maybe more than once, itself or slices
/// of it that are shifted by constants.
struct Consumer {
  linalg::LinalgOp op;
  SmallVector<OpOperand *> operands;
};

/// How a consumer reads one axis of a pad: iteration i of its loop `dim` reads
/// the positions scale * i + first to scale * i + last.
struct AxisAccess {
  unsigned dim = 0;
  int64_t scale = 1;
  int64_t first = 0, last = 0;
};

/// The iterations [begin, end) of `count` of a consumer's loop `dim` that read
/// nothing outside of the source along `axis`.
struct Cut {
  int64_t axis = 0;
  unsigned dim = 0;
  int64_t begin = 0, end = 0, count = 0;
};

/// The axes of `op` whose amounts are not known to be 0.
SmallVector<int64_t> getPaddedAxes(PadWindowOpInterface op);

/// How `consumer` reads `axis` of a pad, in all operands. The positions have to
/// be sums of one parallel loop, the longest one, and any number of other
/// loops, the same for all operands; else nullopt.
std::optional<AxisAccess> getAccess(const Consumer &consumer, int64_t axis);

/// Where `consumer` of `pad` is to be cut, outermost axis first: nowhere if
/// that leaves no middle. Nullopt if it is not known at compile time.
std::optional<SmallVector<Cut>> getCuts(PadOp pad, const Consumer &consumer);

/// Leaves the consumer of `cuts` whole.
void keepWhole(MutableArrayRef<Cut> cuts);

/// The number of elements of `pad` that are written for `consumer` if it is cut
/// at `cuts`: those that its parts read, unless they lie inside of the source.
int64_t countWritten(PadOp pad, const Consumer &consumer, ArrayRef<Cut> cuts);

/// How many elements of `pad` are written for `slice` of it; nullopt if that is
/// not known at compile time.
std::optional<int64_t> countWritten(PadOp pad, tensor::ExtractSliceOp slice);

/// Whether a tile of `pad` for `consumer` can be some rows, padded as a whole:
/// it reads the pad once, and the last axis and another one are padded.
bool isReadInRows(PadOp pad, const Consumer &consumer);

} // namespace mlir::pad

#endif // LIB_FUSION_CONSUMERCUTS_H
