//===- Module.h - A workload as a module ------------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_MODULE_H
#define PAD_LIB_TOOLS_PADBENCH_MODULE_H

#include "Element.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::pad::bench {

/// How a pad is made into code.
struct KernelOptions {
  /// Extents, amounts and value come with each call.
  bool isDynamic = false;
  /// Each call allocates its result, which the caller frees.
  bool allocates = false;
  /// The pad is a `tensor.pad` that upstream's passes lower; for constant mode.
  bool isUpstream = false;
  /// Options of `--pad-to-llvm`.
  std::string pipelineOptions;
  /// The level of LLVM's optimizer, as in `clang -O<optLevel>`.
  unsigned optLevel = 3;
};

/// The name of the function of a module.
inline constexpr StringLiteral entryName = "pad";

/// The module for `workload` before any pass has run. Its function takes the
/// source, and if it is dynamic also the list of all low and all high amounts,
/// and the value.
std::string printModule(const Workload &workload, const Element &element,
                        const KernelOptions &options);

/// The same in the LLVM dialect.
llvm::Expected<OwningOpRef<ModuleOp>> buildModule(const Workload &workload,
                                                  const Element &element,
                                                  const KernelOptions &options,
                                                  MLIRContext *context);

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_MODULE_H
