//===- PadOps.td - Operations of the pad dialect -----------*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PAD_IR_PADOPS_TD
#define PAD_IR_PADOPS_TD

include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "pad/IR/PadBase.td"
include "pad/IR/PadEnums.td"
include "pad/IR/PadInterfaces.td"
include "pad/IR/PadTypes.td"

// The type that `pad.pad_into` reads and writes.
def Pad_TensorOrMemRef : AnyTypeOf<[AnyRankedTensor, AnyMemRef],
    "ranked tensor or memref">;

class Pad_Op<string mnemonic, list<Trait> traits = []> :
    Op<Pad_Dialect, mnemonic, traits>;

// What pads and their adjoints share: the mode, the amounts and the axes.
class Pad_PadLikeOp<string mnemonic, list<Trait> traits = []> :
    Pad_Op<mnemonic, !listconcat(traits, [AttrSizedOperandSegments,
                                          Pad_WindowOpInterface])>;

//===----------------------------------------------------------------------===//
// PadOp
//===----------------------------------------------------------------------===//

def Pad_PadOp : Pad_PadLikeOp<"pad", [
    ConditionallySpeculatable, NoMemoryEffect,
    InferTypeOpAdaptorWithIsCompatible,
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyResultShapes"]>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "pads or crops a tensor along any of its axes";
  let description = [{
    Selects, along each axis, the window `[-low, n + high)` of the source
    extended by `mode` to all integers; see the table of the dialect.

    ```mlir
    %0 = pad.pad constant %x low[0, 2] high[0, 0] value(%v)
           : tensor<3x2xf32> to tensor<3x4xf32>
    %1 = pad.pad reflect %x low[2] high[%h] axes [-1]
           : tensor<3x2xf32> to tensor<3x?xf32>
    %2 = pad.pad edge %x low[-1, %l] high[3, 0]
           : tensor<?x8xi8> to tensor<?x?xi8>
    ```

    - `low` and `high` have one amount for each axis in `axes`, or for each axis
      of the source if there is no `axes`; static and dynamic amounts can be
      mixed. A negative amount crops; the extension on the other side can still
      show the cropped elements.
    - `axes` are distinct and lie in `[-rank, rank)`; a negative one counts from
      the back. Axes that are not named are not padded.
    - `value` fills the positions outside of the source in `constant` mode; the
      default is all zero bits. Other modes take no value.
    - A result extent is `n + low + high`. A static result extent must equal that
      number if it is known; an extent that is negative at run time is 0.

    In a mode other than `constant`, every element of the result is one of the
    source, so an empty axis of the source with a result that is not empty is an
    error; at run time the result is filled with zero. Nothing is ever read or
    written out of bounds.
  }];
  let arguments = (ins
    Arg<Pad_PadModeAttr, "how the source is extended">:$mode,
    Arg<AnyRankedTensor, "array to pad">:$source,
    Arg<Variadic<Index>, "dynamic amounts before the first element">:$low,
    Arg<Variadic<Index>, "dynamic amounts after the last element">:$high,
    Arg<Optional<AnyType>, "fill value, in constant mode">:$value,
    Arg<DenseI64ArrayAttr, "static amounts before the first element">:$static_low,
    Arg<DenseI64ArrayAttr, "static amounts after the last element">:$static_high,
    Arg<OptionalAttr<DenseI64ArrayAttr>, "axes padded, all if absent">:$axes);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    custom<Mode>($mode) $source
    `low` `` custom<DynamicIndexList>($low, $static_low)
    `high` `` custom<DynamicIndexList>($high, $static_high)
    (`axes` $axes^)? (`value` `(` $value^ `)`)?
    attr-dict `:` type($source) `` custom<ValueType>(ref($value), type($value), ref(type($source)))
    `to` type($result)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    // The result type is inferred; amounts that are static by attribute are
    // static in the type. The operands must satisfy the op's constraints.
    OpBuilder<(ins "PadMode":$mode, "Value":$source,
                   "ArrayRef<OpFoldResult>":$low,
                   "ArrayRef<OpFoldResult>":$high,
                   CArg<"Value", "{}">:$value,
                   CArg<"ArrayRef<int64_t>", "{}">:$axes)>,
    // The result type is given; `axes` absent means all axes.
    OpBuilder<(ins "Type":$resultType, "PadMode":$mode, "Value":$source,
                   "ArrayRef<OpFoldResult>":$low,
                   "ArrayRef<OpFoldResult>":$high, "Value":$value,
                   "DenseI64ArrayAttr":$axes)>,
    // Required by the generic parser of ops with an inferred type.
    OpBuilder<(ins "TypeRange":$resultTypes, "ValueRange":$operands,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attributes)>,
  ];
  let extraClassDeclaration = [{
    RankedTensorType getSourceType() { return getSource().getType(); }
    RankedTensorType getResultType() { return getResult().getType(); }

    /// Speculatable if no constraint of the op can fail at run time.
    Speculation::Speculatability getSpeculatability();
  }];
}

