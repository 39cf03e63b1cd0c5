//===- Launch.h - Threads over the rows of an array -------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A launch whose threads share loops along three dimensions: the row lies along
// x, the next outer axis along y, and all other axes along z.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOGPU_LAUNCH_H
#define LIB_CONVERSION_PADTOGPU_LAUNCH_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {

/// `number`, an index or integer whose value fits, in the type of `index`.
OpFoldResult castIndex(IndexBuilder &index, OpFoldResult number);

/// Steps that a thread makes along x, which share its computations for the row.
constexpr int64_t kStepsPerThread = 4;

/// The least power of two that is at least `a`, in [1, largest].
OpFoldResult ceilPowerOfTwo(IndexBuilder &index, OpFoldResult a,
                            int64_t largest);

/// The steps of one thread: `first`, `first + stride`, and so on.
struct ThreadSteps {
  OpFoldResult first, stride;

  /// Builds a loop over the steps below `count`; if the body is known to run at
  /// most once, there is no loop. Expects that `count + stride` fits the type
  /// of `index`:
  ///
  ///   scf.for %step = %first to %count step %stride { body(%step) }
  void forEach(IndexBuilder &index, OpFoldResult count,
               function_ref<void(OpFoldResult)> body) const;
};

/// A `gpu.launch` for `counts` steps along x, y and z, indices that are not
/// negative. Block and grid are no larger than devices take; loops do the rest.
class Launch {
public:
  using Counts = std::array<OpFoldResult, 3>;

  /// Builds the launch at the builder's insertion point, and `body` in it.
  Launch(OpBuilder &builder, Location loc, const Counts &counts,
         function_ref<void(Launch &)> body);

  /// The steps of this thread along `dimension`, in the type of `index`. If the
  /// count along x is a power of two, so is the stride.
  ThreadSteps getSteps(IndexBuilder &index, gpu::Dimension dimension);

private:
  gpu::LaunchOp op;
  Counts gridSizes, blockSizes;
};

/// Replaces divisions in `launch` of integers of 32 and 64 bits whose divisor
/// is the same in all threads. The host divides once for each divisor, in front
/// of the launch, and threads multiply by the reciprocal. Divisions by
/// constants stay: compilers know how to. Expects divisions as IndexBuilder
/// builds them.
void replaceDivisions(OpBuilder &builder, gpu::LaunchOp launch);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_LAUNCH_H
