//===- Signature.h - Inputs and results of functions ------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names and types by which a function of a module is called.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_RUNTIME_SIGNATURE_H
#define PAD_RUNTIME_SIGNATURE_H

#include "mlir/IR/BuiltinTypes.h"
#include "pad/Runtime/Array.h"
#include <string>

namespace mlir::pad {

/// One argument or result of a function.
struct Port {
  /// The `pad.name` attribute of the argument or result, may be empty.
  std::string name;
  /// A scalar is a tensor of rank 0.
  RankedTensorType type;

  /// Fails if `array` has another type or another static extent.
  llvm::Error check(const Array &array) const;
};

/// The inputs and results of a function.
struct Signature {
  llvm::SmallVector<Port> inputs;
  llvm::SmallVector<Port> results;
};

/// How messages call one of `ports`: "input 1 'x'", "result 0".
std::string formatPort(StringRef kind, size_t position, const Port &port);

/// A public function of a module.
struct EntryPoint {
  Signature signature;
  /// Why the function cannot be called; empty if it can.
  std::string problem;
};

} // namespace mlir::pad

#endif // PAD_RUNTIME_SIGNATURE_H
