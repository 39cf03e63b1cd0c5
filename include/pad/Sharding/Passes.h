//===- Passes.h - Pads on several ranks -------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_SHARDING_PASSES_H
#define PAD_SHARDING_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir::pad {

#define GEN_PASS_DECL
#include "pad/Sharding/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "pad/Sharding/Passes.h.inc"

/// Whether the conversion of the `mpi` dialect to LLVM has the binary interface
/// of an MPI with this name: OpenMPI or MPICH.
bool isMPIImplementation(StringRef name);

} // namespace mlir::pad

#endif // PAD_SHARDING_PASSES_H
