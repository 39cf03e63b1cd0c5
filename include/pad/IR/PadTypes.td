//===- PadTypes.td - Types of the pad dialect --------------*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_IR_PADTYPES_TD
#define PAD_IR_PADTYPES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "pad/IR/PadBase.td"

def Pad_StringType : TypeDef<Pad_Dialect, "String", [
    MemRefElementTypeInterface, VectorElementTypeInterface,
    DeclareTypeInterfaceMethods<DataLayoutTypeInterface>]> {
  let mnemonic = "string";
  let summary = "reference to a string";
  let description = [{
    A string that is owned elsewhere, as an element of tensors, memrefs and
    vectors. Pads copy the references and never read the text.

    ```mlir
    %x = arith.constant dense<["a", "b"]> : tensor<2x!pad.string>
    %v = pad.string "-"
    %0 = pad.pad constant %x low[1] high[1] value(%v)
           : tensor<2x!pad.string> to tensor<4x!pad.string>
    ```

    In memory it is a 64-bit pointer to zero-terminated UTF-8 text, or null for
    the empty string.
  }];
}

#endif // PAD_IR_PADTYPES_TD
