//===- CHLOOps.td - Elementwise functions ------------------*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that StableHLO would write as several operations, and that are one
// of `math`, but for `erf_inv`, `next_after` and `top_k`. JAX prints them as
// `chlo.square %0 : tensor<4xf32> -> tensor<4xf32>`.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TARGET_STABLEHLO_CHLOOPS
#define PAD_TARGET_STABLEHLO_CHLOOPS

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def CHLO_Dialect : Dialect {
  let name = "chlo";
  let cppNamespace = "::mlir::pad::stablehlo_import";
  let extraClassDeclaration = [{
    /// The error of an operation that is not known and not in generic form.
    std::optional<ParseOpHook> getParseOperationHook(StringRef name) const override;
  }];
}

class CHLO_Op<string mnemonic> : Op<CHLO_Dialect, mnemonic, [Pure]> {
  let arguments = (ins AnyRankedTensor:$operand);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat =
      "$operand attr-dict `:` type($operand) `->` type($result)";
}

def CHLO_AcosOp : CHLO_Op<"acos">;
def CHLO_AcoshOp : CHLO_Op<"acosh">;
def CHLO_AsinOp : CHLO_Op<"asin">;
def CHLO_AsinhOp : CHLO_Op<"asinh">;
def CHLO_AtanOp : CHLO_Op<"atan">;
def CHLO_AtanhOp : CHLO_Op<"atanh">;
def CHLO_CoshOp : CHLO_Op<"cosh">;
def CHLO_ErfOp : CHLO_Op<"erf">;
def CHLO_ErfcOp : CHLO_Op<"erfc">;
def CHLO_ErfInvOp : CHLO_Op<"erf_inv">;
def CHLO_NextAfterOp : Op<CHLO_Dialect, "next_after", [Pure]> {
  let arguments = (ins AnyRankedTensor:$from, AnyRankedTensor:$to);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{ $from `,` $to attr-dict `:` type($from) `,` type($to)
    `->` type($result) }];
}
def CHLO_SinhOp : CHLO_Op<"sinh">;
def CHLO_SquareOp : CHLO_Op<"square">;

/// The `k` largest numbers along the last axis, and where they were.
def CHLO_TopKOp : Op<CHLO_Dialect, "top_k", [Pure]> {
  let arguments = (ins AnyRankedTensor:$operand, I64Attr:$k);
  let results = (outs AnyRankedTensor:$values, AnyRankedTensor:$indices);
  let assemblyFormat = [{ `(` $operand `,` `k` `=` $k `)` attr-dict `:`
    type($operand) `->` `(` type($values) `,` type($indices) `)` }];
}

#endif // PAD_TARGET_STABLEHLO_CHLOOPS
