//===- Diagnostics.h - Diagnostics of MLIR as llvm::Error -------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_RUNTIME_DIAGNOSTICS_H
#define PAD_RUNTIME_DIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/Error.h"

namespace mlir::pad {

/// Keeps the first error that is emitted in its lifetime, as one line with its
/// location in a file, and drops all later ones.
class ErrorCapture {
public:
  explicit ErrorCapture(MLIRContext *context);

  /// The error, or `fallback` if there was none.
  llvm::Error take(StringRef fallback) const;

private:
  std::string message;
  ScopedDiagnosticHandler handler;
};

} // namespace mlir::pad

#endif // PAD_RUNTIME_DIAGNOSTICS_H
