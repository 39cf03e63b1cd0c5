//===- SDYOps.td - Shardings over no devices ---------------*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What JAX prints of a program on one device that has a typed key, as
// `jax.random.key` makes it, for an argument: a mesh without axes, and a
// constraint by it, which is its operand.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TARGET_STABLEHLO_SDYOPS
#define PAD_TARGET_STABLEHLO_SDYOPS

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def SDY_Dialect : Dialect {
  let name = "sdy";
  let cppNamespace = "::mlir::pad::stablehlo_import";
  let extraClassDeclaration = [{
    /// The error of an operation that is not known and not in generic form.
    std::optional<ParseOpHook> getParseOperationHook(StringRef name) const override;
  }];
}

def SDY_MeshOp : Op<SDY_Dialect, "mesh"> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let hasCustomAssemblyFormat = 1;
}

def SDY_ShardingConstraintOp : Op<SDY_Dialect, "sharding_constraint",
                                  [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyRankedTensor:$operand, FlatSymbolRefAttr:$mesh);
  let results = (outs AnyRankedTensor:$result);
  let hasCustomAssemblyFormat = 1;
}

#endif // PAD_TARGET_STABLEHLO_SDYOPS
