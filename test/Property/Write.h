//===- Write.h - Cases for other implementations ----------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TEST_PROPERTY_WRITE_H
#define PAD_TEST_PROPERTY_WRITE_H

#include "Program.h"

namespace property {

/// Writes the programs of seeds `first` to `first + count - 1` into `folder`:
/// what their steps are into programs.json, and the arrays, with what the
/// oracle makes of them, into .npy files that it names.
llvm::Error write(mlir::MLIRContext &context, const std::string &folder,
                  unsigned first, unsigned count);

} // namespace property

#endif // PAD_TEST_PROPERTY_WRITE_H
