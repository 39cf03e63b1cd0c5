//===- Rewrites.cpp - What is done to programs first ----------------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rewrites.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#include "mlir/Dialect/Transform/Transforms/Passes.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Dialect/Vector/Transforms/VectorTransforms.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/Passes.h"
#include "pad/Fusion/Passes.h"
#include "pad/IR/Pad.h"
#include "pad/IR/KnownBounds.h"
#include "pad/Workarounds/Canonicalizer.h"
#include "llvm/Support/InterleavedRange.h"

using namespace mlir;
using namespace property;

/// Runs the passes that `add` adds.
template <typename Add>
static LogicalResult runPasses(ModuleOp module, Add add) {
  PassManager pm(module.getContext());
  add(pm);
  return pm.run(module);
}

static void addSimplification(PassManager &pm) {
  pm.addPass(pad::createSoundCanonicalizerPass());
  pm.addPass(createCSEPass());
}

static LogicalResult canonicalize(ModuleOp module) {
  return runPasses(module, addSimplification);
}

static LogicalResult fuse(ModuleOp module) {
  return runPasses(module, [](PassManager &pm) {
    pad::FusePadPassOptions options;
    options.always = true;
    pm.addPass(pad::createFusePadPass(options));
  });
}

static LogicalResult fuseInTiles(ModuleOp module) {
  return runPasses(module, [](PassManager &pm) {
    addSimplification(pm);
    pad::FusePadPassOptions options;
    options.tileSizes = {3, 2};
    pm.addPass(pad::createFusePadPass(options));
    addSimplification(pm);
  });
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

/// Marks pads and adjoints on values and consumers by how many axes their tiles
/// have.
static void markRanks(ModuleOp module) {
  auto mark = [](Operation *op, int64_t rank) {
    op->setAttr("rank", Builder(op->getContext()).getI64IntegerAttr(rank));
  };
  // Of a result that is known to be empty there are no tiles.
  auto hasTiles = [](Operation *op) {
    OpBuilder builder(op);
    return llvm::none_of(
        cast<TilingInterface>(op).getIterationDomain(builder),
        [](const Range &range) { return isZeroInteger(range.size); });
  };
  module.walk([&](Operation *op) {
    if (isa<pad::PadOp, pad::AdjointOp>(op) && hasTiles(op))
      mark(op, cast<RankedTensorType>(op->getResult(0).getType()).getRank());
    if (auto generic = dyn_cast<linalg::GenericOp>(op);
        generic && generic.hasPureTensorSemantics())
      mark(op, generic.getNumParallelLoops());
  });
}

/// Runs upstream's transform `tiling` on what has one, two or three axes, of
/// `ops` if these are given, with the sizes of tiles that `sizes` has for each.
static LogicalResult runTransform(ModuleOp module, StringRef tiling,
                                  StringRef ops,
                                  ArrayRef<SmallVector<int64_t>> sizes) {
  constexpr StringRef attribute =
      transform::TransformDialect::kWithNamedSequenceAttrName;
  std::string script;
  llvm::raw_string_ostream os(script);
  os << "!op = !transform.any_op\nmodule attributes {" << attribute
     << "} {\ntransform.named_sequence @__transform_main(%root: !op) {\n";
  for (auto [index, tile] : llvm::enumerate(sizes)) {
    int64_t rank = index + 1;
    os << "%m" << rank << " = transform.structured.match " << ops
       << " attributes{rank = " << rank << " : i64} in %root : (!op) -> !op\n";
    // A handle for each loop, or one for all of them.
    int64_t loops =
        tiling == "tile_using_forall"
            ? 1
            : llvm::count_if(tile, [](int64_t t) { return t != 0; });
    os << "%t" << rank << ", %l" << rank << ":" << loops
       << " = transform.structured." << tiling << " %m" << rank
       << " tile_sizes [" << llvm::interleaved(tile) << "] : (!op) -> (!op";
    for (int64_t loop = 0; loop != loops; ++loop)
      os << ", !op";
    os << ")\n";
  }
  os << "transform.yield\n}\n}";

  markRanks(module);
  auto parsed = parseSourceString<ModuleOp>(script, module.getContext());
  if (!parsed)
    return failure();
  module->setAttr(attribute, UnitAttr::get(module.getContext()));
  Operation *sequence = &parsed->getBody()->front();
  sequence->moveBefore(module.getBody(), module.getBody()->end());
  LogicalResult result = runPasses(module, [](PassManager &pm) {
    pm.addPass(transform::createInterpreterPass());
  });
  sequence->erase();
  module->removeAttr(attribute);
  return result;
}

static LogicalResult tileIntoLoops(ModuleOp module) {
  return runTransform(module, "tile_using_for", "", {{3}, {2, 4}, {0, 0, 2}});
}

static LogicalResult tileIntoForall(ModuleOp module) {
  return runTransform(module, "tile_using_forall", "",
                      {{2}, {3, 0}, {2, 0, 3}});
}

/// Consumers in loops, with the pads that they read.
static LogicalResult fuseIntoLoops(ModuleOp module) {
  return runTransform(module, "fuse", "ops{[\"linalg.generic\"]}",
                      {{3}, {2, 3}});
}

/// One loop of each, since each becomes three.
static LogicalResult peel(ModuleOp module) {
  if (failed(
          runTransform(module, "tile_using_for", "", {{3}, {0, 4}, {2, 0, 0}})))
    return failure();
  return runPasses(module, [](PassManager &pm) {
    pm.addPass(pad::createPeelPadTilesPass());
    addSimplification(pm);
  });
}

//===----------------------------------------------------------------------===//
// Vectors, as the schedules of docs/examples make them, of any program
//===----------------------------------------------------------------------===//

static constexpr int64_t kLanes = 8;

static size_t numPadsReadAsVectors = 0;

size_t property::countPadsReadAsVectors() { return numPadsReadAsVectors; }

static size_t countPads(ModuleOp module) {
  size_t count = 0;
  module.walk([&](pad::PadOp) { ++count; });
  return count;
}

static LogicalResult apply(ModuleOp module,
                           function_ref<void(RewritePatternSet &)> populate) {
  RewritePatternSet patterns(module.getContext());
  populate(patterns);
  return applyPatternsGreedily(module, std::move(patterns));
}

/// Tiles the windows of consumers by one point, so that their loops are those
/// over the result.
static LogicalResult tileWindows(ModuleOp module) {
  SmallVector<linalg::GenericOp> windows;
  module.walk([&](linalg::GenericOp op) {
    if (op.hasPureTensorSemantics() && op.getNumReductionLoops() != 0)
      windows.push_back(op);
  });
  IRRewriter rewriter(module.getContext());
  for (linalg::GenericOp op : windows) {
    scf::SCFTilingOptions options;
    options.setTileSizes(llvm::map_to_vector(
        op.getIteratorTypesArray(),
        [&](utils::IteratorType type) -> OpFoldResult {
          return rewriter.getIndexAttr(linalg::isReductionIterator(type));
        }));
    rewriter.setInsertionPoint(op);
    FailureOr<scf::SCFTilingResult> tiled = scf::tileUsingSCF(
        rewriter, cast<TilingInterface>(op.getOperation()), options);
    if (failed(tiled))
      return failure();
    rewriter.replaceOp(op, tiled->replacements);
  }
  return success();
}

/// Makes vectors of linalg operations that have one loop of no more than kLanes
/// iterations, masked where it may have fewer. Others stay as they are.
static void vectorizeRows(ModuleOp module) {
  SmallVector<linalg::LinalgOp> rows;
  module.walk([&](linalg::LinalgOp op) { rows.push_back(op); });
  IRRewriter rewriter(module.getContext());
  for (linalg::LinalgOp op : rows) {
    mlir::Value init = op.getDpsInits().front();
    auto type = dyn_cast<RankedTensorType>(init.getType());
    if (!type || type.getRank() != 1 || op.getNumLoops() != 1)
      continue;
    std::optional<int64_t> most =
        pad::getKnownMaximum({init, 0}, kLanes, /*numOps=*/0);
    if (!most || *most > kLanes)
      continue;
    SmallVector<int64_t, 1> sizes;
    SmallVector<bool, 1> areScalable;
    if (type.isDynamicDim(0)) {
      sizes.push_back(kLanes);
      areScalable.push_back(false);
    }
    rewriter.setInsertionPoint(op);
    FailureOr<linalg::VectorizationResult> vectors =
        linalg::vectorize(rewriter, op, sizes, areScalable);
    if (succeeded(vectors))
      rewriter.replaceOp(op, vectors->replacements);
  }
}

/// Consumers as rows of vectors, which are read off the sources of pads.
static LogicalResult fuseIntoVectors(ModuleOp module) {
  if (failed(runTransform(module, "fuse", "ops{[\"linalg.generic\"]}",
                          {{4}, {1, kLanes}, {1, 1, 3}})) ||
      failed(runPasses(module,
                       [](PassManager &pm) {
                         pad::PeelPadTilesPassOptions options;
                         options.peelBorders = options.joinBorders = true;
                         pm.addPass(pad::createPeelPadTilesPass(options));
                       })) ||
      failed(tileWindows(module)) ||
      failed(apply(
          module,
          [](RewritePatternSet &patterns) {
            using Strategy = linalg::ControlDropUnitDims::RankReductionStrategy;
            linalg::ControlDropUnitDims options;
            options.rankReductionStrategy = Strategy::ExtractInsertSlice;
            linalg::populateFoldUnitExtentDimsPatterns(patterns, options);
            tensor::populateMergeConsecutiveInsertExtractSlicePatterns(
                patterns);
          })) ||
      failed(canonicalize(module)))
    return failure();
  vectorizeRows(module);
  if (failed(
          apply(module,
                [](RewritePatternSet &patterns) {
                  vector::populateVectorMaskLoweringPatternsForSideEffectingOps(
                      patterns);
                  tensor::populateFoldTensorSubsetIntoVectorTransferPatterns(
                      patterns);
                })) ||
      failed(canonicalize(module)) ||
      failed(apply(module, pad::populateFoldPartialTilesPatterns)) ||
      failed(canonicalize(module)))
    return failure();
  size_t before = countPads(module);
  if (failed(apply(module, pad::populateFoldPadIntoReadsPatterns)))
    return failure();
  numPadsReadAsVectors += before - countPads(module);
  return canonicalize(module);
}

ArrayRef<Rewrite> property::getRewrites() {
  static constexpr Rewrite rewrites[] = {
      {"as they are", nullptr},
      {"canonicalized", canonicalize},
      {"fused", fuse},
      {"fused in tiles", fuseInTiles},
      {"fused by transforms", fuseIntoLoops},
      {"fused into vectors", fuseIntoVectors},
      {"tiled", tileIntoLoops},
      {"tiled, peeled", peel},
      {"tiled in parallel", tileIntoForall},
  };
  return rewrites;
}
