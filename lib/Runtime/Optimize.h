//===- Optimize.h - Optimization of LLVM IR ---------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_RUNTIME_OPTIMIZE_H
#define LIB_RUNTIME_OPTIMIZE_H

#include "llvm/Support/Error.h"
#include <functional>

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace mlir::pad {

/// Returns a function that optimizes a module for `machine` like
/// `clang -O<optLevel>`; null at level 0. The function refers to `machine`.
std::function<llvm::Error(llvm::Module *)>
makeOptimizer(unsigned optLevel, llvm::TargetMachine *machine);

} // namespace mlir::pad

#endif // LIB_RUNTIME_OPTIMIZE_H
