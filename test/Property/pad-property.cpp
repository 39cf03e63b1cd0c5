//===- pad-property.cpp - Random programs of pads, both ways down ---------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws programs, half of them of up to four pads and slices, and half of
// branches, loops, calls, buffers and consumers of pads. Compiles each through
// scf and through linalg, each after other passes, and runs it. All results are
// those of the oracle, bit for bit, or the exit code is 1 and each program that
// differs is printed with its seed. A seed stands for one program and what is
// done to it, whatever the others are.
//
//===----------------------------------------------------------------------===//

#include "Checker.h"
#include "Write.h"
#include "pad/GPURuntime/GPURuntime.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>

namespace cl = llvm::cl;

static cl::OptionCategory category("pad-property options");
static cl::opt<unsigned> seed("seed", cl::desc("The seed of the first program"),
                              cl::init(1), cl::cat(category));
static cl::opt<unsigned> count("count", cl::desc("How many programs"),
                               cl::init(1000), cl::cat(category));
static cl::opt<bool>
    perturb("perturb", cl::init(false), cl::cat(category),
            cl::desc("Change one bit of what each program is expected to give, "
                     "to see that it is noticed"));

static cl::opt<bool>
    consumers("consumers", cl::init(false), cl::cat(category),
              cl::desc("Draw programs of nothing but pads and what reads them, "
                       "and run each as it is and fused in every way"));

static cl::opt<bool> opencl(
    "opencl", cl::init(false), cl::cat(category),
    cl::desc("Run pads as kernels on the first device of OpenCL, which has to "
             "use all memory of the host"));

static cl::opt<bool>
    optimize("optimize", cl::init(false), cl::cat(category),
             cl::desc("Let OpenCL's driver optimize the kernels"));

static cl::opt<std::string>
    only("only", cl::value_desc("KIND"), cl::cat(category),
         cl::desc("Run only programs of a kind that begins so, as 'borders'"));

static cl::opt<std::string> folder(
    "write", cl::value_desc("FOLDER"), cl::cat(category),
    cl::desc("Write the programs and what the oracle makes of them there "
             "for compare_numpy.py, instead of running them"));

/// As many programs are drawn at once, so that many of them are treated alike.
static constexpr unsigned kProgramsAtOnce = 1024;

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv,
                              "Runs random programs of pads, both ways down\n");
  if (!folder.empty()) {
    mlir::MLIRContext context;
    llvm::Error error = property::write(context, folder, seed, count);
    if (!error)
      return 0;
    llvm::errs() << "pad-property: error: " << llvm::toString(std::move(error))
                 << '\n';
    return 1;
  }
  std::unique_ptr<mlir::pad::Device> device;
  if (opencl) {
    auto opened = mlir::pad::openOpenCLDevice(optimize);
    if (!opened) {
      llvm::errs() << "pad-property: error: "
                   << llvm::toString(opened.takeError()) << '\n';
      return 1;
    }
    device = std::move(*opened);
  }
  property::Checker checker(device.get(), only, consumers);
  for (unsigned done = 0; done < count; done += kProgramsAtOnce)
    checker.check(seed + done, std::min(kProgramsAtOnce, count - done),
                  perturb);
  llvm::outs() << "seeds " << seed << " to " << seed + count - 1 << '\n';
  return checker.report() ? 0 : 1;
}
