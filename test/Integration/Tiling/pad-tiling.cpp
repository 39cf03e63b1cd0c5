//===- pad-tiling.cpp - Every size of tile, both ways down ----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tiles pads as upstream's transforms do, compiles and runs them, and compares
// the reassembled results with the oracle, bit for bit: of one axis all tiles
// of 1 element to the whole extent, of two and three axes samples; with loops
// and with `scf.forall`, as they are and peeled; pads on values and into
// destinations; with all numbers known at compile time, with none, and with
// some; through scf and through linalg; and samples of adjoints. The exit code
// is 1 if anything differs.
//
//===----------------------------------------------------------------------===//

#include "Runner.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "mlir/Pass/PassManager.h"
#include "pad/Fusion/Passes.h"
#include "pad/IR/Pad.h"
#include "pad/Transforms/Passes.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include <numeric>
#include <random>

using namespace exhaustive;
using mlir::pad::LoweringPath;

namespace cl = llvm::cl;

static cl::OptionCategory category("pad-tiling options");
static cl::opt<unsigned> seed("seed", cl::desc("Where the samples start"),
                              cl::init(1), cl::cat(category));
static cl::opt<unsigned> scale("scale", cl::desc("How many samples: N times"),
                               cl::value_desc("N"), cl::init(1),
                               cl::cat(category));
static cl::opt<std::string>
    filter("filter", cl::value_desc("REGEX"), cl::cat(category), cl::init("."),
           cl::desc("Run the kinds and paths that match, as '1 axis.* scf'"));

//===----------------------------------------------------------------------===//
// Tiling
//===----------------------------------------------------------------------===//

static constexpr const char *tilesName = "tiles";

/// "tiles = array<i64: 2, 0>"; 0 leaves an axis whole.
static std::string printTiles(const Amounts &tiles) {
  std::string text = std::string(tilesName) + " = array<i64";
  for (size_t axis = 0; axis != tiles.size(); ++axis)
    text += (axis == 0 ? ": " : ", ") + std::to_string(tiles[axis]);
  return text + ">";
}

using LoopType = mlir::scf::SCFTilingOptions::LoopType;

/// Tiles all pads in `module` by the sizes that they are marked with.
static mlir::LogicalResult tilePads(mlir::ModuleOp module, LoopType loopType) {
  llvm::SmallVector<mlir::TilingInterface> pads;
  module.walk([&](mlir::TilingInterface op) {
    if (op->hasAttr(tilesName))
      pads.push_back(op);
  });
  mlir::IRRewriter rewriter(module.getContext());
  for (mlir::TilingInterface pad : pads) {
    auto tiles = pad->getAttrOfType<mlir::DenseI64ArrayAttr>(tilesName);
    mlir::scf::SCFTilingOptions options;
    options.setLoopType(loopType);
    options.setTileSizes(
        mlir::getAsIndexOpFoldResult(module.getContext(), tiles.asArrayRef()));
    rewriter.setInsertionPoint(pad);
    auto tiled = mlir::scf::tileUsingSCF(rewriter, pad, options);
    if (mlir::failed(tiled))
      return pad->emitOpError("cannot be tiled");
    if (tiled->loops.empty() &&
        llvm::any_of(tiles.asArrayRef(), [](int64_t t) { return t != 0; }))
      return pad->emitOpError("has not been tiled");
    rewriter.replaceOp(pad, tiled->replacements);
  }
  return mlir::success();
}

static mlir::LogicalResult tileIntoLoops(mlir::ModuleOp module) {
  return tilePads(module, LoopType::ForOp);
}

static mlir::LogicalResult tileIntoForall(mlir::ModuleOp module) {
  return tilePads(module, LoopType::ForallOp);
}

/// Tiles pads into loops of `loopType`, and peels these.
static auto peel(LoopType loopType) {
  return [loopType](mlir::ModuleOp module) {
    return mlir::success(mlir::succeeded(tilePads(module, loopType)) &&
                         mlir::succeeded(mlir::pad::peelPadTiles(module)));
  };
}

