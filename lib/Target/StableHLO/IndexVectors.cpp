//===- IndexVectors.cpp - Indices of gathers and scatters -----------------===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexVectors.h"

using namespace mlir;
using namespace mlir::pad::stablehlo_import;

LogicalResult IndexVectors::check(Operation *op, RankedTensorType tensor,
                                  StringRef mapName,
                                  StringRef ofBatchingName) const {
  if (failed(checkAxes(op, ofBatching, ofBatchingName, type.getRank())) ||
      failed(checkAxes(op, map, mapName, tensor.getRank())))
    return failure();
  if (!isa<IntegerType>(type.getElementType()))
    return op->emitOpError() << "has indices of " << type.getElementType()
                             << ", expected integers";
  if (vectorDim < 0 || vectorDim > type.getRank())
    return op->emitOpError() << "has index_vector_dim " << vectorDim
                             << ", expected 0 to " << type.getRank();
  if (failed(checkCount(op, map, mapName,
                        hasVectors() ? type.getDimSize(vectorDim) : 1)) ||
      failed(checkCount(op, ofBatching, ofBatchingName, batching.size())))
    return failure();
  for (auto [ours, theirs] : llvm::zip_equal(batching, ofBatching))
    if (theirs == vectorDim ||
        tensor.getDimSize(ours) != type.getDimSize(theirs))
      return op->emitOpError() << "batches axis " << ours << " of " << tensor
                               << " with axis " << theirs << " of " << type;
  return success();
}
