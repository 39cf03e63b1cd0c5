//===- Pipelines.h - Pipelines that lower pads ------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pipelines `--pad-to-linalg`, `--pad-to-scf`, `--pad-to-llvm` and
// `--pad-shard`, for use from C++.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_PIPELINES_PIPELINES_H
#define PAD_PIPELINES_PIPELINES_H

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "pad/Conversion/CopyToPad/CopyToPad.h"
#include "pad/Conversion/PadToSCF/PadToSCF.h"
#include "pad/Transforms/Passes.h"
#include "pad/Workarounds/Passes.h"

namespace mlir::pad {

/// The dialect that pads are lowered to first.
enum class LoweringPath { SCF, Linalg };

/// The options of all pipelines that bufferize.
struct PadToBuffersPipelineOptions
    : public PassPipelineOptions<PadToBuffersPipelineOptions> {
  Option<bool> computeIntoPads{
      *this, "compute-into-pads",
      llvm::cl::desc("Compute the sources of pads inside of their results"),
      llvm::cl::init(true)};
  Option<bool> outParams{
      *this, "out-params",
      llvm::cl::desc("Convert tensor results of public functions to trailing "
                     "arguments, which the function writes to"),
      llvm::cl::init(false)};
  Option<bool> runtimeChecks{
      *this, "runtime-checks",
      llvm::cl::desc(
          "Check at run time the constraints of pads, that extents of other "
          "tensor operations fit, that arguments are dense, and the extents of "
          "out-params"),
      llvm::cl::init(false)};
};

/// The options of `--pad-to-scf`, which `--pad-to-llvm` has too.
struct PadToSCFPipelineOptions : public PadToBuffersPipelineOptions {
  Option<int64_t> outlinePads{
      *this, "outline-pads",
      llvm::cl::desc(
          "Minimum number of pads of a kind to outline into a shared "
          "function, at least 0; 0 is never"),
      llvm::cl::init(OutlinePadsPassOptions().minPads)};

  // The options of `--convert-pad-to-scf`, with its defaults.
  Option<int64_t> vectorBytes{
      *this, "vector-bytes",
      llvm::cl::desc("Vector size in bytes, a power of two from 1 to 128, or "
                     "0 for that of the module's target"),
      llvm::cl::init(ConvertPadToSCFPassOptions().vectorBytes)};
  Option<int64_t> nontemporalBytes{
      *this, "nontemporal-bytes",
      llvm::cl::desc("Minimum size in bytes of a result that is written with "
                     "non-temporal stores, at least 0; 0 disables them"),
      llvm::cl::init(ConvertPadToSCFPassOptions().nontemporalBytes)};
  Option<int64_t> nontemporalRunBytes{
      *this, "nontemporal-run-bytes",
      llvm::cl::desc("Minimum bytes of contiguous copy or fill in each row for "
                     "non-temporal stores, at least 0"),
      llvm::cl::init(ConvertPadToSCFPassOptions().nontemporalRunBytes)};
  Option<bool> parallel{
      *this, "parallel",
      llvm::cl::desc("Write large results with OpenMP threads"),
      llvm::cl::init(ConvertPadToSCFPassOptions().parallel)};
  Option<int64_t> parallelBytes{
      *this, "parallel-bytes",
      llvm::cl::desc("Minimum size in bytes of a result that is split into "
                     "chunks, at least 0"),
      llvm::cl::init(ConvertPadToSCFPassOptions().parallelBytes)};
  Option<int64_t> parallelChunkBytes{
      *this, "parallel-chunk-bytes",
      llvm::cl::desc("Size in bytes of a chunk, at least 1"),
      llvm::cl::init(ConvertPadToSCFPassOptions().parallelChunkBytes)};

  /// The options for `--convert-pad-to-scf`.
  ConvertPadToSCFPassOptions getConvertPadToSCFOptions() const;
};

/// The options of `--pad-to-llvm`.
struct PadToLLVMPipelineOptions : public PadToSCFPipelineOptions {
  Option<LoweringPath> path{
      *this, "path", llvm::cl::desc("What pads are lowered to first"),
      llvm::cl::init(LoweringPath::SCF),
      llvm::cl::values(
          clEnumValN(LoweringPath::SCF, "scf", "loops over rows (fast)"),
          clEnumValN(LoweringPath::Linalg, "linalg", "linalg on tensors"))};

