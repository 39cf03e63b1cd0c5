//===- MPIMemoryEffects.cpp - What sends and receives do to memory --------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Upstream's ops for messages do not say which memory they read and write, and
// its deallocation of buffers refuses what does not say so.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/MPI/IR/MPI.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "pad/Workarounds/Passes.h"

using namespace mlir;
using namespace mlir::pad;

namespace {

/// `OpTy` has the effect `Effect` on its buffer; and messages are a state of
/// their own, in which the order counts.
template <typename OpTy, typename Effect>
struct MessageEffects : public MemoryEffectOpInterface::ExternalModel<
                            MessageEffects<OpTy, Effect>, OpTy> {
  void
  getEffects(Operation *op,
             SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
                 &effects) const {
    effects.emplace_back(Effect::get(), &cast<OpTy>(op).getRefMutable());
    effects.emplace_back(MemoryEffects::Write::get());
  }
};

} // namespace

void mlir::pad::registerMPIMemoryEffects(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, mpi::MPIDialect *) {
    mpi::SendOp::attachInterface<
        MessageEffects<mpi::SendOp, MemoryEffects::Read>>(*context);
    mpi::RecvOp::attachInterface<
        MessageEffects<mpi::RecvOp, MemoryEffects::Write>>(*context);
  });
}
