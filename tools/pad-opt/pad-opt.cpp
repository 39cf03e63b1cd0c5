//===- pad-opt.cpp - The optimizer driver ---------------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "pad/InitAll.h"
#include "pad/Utils/FrontEnds.h"
#include "pad/Version.h"
#include "llvm/Support/CommandLine.h"

int main(int argc, char **argv) {
  llvm::cl::AddExtraVersionPrinter(
      [](llvm::raw_ostream &os) { os << "pad " PAD_VERSION "\n"; });
  mlir::DialectRegistry registry;
  mlir::pad::registerAllDialects(registry);
  mlir::registerAllPasses();
  mlir::pad::registerAllPasses();
  auto [input, output] = mlir::registerAndParseCLIOptions(
      argc, argv,
      "Optimizer driver for pad\n\n--pad-compile lowers a module to the LLVM "
      "dialect, with all steps that make it fast.\n",
      registry);
  if (!mlir::MlirOptMainConfig::createFromCLOptions().shouldShowDialects())
    mlir::pad::registerFrontEndAdvice(registry);
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, input, output, registry));
}
