//===- StableHLO.h - StableHLO to MLIR's own dialects -----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads modules of StableHLO, as `jax.jit(f).lower(x).as_text()` prints them,
// without StableHLO's libraries. The dialect `stablehlo` of this library has
// the operations that move elements or compute them one by one; a program that
// links StableHLO itself must not register it.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TARGET_STABLEHLO_STABLEHLO_H
#define PAD_TARGET_STABLEHLO_STABLEHLO_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::pad {

/// Adds the dialect `stablehlo` and those that it is lowered to.
void registerStableHLO(DialectRegistry &registry);

/// Replaces the operations of StableHLO in `module` by linalg, tensor, arith,
/// math and pad. Other operations stay. Fails, after an error, where an
/// operation is wrong: a count, a range or a type.
LogicalResult lowerStableHLO(ModuleOp module);

/// Fails, after one error that names each of them once, if `module` has
/// operations of StableHLO.
LogicalResult refuseStableHLO(ModuleOp module);

/// Registers `--import-stablehlo` with the translation registry.
void registerImportStableHLO();

} // namespace mlir::pad

#endif // PAD_TARGET_STABLEHLO_STABLEHLO_H