/// Tiles pads and adjoints into destinations.
static mlir::LogicalResult tileDestinations(mlir::ModuleOp module) {
  llvm::SmallVector<mlir::Attribute> tiles;
  module.walk([&](mlir::Operation *op) {
    if (mlir::isa<mlir::pad::PadOp, mlir::pad::AdjointOp>(op))
      tiles.push_back(op->getAttr(tilesName));
  });
  mlir::PassManager pm(module.getContext());
  pm.addPass(mlir::pad::createConvertPadToDestinationStylePass());
  if (mlir::failed(pm.run(module)))
    return mlir::failure();
  size_t next = 0;
  module.walk([&](mlir::Operation *op) {
    if (mlir::isa<mlir::pad::PadIntoOp, mlir::pad::AdjointIntoOp>(op))
      op->setAttr(tilesName, tiles[next++]);
  });
  return tileIntoLoops(module);
}

//===----------------------------------------------------------------------===//
// Cases
//===----------------------------------------------------------------------===//

static Amounts getResultShape(const Pad &pad) {
  return mlir::pad::oracle::getResultShape(pad.shape, pad.getLowPerAxis(),
                                           pad.getHighPerAxis());
}

/// Whether an empty axis of the result leaves nothing to tile.
static bool isEmpty(const Pad &pad) {
  return llvm::is_contained(getResultShape(pad), 0);
}

/// The extents that are tiled in `program`.
static Amounts getTiledShape(const Program &program) {
  const Pad &pad = program.pads.front();
  return program.isAdjoint ? pad.shape : getResultShape(pad);
}

/// A program for every one of `pads` and size of tile.
static std::vector<Program> tileStatic(const std::vector<Pad> &pads) {
  std::vector<Program> programs;
  for (Program &program : getStaticPrograms(pads)) {
    const Pad &pad = program.pads.front();
    // Small enough a selection to compile all of it.
    if (isEmpty(pad) || !llvm::is_contained({1, 4}, pad.shape[0]) ||
        !llvm::is_contained({-2, 0, 6}, pad.low[0]) ||
        !llvm::is_contained({-1, 2}, pad.high[0]))
      continue;
    for (int64_t tile = 1; tile <= getResultShape(pad)[0]; ++tile) {
      program.attributes = printTiles({tile});
      programs.push_back(program);
    }
  }
  return programs;
}

/// Programs with all numbers but the size of the tile unknown, and for each the
/// pads whose result is not smaller than the tile.
static std::vector<Program> tileDynamic(const std::vector<Pad> &pads) {
  int64_t largest = 0;
  for (const Pad &pad : pads)
    largest = std::max(largest, getResultShape(pad)[0]);
  std::vector<Program> programs;
  for (Program &program : getDynamicPrograms(pads))
    for (int64_t tile = 1; tile <= largest; ++tile) {
      Program tiled{program.unknowns, {}, printTiles({tile})};
      for (const Pad &pad : program.pads)
        if (tile <= std::max<int64_t>(getResultShape(pad)[0], 1))
          tiled.pads.push_back(pad);
      if (!tiled.pads.empty())
        programs.push_back(std::move(tiled));
    }
  return programs;
}

