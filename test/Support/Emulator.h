//===- Emulator.h - Code of another processor -------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs compiled functions on an emulated processor: in a process of
// test/Support/emulated.c, which gets objects, names and arrays from a pipe.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TEST_SUPPORT_EMULATOR_H
#define PAD_TEST_SUPPORT_EMULATOR_H

#include "pad/Runtime/Array.h"
#include "pad/Runtime/Compile.h"

namespace padtest {

class Emulator {
public:
  /// Starts `command`, the words of which are separated by spaces:
  /// "qemu-aarch64 -L /usr/aarch64-linux-gnu emulated". Objects for `target`
  /// are linked by the compiler "<triple>-gcc".
  static llvm::Expected<std::unique_ptr<Emulator>>
  start(mlir::pad::CodeTarget target, llvm::StringRef command);

  Emulator(const Emulator &) = delete;
  Emulator &operator=(const Emulator &) = delete;
  ~Emulator();

  const mlir::pad::CodeTarget &getTarget() const { return target; }

  /// Makes the functions of `object`, the contents of a file, those that are
  /// called from now on.
  llvm::Error load(llvm::StringRef object);

  /// Calls `function` on copies of `arrays`, which lie right before memory that
  /// cannot be accessed with `atEnd`, and otherwise right behind it. `arrays`
  /// get what their copies have afterwards. Fails if the process ends.
  llvm::Error call(llvm::StringRef function,
                   llvm::MutableArrayRef<mlir::pad::Array> arrays, bool atEnd);

private:
  explicit Emulator(mlir::pad::CodeTarget target) : target(std::move(target)) {}

  /// Each fails if the process has ended.
  llvm::Error send(const void *bytes, size_t count);
  llvm::Error send(int64_t number) { return send(&number, sizeof(number)); }
  llvm::Error send(llvm::StringRef text);
  llvm::Error receive(void *bytes, size_t count);

  mlir::pad::CodeTarget target;
  int process = -1, input = -1, output = -1;
};

} // namespace padtest

#endif // PAD_TEST_SUPPORT_EMULATOR_H
