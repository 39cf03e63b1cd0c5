//===- BorderOps.td - Borders in place ---------------------*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_IR_BORDEROPS_TD
#define PAD_IR_BORDEROPS_TD

//===----------------------------------------------------------------------===//
// FillBorderOp
//===----------------------------------------------------------------------===//

def Pad_FillBorderOp : Pad_PadLikeOp<"fill_border", [
    InferTypeOpAdaptor,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyResultShapes"]>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "fills the border around the inside of an array, in place";
  let description = [{
    Fills the border of an array with the extension of its inside by `mode`. The
    inside is `[low, m - high)` along an axis of extent `m`, and is kept. The
    whole array then equals the `pad.pad` of the inside by the same amounts. On
    a tensor, the result is the updated tensor, which bufferizes in place; on a
    memref, there is no result. Use it to refresh halos of stencils, at the cost
    of the border and not of the array.

    ```mlir
    // The inside [1, 4) x [2, 6) is kept.
    %0 = pad.fill_border wrap %a low[1, 2] high[1, 1] : tensor<5x7xf32>
    pad.fill_border reflect %m low[1, %l] high[1, %h] : memref<?x?xf32>
    pad.fill_border constant %m low[2] high[2] axes [-1] value(%v)
      : memref<4x?xf32>
    ```

    - Amounts are not negative. There is one for each axis in `axes`, or for each
      axis of the array if there is no `axes`; static and dynamic amounts can be
      mixed. Axes that are not named have no border.
    - `value` is as for `pad.pad`.
    - An extent is at least the sum of the axis's amounts. In a mode other than
      `constant`, the inside must not be empty unless the array is.

    Without checks at run time, the inside is empty if an extent is less than the
    sum of the amounts: `constant` mode fills the array with the value, and the
    other modes with zero. A negative amount counts as 0. Nothing is ever read or
    written out of bounds.
  }];
  let arguments = (ins
    Arg<Pad_PadModeAttr, "how the inside is extended">:$mode,
    Arg<Pad_TensorOrMemRef, "array whose border is filled">:$source,
    Arg<Variadic<Index>, "dynamic amounts before the inside">:$low,
    Arg<Variadic<Index>, "dynamic amounts after the inside">:$high,
    Arg<Optional<AnyType>, "fill value, in constant mode">:$value,
    Arg<DenseI64ArrayAttr, "static amounts before the inside">:$static_low,
    Arg<DenseI64ArrayAttr, "static amounts after the inside">:$static_high,
    Arg<OptionalAttr<DenseI64ArrayAttr>, "axes with a border, all if absent">:$axes);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    custom<Mode>($mode) $source
    `low` `` custom<DynamicIndexList>($low, $static_low)
    `high` `` custom<DynamicIndexList>($high, $static_high)
    (`axes` $axes^)? (`value` `(` $value^ `)`)?
    attr-dict `:` type($source) `` custom<ValueType>(ref($value), type($value), ref(type($source)))
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let builders = [
    // The result type is that of `source` if it is a tensor.
    OpBuilder<(ins "PadMode":$mode, "Value":$source,
                   "ArrayRef<OpFoldResult>":$low,
                   "ArrayRef<OpFoldResult>":$high, "Value":$value,
                   "DenseI64ArrayAttr":$axes)>,
  ];
  let extraClassDeclaration = [{
    ShapedType getSourceType() { return cast<ShapedType>(getSource().getType()); }

    /// Whether the op is on a tensor, and has a result.
    bool isOnTensor() { return isa<RankedTensorType>(getSource().getType()); }

    ShapedType getWrittenType() { return getSourceType(); }
    int64_t getChangeSign() { return 0; }
    LogicalResult verifyShape(function_ref<InFlightDiagnostic()> emit,
                              ArrayRef<int64_t> source, ArrayRef<int64_t> low,
                              ArrayRef<int64_t> high,
                              ArrayRef<int64_t> written) {
      return verifyBorder(emit, getMode(), source, low, high, getAxes());
    }
  }];
}

#endif // PAD_IR_BORDEROPS_TD
