//===- Passes.td - Conversions out of the pad dialect ------*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_CONVERSION_PASSES_TD
#define PAD_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertPadToLinalgPass : Pass<"convert-pad-to-linalg"> {
  let summary = "lower pads on tensors to linalg and tensor operations";
  let description = [{
    Constant mode becomes a fill and an inserted block:

    ```mlir
    %0 = pad.pad constant %x low[1] high[2] value(%v)
           : tensor<4xf32> to tensor<7xf32>
    // becomes
    %e = tensor.empty() : tensor<7xf32>
    %f = linalg.fill ins(%v : f32) outs(%e : tensor<7xf32>) -> tensor<7xf32>
    %0 = tensor.insert_slice %x into %f[1] [4] [1]
           : tensor<4xf32> into tensor<7xf32>
    ```

    The other modes become a `linalg.generic` over the result that reads the
    source at the index that the mode maps each result index to:

    ```mlir
    %0 = pad.pad wrap %x low[1] high[2] : tensor<4xf32> to tensor<7xf32>
    // becomes
    %e = tensor.empty() : tensor<7xf32>
    %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>],
                         iterator_types = ["parallel"]}
           outs(%e : tensor<7xf32>) {
    ^bb0(%out: f32):
      %o = linalg.index 0 : index
      %i = arith.subi %o, %c1 : index
      ... // %s = %i floormod 4
      %v = tensor.extract %x[%s] : tensor<4xf32>
      linalg.yield %v : f32
    } -> tensor<7xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::complex::ComplexDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect",
  ];
  let statistics = [
    Statistic<"numLowered", "lowered", "Number of pads lowered">,
  ];
}

def ConvertPadToSCFPass : Pass<"convert-pad-to-scf"> {
  let summary = "lower pads on memrefs to loops over rows";
  let description = [{
    Lowers `pad.pad_into` on memrefs to `scf` loops that write each row of the
    destination once: the index map of a mode is evaluated for each row, the
    part of a row that lies inside of the source is copied as a block, and the
    borders are filled, reversed or repeated.

    ```mlir
    pad.pad_into constant ins(%x : memref<8x4xf32>) outs(%y : memref<8x7xf32>)
      low[0, 1] high[0, 2] value(%v)
    // becomes, with %flat_x and %flat_y the buffers as memref<?xf32>
    memref.store %v, %flat_y[%c0] : memref<?xf32>
    scf.for %row = %c0 to %c7 step %c1 {
      ... // offsets %s = 4 * %row and %d = 7 * %row
      %inside = vector.load %flat_x[%s] : memref<?xf32>, vector<4xf32>
      vector.store %inside, %flat_y[%d1] : memref<?xf32>, vector<4xf32>
      %gap = vector.broadcast %v : f32 to vector<2xf32>
      ... // three elements after the row and before the next, as two vectors
    }
    ... // the last row, with two elements after it
    ```

    What is known at compile time costs nothing at run time: axes that are not
    padded are merged with their neighbours, runs of a static size are
    straight-line code or a loop of vectors. What is not known is looked at once,
    in front of the loops:

    - extents that contradict the amounts, an empty source, an innermost stride
      that is not 1: a loop over elements that stays within the bounds of both;
    - amounts wider than the reach of the mode's first reflection or repetition:
      rows that are built from one period and doubled;
    - an innermost axis that is not padded: rows of blocks;
    - short rows without gaps: vectors that write beyond the end of the row,
      where the rows that come later overwrite them.

    The loops carry an annotation that keeps LLVM from unrolling and vectorizing
    them once more; see `--attach-loop-annotations`.
  }];
  let options = [
    Option<"vectorBytes", "vector-bytes", "int64_t", /*default=*/"32",
           "Bytes in a vector, a power of two; 32 suits AVX2 and up, and is two "
           "registers of NEON">,
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::complex::ComplexDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect",
  ];
  let statistics = [
    Statistic<"numLowered", "lowered", "Number of pads lowered">,
  ];
}

#endif // PAD_CONVERSION_PASSES_TD
