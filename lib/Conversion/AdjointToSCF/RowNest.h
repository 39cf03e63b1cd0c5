//===- RowNest.h - The rows of an adjoint -----------------------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loops around the rows. A row that is shown once is read from the source
// as it is. Where the extents are known and the borders are few rows, each of
// these is written out and adds up its rows as it reads them; elsewhere an
// element of an axis that is shown several times is added up in memory first.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_ADJOINTTOSCF_ROWNEST_H
#define LIB_CONVERSION_ADJOINTTOSCF_ROWNEST_H

#include "RowSums.h"
#include "pad/Conversion/AdjointToSCF/AdjointToSCF.h"

namespace mlir::pad {

/// Whether borders of all axes outside of the row are known, and few enough to
/// be written out.
bool areBordersFew(IndexBuilder &index, const FlatAdjoint &adjoint);

/// Builds all rows, where areBordersFew holds. Results of at least
/// `nontemporalBytes` bytes, if that is not 0, go past the caches, in parts
/// that are put together in memory that stays in them.
void buildStaticNest(OpBuilder &builder, const FlatAdjoint &adjoint,
                     RowSums &rows, int64_t nontemporalBytes);

/// Builds the rows of the elements in `ranges` of the outermost axes, all of
/// which have borders that hasDisjointBorders holds for.
void buildDynamicNest(OpBuilder &builder, const FlatAdjoint &adjoint,
                      RowSums &rows, ArrayRef<IndexRange> ranges);

/// Whether buildRowNest takes the amounts of `adjoint`.
Condition canBuildRowNest(IndexBuilder &index, const FlatAdjoint &adjoint,
                          RowSums &rows,
                          const ConvertAdjointToSCFPassOptions &options);

/// Builds the loops over the rows of `adjoint`, where canBuildRowNest and
/// `adjoint.isFlat` hold. With `options.parallel`, results of at least
/// `options.parallelBytes` bytes are divided into chunks for threads.
void buildRowNest(OpBuilder &builder, const FlatAdjoint &adjoint, RowSums &rows,
                  const ConvertAdjointToSCFPassOptions &options);

} // namespace mlir::pad

#endif // LIB_CONVERSION_ADJOINTTOSCF_ROWNEST_H
