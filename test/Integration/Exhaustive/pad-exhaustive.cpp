//===- pad-exhaustive.cpp - Every small pad, both ways down ---------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles and runs every mode on extents 0 to 5 with pads of -6 to 7 on each
// side of one axis, on planes of short rows, and on samples of two and three
// axes, and the adjoints and borders of all of these: with all numbers known at
// compile time, with none, and with some; through scf and through linalg. All
// results are those of the oracle, bit for bit, or the exit code is 1.
//
//===----------------------------------------------------------------------===//

#include "Runner.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

using namespace exhaustive;
using mlir::pad::LoweringPath;

namespace cl = llvm::cl;

static cl::OptionCategory category("pad-exhaustive options");
static cl::opt<unsigned> seed("seed", cl::desc("Where the samples start"),
                              cl::init(1), cl::cat(category));
static cl::opt<unsigned> scale("scale", cl::desc("How many samples: N times"),
                               cl::value_desc("N"), cl::init(1),
                               cl::cat(category));
static cl::opt<std::string>
    filter("filter", cl::value_desc("REGEX"), cl::cat(category), cl::init("."),
           cl::desc("Run the kinds and paths that match, as '1 axis.* scf'"));

static cl::opt<unsigned> every("every",
                               cl::desc("Run every Nth program of a kind"),
                               cl::value_desc("N"), cl::init(1),
                               cl::cat(category));
static cl::opt<std::string>
    emulatorCommand("emulator", cl::value_desc("COMMAND"), cl::cat(category),
                    cl::desc("Run code for --mtriple in this process, as "
                             "'qemu-riscv64 -L /usr/riscv64-linux-gnu "
                             "emulated' (test/Support/emulated.c)"));
static cl::opt<std::string> triple("mtriple", cl::desc("As that of llc"),
                                   cl::cat(category));
