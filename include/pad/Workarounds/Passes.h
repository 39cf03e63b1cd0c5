//===- Passes.h - Workarounds for upstream ----------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_WORKAROUNDS_PASSES_H
#define PAD_WORKAROUNDS_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir::pad {

#define GEN_PASS_DECL
#include "pad/Workarounds/Passes.h.inc"

/// Attaches memory effects to `mpi.send` and `mpi.recv`, without which
/// upstream does not deallocate buffers of functions that have them.
void registerMPIMemoryEffects(DialectRegistry &registry);

#define GEN_PASS_REGISTRATION
#include "pad/Workarounds/Passes.h.inc"

} // namespace mlir::pad

#endif // PAD_WORKAROUNDS_PASSES_H
