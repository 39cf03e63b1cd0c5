//===- pad-types.cpp - Every element type in every mode -------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the tables of docs/Types.md: each number in them is one of pads that
// were compiled and run and gave the bits of the oracle. The exit code is 1 if
// one did not.
//
//===----------------------------------------------------------------------===//

#include "Runner.h"
#include "Support/Elements.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

using namespace exhaustive;
using namespace mlir::pad;

static constexpr LoweringPath kPaths[] = {LoweringPath::SCF,
                                          LoweringPath::Linalg};

/// The pads of a cell: cropping, and wider than the extent; with a value and
/// without where there can be one.
static std::vector<Pad> getPads(Mode mode, const std::string &type) {
  Pad pad;
  pad.mode = mode;
  pad.type = type;
  pad.shape = {3, 1, 3};
  pad.low = {-1, 1, 2};
  pad.high = {3, 2, 9};
  std::vector<Pad> pads = {pad};
  if (mode == Mode::Constant)
    pads.emplace_back(pad).hasValue = true;
  return pads;
}

/// Runs the pads of all modes of `type`, by the name `kind` in the report.
static void runType(Runner &runner, const std::string &kind,
                    const std::string &type, bool dynamic) {
  std::vector<Pad> pads;
  for (Mode mode : oracle::allModes)
    for (Pad &pad : getPads(mode, type))
      pads.push_back(std::move(pad));
  std::vector<Program> programs =
      dynamic ? getDynamicPrograms(pads) : getStaticPrograms(pads);
  for (LoweringPath path : kPaths)
    runner.run(kind, programs, {path});
}

/// Runs all types and prints one table.
static void printTable(Runner &runner, const Report &report, bool dynamic) {
  const std::string title = dynamic ? "Dynamic" : "Static";
  llvm::outs() << "## " << title << "\n\n| element type |";
  for (Mode mode : oracle::allModes)
    for (LoweringPath path : kPaths)
      llvm::outs() << ' ' << oracle::getName(mode) << ", "
                   << padtest::getName(path) << " |";
  llvm::outs() << "\n|-|";
  for (size_t i = 0; i != std::size(oracle::allModes) * std::size(kPaths); ++i)
    llvm::outs() << "-|";
  llvm::outs() << '\n';
  for (const char *type : padtest::getElementTypes()) {
    const std::string kind = title + " " + type;
    runType(runner, kind, type, dynamic);
    llvm::outs() << "| `" << type << "` |";
    for (Mode mode : oracle::allModes)
      for (LoweringPath path : kPaths)
        llvm::outs() << ' '
                     << report.getEqual(kind, padtest::getName(path), mode)
                     << " |";
    llvm::outs() << '\n';
  }
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  mlir::DialectRegistry registry;
  padtest::registerDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  Report report;
  Runner runner(context, report);
  printTable(runner, report, /*dynamic=*/false);
  llvm::outs() << '\n';
  printTable(runner, report, /*dynamic=*/true);
  return report.hasDifferences() ? 1 : 0;
}
