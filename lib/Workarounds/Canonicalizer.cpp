//===- Canonicalizer.cpp - Canonicalization without unsound patterns ------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "pad/Workarounds/Canonicalizer.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

SmallVector<std::string> mlir::pad::getUnsoundPatterns() {
  // The names that Clang and GCC give to the type.
  SmallVector<std::string> names;
  for (StringRef name :
       {"ForOpTensorCastFolder", "SubViewOpMemRefCastFolder",
        "FoldTensorCastConsumerOp", "FoldTensorCastOfOutputIntoForallOp",
        "InsertSliceOpSourceCastInserter<mlir::tensor::InsertSliceOp>",
        "InsertSliceOpSourceCastInserter<mlir::tensor::ParallelInsertSliceOp>"})
    for (StringRef scope : {"(anonymous namespace)::", "{anonymous}::"})
      names.push_back((scope + name).str());
  return names;
}

std::unique_ptr<Pass> mlir::pad::createSoundCanonicalizerPass() {
  // The defaults of the pass, which differ from the driver's.
  GreedyRewriteConfig config;
  config.setUseTopDownTraversal().setRegionSimplificationLevel(
      GreedySimplifyRegionLevel::Normal);
  return createCanonicalizerPass(config, getUnsoundPatterns());
}
