//===- Passes.td - Tiling and fusion of pads ---------------*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_FUSION_PASSES_TD
#define PAD_FUSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def FuseElementwisePass : Pass<"fuse-elementwise"> {
  let summary = "Fuse elementwise linalg ops, computing no element twice";
  let description = [{
    Front ends write a stencil as an addition of shifted slices of an array, and
    then another one, each with a result of its own. This pass fuses an
    elementwise `linalg` op into the op that reads its result, so that a stencil
    becomes one loop, in which `--fuse-pad` sees all that reads the pad. Unlike
    upstream's `--linalg-fuse-elementwise-ops`, it also fuses named ops, and it
    fuses an op only if its result has one use and each element is then computed
    once, or is moved only. What computes a tensor of rank 0 becomes scalars where
    that is extracted.

    ```mlir
    %0 = linalg.add ins(%x, %y : tensor<8xf32>, tensor<8xf32>)
                    outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %1 = linalg.mul ins(%0, %z : tensor<8xf32>, tensor<8xf32>)
                    outs(%e : tensor<8xf32>) -> tensor<8xf32>
    // becomes
    %1 = linalg.generic ... ins(%x, %y, %z : ...) outs(%e : tensor<8xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32, %out: f32):
      %s = arith.addf %a, %b : f32
      %p = arith.mulf %s, %c : f32
      linalg.yield %p : f32
    } -> tensor<8xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::linalg::LinalgDialect",
  ];
  let statistics = [
    Statistic<"numFused", "fused", "Number of operations fused">,
  ];
}

def InterchangeReductionsPass : Pass<"interchange-reductions"> {
  let summary = "Make sums run along rows of their result";
  let description = [{
    A named operation, as a convolution, adds up all that one element of its
    result is of before it goes on to the next. Loops of this kind have no
    vectors. This pass makes the loop over a row of the result the innermost one
    of each `linalg` op on tensors that adds up, multiplies or takes maxima, if
    what it reads is contiguous along that row, or the same, too. Sums of few
    terms, whose loops LLVM unrolls, stay the innermost ones, and the loop over a
    row is made the one around them. Each element is computed in the same order as
    before, so bits do not change.

    ```mlir
    // %y[f, i, j] = sum over (c, k, l) of %x[c, i + k, j + l] * %w[f, c, k, l]
    %y = linalg.conv_2d_nchw_fchw ...   // loops (n, f, i, j, c, k, l)
    // becomes
    %y = linalg.generic ...             // loops (n, f, i, c, k, l, j)

    // %y[c, i, j] = sum over (k, l) of %x[c, i + k, j + l] * %w[c, k, l]
    %y = linalg.depthwise_conv_2d_nchw_chw ...   // loops (n, i, j, c, k, l)
    // becomes
    %y = linalg.generic ...                      // loops (n, c, i, j, k, l)
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::linalg::LinalgDialect",
  ];
  let statistics = [
    Statistic<"numInterchanged", "interchanged",
              "Number of operations with another innermost loop">,
  ];
}

def FusePadPass : Pass<"fuse-pad"> {
  let summary = "Fuse pads into the linalg ops that read them";
  let description = [{
    Fuses each pad into the `linalg` operations that read it, so that the padded
    tensor is never materialized. A consumer with static shapes is split: its
    interior reads the source itself, and its borders read pads of a few rows of
    the source.

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

    With `tile-sizes` the consumer is tiled instead. By default it is tiled if
    shapes are dynamic or it has no interior:

    - into tiles of up to 32 whole rows of one plane, if the last axis and another
      one are padded, and the consumer reads the pad through one operand. With a
      pad of 128 KB or more, such a consumer is tiled even if it could be split;
    - otherwise into tiles of up to 32 positions along each padded axis.

    Elementwise producers of the pad's source are then fused into the loops as
    well, and the loops are peeled as by `--peel-pad-tiles`.

    A consumer may read the pad itself or, as stencils do, shifted slices of it.
    One that reads several pads, as a stencil of rolls does, is split for each of
    them, the widest first. A part that reads at most half of a pad, and less than
    128 KB of it, is not split again: what it reads of the pad is written.

    A `pad.fill_border` with a single consumer is fused as the pad of its inside,
    and the border is not written.

    A pad is left alone in three cases:

    - One of its consumers cannot be tiled.
    - The parts that all consumers read have together at least as many elements
      as the pad.
    - Writing the pad is expected to be no slower than splitting its consumers.
      A pad that stays in a cache costs less than parts of a row that are
      narrower than a vector, and one whose source is computed for it alone costs
      its border, since `--compute-into-pads` computes the source in the pad; if
      padded axes have unknown extents, that is less than tiles take. If
      planes of the source lie a multiple of 4096 bytes apart, they share the same
      sets of a cache, and the planes of the pad do not. `always` fuses these pads,
      too.

    A remark gives each decision and its reason (`--remarks-filter=pad`).

    Before fusion, pads are moved to where fewer elements are written: from a
    concatenation to its operands if the pad cannot be fused, after a
    transposition, a `linalg.pack` or a `linalg.unpack` if the pad adds elements,
    and after a reshape if that moves the pad next to a consumer.

    A static consumer that reads a pad at quotients and remainders of its loops,
    as the columns of an image do (im2col), gets a loop for each of these first.

    An adjoint is fused into its consumer if that is its only user and is
    elementwise. The consumer is tiled, by default by a few planes of the axes
    from the first padded one on; large planes are cut along that axis, too, if
    its borders show nearby elements, as they do in all modes but `wrap`. Each
    tile of the adjoint is computed from the part of the source that it needs.
  }];
  let options = [
    ListOption<"tileSizes", "tile-sizes", "int64_t",
               "Tile sizes for the loops of each consumer, at least 0; a loop "
               "of size 0 is not tiled">,
    Option<"always", "always", "bool", /*default=*/"false",
           "Also fuse pads if writing them is expected to be no slower">,
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
    pads into three parts: the iterations before, in and after the interior. In
    the interior, each tile lies inside of the source, and its pad becomes a
    slice. Parts are marked `pad.peeled` and not split again. Inner loops are
    split only in the interior of the outer ones, so that loops over tiles of n
    padded axes become at most 2n + 1 parts. An `scf.forall` with a `mapping`
    and an `scf.for unsigned` are not split.

    With `join-borders`, the iterations after the interior are moved in front of
    it, behind the iterations before the interior. The two become one loop unless
    the bounds of the interior are constants. The iterations must not depend on
    each other. An outer loop whose body is only such a loop gets no iterations
    if the inner loop has none.

    Two attributes avoid three copies of the body of a loop over rows:

    - `pad.peeled` on a loop before this pass keeps the loop whole.
    - `pad.whole_rows` on a pad before it is tiled: a tile then takes all of the
      source along the axes before the last padded one, and along that axis if
      its extent is dynamic. The rows that the tile shows are a function of the
      induction variable alone, without the minima and maxima of a window.

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

    The split points are computed at run time if shapes or amounts are dynamic.
    Steps must be constants, and the amounts of the tiles affine functions of
    the induction variables; upstream's tiling creates such amounts.
  }];
  let options = [
    Option<"peelBorders", "peel-borders", "bool", /*default=*/"false",
           "Also split inner loops in the borders of outer loops">,
    Option<"joinBorders", "join-borders", "bool", /*default=*/"false",
           "Run the iterations after the interior in front of it, in one loop "
           "with those before it if its bounds are dynamic; iterations must "
           "not depend on each other">,
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
