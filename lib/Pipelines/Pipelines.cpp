//===- Pipelines.cpp - Pipelines that lower pads --------------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Pipelines/Pipelines.h"
#include "OptionError.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/BufferizationToMemRef/BufferizationToMemRef.h"
#include "mlir/Conversion/ConvertToLLVM/ToLLVMPass.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Conversion/SCFToOpenMP/SCFToOpenMP.h"
#include "mlir/Conversion/ShardToMPI/ShardToMPI.h"
#include "mlir/Conversion/TosaToArith/TosaToArith.h"
#include "mlir/Conversion/TosaToLinalg/TosaToLinalg.h"
#include "mlir/Conversion/TosaToTensor/TosaToTensor.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/Transforms/RequestCWrappers.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Dialect/SCF/Transforms/Passes.h"
#include "mlir/Dialect/Shard/Transforms/Passes.h"
#include "mlir/Dialect/Tosa/Transforms/Passes.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "pad/Conversion/Passes.h"
#include "pad/Fusion/Passes.h"
#include "pad/Sharding/Passes.h"
#include "pad/Transforms/Passes.h"
#include "pad/Workarounds/Canonicalizer.h"
#include "pad/Workarounds/Passes.h"

using namespace mlir;
using namespace mlir::pad;

ConvertPadToSCFPassOptions
PadToSCFPipelineOptions::getConvertPadToSCFOptions() const {
  return {vectorBytes, nontemporalBytes, nontemporalRunBytes,
          parallel,    parallelBytes,    parallelChunkBytes,
          {}};
}

/// Upstream's pipeline for deallocations, with our canonicalizer. Expects what
/// that one has made simpler.
static void addBufferDeallocation(OpPassManager &pm) {
  pm.addPass(memref::createExpandReallocPass({/*emitDeallocs=*/false}));
  pm.addPass(createAliasRegionResultsPass());
  pm.addPass(bufferization::createOwnershipBasedBufferDeallocationPass());
  pm.addPass(createSoundCanonicalizerPass());
  pm.addPass(bufferization::createBufferDeallocationSimplificationPass());
  pm.addPass(bufferization::createLowerDeallocationsPass());
  pm.addPass(createCSEPass());
  pm.addPass(createSoundCanonicalizerPass());
  // Behind its last use, where the next buffer may take its place.
  pm.addNestedPass<func::FuncOp>(createSoundAllocationLivenessPass());
}

/// Tensors to memrefs. Function arguments and results get identity layouts, so
/// that a caller passes plain arrays.
static void addBufferization(OpPassManager &pm,
                             const PadToBuffersPipelineOptions &options) {
  bufferization::OneShotBufferizePassOptions oneShot;
  oneShot.bufferizeFunctionBoundaries = true;
  oneShot.functionBoundaryTypeConversion =
      bufferization::LayoutMapOption::IdentityLayoutMap;
  oneShot.allowReturnAllocsFromLoops = true;
  pm.addPass(createBitcastsToGlobalsPass());
  pm.addPass(createConstantsToGlobalsPass());
  pm.addPass(createSwitchToIfPass());
  pm.addPass(createReadKeptElementsPass());
  pm.addPass(createSeparateLoopInitsPass());
  pm.addNestedPass<func::FuncOp>(createAnnotateDestinationsPass());
  pm.addPass(createHideExtremaPass());
  pm.addPass(bufferization::createOneShotBufferizePass(oneShot));
  pm.addPass(createHideExtremaPass({/*undo=*/true}));
  // A buffer that a loop fills is the one that is returned.
  pm.addPass(createSoundCanonicalizerPass());
  pm.addPass(createPackFunctionBoundariesPass({options.outParams}));
  if (options.outParams)
    pm.addPass(createPublicResultsToOutParamsPass({options.runtimeChecks}));
  addBufferDeallocation(pm);
  // Results that alias an argument or a constant are cloned.
  pm.addPass(createConvertBufferizationToMemRefPass());
  if (options.runtimeChecks)
    pm.addPass(createCheckArgumentsPass());
}

void mlir::pad::buildPadToLinalgPipeline(OpPassManager &pm) {
  // Amounts that are constants save pieces of the result that are empty, which
  // upstream's slices do not fold as a static size.
  pm.addPass(createSoundCanonicalizerPass());
  pm.addPass(createConvertPadToLinalgPass());
  pm.addPass(createSoundCanonicalizerPass());
  pm.addPass(createCSEPass());
}

/// Adds the checks as the first pass, while pads are as their authors wrote
/// them.
static void addRuntimeChecks(OpPassManager &pm,
                             const PadToSCFPipelineOptions &options) {
  if (options.runtimeChecks)
    pm.addPass(createGenerateRuntimeVerificationPass());
}

