//===- NamedFiles.h - [NAME=]FILE arguments ---------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_PADRUN_NAMEDFILES_H
#define PAD_LIB_TOOLS_PADRUN_NAMEDFILES_H

#include "pad/Runtime/Executor.h"

namespace mlir::pad {

/// Gives each of `arguments`, `[NAME=]FILE`, a port: the one of that name or,
/// if no port is called so, of that position; without a name the first port
/// that has no file yet. Returns a path for each port, empty for those without
/// one.
///
/// Fails, with `option` in the message, if a name is unknown or comes twice, or
/// if there are more files than ports.
llvm::Expected<llvm::SmallVector<std::string>>
assignFiles(StringRef option, ArrayRef<std::string> arguments, StringRef kind,
            ArrayRef<Port> ports);

} // namespace mlir::pad

#endif // PAD_LIB_TOOLS_PADRUN_NAMEDFILES_H
