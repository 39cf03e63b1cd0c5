//===- CommandLine.h - Parsing of command lines -----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_LIB_TOOLS_UTILS_COMMANDLINE_H
#define PAD_LIB_TOOLS_UTILS_COMMANDLINE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"

namespace mlir::pad {

/// Parses the command line of a program. Returns false if it is wrong, after
/// one line `PROGRAM: error: ...`. From then on errors that are fatal to LLVM,
/// of a standard output that cannot be written among them, are such a line,
/// too, and end the program with 1.
bool parseCommandLine(int argc, char **argv, llvm::StringRef overview);

/// The option -O of programs that compile functions.
struct OptLevelOption final : llvm::cl::opt<unsigned> {
  OptLevelOption(llvm::cl::OptionCategory &category, llvm::StringRef help);

  /// An error unless the level is from 0 to 3.
  llvm::Error check() const;
};

} // namespace mlir::pad

#endif // PAD_LIB_TOOLS_UTILS_COMMANDLINE_H