void mlir::pad::buildPadToBuffersPipeline(
    OpPassManager &pm, const PadToBuffersPipelineOptions &options,
    const ConvertCopyToPadPassOptions &copyOptions) {
  pm.addPass(createLowerPacksPass());
  if (options.computeIntoPads) {
    // The pass after these looks for destinations, of tiles also behind slices
    // that are all of an array.
    pm.addPass(createElementwiseToLinalgPass());
    pm.addPass(createSoundCanonicalizerPass());
    pm.addPass(createComputeIntoPadsPass());
  }
  pm.addPass(createConvertPadToDestinationStylePass());
  pm.addPass(createElementwiseToLinalgPass());
  pm.addPass(createSoundCanonicalizerPass());
  pm.addPass(createCSEPass());
  addBufferization(pm, options);
  pm.addPass(createConvertCopyToPadPass(copyOptions));
  pm.addPass(createCollapseElementwisePass());
}

void mlir::pad::addLinalgToLoops(OpPassManager &pm, int64_t vectorBytes) {
  pm.addPass(createCarrySumsPass({vectorBytes}));
  pm.addPass(createConvertLinalgToLoopsPass());
  pm.addPass(createLowerVectorsPass());
  pm.addPass(createKeepShortLoopsPass());
}

/// Fails if an option has a value that no pass of its name refuses.
static void checkOptions(OpPassManager &pm,
                         const PadToSCFPipelineOptions &options) {
  if (options.outlinePads < 0)
    addOptionError(pm, "'outline-pads' is " + Twine(options.outlinePads) +
                           ", expected at least 0");
}

/// Tensors, with or without pads, to loops over memrefs.
static void addLoops(OpPassManager &pm,
                     const PadToSCFPipelineOptions &options) {
  buildPadToBuffersPipeline(pm, options, ConvertCopyToPadPassOptions());
  if (options.computeIntoPads) {
    pm.addPass(createFillBordersInLoopsPass());
    // One part has more work for threads than one plane.
    if (!options.parallel)
      pm.addPass(createInterleavePartsPass());
    pm.addPass(createComputePaddedRowsPass({options.vectorBytes}));
  }
  addLinalgToLoops(pm, options.vectorBytes);
  pm.addPass(createConvertAdjointToSCFPass(
      {options.vectorBytes, options.nontemporalBytes, options.parallel,
       options.parallelBytes, options.parallelChunkBytes}));
  if (options.outlinePads > 0)
    pm.addPass(createOutlinePadsPass({options.outlinePads}));
  pm.addPass(createConvertPadToSCFPass(options.getConvertPadToSCFOptions()));
  pm.addPass(createOutlineRegionsPass());
  pm.addPass(createFlattenNegativeStridesPass());
  pm.addPass(createCheckAllocationSizesPass());
  // Most of the work is done here; functions are independent of each other.
  pm.addNestedPass<func::FuncOp>(createSoundCanonicalizerPass());
  pm.addNestedPass<func::FuncOp>(createCSEPass());
}

void mlir::pad::buildPadToSCFPipeline(OpPassManager &pm,
                                      const PadToSCFPipelineOptions &options) {
  checkOptions(pm, options);
  pm.addPass(createCheckPadsAreLoweredPass());
  addRuntimeChecks(pm, options);
  addLoops(pm, options);
}

/// TOSA to linalg, tensor and arith. Leaves the folds of other operations to
/// the canonicalizer that is sound.
static void addTosaToLinalg(OpPassManager &pm) {
  OpPassManager &functions = pm.nest<func::FuncOp>();
  functions.addPass(tosa::createTosaOptionalDecompositionsPass());
  functions.addPass(tosa::createTosaInferShapesPass());
  functions.addPass(createCheckTosaPadsPass());
  functions.addPass(tosa::createTosaMakeBroadcastablePass());
  functions.addPass(tosa::createTosaToLinalgNamed());
  functions.addPass(tosa::createTosaToLinalg());
  functions.addPass(createTosaToArithPass({/*includeApplyRescale=*/true}));
  functions.addPass(createTosaToTensorPass());
}

/// Finds the pads of a module that a front end wrote.
static void addRaising(OpPassManager &pm,
                       const PadToLLVMPipelineOptions &options) {
  // First of all: upstream folds a tensor.pad to its source where the types are
  // equal, also if it crops on one side as much as it pads on the other.
  if (options.raise)
    pm.addPass(createRaiseToPadPass());
  if (options.inlineCalls) {
    pm.addPass(createInlinerPass({}, [](OpPassManager &) {}));
    pm.addPass(createSymbolDCEPass());
  }
  if (options.tosa)
    addTosaToLinalg(pm);
  // Finds idioms that calls had cut apart, and pads of TOSA's convolutions.
  if (options.raise && (options.inlineCalls || options.tosa))
    pm.addPass(createRaiseToPadPass());
}

