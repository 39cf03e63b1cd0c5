//===- OptionError.h - Options of pipelines that cannot be ------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pipeline is built before there is a module to report an error on. A
// pipeline whose options have a wrong value begins with a pass that reports it
// under the name that the option has in the pipeline.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_PIPELINES_OPTIONERROR_H
#define PAD_LIB_PIPELINES_OPTIONERROR_H

#include "mlir/Pass/PassManager.h"

namespace mlir::pad {

/// Adds a pass on modules that fails with `message`.
void addOptionError(OpPassManager &pm, const Twine &message);

} // namespace mlir::pad

#endif // PAD_LIB_PIPELINES_OPTIONERROR_H
