//===- PublicWorkloads.h - The workloads of a full run ----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADBENCH_PUBLICWORKLOADS_H
#define PAD_LIB_TOOLS_PADBENCH_PUBLICWORKLOADS_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::pad::bench {

/// A workload in all modes.
struct PublicWorkload {
  /// The use case that the workload is an example of.
  StringLiteral group;
  StringLiteral array;
};

/// The workloads that are measured if none is named.
ArrayRef<PublicWorkload> getPublicWorkloads();

} // namespace mlir::pad::bench

#endif // PAD_LIB_TOOLS_PADBENCH_PUBLICWORKLOADS_H