/// Composes pads, and fuses operations with each other and with pads.
static void addFusion(OpPassManager &pm,
                      const PadToLLVMPipelineOptions &options) {
  if (!options.raise && !options.fuseElementwise && !options.fusePads)
    return;
  // This pass takes extents of results from destinations, before upstream
  // computes them from an indexing map, and wrongly for (i) -> (2 * i).
  pm.addPass(createSoundCanonicalizerPass());
  // A use of an extent, such as a check at run time, does not keep a pad.
  pm.addPass(memref::createResolveRankedShapeTypeResultDimsPass());
  pm.addPass(createSoundCanonicalizerPass());
  pm.addPass(createCSEPass());
  if (options.fuseElementwise) {
    pm.addPass(createFuseElementwisePass());
    pm.addPass(createSoundCanonicalizerPass());
    pm.addPass(createCSEPass());
  }
  if (options.fusePads)
    pm.addPass(createFusePadPass());
}

void mlir::pad::buildPadToLoopsPipeline(
    OpPassManager &pm, const PadToLLVMPipelineOptions &options) {
  checkOptions(pm, options);
  addRaising(pm, options);
  pm.addPass(createCheckPadsAreLoweredPass({/*toLLVM=*/true}));
  addRuntimeChecks(pm, options);
  addFusion(pm, options);
  if (options.interchangeReductions)
    pm.addPass(createInterchangeReductionsPass());
  if (options.path == LoweringPath::Linalg)
    buildPadToLinalgPipeline(pm);
  addLoops(pm, options);
}

void mlir::pad::buildLoopsToLLVMPipeline(
    OpPassManager &pm, const PadToLLVMPipelineOptions &options) {
  pm.addNestedPass<func::FuncOp>(createExpandUnknownExtentsPass());
  pm.addNestedPass<func::FuncOp>(memref::createExpandOpsPass());
  pm.addNestedPass<func::FuncOp>(memref::createExpandStridedMetadataPass());
  pm.addNestedPass<func::FuncOp>(createLowerAffinePass());
  if (options.parallel) {
    pm.addPass(createConvertSCFToOpenMPPass());
    pm.addNestedPass<func::FuncOp>(createInlineAllocaScopesPass());
  }
  pm.addNestedPass<func::FuncOp>(createSCFToControlFlowPass());
  pm.addNestedPass<func::FuncOp>(LLVM::createLLVMRequestCWrappersPass());
  // After the wrappers: the C library has none.
  pm.addPass(createCallLibmPass());
  pm.addPass(createConvertToLLVMPass());
  OpPassManager &functions = pm.nest<LLVM::LLVMFuncOp>();
  functions.addPass(createAttachLoopAnnotationsPass());
  functions.addPass(createMoveHalvesAsIntegersPass());
  functions.addPass(createReconcileUnrealizedCastsPass());
  functions.addPass(createCanonicalizerPass());
  functions.addPass(createCSEPass());
}

void mlir::pad::buildPadToLLVMPipeline(
    OpPassManager &pm, const PadToLLVMPipelineOptions &options) {
  buildPadToLoopsPipeline(pm, options);
  buildLoopsToLLVMPipeline(pm, options);
}

void mlir::pad::buildPadShardPipeline(OpPassManager &pm,
                                      const PadShardPipelineOptions &options) {
  if (!isMPIImplementation(options.mpi))
    addOptionError(pm, "'mpi' is '" + Twine(options.mpi.getValue()) +
                           "', expected OpenMPI or MPICH");
  // Not canonicalized before: a crop would be a slice, which upstream does not
  // partition.
  OpPassManager &functions = pm.nest<func::FuncOp>();
  functions.addPass(shard::createShardingPropagation());
  functions.addPass(createCheckShardingsPass());
  functions.addPass(createAnnotateReturnedShardsPass());
  functions.addPass(shard::createPartition());
  pm.addPass(createConvertShardToMPIPass());
  pm.addPass(createSetMPIImplementationPass({options.mpi}));
  pm.addPass(createStripShardingsPass());
  pm.addPass(createSoundCanonicalizerPass());
  pm.addPass(createCSEPass());
}

void mlir::pad::registerPadPipelines() {
  PassPipelineRegistration<>(
      "pad-to-linalg", "Lower pads on tensors to linalg and tensor operations",
      buildPadToLinalgPipeline);
  PassPipelineRegistration<PadToSCFPipelineOptions>(
      "pad-to-scf", "Bufferize, and lower pads to scf loops over memrefs",
      buildPadToSCFPipeline);
  PassPipelineRegistration<PadToLLVMPipelineOptions>(
      "pad-to-llvm", "Bufferize, and lower pads and loops to the LLVM dialect",
      buildPadToLLVMPipeline);
  PassPipelineRegistration<PadCompilePipelineOptions>(
      "pad-compile",
      "Find and fuse the pads of a module that a front end wrote, and lower it "
      "to the LLVM dialect: --pad-to-llvm with all its steps",
      [](OpPassManager &pm, const PadCompilePipelineOptions &options) {
        buildPadToLLVMPipeline(pm, options);
      });
  PassPipelineRegistration<PadShardPipelineOptions>(
      "pad-shard",
      "Partition pads, and what upstream partitions, among the ranks of a grid",
      buildPadShardPipeline);
}
