//===- FuzzTargets.h - The importers against any bytes ----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What must hold of an importer whatever it is given: it returns, and either
// with a module that verifies or after exactly one error.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TEST_FUZZ_FUZZTARGETS_H
#define PAD_TEST_FUZZ_FUZZTARGETS_H

#include "llvm/ADT/StringRef.h"

namespace mlir::pad {

/// Imports `bytes` as an ONNX model. Ends the process if something does not
/// hold. Returns whether there was a module.
bool fuzzONNX(llvm::StringRef bytes);

/// The same for OpenVINO: the XML, and after the first zero byte the constants.
bool fuzzOpenVINO(llvm::StringRef bytes);

} // namespace mlir::pad

#endif // PAD_TEST_FUZZ_FUZZTARGETS_H
