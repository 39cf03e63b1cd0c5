//===- Passes.td - Tiling and fusion of pads ---------------*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_FUSION_PASSES_TD
#define PAD_FUSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def FusePadPass : Pass<"fuse-pad"> {
  let summary = "Fuse pads into the linalg ops that read them";
  let description = [{
    Fuses each pad into the `linalg` operations that read it, so that the padded
    tensor is never materialized. A consumer with static shapes is split into an
    interior, which reads the source itself, and borders, which read pads of a
    few rows of it.

    ```mlir
    %0 = pad.pad reflect %x low[1] high[1] : tensor<64xf32> to tensor<66xf32>
    %1 = linalg.conv_1d ins(%0, %w : tensor<66xf32>, tensor<3xf32>)
                        outs(%y : tensor<64xf32>) -> tensor<64xf32>
    // becomes
    %front = tensor.extract_slice %x[0] [2] [1] : tensor<64xf32> to tensor<2xf32>
    %0 = pad.pad reflect %front low[1] high[0] : tensor<2xf32> to tensor<3xf32>
    %y0 = tensor.extract_slice %y[0] [1] [1] : tensor<64xf32> to tensor<1xf32>
    %1 = linalg.conv_1d ins(%0, %w : tensor<3xf32>, tensor<3xf32>)
                        outs(%y0 : tensor<1xf32>) -> tensor<1xf32>
    %2 = tensor.insert_slice %1 into %y[0] [1] [1] : tensor<1xf32> into tensor<64xf32>
    %y1 = tensor.extract_slice %2[1] [62] [1] : tensor<64xf32> to tensor<62xf32>
    %3 = linalg.conv_1d ins(%x, %w : tensor<64xf32>, tensor<3xf32>)
                        outs(%y1 : tensor<62xf32>) -> tensor<62xf32>
    // and the back as the front
    ```

    With `tile-sizes` the consumer is tiled instead. By default it is tiled where
    shapes are dynamic or there is no interior, and in rows also where it could
    be cut, if the pad has 128 KB or more. In rows are tiles of up to 8 rows,
    padded as a whole: for a consumer that reads the pad once, if the last axis
    and another one are padded. Other tiles have up to 32 positions of each
    padded axis. Elementwise producers of the pad's source are then fused into
    the loops as well, and the loops are peeled as by `--peel-pad-tiles`.

    A consumer may read the pad itself or, as stencils do, shifted slices of it.
    A `pad.fill_border` whose result is read by one consumer alone is fused as
    the pad of the inside that it is, and is not written.

    A pad is left alone if one of its consumers cannot be tiled, if the parts
    that all consumers read are together no smaller than the pad, or if writing
    it is expected to take no longer than cutting its consumers: a pad that stays
    in a cache takes less than parts of a row that are narrower than a vector, and
    pads move planes of the source off the same sets of a cache where these lie a
    multiple of 4096 bytes apart. `always` fuses such pads, too. What is decided,
    and why, is a remark (`--remarks-filter=pad`). Before fusion,
    pads are moved to where fewer elements are written: from a concatenation to
    its operands if they cannot be fused, after a transposition, a `linalg.pack`
    or a `linalg.unpack` if they add elements, and after a reshape if that moves
    them next to a consumer.

    An adjoint is fused into an elementwise consumer, if that is all that reads
    it: the consumer is tiled, by default along the outermost axis that is not
    padded or whose borders show elements near them, and each tile of the
    adjoint is made from the part of the source that it needs.
  }];
  let options = [
    ListOption<"tileSizes", "tile-sizes", "int64_t",
               "Tile sizes for the loops of each consumer, at least 0; 0 is no "
               "tiling">,
    Option<"always", "always", "bool", /*default=*/"false",
           "Fuse pads also where writing them is expected to take no longer">,
  ];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect",
  ];
  let statistics = [
    Statistic<"numFused", "fused", "Number of pads and adjoints fused">,
    Statistic<"numLeft", "left", "Number of pads and adjoints left alone">,
    Statistic<"numMoved", "moved", "Number of pads moved">,
  ];
}

def PeelPadTilesPass : Pass<"peel-pad-tiles"> {
  let summary = "Peel loops over tiles of pads at the interior tiles";
  let description = [{
    Splits each `scf.for` and each dimension of an `scf.forall` over tiles of
    pads into three: the iterations before, in and after the interior, where
    each tile lies inside of the source and its pad becomes a slice. Parts are
    marked `pad.peeled` and not split again. Inner loops are split only in the
    interior of the outer ones, so that loops over tiles of n padded axes become
    at most 2n + 1 parts. An `scf.forall` with a `mapping` and an `scf.for
    unsigned` are not split.

    With `join-borders`, the iterations after the interior follow those before
    it, in front of the interior: as one loop where it is not known at compile
    time where they are, and else as two. This needs iterations that do not
    depend on each other. A loop that does nothing but such a loop gets no
    iterations where the inner one has none.

    A loop over rows that is marked `pad.peeled` before stays whole, so that its
    body is not there three times. Where the pad was marked `pad.whole_rows`
    before it was tiled, a tile has all of the source along the axes before the
    last padded one, and along that one if its extent is dynamic, and what it
    shows is a function of the induction variable alone, without minima and
    maxima of a window.

    ```mlir
    scf.for %i = %c0 to %c64 step %c8 iter_args(%y = %e) -> tensor<64xf32> {
      %low = affine.max affine_map<(i) -> (1 - i, 0)>(%i)
      %high = affine.max affine_map<(i) -> (i - 55, 0)>(%i)
      %begin = affine.max affine_map<(i) -> (i - 1, 0)>(%i)
      %size = affine.apply affine_map<()[l, h] -> (10 - l - h)>()[%low, %high]
      %window = tensor.extract_slice %x[%begin] [%size] [1] : tensor<64xf32> to tensor<?xf32>
      %0 = pad.pad edge %window low[%low] high[%high] : tensor<?xf32> to tensor<10xf32>
      ...
    }
    // becomes
    %window = tensor.extract_slice %x[0] [9] [1] : tensor<64xf32> to tensor<9xf32>
    %0 = pad.pad edge %window low[1] high[0] : tensor<9xf32> to tensor<10xf32>
    ...
    scf.for %i = %c8 to %c56 step %c8 iter_args(%y = %1) -> tensor<64xf32> {
      %begin = affine.apply affine_map<(i) -> (i - 1)>(%i)
      %0 = tensor.extract_slice %x[%begin] [10] [1] : tensor<64xf32> to tensor<10xf32>
      ...
    }
    // and the last one as the first
    ```

    The split points are computed at run time where shapes or amounts are
    dynamic. Steps must be constants, and the amounts of the tiles affine
    functions of the induction variables, as those that upstream's tiling
    creates are.
  }];
  let options = [
    Option<"peelBorders", "peel-borders", "bool", /*default=*/"false",
           "Split inner loops in the borders of outer ones, too">,
    Option<"joinBorders", "join-borders", "bool", /*default=*/"false",
           "Do the iterations before and after the interior first, by one loop "
           "if need be; iterations must not depend on each other">,
  ];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect",
  ];
  let statistics = [
    Statistic<"numSplit", "split", "Number of loops split">,
  ];
}

#endif // PAD_FUSION_PASSES_TD
