//===- FrontEnds.h - Advice on modules of front ends ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_UTILS_FRONTENDS_H
#define PAD_UTILS_FRONTENDS_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::pad {

/// Advice for the user of a module that has the dialect `name`, which is not
/// registered.
StringRef getDialectAdvice(StringRef name);

/// Advice on `message`, an error of the reader of bytecode, if the bytecode is
/// of another version of MLIR; otherwise empty.
StringRef getBytecodeAdvice(StringRef message);

/// Adds the advice to the errors that a parser reports in contexts with
/// `registry`. The names of front ends' dialects become names in the registry
/// that no context can load.
void registerFrontEndAdvice(DialectRegistry &registry);

} // namespace mlir::pad

#endif // PAD_UTILS_FRONTENDS_H