static cl::opt<std::string> features("mattr", cl::desc("As that of llc"),
                                     cl::cat(category));

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv,
                              "Runs every small pad, both ways down\n");
  mlir::DialectRegistry registry;
  padtest::registerDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  Report report;
  std::unique_ptr<padtest::Emulator> emulator;
  if (!emulatorCommand.empty())
    emulator = llvm::cantFail(padtest::Emulator::start(
        {triple, /*cpu=*/"", features}, emulatorCommand));
  Runner runner(context, report, filter, std::max(every.getValue(), 1u),
                emulator.get());

  std::vector<Pad> oneAxis = getPadsOfOneAxis();
  std::vector<Program> staticPrograms = getStaticPrograms(oneAxis);
  std::vector<Program> dynamicPrograms = getDynamicPrograms(oneAxis);
  std::vector<Program> staticSamples =
      getStaticPrograms(samplePads(seed, 200 * scale, /*legal=*/true));
  std::vector<Program> dynamicSamples = samplePrograms(
      seed + 1, 60 * scale, /*padsEach=*/100, /*allUnknown=*/true);
  std::vector<Program> mixedSamples = samplePrograms(
      seed + 2, 60 * scale, /*padsEach=*/100, /*allUnknown=*/false);

  std::vector<Pad> addedTypes = getPadsOfAddedTypes();
  std::vector<Pad> planes = getPadsOfPlanes();
  std::vector<Program> planePrograms = getDynamicPrograms(planes);
  // Each is code of its own.
  std::vector<Program> staticPlanePrograms =
      getStaticPrograms(takeEvery(37, planes));
  // A part, unless more is asked for.
  auto takeSome = [](size_t step, const auto &all) {
    return takeEvery(scale == 1 ? step : 1, all);
  };
  std::vector<Program> planeAdjoints =
      getAdjoints(getDynamicPrograms(takeSome(23, planes)));
  std::vector<Program> staticPlaneAdjoints =
      getAdjoints(takeSome(25, staticPlanePrograms));

  // Each has vectors of another number of elements, or sums of another width.
  std::vector<Pad> otherTypes;
  for (const Pad &pad : oneAxis)
    for (const char *type : {"bf16", "f16", "i8", "f64"})
      otherTypes.emplace_back(pad).type = type;
  otherTypes = takeSome(29, otherTypes);

  for (LoweringPath path : {LoweringPath::SCF, LoweringPath::Linalg}) {
    padtest::Way intoGarbage{path, padtest::Results::IntoGarbage};
    padtest::Way allocated{path, padtest::Results::Allocated};
    runner.run("1 axis, static", staticPrograms, intoGarbage);
    runner.run("1 axis, dynamic", dynamicPrograms, intoGarbage);
    runner.run("1 axis, allocated", dynamicPrograms, allocated);
    if (path == LoweringPath::SCF) {
      runner.run("planes, dynamic", planePrograms, intoGarbage);
      padtest::Way streamed = intoGarbage;
      streamed.streamed = true;
      runner.run("streamed, static", takeSome(2, staticPlanePrograms),
                 streamed);
      runner.run("streamed, dynamic", planePrograms, streamed);
      streamed.inChunks = true;
      runner.run("streamed, chunks", getDynamicPrograms(takeSome(3, planes)),
                 streamed);
    }
    runner.run("axes, static", staticSamples, intoGarbage);
    runner.run("axes, dynamic", dynamicSamples, intoGarbage);
    runner.run("axes, mixed", mixedSamples, intoGarbage);
    runner.run("axes, allocated", mixedSamples, allocated);
    runner.run("adjoint 1-D, static", getAdjoints(takeSome(3, staticPrograms)),
               intoGarbage);
    runner.run("adjoint 1-D, dynamic", getAdjoints(dynamicPrograms),
               intoGarbage);
    runner.run("adjoint N-D, static", getAdjoints(staticSamples), intoGarbage);
    runner.run("adjoint N-D, dynamic", getAdjoints(takeSome(3, dynamicSamples)),
               intoGarbage);
    runner.run("adjoint N-D, mixed", getAdjoints(takeSome(3, mixedSamples)),
               intoGarbage);
    runner.run("adjoint, allocated", getAdjoints(takeSome(6, mixedSamples)),
               allocated);
    runner.run("adjoint, types",
               getAdjoints(path == LoweringPath::SCF
                               ? getStaticPrograms(addedTypes)
                               : getDynamicPrograms(addedTypes)),
               intoGarbage);
    if (path == LoweringPath::SCF) {
      runner.run("adjoint 1-D, other types",
                 getAdjoints(getStaticPrograms(otherTypes)), intoGarbage);
      padtest::Way chunks = intoGarbage;
      chunks.inChunks = true;
      runner.run("adjoint planes", planeAdjoints, intoGarbage);
      runner.run("adjoint planes, static", staticPlaneAdjoints, intoGarbage);
      runner.run("adjoint, chunks", takeSome(2, planeAdjoints), chunks);
      padtest::Way streamed = intoGarbage;
      streamed.streamed = true;
      runner.run("adjoint, streamed", staticPlaneAdjoints, streamed);
    }
  }
  for (LoweringPath path : {LoweringPath::SCF, LoweringPath::Linalg}) {
    padtest::Way way{path, padtest::Results::IntoGarbage};
    runner.run("border 1-D, static", getBorders(takeSome(3, staticPrograms)),
               way);
    runner.run("border 1-D, dynamic", getBorders(dynamicPrograms), way);
    runner.run("border N-D, static", getBorders(staticSamples), way);
    runner.run("border N-D, dynamic", getBorders(dynamicSamples), way);
    runner.run("border N-D, mixed", getBorders(mixedSamples), way);
    way.results = padtest::Results::Allocated;
    runner.run("border, allocated", getBorders(mixedSamples), way);
  }
  {
    padtest::Way way{LoweringPath::SCF, padtest::Results::IntoGarbage};
    runner.run("border planes", getBorders(planePrograms), way);
    runner.run("border planes, static", getBorders(staticPlanePrograms), way);
    way.inChunks = true;
    runner.run("border planes, chunks", getBorders(planePrograms), way);
  }
  runner.checkRejected(oneAxis);
  runner.checkRejected(samplePads(seed, 5000 * scale, /*legal=*/false));
  return report.print() ? 0 : 1;
}
