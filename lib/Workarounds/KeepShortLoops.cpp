//===- KeepShortLoops.cpp - No unrolling of loops that become vectors -----===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "pad/Utils/ControlFlow.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {
#define GEN_PASS_DEF_KEEPSHORTLOOPSPASS
#include "pad/Workarounds/Passes.h.inc"
} // namespace mlir::pad

using namespace mlir;

/// LLVM does not vectorize loops of fewer iterations
/// (`-vectorizer-min-trip-count`).
static constexpr int64_t minIterations = 16;

/// Whether each iteration of `loop` stores elements of its own, and nothing is
/// between its loads and stores that keeps it from becoming vectors.
static bool canBecomeVectors(scf::ForOp loop) {
  std::optional<APInt> iterations = loop.getStaticTripCount();
  if (!iterations || iterations->ult(minIterations))
    return false;
  bool stores = false;
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (auto store = dyn_cast<memref::StoreOp>(op)) {
      if (!llvm::is_contained(store.getIndices(), loop.getInductionVar()))
        return false;
      stores = true;
    } else if (op.getNumRegions() != 0 ||
               !(isa<memref::LoadOp>(op) || isMemoryEffectFree(&op))) {
      return false;
    }
  }
  return stores;
}

namespace {

struct KeepShortLoopsPass final
    : pad::impl::KeepShortLoopsPassBase<KeepShortLoopsPass> {
  using Base::Base;

  void runOnOperation() final {
    getOperation()->walk([&](scf::ForOp loop) {
      if (!canBecomeVectors(loop))
        return;
      pad::forbidScalarUnrolling(loop);
      ++numKept;
    });
  }
};

} // namespace
