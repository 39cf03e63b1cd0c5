//===- PadEnums.td - Padding modes -------------------------*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_IR_PADENUMS_TD
#define PAD_IR_PADENUMS_TD

include "mlir/IR/EnumAttr.td"
include "pad/IR/PadBase.td"

def Pad_ModeConstant : I32EnumAttrCase<"Constant", 0, "constant">;
def Pad_ModeEdge : I32EnumAttrCase<"Edge", 1, "edge">;
def Pad_ModeReflect : I32EnumAttrCase<"Reflect", 2, "reflect">;
def Pad_ModeSymmetric : I32EnumAttrCase<"Symmetric", 3, "symmetric">;
def Pad_ModeWrap : I32EnumAttrCase<"Wrap", 4, "wrap">;

def Pad_PadMode : I32EnumAttr<"PadMode",
    "how a pad extends its source beyond the ends of an axis",
    [Pad_ModeConstant, Pad_ModeEdge, Pad_ModeReflect, Pad_ModeSymmetric,
     Pad_ModeWrap]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::pad";
}

def Pad_PadModeAttr : EnumAttr<Pad_Dialect, Pad_PadMode, "mode"> {
  // Upstream's parser of enums emits two errors, with names of C++.
  let assemblyFormat = "custom<PadMode>($value)";
}

#endif // PAD_IR_PADENUMS_TD
