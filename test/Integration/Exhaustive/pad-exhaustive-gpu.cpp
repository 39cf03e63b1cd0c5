//===- pad-exhaustive-gpu.cpp - Pads as kernels ---------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As pad-exhaustive, for kernels that run on OpenCL, on a device that uses all
// memory of the host: its CPU. Arrays lie between walls there too. On CUDA
// kernels run on copies, which compute-sanitizer watches. Dynamic pads of one
// axis are all there are; all others are samples, since each static pad is a
// kernel of its own and each launch takes its time.
//
//===----------------------------------------------------------------------===//

#include "Runner.h"
#include "pad/GPURuntime/GPURuntime.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

using namespace exhaustive;

namespace cl = llvm::cl;

static cl::OptionCategory category("pad-exhaustive-gpu options");
static cl::opt<unsigned> seed("seed", cl::desc("Where the samples start"),
                              cl::init(1), cl::cat(category));
static cl::opt<unsigned> scale("scale", cl::desc("How many samples: N times"),
                               cl::value_desc("N"), cl::init(1),
                               cl::cat(category));
static cl::opt<std::string>
    filter("filter", cl::value_desc("REGEX"), cl::cat(category), cl::init("."),
           cl::desc("Run the kinds that match, as '1 axis'"));
static cl::opt<bool>
    optimize("optimize", cl::init(false), cl::cat(category),
             cl::desc("Let OpenCL's driver optimize the kernels"));
static cl::opt<bool> cuda("cuda", cl::init(false), cl::cat(category),
                          cl::desc("Run on CUDA's first device"));

/// About `count` of `all`, those from `seed` on at equal distances, which are
/// odd: numbers of amounts, which follow each other, are even.
template <typename T>
static std::vector<T> pick(const std::vector<T> &all, size_t count) {
  size_t step = std::max<size_t>(all.size() / count, 1) | 1;
  std::vector<T> some;
  for (size_t k = seed % step; k < all.size(); k += step)
    some.push_back(all[k]);
  return some;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv, "Runs pads on OpenCL or CUDA\n");
  auto device = cuda ? mlir::pad::openCUDADevice()
                     : mlir::pad::openOpenCLDevice(optimize);
  if (!device) {
    llvm::errs() << "error: " << llvm::toString(device.takeError()) << '\n';
    return 1;
  }
  mlir::DialectRegistry registry;
  padtest::registerDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  Report report;
  Runner runner(context, report, filter);
  padtest::Way way;
  way.device = device->get();
  way.hostBuffers = cuda;

  std::vector<Pad> oneAxis = getPadsOfOneAxis(), planes = getPadsOfPlanes();
  runner.run("1 axis, static", getStaticPrograms(pick(oneAxis, 100 * scale)),
             way);
  runner.run("1 axis, dynamic", getDynamicPrograms(oneAxis), way);
  runner.run("planes, static", getStaticPrograms(pick(planes, 40 * scale)),
             way);
  runner.run("planes, dynamic", pick(getDynamicPrograms(planes), 10 * scale),
             way);
  runner.run("axes, static",
             getStaticPrograms(samplePads(seed, 50 * scale, /*legal=*/true)),
             way);
  runner.run("axes, dynamic",
             samplePrograms(seed + 1, 10 * scale, /*padsEach=*/100,
                            /*allUnknown=*/true),
             way);
  runner.run("axes, mixed",
             samplePrograms(seed + 2, 10 * scale, /*padsEach=*/100,
                            /*allUnknown=*/false),
             way);
  padtest::Way allocated = way;
  allocated.results = padtest::Results::Allocated;
  runner.run("axes, allocated",
             samplePrograms(seed + 3, 5 * scale, /*padsEach=*/20,
                            /*allUnknown=*/false),
             allocated);
  padtest::Way copied = way;
  copied.hostBuffers = true;
  runner.run("axes, copied",
             samplePrograms(seed + 7, 5 * scale, /*padsEach=*/20,
                            /*allUnknown=*/false),
             copied);

  runner.run("adjoint 1-D, static",
             getAdjoints(getStaticPrograms(pick(oneAxis, 60 * scale))), way);
  runner.run("adjoint 1-D, dynamic", getAdjoints(getDynamicPrograms(oneAxis)),
             way);
  runner.run("adjoint planes, static",
             getAdjoints(getStaticPrograms(pick(planes, 20 * scale))), way);
  runner.run("adjoint planes",
             getAdjoints(pick(getDynamicPrograms(planes), 5 * scale)), way);
  runner.run("adjoint N-D, static",
             getAdjoints(getStaticPrograms(
                 samplePads(seed + 4, 40 * scale, /*legal=*/true))),
             way);
  runner.run("adjoint N-D, dynamic",
             getAdjoints(samplePrograms(seed + 5, 5 * scale, /*padsEach=*/100,
                                        /*allUnknown=*/true)),
             way);
  runner.run("adjoint N-D, mixed",
             getAdjoints(samplePrograms(seed + 6, 5 * scale, /*padsEach=*/100,
                                        /*allUnknown=*/false)),
             way);

  runner.run("border 1-D, static",
             getBorders(getStaticPrograms(pick(oneAxis, 60 * scale))), way);
  runner.run("border 1-D, dynamic", getBorders(getDynamicPrograms(oneAxis)),
             way);
  runner.run("border planes, static",
             getBorders(getStaticPrograms(pick(planes, 20 * scale))), way);
  runner.run("border planes",
             getBorders(pick(getDynamicPrograms(planes), 5 * scale)), way);
  runner.run("border N-D, static",
             getBorders(getStaticPrograms(
                 samplePads(seed + 8, 40 * scale, /*legal=*/true))),
             way);
  runner.run("border N-D, dynamic",
             getBorders(samplePrograms(seed + 9, 10 * scale, /*padsEach=*/100,
                                       /*allUnknown=*/true)),
             way);
  runner.run("border N-D, mixed",
             getBorders(samplePrograms(seed + 10, 10 * scale, /*padsEach=*/100,
                                       /*allUnknown=*/false)),
             way);
  runner.run("border, copied",
             getBorders(samplePrograms(seed + 11, 5 * scale, /*padsEach=*/20,
                                       /*allUnknown=*/false)),
             copied);
  return report.print() ? 0 : 1;
}
