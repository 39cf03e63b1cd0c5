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

/// Whether the iterations of `loop` are at different indices in all of
/// `stores`.
static bool haveIndex(ArrayRef<memref::StoreOp> stores, scf::ForOp loop) {
  return llvm::all_of(stores, [&](memref::StoreOp store) {
    return llvm::is_contained(store.getIndices(), loop.getInductionVar());
  });
}

/// The stores in `loop`, an innermost loop; none if an iteration may store an
/// element of another one, or something keeps its loads and stores from
/// becoming vectors.
static SmallVector<memref::StoreOp> getStores(scf::ForOp loop) {
  SmallVector<memref::StoreOp> stores;
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (auto store = dyn_cast<memref::StoreOp>(op))
      stores.push_back(store);
    else if (op.getNumRegions() != 0 ||
             !(isa<memref::LoadOp>(op) || isMemoryEffectFree(&op)))
      return {};
  }
  if (!haveIndex(stores, loop))
    return {};
  return stores;
}

namespace {

struct KeepShortLoopsPass final
    : pad::impl::KeepShortLoopsPassBase<KeepShortLoopsPass> {
  using Base::Base;

  void runOnOperation() final {
    getOperation()->walk([&](scf::ForOp loop) {
      SmallVector<memref::StoreOp> stores = getStores(loop);
      if (stores.empty())
        return;
      std::optional<APInt> iterations = loop.getStaticTripCount();
      if (iterations && iterations->uge(minIterations)) {
        pad::forbidScalarUnrolling(loop);
        ++numKept;
      }
      // Loops of sums are left: of 3x3 of these LLVM keeps the sums in
      // registers.
      while ((loop = dyn_cast<scf::ForOp>(loop->getParentOp())))
        if (haveIndex(stores, loop)) {
          pad::forbidScalarUnrolling(loop);
          ++numKept;
        }
    });
  }
};

} // namespace