//===----------------------------------------------------------------------===//
// PadIntoOp
//===----------------------------------------------------------------------===//

def Pad_PadIntoOp : Pad_PadLikeOp<"pad_into", [
    DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyResultShapes"]>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "pads or crops into a destination";
  let description = [{
    The destination-passing form of `pad.pad`, on tensors (with one result, the
    updated destination) or on memrefs (no result). It writes
    `init[o] = E(o - low)` for every index `o` of `init`, and never reads `init`.

    On memrefs, `source` and `init` must not overlap, with one exception: if no
    amount is negative, `source` may be a `memref.subview` of `init` with unit
    strides, offsets `low` and extents `m - low - high`. Canonicalization
    converts this to a `pad.fill_border`.

    ```mlir
    %r = pad.pad_into edge ins(%x : tensor<4xf32>) outs(%y : tensor<7xf32>)
           low[1] high[2] -> tensor<7xf32>
    pad.pad_into constant ins(%x : memref<?xf32>) outs(%y : memref<?xf32>)
      low[%l] high[%h] value(%v)
    ```

    Amounts, axes and value are as for `pad.pad`. The extents of `init` should be
    `n + low + high`; if they differ at run time, all of `init` is still written,
    by the formula above.
  }];
  let arguments = (ins
    Arg<Pad_PadModeAttr, "how the source is extended">:$mode,
    Arg<Pad_TensorOrMemRef, "array to pad">:$source,
    Arg<Pad_TensorOrMemRef, "destination">:$init,
    Arg<Variadic<Index>, "dynamic amounts before the first element">:$low,
    Arg<Variadic<Index>, "dynamic amounts after the last element">:$high,
    Arg<Optional<AnyType>, "fill value, in constant mode">:$value,
    Arg<DenseI64ArrayAttr, "static amounts before the first element">:$static_low,
    Arg<DenseI64ArrayAttr, "static amounts after the last element">:$static_high,
    Arg<OptionalAttr<DenseI64ArrayAttr>, "axes padded, all if absent">:$axes);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    custom<Mode>($mode) `ins` `(` $source `:` type($source) `)`
    `outs` `(` $init `:` type($init) `)`
    `low` `` custom<DynamicIndexList>($low, $static_low)
    `high` `` custom<DynamicIndexList>($high, $static_high)
    (`axes` $axes^)? (`value` `(` $value^ `)`)?
    `` custom<ValueType>(ref($value), type($value), ref(type($source)))
    attr-dict (`->` type($result)^)?
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let builders = [
    // The result type is that of `init` if it is a tensor.
    OpBuilder<(ins "PadMode":$mode, "Value":$source, "Value":$init,
                   "ArrayRef<OpFoldResult>":$low,
                   "ArrayRef<OpFoldResult>":$high, "Value":$value,
                   "DenseI64ArrayAttr":$axes)>,
  ];
  let extraClassDeclaration = [{
    ShapedType getSourceType() { return cast<ShapedType>(getSource().getType()); }
    ShapedType getInitType() { return cast<ShapedType>(getInit().getType()); }

    MutableOperandRange getDpsInitsMutable() { return getInitMutable(); }
  }];
}

