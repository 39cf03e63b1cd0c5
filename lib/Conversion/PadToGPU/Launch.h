//===- Launch.h - Threads over the rows of an array -------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A launch whose threads share three nested loops. The row lies along x, the
// next outer axis along y, and all other axes along z.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOGPU_LAUNCH_H
#define LIB_CONVERSION_PADTOGPU_LAUNCH_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {

/// `number`, an index or integer whose value fits, in the type of `index`.
OpFoldResult castTo(IndexBuilder &index, OpFoldResult number);

/// Whether 32 bits suffice for the arithmetic on `axes`, each given by the
/// extents of source and result and the low amount. The last axis is the row,
/// of whose positions each has `block` units.
Condition hasSmallIndices(IndexBuilder &index,
                          ArrayRef<std::array<OpFoldResult, 3>> axes,
                          OpFoldResult block);

/// A `gpu.launch` for `counts` steps along x, y and z, indices that are not
/// negative. Block and grid are no larger than devices take; loops do the rest.
class Launch {
public:
  using Counts = std::array<OpFoldResult, 3>;

  /// Builds the launch at the builder's insertion point, and `body` in it.
  Launch(OpBuilder &builder, Location loc, const Counts &counts,
         function_ref<void(const Launch &)> body);

  /// Builds a loop over this thread's steps among `count` steps along
  /// `dimension`; `body` gets the step. Steps have the type of `index`, in
  /// which twice the count has to fit.
  void forEachStep(IndexBuilder &index, gpu::Dimension dimension,
                   OpFoldResult count,
                   function_ref<void(OpFoldResult)> body) const;

private:
  /// Its getters are not const.
  mutable gpu::LaunchOp op;
  Counts gridSizes, blockSizes;
};

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_LAUNCH_H
