//===- Harness.h - Runs functions and compares ------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles the functions of a module and compares what they compute with what
// they should, where an access out of bounds ends the program.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TEST_SUPPORT_HARNESS_H
#define PAD_TEST_SUPPORT_HARNESS_H

#include "Support/Emulator.h"
#include "Support/GuardedMemory.h"
#include "mlir/IR/MLIRContext.h"
#include "pad/Runtime/Executor.h"
#include <deque>
#include <functional>
#include <string>

namespace padtest {

/// "scf", "linalg".
const char *getName(mlir::pad::LoweringPath path);

/// Who allocates the results.
enum class Results { IntoGarbage, Allocated };

/// How a module becomes code.
struct Way {
  mlir::pad::LoweringPath path = mlir::pad::LoweringPath::SCF;
  Results results = Results::IntoGarbage;
  /// Whether `--canonicalize --cse` run first.
  bool canonicalize = false;
  /// What is done to the module before that, if anything.
  std::function<mlir::LogicalResult(mlir::ModuleOp)> rewrite = nullptr;
  /// Whether pads are divided into small chunks as for threads, of which the
  /// last one is written first: what is written for one and belongs to another
  /// is seen.
  bool inChunks = false;
  /// Whether what the verifier could not know is checked at run time.
  bool runtimeChecks = false;
  /// Whether the sources of pads are computed in their results.
  bool computeIntoPads = true;
  /// Whether results go past the caches that have a run of a line in each row.
  bool streamed = false;
  /// Whether the module is verified after each pass, which takes a third of the
  /// time to compile it.
  bool verifyEach = true;
  /// What pads run on if that is not this machine; it can use all its memory.
  mlir::pad::Device *device = nullptr;
  /// Whether the device gets copies of what is in memory of the host.
  bool hostBuffers = false;
};


/// Adds what modules of pads and of upstream's dialects need to be compiled.
void registerDialects(mlir::DialectRegistry &registry);

/// Parses and compiles the module `text`.
llvm::Expected<mlir::pad::Executor> compile(mlir::MLIRContext &context,
                                            llvm::StringRef text, Way way);

/// Parses the module `text`, compiles it, and loads it into `emulator`.
llvm::Error compileFor(Emulator &emulator, mlir::MLIRContext &context,
                       llvm::StringRef text, const Way &way);

/// Calls functions on arrays that lie between walls.
class Harness {
public:
  /// For arrays of up to `maxBytes`.
  explicit Harness(size_t maxBytes) : maxBytes(maxBytes) {}

  /// Calls `function`, compiled to give its results as `results` says, twice:
  /// inputs, and results that are not allocated, lie once right behind memory
  /// that cannot be accessed and once right before it, and results are filled
  /// with garbage first. Returns what is wrong, empty if results have the bits
  /// of `expected` and the inputs are unchanged.
  std::string compare(const mlir::pad::Executor &executor,
                      llvm::StringRef function,
                      llvm::ArrayRef<mlir::pad::Array> inputs,
                      llvm::ArrayRef<mlir::pad::Array> expected,
                      Results results);

  /// The same for a function that is loaded into `emulator`, whose results are
  /// not allocated.
  std::string compare(Emulator &emulator, llvm::StringRef function,
                      llvm::ArrayRef<mlir::pad::Array> inputs,
                      llvm::ArrayRef<mlir::pad::Array> expected);

private:
  std::string compareOnce(const mlir::pad::Executor &executor,
                          llvm::StringRef function,
                          llvm::ArrayRef<mlir::pad::Array> inputs,
                          llvm::ArrayRef<mlir::pad::Array> expected,
                          Results results, bool atEnd);

  /// The memory of the array at `position` of those of a call.
  GuardedMemory &getMemory(size_t position);

  size_t maxBytes;
  std::deque<GuardedMemory> memory;
};

} // namespace padtest

#endif // PAD_TEST_SUPPORT_HARNESS_H
