//===- ControlFlow.h - Branches and loops that fold -------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_CONTROLFLOW_H
#define PAD_UTILS_CONTROLFLOW_H

#include "pad/Utils/IndexBuilder.h"

namespace mlir::scf {
class ForOp;
} // namespace mlir::scf

namespace mlir::pad {

/// Builds `thenBody` if `condition` holds and `elseBody` if not; only what can
/// happen is built.
void buildIf(
    IndexBuilder &index, Condition condition, function_ref<void()> thenBody,
    function_ref<void()> elseBody = [] {});

/// Builds a choice between the indices, or values of one type, that `thenBody`
/// and `elseBody` return; a branch that is known not to be taken is not built.
/// Bodies are built before the branch is anywhere: they cannot ask for what is
/// around it.
SmallVector<OpFoldResult>
buildChoice(IndexBuilder &index, Condition condition,
            function_ref<SmallVector<OpFoldResult>()> thenBody,
            function_ref<SmallVector<OpFoldResult>()> elseBody);

/// Such a choice between two values.
Value buildSelect(IndexBuilder &index, Condition condition,
                  function_ref<Value()> thenBody,
                  function_ref<Value()> elseBody);

/// Builds a loop over [begin, end) by `step`; `body` gets the induction
/// variable. If the body is known to run at most once, there is no loop.
void buildLoop(IndexBuilder &index, OpFoldResult begin, OpFoldResult end,
               OpFoldResult step, function_ref<void(OpFoldResult)> body);

/// Covers [0, count), count >= `width`, with blocks [position, position +
/// width) that may overlap: `buildTwo` gets the first position of two in a
/// turn, up to the last two, which begin at count - 2 * width, or 0 if that is
/// negative, and at `last`, count - width; `buildOne` gets those.
void buildBlocksByTwo(IndexBuilder &index, OpFoldResult last, int64_t width,
                      function_ref<void(OpFoldResult)> buildTwo,
                      function_ref<void(OpFoldResult)> buildOne);

/// The name of the attribute of an `scf.execute_region` that
/// `--outline-regions` makes a function of. Its value is the name of the
/// function.
inline constexpr StringLiteral kOutlinedAttr = "pad.outlined";

/// Builds `body` in a region that becomes a function called `name`. In a large
/// function, LLVM may keep registers of a short loop for values that are only
/// used elsewhere.
void buildOutlined(OpBuilder &builder, Location loc, StringRef name,
                   function_ref<void()> body);

/// Whether `op` is in an `scf.parallel` or `scf.forall`, and so already has its
/// thread.
bool isInParallelLoop(Operation *op);

/// Whether `op` is in an op of the gpu dialect, as `gpu.launch` and `gpu.func`:
/// a kernel, which has no memory of the host to allocate.
bool isInKernel(Operation *op);

/// Keeps LLVM from unrolling `loop` unless it has become a loop of vectors, by
/// an attribute that `--attach-loop-annotations` reads. Needs the LLVM dialect.
void forbidScalarUnrolling(scf::ForOp loop);

/// Keeps LLVM from unrolling and vectorizing `loop`, likewise.
void forbidLoopTransforms(scf::ForOp loop);

} // namespace mlir::pad

#endif // PAD_UTILS_CONTROLFLOW_H
