//===- pad-bench.cpp - Measures pads against memcpy -----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "pad/Tools/PadBench/PadBenchMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllToLLVMIRTranslations(registry);
  return mlir::pad::padBenchMain(argc, argv, registry);
}
