//===- Launch.h - Threads over the rows of an array -------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A launch whose threads share three nested loops: the row lies along x, the
// next outer axis along y, and all other axes along z. Pads and adjoints have
// it in common.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOGPU_LAUNCH_H
#define LIB_CONVERSION_PADTOGPU_LAUNCH_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "pad/IR/Pad.h"
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

/// Steps that a thread makes along x, which share its computations for the row.
constexpr int64_t kStepsPerThread = 4;

/// The least power of two that is at least `a`, in [1, largest].
OpFoldResult ceilPowerOfTwo(IndexBuilder &index, OpFoldResult a,
                            int64_t largest);

/// The indices of element `number` of an array of `extents` in row-major order,
/// in the type of `index`.
SmallVector<OpFoldResult> delinearize(IndexBuilder &index, OpFoldResult number,
                                      ArrayRef<OpFoldResult> extents);

/// The steps of one thread: `first`, `first + stride`, and so on.
struct ThreadSteps {
  OpFoldResult first, stride;

  /// Builds a loop over the steps below `count`, or the body alone where there
  /// is one step. Expects that `count + stride` fits the type of `index`:
  ///
  ///   scf.for %step = %first to %count step %stride { body(%step) }
  void forEach(IndexBuilder &index, OpFoldResult count,
               function_ref<void(OpFoldResult)> body) const;
};

/// Emits a remark: the facts of a kernel, and how its threads write.
void reportKernel(Location loc, Facts facts);

/// A `gpu.launch` for `counts` steps along x, y and z, indices that are not
/// negative. Block and grid are no larger than devices take; loops do the rest.
class Launch {
public:
  using Counts = std::array<OpFoldResult, 3>;

  /// Builds the launch at the builder's insertion point, and `body` in it.
  Launch(OpBuilder &builder, Location loc, const Counts &counts,
         function_ref<void(const Launch &)> body);

  /// The steps of this thread along `dimension`, in the type of `index`. If the
  /// count along x is a power of two, so is the stride.
  ThreadSteps getSteps(IndexBuilder &index, gpu::Dimension dimension) const;

private:
  /// Its getters are not const.
  mutable gpu::LaunchOp op;
  Counts gridSizes, blockSizes;
};

/// What a launch over rows does at each level of its loops.
struct RowLaunchBody {
  /// Builds values that all rows share.
  function_ref<void()> enterLaunch;
  /// Gets the indices of the axes outside of the last two.
  function_ref<void(ArrayRef<OpFoldResult> outer)> enterPlane;
  /// Writes the row at index `around` of the axis around it, which is null for
  /// an array of one axis; `along` are the steps of this thread in the row.
  function_ref<void(OpFoldResult around, const ThreadSteps &along)> buildRow;
};

/// Builds a launch over the rows of an array whose axes outside of the row have
/// `extents`; a row has at most `rowSteps` steps:
///
///   gpu.launch blocks(...) threads(...) {
///     enterLaunch()
///     scf.for %plane = ... {            // along z
///       %i, %j = ... %plane ...
///       enterPlane(%i, %j)
///       scf.for %k = ... {              // along y
///         buildRow(%k, steps along x)
///       }
///     }
///   }
void buildRowLaunch(IndexBuilder &index, ArrayRef<OpFoldResult> extents,
                    OpFoldResult rowSteps, const RowLaunchBody &body);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_LAUNCH_H
