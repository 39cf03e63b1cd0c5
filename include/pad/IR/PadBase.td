//===- PadBase.td - The pad dialect ------------------------*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_IR_PADBASE_TD
#define PAD_IR_PADBASE_TD

include "mlir/IR/DialectBase.td"
include "mlir/IR/OpBase.td"

def Pad_Dialect : Dialect {
  let name = "pad";
  let cppNamespace = "::mlir::pad";
  let summary = "Padding and cropping of tensors and buffers, in every mode";
  let description = [{
    The `pad` dialect has padding in four forms and its gradient in two:

    - `pad.pad` on values,
    - `pad.pad_into` on destinations,
    - `pad.fill_border`, which fills the border of an array in place,
    - `pad.dynamic_pad`, with amounts and axes in tensors,
    - `pad.adjoint`, the gradient, on values,
    - `pad.adjoint_into`, the gradient, on destinations.

    A pad extends its source to all integers, as the *mode* says, and selects a
    window of it. For one axis of extent `n` with pads `low` and `high`

    ```
    out[o] = E(o - low),   0 <= o < n + low + high
    ```

    | mode        | `E(i)`                                                        |
    |-------------|---------------------------------------------------------------|
    | `constant`  | `x[i]` inside, the value outside                              |
    | `edge`      | `x[clamp(i, 0, n - 1)]`                                       |
    | `reflect`   | `P = max(2(n - 1), 1)`, `m = i mod P`, `x[m < n ? m : P - m]` |
    | `symmetric` | `P = 2n`, `m = i mod P`, `x[m < n ? m : P - 1 - m]`           |
    | `wrap`      | `x[i mod n]`                                                  |

    with floor `mod`. Axes are independent. Negative pads crop, pads may be
    wider than the extent in every mode, and a slice of a pad is a pad.
    `docs/Semantics.md` has the constraints `(C1)` to `(C15)`.
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect",
    "::mlir::arith::ArithDialect",
    "::mlir::tensor::TensorDialect",
  ];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let extraClassDeclaration = [{
    /// The name of the attribute that holds the facts of a `pad.pad_into`.
    static constexpr ::llvm::StringLiteral getFactsAttrName() {
      return "pad.facts";
    }

    /// The name of the attribute with the bytes of a vector that the facts of a
    /// `pad.adjoint_into` hold for.
    static constexpr ::llvm::StringLiteral getVectorBytesAttrName() {
      return "pad.vector_bytes";
    }

    /// The most bytes that loops have in a vector.
    static constexpr int64_t kMaxVectorBytes = 128;
  }];
}

#endif // PAD_IR_PADBASE_TD
