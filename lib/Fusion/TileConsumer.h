//===- TileConsumer.h - Consumers in tiles, with what they read -*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_FUSION_TILECONSUMER_H
#define LIB_FUSION_TILECONSUMER_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "pad/Utils/IndexBuilder.h"

namespace mlir::pad {

/// Whether a loop of `op` is known to have no iterations. Upstream takes no
/// tile of such an operation.
bool isKnownEmpty(linalg::LinalgOp op);

/// Whether upstream finds what a tile of `op` reads: it takes the positions of
/// the first and the last iteration for the ends. They are not for
/// (i) -> (2 - i), whose tile would be read out of bounds, or (i) -> (i mod 2).
bool readsForwards(linalg::LinalgOp op);

/// Tiles `consumer` by `sizes`, one for each of its loops, and fuses the ops
/// for which `isFused` holds into the loops. The results replace the results of
/// `consumer`, which is left without users.
LogicalResult tileConsumer(RewriterBase &rewriter, TilingInterface consumer,
                           ArrayRef<OpFoldResult> sizes,
                           function_ref<bool(Operation *)> isFused);

} // namespace mlir::pad

#endif // LIB_FUSION_TILECONSUMER_H
