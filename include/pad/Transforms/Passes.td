//===- Passes.td - Transforms of the pad dialect -----------*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TRANSFORMS_PASSES_TD
#define PAD_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertPadToDestinationStylePass
    : Pass<"convert-pad-to-destination-style"> {
  let summary = "turn pads on values into pads into destinations";
  let description = [{
    Gives each `pad.pad` an empty tensor to write into, so that one-shot
    bufferization can choose its buffer:

    ```mlir
    %0 = pad.pad edge %x low[1] high[2] : tensor<4xf32> to tensor<7xf32>
    // becomes
    %e = tensor.empty() : tensor<7xf32>
    %0 = pad.pad_into edge ins(%x : tensor<4xf32>) outs(%e : tensor<7xf32>)
           low[1] high[2] -> tensor<7xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::tensor::TensorDialect",
  ];
  let statistics = [
    Statistic<"numConverted", "converted", "Number of pads converted">,
  ];
}

#endif // PAD_TRANSFORMS_PASSES_TD
