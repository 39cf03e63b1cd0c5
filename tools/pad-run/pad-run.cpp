//===- pad-run.cpp - Compiles and runs a model ----------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Target/StableHLO/StableHLO.h"
#include "pad/Tools/PadRun/PadRunMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  // A program that links StableHLO registers its own dialect instead.
  mlir::pad::registerStableHLO(registry);
  return mlir::pad::padRunMain(argc, argv, registry);
}
