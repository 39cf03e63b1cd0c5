//===- ResultTiling.h - Tiling of loops over a result -----------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_FUSION_RESULTTILING_H
#define LIB_FUSION_RESULTTILING_H

#include "mlir/Interfaces/TilingInterface.h"

namespace mlir::pad {

using Sizes = ArrayRef<OpFoldResult>;

/// The common part of models of TilingInterface whose loops run over the one
/// result, all parallel: a tile of the result is a tile of the loops. `ModelTy`
/// has getIterationDomain and getTiledImplementation.
template <typename ModelTy, typename OpTy>
struct ResultTiling : TilingInterface::ExternalModel<ModelTy, OpTy> {
  // LLVM 23 has overloads of these methods, which call the overrides here and
  // in the models.
  using Model = TilingInterface::ExternalModel<ModelTy, OpTy>;
  using Model::generateResultTileValue;

  SmallVector<utils::IteratorType> getLoopIteratorTypes(Operation *op) const {
    return SmallVector<utils::IteratorType>(cast<OpTy>(op).getRank(),
                                            utils::IteratorType::parallel);
  }

  LogicalResult
  getResultTilePosition(Operation *, OpBuilder &, unsigned, Sizes offsets,
                        Sizes sizes, SmallVector<OpFoldResult> &resultOffsets,
                        SmallVector<OpFoldResult> &resultSizes) const {
    resultOffsets.assign(offsets.begin(), offsets.end());
    resultSizes.assign(sizes.begin(), sizes.end());
    return success();
  }

  LogicalResult getIterationDomainTileFromResultTile(
      Operation *, OpBuilder &, unsigned, Sizes offsets, Sizes sizes,
      SmallVectorImpl<OpFoldResult> &domainOffsets,
      SmallVectorImpl<OpFoldResult> &domainSizes) const {
    domainOffsets.assign(offsets.begin(), offsets.end());
    domainSizes.assign(sizes.begin(), sizes.end());
    return success();
  }

  FailureOr<TilingResult> generateResultTileValue(Operation *op,
                                                  OpBuilder &builder, unsigned,
                                                  Sizes offsets,
                                                  Sizes sizes) const {
    return static_cast<const ModelTy *>(this)->getTiledImplementation(
        op, builder, offsets, sizes);
  }
};

} // namespace mlir::pad

#endif // LIB_FUSION_RESULTTILING_H