/// Marks `programs` with sizes drawn for each axis; at least one is tiled.
static std::vector<Program> drawTiles(std::vector<Program> programs,
                                      unsigned seed) {
  std::mt19937 engine(seed);
  llvm::erase_if(programs, [](const Program &program) {
    return llvm::is_contained(getTiledShape(program), 0);
  });
  for (Program &program : programs) {
    Amounts shape = getTiledShape(program);
    Amounts tiles(shape.size(), 0);
    while (std::accumulate(tiles.begin(), tiles.end(), int64_t(0)) == 0)
      for (size_t axis = 0; axis != shape.size(); ++axis)
        tiles[axis] = engine() % (shape[axis] + 1);
    program.attributes = printTiles(tiles);
  }
  return programs;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv,
                              "Tiles pads in every way, both ways down\n");
  mlir::DialectRegistry registry;
  mlir::pad::registerRuntimeDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  Report report;
  Runner runner(context, report, filter);

  std::vector<Pad> oneAxis = getPadsOfOneAxis();
  std::vector<Program> staticPrograms = tileStatic(oneAxis);
  std::vector<Program> dynamicPrograms = tileDynamic(oneAxis);
  std::vector<Program> staticSamples = drawTiles(
      getStaticPrograms(samplePads(seed, 150 * scale, /*legal=*/true)), seed);
  std::vector<Program> dynamicSamples =
      drawTiles(samplePrograms(seed + 1, 40 * scale, /*padsEach=*/60,
                               /*allUnknown=*/true),
                seed + 1);
  std::vector<Program> mixedSamples =
      drawTiles(samplePrograms(seed + 2, 60 * scale, /*padsEach=*/60,
                               /*allUnknown=*/false),
                seed + 2);

  auto getWay = [](auto rewrite, LoweringPath path = LoweringPath::SCF) {
    return padtest::Way{path, padtest::Results::IntoGarbage,
                        /*canonicalize=*/false, rewrite};
  };
  for (LoweringPath path : {LoweringPath::SCF, LoweringPath::Linalg}) {
    runner.run("1 axis, static", staticPrograms, getWay(tileIntoLoops, path));
    runner.run("1 axis, dynamic", dynamicPrograms, getWay(tileIntoLoops, path));
    runner.run("1 axis, into", dynamicPrograms, getWay(tileDestinations, path));
    runner.run("axes, static", staticSamples, getWay(tileIntoLoops, path));
    runner.run("axes, dynamic", dynamicSamples, getWay(tileIntoLoops, path));
    runner.run("axes, mixed", mixedSamples, getWay(tileIntoLoops, path));
    runner.run("axes, into", mixedSamples, getWay(tileDestinations, path));
  }
  std::vector<Program> staticAdjoints =
      drawTiles(getAdjoints(getStaticPrograms(
                    samplePads(seed + 3, 80 * scale, /*legal=*/true))),
                seed + 3);
  std::vector<Program> mixedAdjoints = drawTiles(
      getAdjoints(samplePrograms(seed + 4, 10 * scale, /*padsEach=*/30,
                                 /*allUnknown=*/false)),
      seed + 4);
  runner.run("adjoint, static", staticAdjoints, getWay(tileIntoLoops));
  runner.run("adjoint, mixed", mixedAdjoints, getWay(tileIntoLoops));
  runner.run("adjoint, into", mixedAdjoints, getWay(tileDestinations));
  runner.run("adjoint, into", mixedAdjoints,
             getWay(tileDestinations, LoweringPath::Linalg));
  runner.run("adjoint, forall", mixedAdjoints, getWay(tileIntoForall));
  std::vector<Program> staticBorders =
      drawTiles(getBorders(getStaticPrograms(
                    samplePads(seed + 5, 300 * scale, /*legal=*/true))),
                seed + 5);
  std::vector<Program> mixedBorders =
      drawTiles(getBorders(samplePrograms(seed + 6, 30 * scale, /*padsEach=*/30,
                                          /*allUnknown=*/false)),
                seed + 6);
  runner.run("border, static", staticBorders, getWay(tileIntoLoops));
  runner.run("border, mixed", mixedBorders, getWay(tileIntoLoops));
  runner.run("border, forall", mixedBorders, getWay(tileIntoForall));
  // The tiles are the same; what goes round them is not.
  runner.run("1 axis, forall", dynamicPrograms, getWay(tileIntoForall));
  runner.run("axes, forall", mixedSamples, getWay(tileIntoForall));
  // A part, unless more is asked for.
  auto takeSome = [](const std::vector<Program> &programs) {
    return takeEvery(scale == 1 ? 3 : 1, programs);
  };
  runner.run("1 axis, peeled", takeSome(staticPrograms),
             getWay(peel(LoopType::ForOp)));
  runner.run("1 axis, peeled", takeSome(dynamicPrograms),
             getWay(peel(LoopType::ForOp)));
  for (const std::vector<Program> &programs :
       {takeSome(staticSamples), takeSome(mixedSamples)}) {
    runner.run("axes, peeled", programs, getWay(peel(LoopType::ForOp)));
    runner.run("axes, peeled forall", programs,
               getWay(peel(LoopType::ForallOp)));
  }
  return report.print() ? 0 : 1;
}