//===----------------------------------------------------------------------===//
// DynamicPadOp
//===----------------------------------------------------------------------===//

// Amounts and axes that are values: a list of integers.
def Pad_IndexListTensor : 1DTensorOf<[I32, I64, Index]>;

def Pad_DynamicPadOp : Pad_Op<"dynamic_pad", [
    AttrSizedOperandSegments, NoMemoryEffect,
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "pads or crops a tensor by amounts in a tensor";
  let description = [{
    A `pad.pad` whose amounts, and optionally axes, are in tensors, in the order
    of ONNX: all low amounts, then all high amounts.

    ```mlir
    %0 = pad.dynamic_pad wrap %x pads(%p) axes(%a)
           : tensor<?x8xf16>, tensor<4xi64>, tensor<2xi32> to tensor<?x?xf16>
    %1 = pad.dynamic_pad constant %x pads(%p) value(%v)
           : tensor<?x8xf16>, tensor<4xi64> to tensor<?x?xf16>
    ```

    `pads` has two entries for each entry of `axes`, or for each axis of the
    source if there is no `axes`. Canonicalization converts the op to a `pad.pad`
    if amounts and axes are constants; `--lower-dynamic-pad` converts any other
    to one with dynamic amounts.

    The constraints of `pad.pad` on amounts and axes can only be checked at run
    time. Without checks, an axis out of range is ignored, the last entry for a
    repeated axis is used, and missing entries of `pads` are 0.
  }];
  let arguments = (ins
    Arg<Pad_PadModeAttr, "how the source is extended">:$mode,
    Arg<AnyRankedTensor, "array to pad">:$source,
    Arg<Pad_IndexListTensor, "all low amounts, then all high amounts">:$pads,
    Arg<Optional<Pad_IndexListTensor>, "axes padded, all if absent">:$axes,
    Arg<Optional<AnyType>, "fill value, in constant mode">:$value);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    custom<Mode>($mode) $source `pads` `(` $pads `)` (`axes` `(` $axes^ `)`)?
    (`value` `(` $value^ `)`)?
    attr-dict `:` type($source) `` custom<ValueType>(ref($value), type($value), ref(type($source)))
    `,` type($pads) (`,` type($axes)^)? `to` type($result)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    RankedTensorType getSourceType() { return getSource().getType(); }
    RankedTensorType getResultType() { return getResult().getType(); }
  }];
}

//===----------------------------------------------------------------------===//
// StringOp
//===----------------------------------------------------------------------===//

def Pad_StringOp : Pad_Op<"string", [
    ConstantLike, Pure,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a constant string";
  let description = [{
    A constant of type `!pad.string`, for which there is no `arith.constant`.
    Constant tensors of strings are `arith.constant` ops.

    ```mlir
    %v = pad.string "text"
    ```

    The text is UTF-8 without zero bytes. It lives as long as the code.
  }];
  let arguments = (ins Arg<StrAttr, "the text">:$text);
  let results = (outs Pad_StringType:$result);
  let assemblyFormat = "$text attr-dict";
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// ReportOp
//===----------------------------------------------------------------------===//

def Pad_ReportOp : Pad_Op<"report", [MemoryEffects<[MemWrite]>]> {
  let summary = "prints a line with numbers to standard error";
  let description = [{
    Prints strings and indices alternately, followed by a newline.

    ```mlir
    pad.report "axis 1: result extent 7 does not match ", %n, " + low 2"
    ```

    Run-time checks print the actual values with it before a `cf.assert` stops
    the program. The message of a `cf.assert` is fixed at compile time, and is
    lost if standard output is not a terminal. The lowering to LLVM is a call of
    the C library's `dprintf`.
  }];
  let arguments = (ins
    Arg<StrArrayAttr, "strings, one more than there are numbers">:$text,
    Arg<Variadic<Index>, "numbers, printed between the strings">:$numbers);
  let assemblyFormat = "custom<TextAndNumbers>($text, $numbers) attr-dict";
  let hasVerifier = 1;
}

include "pad/IR/AdjointOps.td"
include "pad/IR/BorderOps.td"

#endif // PAD_IR_PADOPS_TD