  // The steps on tensors before pads are lowered, in this order. All are on in
  // `--pad-compile`.
  Option<bool> raise{
      *this, "raise",
      llvm::cl::desc("Raise what front ends write to pads, as --raise-to-pad"),
      llvm::cl::init(false)};
  Option<bool> inlineCalls{
      *this, "inline",
      llvm::cl::desc("Inline calls, and erase private functions without use"),
      llvm::cl::init(false)};
  Option<bool> tosa{*this, "tosa",
                    llvm::cl::desc("Lower TOSA to linalg on tensors"),
                    llvm::cl::init(false)};
  Option<bool> fuseElementwise{
      *this, "fuse-elementwise",
      llvm::cl::desc("Fuse elementwise operations, as --fuse-elementwise"),
      llvm::cl::init(false)};
  Option<bool> fusePads{
      *this, "fuse-pads",
      llvm::cl::desc("Fuse pads where it is expected to pay, as --fuse-pad"),
      llvm::cl::init(false)};
  Option<bool> interchangeReductions{
      *this, "interchange-reductions",
      llvm::cl::desc("Make sums run along rows of their result, as "
                     "--interchange-reductions"),
      llvm::cl::init(false)};

  /// Turns all of these steps on, or off.
  void setTensorSteps(bool on) {
    for (Option<bool> *step : {&raise, &inlineCalls, &tosa, &fuseElementwise,
                               &fusePads, &interchangeReductions})
      step->setValue(on);
  }
};

/// The options of `--pad-compile`.
struct PadCompilePipelineOptions : public PadToLLVMPipelineOptions {
  PadCompilePipelineOptions() { setTensorSteps(true); }
};

/// The options of `--pad-shard`.
struct PadShardPipelineOptions
    : public PassPipelineOptions<PadShardPipelineOptions> {
  Option<std::string> mpi{
      *this, "mpi",
      llvm::cl::desc("Implementation of MPI to compile for, if the module does "
                     "not say: OpenMPI or MPICH"),
      llvm::cl::init("OpenMPI")};
};

/// Tensors to linalg and tensor ops.
void buildPadToLinalgPipeline(OpPassManager &pm);

/// Tensors to scf loops over memrefs.
void buildPadToSCFPipeline(OpPassManager &pm,
                           const PadToSCFPipelineOptions &options);

/// Tensors to the LLVM dialect; functions get the C interface.
void buildPadToLLVMPipeline(OpPassManager &pm,
                            const PadToLLVMPipelineOptions &options);

/// The two halves of buildPadToLLVMPipeline, for callers that change the loops
/// in between: tensors to loops over memrefs, and loops to the LLVM dialect.
void buildPadToLoopsPipeline(OpPassManager &pm,
                             const PadToLLVMPipelineOptions &options);
void buildLoopsToLLVMPipeline(OpPassManager &pm,
                              const PadToLLVMPipelineOptions &options);

/// The first part of the pipelines: tensors, with or without pads, to linalg and
/// pads on memrefs.
void buildPadToBuffersPipeline(OpPassManager &pm,
                               const PadToBuffersPipelineOptions &options,
                               const ConvertCopyToPadPassOptions &copyOptions);

/// The second part on hosts: linalg ops on memrefs to loops, which carry sums in
/// vectors of `vectorBytes`, or if that is 0 of the size for the target.
void addLinalgToLoops(OpPassManager &pm, int64_t vectorBytes = 0);

/// A module whose tensors are divided among the ranks of a grid to the module
/// that each of them runs: tensors of its parts, and messages. The other
/// pipelines go on from there.
void buildPadShardPipeline(OpPassManager &pm,
                           const PadShardPipelineOptions &options);

/// Registers the pipelines with the pass registry.
void registerPadPipelines();

} // namespace mlir::pad

#endif // PAD_PIPELINES_PIPELINES_H
