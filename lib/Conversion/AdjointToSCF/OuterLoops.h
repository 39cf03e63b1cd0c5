//===- OuterLoops.h - Axes around the rows of an adjoint --------*- C++ -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_CONVERSION_ADJOINTTOSCF_OUTERLOOPS_H
#define LIB_CONVERSION_ADJOINTTOSCF_OUTERLOOPS_H

#include "Rows.h"

namespace mlir::pad {

/// Loops over the outer axes of an adjoint that has the fact
/// `disjoint_borders`. An element that several positions show is added up in
/// memory, together with its inner axes, and read from there.
///
///   %sums = memref.alloc(%size)
///   scf.for %e = ... {
///     %part:2 = scf.if %is_shown_once {
///       scf.yield %false, %from : i1, index // in the source
///     } else {
///       ... // %sums: the sum of the parts of the source at its positions
///       scf.yield %true, %c0 : i1, index
///     }
///     ... // the same for inner axes
///     scf.if %part#0 {
///       ... // the leaf, from %sums
///     } else {
///       ... // the leaf, from the source
///     }
///   }
///   memref.dealloc %sums
class OuterLoops {
public:
  /// The loops over the first `depth` axes, of elements in `ranges` of the
  /// first of these.
  OuterLoops(RowBuilder &rows, ArrayRef<IndexRange> ranges, size_t depth)
      : rows(rows), index(rows.index), adjoint(rows.adjoint), ranges(ranges),
        depth(depth) {}

  void build(function_ref<void(const RowSum &)> leaf);

private:
  /// A part of the source, or of `sums`, where it is added up.
  struct Part {
    Condition isSum;
    OpFoldResult offset;
  };

  Part buildPart(size_t k, const Part &part, OpFoldResult e);
  void addTerms(Value array, const ArithmeticSequence &terms,
                const Destination &to, OpFoldResult size);
  void buildAxis(size_t k, const Part &part, const Destination &to,
                 function_ref<void(const RowSum &)> leaf);

  RowBuilder &rows;
  IndexBuilder &index;
  const FlatAdjoint &adjoint;
  ArrayRef<IndexRange> ranges;
  size_t depth;
  /// Memory for sums (null if there are none), and for each axis the offset in
  /// it of the sums of one element.
  Value sums;
  SmallVector<OpFoldResult> places;
};

/// Whether the borders of all axes outside of the row are known, and few enough
/// to be written out.
bool areBordersFew(IndexBuilder &index, const FlatAdjoint &adjoint);

/// The outermost axis whose elements have a size in which they can be put
/// together in the caches, if the result is static.
std::optional<size_t> getStagedAxis(const FlatAdjoint &adjoint);

/// Builds all rows of an adjoint that has the fact `few_borders`: those of
/// borders are written out, and add up their terms as they read them.
///
///   ... // row 0
///   scf.for %row = %c1 to %c7 step %c1 { ... } // rows that are shown once
///   ... // row 7
///
/// `known` is the row if it is known. With the fact `past_caches`, but not
/// `whole_lines`, elements of getStagedAxis are put together in the caches:
///
///   %stage = memref.alloc() {alignment = 64}
///   scf.for %plane = ... {
///     ... // the rows of %plane, written to %stage
///     ... // the lines of %stage, stored to the result past the caches
///   }
///   memref.dealloc %stage
///   llvm.fence seq_cst
void buildFewBorders(RowBuilder &rows, const std::optional<KnownRow> &known);

/// Writes a row of the kind that `known` or else the facts say, but no far one.
void buildRow(RowBuilder &rows, const std::optional<KnownRow> &known,
              const RowSum &row);

} // namespace mlir::pad

#endif // LIB_CONVERSION_ADJOINTTOSCF_OUTERLOOPS_H
