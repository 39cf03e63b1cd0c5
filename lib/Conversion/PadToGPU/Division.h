//===- Division.h - Divisions without a division ----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_PADTOGPU_DIVISION_H
#define LIB_CONVERSION_PADTOGPU_DIVISION_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::pad {

/// Replaces the divisions in `launch` of integers of 32 and 64 bits by what
/// does not vary in it. The host divides once for a divisor, in front of the
/// launch, and threads multiply by what it gives. Divisions by constants stay:
/// compilers know how to. Expects what IndexBuilder builds.
void replaceDivisions(gpu::LaunchOp launch);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_DIVISION_H
