//===- AdjointOps.td - Gradients of pads -------------------*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_IR_ADJOINTOPS_TD
#define PAD_IR_ADJOINTOPS_TD

// What both forms do with extents.
class Pad_AdjointLikeOp<string mnemonic, list<Trait> traits = []> :
    Pad_PadLikeOp<mnemonic, traits> {
  code adjointClassDeclaration = [{
    int64_t getChangeSign() { return -1; }
    LogicalResult verifyShape(function_ref<InFlightDiagnostic()> emit,
                              ArrayRef<int64_t> source, ArrayRef<int64_t> low,
                              ArrayRef<int64_t> high,
                              ArrayRef<int64_t> written) {
      return verifyUnpaddedShape(emit, getMode(), source, low, high, getAxes(),
                                 written);
    }
  }];
}

//===----------------------------------------------------------------------===//
// AdjointOp
//===----------------------------------------------------------------------===//

def Pad_AdjointOp : Pad_AdjointLikeOp<"adjoint", [
    ConditionallySpeculatable, NoMemoryEffect,
    InferTypeOpAdaptorWithIsCompatible,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyResultShapes"]>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "the gradient of a pad: the transpose of the linear map";
  let description = [{
    Takes a tensor with the shape of a pad's result, and returns one with the
    shape of the pad's source. Each element of the result is the sum of the
    elements at all positions to which `pad.pad` with the same mode, amounts and
    axes copies that element.

    ```mlir
    %0 = pad.adjoint reflect %g low[1, 1] high[1, 2]
           : tensor<5x7xf32> to tensor<3x4xf32>
    %1 = pad.adjoint wrap %g low[2] high[%h] axes [-1]
           : tensor<3x?xf32> to tensor<3x?xf32>
    ```

    A pad without a value is a linear map: a matrix `P` with at most one 1 in each
    row. The adjoint is its transpose, so that for all `x` and `g`

    ```
    <pad(x), g> = <x, adjoint(g)>
    ```

    If `g` is the gradient of a scalar with respect to `pad(x)`, the result is the
    gradient with respect to `x`. Along one axis of extent `m` of the source, with
    `E` the index map of the mode for the extent `n = m - low - high` of the
    result,

    ```
    out[e] = sum of g[o] over all o in [0, m) with E(o - low) = e
    ```

    In `constant` mode, the gradient with respect to the fill value is the sum of
    `g` over the filled positions: the sum of `g` minus the sum of the adjoint,
    see docs/Semantics.md.

    - Amounts and axes are as for `pad.pad`, with amounts of either sign; the
      extents of the result are `m - low - high`.
    - Elements are integers, whose sums wrap, floats, or complex numbers of
      floats. Floats of less than 32 bits are added as f32 and rounded once.
    - The sum is taken along the first axis, then along the next, and along each
      axis in the order of positions. A sum of one element has the bits of that
      element; a sum of none is zero.
  }];
  let arguments = (ins
    Arg<Pad_PadModeAttr, "mode of the pad">:$mode,
    Arg<AnyRankedTensor, "gradient with respect to the pad's result">:$source,
    Arg<Variadic<Index>, "dynamic amounts before the first element">:$low,
    Arg<Variadic<Index>, "dynamic amounts after the last element">:$high,
    Arg<DenseI64ArrayAttr, "static amounts before the first element">:$static_low,
    Arg<DenseI64ArrayAttr, "static amounts after the last element">:$static_high,
    Arg<OptionalAttr<DenseI64ArrayAttr>, "axes padded, all if absent">:$axes);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    custom<Mode>($mode) $source
    `low` `` custom<DynamicIndexList>($low, $static_low)
    `high` `` custom<DynamicIndexList>($high, $static_high)
    (`axes` $axes^)? attr-dict `:` type($source) `to` type($result)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    // The result type is given; `axes` absent means all axes.
    OpBuilder<(ins "Type":$resultType, "PadMode":$mode, "Value":$source,
                   "ArrayRef<OpFoldResult>":$low,
                   "ArrayRef<OpFoldResult>":$high,
                   CArg<"DenseI64ArrayAttr", "{}">:$axes)>,
    // Required by the generic parser of ops with an inferred type.
    OpBuilder<(ins "TypeRange":$resultTypes, "ValueRange":$operands,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attributes)>,
  ];
  let extraClassDeclaration = adjointClassDeclaration # [{
    RankedTensorType getSourceType() { return getSource().getType(); }
    RankedTensorType getResultType() { return getResult().getType(); }

    /// Speculatable if no constraint of the op can fail at run time.
    Speculation::Speculatability getSpeculatability();
  }];
}

//===----------------------------------------------------------------------===//
// AdjointIntoOp
//===----------------------------------------------------------------------===//

def Pad_AdjointIntoOp : Pad_AdjointLikeOp<"adjoint_into", [
    DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyResultShapes"]>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "the gradient of a pad, into a destination";
  let description = [{
    The destination-passing form of `pad.adjoint`, on tensors (with one result,
    the updated destination) or on memrefs (no result). It writes every element of
    `init`, and never reads `init`. On memrefs, `source` and `init` must not
    overlap.

    ```mlir
    %r = pad.adjoint_into edge ins(%g : tensor<7xf32>) outs(%y : tensor<4xf32>)
           low[1] high[2] -> tensor<4xf32>
    pad.adjoint_into wrap ins(%g : memref<?xf32>) outs(%y : memref<?xf32>)
      low[%l] high[%h]
    ```

    Amounts and axes are as for `pad.adjoint`. The extents of `init` should be
    `m - low - high`; if they differ at run time, all of `init` is still written,
    with its extents as `n`.
  }];
  let arguments = (ins
    Arg<Pad_PadModeAttr, "mode of the pad">:$mode,
    Arg<Pad_TensorOrMemRef, "gradient with respect to the pad's result">:$source,
    Arg<Pad_TensorOrMemRef, "destination">:$init,
    Arg<Variadic<Index>, "dynamic amounts before the first element">:$low,
    Arg<Variadic<Index>, "dynamic amounts after the last element">:$high,
    Arg<DenseI64ArrayAttr, "static amounts before the first element">:$static_low,
    Arg<DenseI64ArrayAttr, "static amounts after the last element">:$static_high,
    Arg<OptionalAttr<DenseI64ArrayAttr>, "axes padded, all if absent">:$axes);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    custom<Mode>($mode) `ins` `(` $source `:` type($source) `)`
    `outs` `(` $init `:` type($init) `)`
    `low` `` custom<DynamicIndexList>($low, $static_low)
    `high` `` custom<DynamicIndexList>($high, $static_high)
    (`axes` $axes^)? attr-dict (`->` type($result)^)?
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let builders = [
    // The result type is that of `init` if it is a tensor.
    OpBuilder<(ins "PadMode":$mode, "Value":$source, "Value":$init,
                   "ArrayRef<OpFoldResult>":$low,
                   "ArrayRef<OpFoldResult>":$high, "DenseI64ArrayAttr":$axes)>,
  ];
  let extraClassDeclaration = adjointClassDeclaration # [{
    ShapedType getSourceType() { return cast<ShapedType>(getSource().getType()); }
    ShapedType getInitType() { return cast<ShapedType>(getInit().getType()); }

    MutableOperandRange getDpsInitsMutable() { return getInitMutable(); }
  }];
}

#endif // PAD_IR_ADJOINTOPS_TD
