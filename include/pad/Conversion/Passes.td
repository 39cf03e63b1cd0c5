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
    // becomes
    scf.for %row = %c0 to %c8 step %c1 {
      ... // %y[%row, 0] and %y[%row, 5 to 6] are %v, %y[%row, 1 to 4] a copy
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::complex::ComplexDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect",
  ];
  let statistics = [
    Statistic<"numLowered", "lowered", "Number of pads lowered">,
  ];
}

#endif // PAD_CONVERSION_PASSES_TD
