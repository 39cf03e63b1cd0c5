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

/// Replaces divisions in `launch` of integers of 32 and 64 bits whose divisor
/// is the same in all threads. The host divides once for each divisor, in front
/// of the launch, and threads multiply by the reciprocal. Divisions by
/// constants stay: compilers know how to. Expects divisions as IndexBuilder
/// builds them.
void replaceDivisions(gpu::LaunchOp launch);

} // namespace mlir::pad

#endif // LIB_CONVERSION_PADTOGPU_DIVISION_H
