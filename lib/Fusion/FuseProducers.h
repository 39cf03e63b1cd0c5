//===- FuseProducers.h - Pads with what computes their source ---*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_FUSION_FUSEPRODUCERS_H
#define LIB_FUSION_FUSEPRODUCERS_H

#include "pad/IR/Pad.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::pad {

/// The ops that compute `source` element by element, directly or through one
/// another, and have no other users.
llvm::SmallDenseSet<Operation *> getElementwiseProducers(Value source);

/// Tiles `pad` by the planes behind its outer axes without a border, and each
/// plane of its source is computed by elementwise ops just before it is padded,
/// while a cache has it; of planes whose extents are not known, several at a
/// time. Fails if there are no such axes and ops, or if planes are known not to
/// fit into a cache; extents that it asked for stay unused. Leaves `pad` without
/// users.
LogicalResult fuseProducers(PadOp pad);

} // namespace mlir::pad

#endif // LIB_FUSION_FUSEPRODUCERS_H
