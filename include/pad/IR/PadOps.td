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
      of the source if there is no `axes`; static and dynamic amounts mix. A
      negative amount crops; what is cropped on one side can still be seen by
      the extension on the other.
    - `axes` are distinct and lie in `[-rank, rank)`; a negative one counts from
      the back. Axes that are not named are not padded.
    - `value` fills outside of the source in `constant` mode; without it that is
      the all-zero bit pattern. Other modes take no value.
    - A result extent is `n + low + high`. A static result extent must be that
      number where it is known; an extent that is negative at run time gives 0.

    A mode other than `constant` reads the source wherever the result is not
    empty, so a source axis of extent 0 with anything to fill is an error, or at
    run time is filled with zero. Nothing is ever read or written out of bounds.
  }];
  let arguments = (ins
    Arg<Pad_PadModeAttr, "how the source is extended">:$mode,
    Arg<AnyRankedTensor, "what is padded">:$source,
    Arg<Variadic<Index>, "dynamic amounts before the first element">:$low,
    Arg<Variadic<Index>, "dynamic amounts after the last element">:$high,
    Arg<Optional<AnyType>, "what fills, in constant mode">:$value,
    Arg<DenseI64ArrayAttr, "static amounts before the first element">:$static_low,
    Arg<DenseI64ArrayAttr, "static amounts after the last element">:$static_high,
    Arg<OptionalAttr<DenseI64ArrayAttr>, "axes padded, all if absent">:$axes);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    `` $mode $source
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
    updated destination) or on memrefs (no result): writes
    `init[o] = E(o - low)` for every index `o` of `init`, which is never read.
    `source` and `init` of the memref form must not overlap, but `source` may be
    a `memref.subview` that is the inside of `init`: of unit strides, with `low`
    as its offsets and the extents `m - low - high`, none of the amounts being
    negative. Canonicalization makes a `pad.fill_border` of that.

    ```mlir
    %r = pad.pad_into edge ins(%x : tensor<4xf32>) outs(%y : tensor<7xf32>)
           low[1] high[2] -> tensor<7xf32>
    pad.pad_into constant ins(%x : memref<?xf32>) outs(%y : memref<?xf32>)
      low[%l] high[%h] value(%v)
    ```

    Amounts, axes and value are those of `pad.pad`. The extents of `init` should
    be `n + low + high`; where they are not at run time, `init` is still written
    completely, and as the formula above says.
  }];
  let arguments = (ins
    Arg<Pad_PadModeAttr, "how the source is extended">:$mode,
    Arg<Pad_TensorOrMemRef, "what is padded">:$source,
    Arg<Pad_TensorOrMemRef, "what is written">:$init,
    Arg<Variadic<Index>, "dynamic amounts before the first element">:$low,
    Arg<Variadic<Index>, "dynamic amounts after the last element">:$high,
    Arg<Optional<AnyType>, "what fills, in constant mode">:$value,
    Arg<DenseI64ArrayAttr, "static amounts before the first element">:$static_low,
    Arg<DenseI64ArrayAttr, "static amounts after the last element">:$static_high,
    Arg<OptionalAttr<DenseI64ArrayAttr>, "axes padded, all if absent">:$axes);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    `` $mode `ins` `(` $source `:` type($source) `)`
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
  let summary = "pads or crops a tensor by amounts that are a tensor";
  let description = [{
    As `pad.pad`, with the amounts and optionally the axes in tensors, in the
    order of ONNX: all the low amounts, then all the high ones.

    ```mlir
    %0 = pad.dynamic_pad wrap %x pads(%p) axes(%a)
           : tensor<?x8xf16>, tensor<4xi64>, tensor<2xi32> to tensor<?x?xf16>
    %1 = pad.dynamic_pad constant %x pads(%p) value(%v)
           : tensor<?x8xf16>, tensor<4xi64> to tensor<?x?xf16>
    ```

    `pads` has two entries for each entry of `axes`, or for each axis of the
    source if there is no `axes`. Where amounts and axes turn out to be
    constants the op becomes a `pad.pad`, and `--lower-dynamic-pad` turns any
    other into one with dynamic amounts.

    What `pad.pad` verifies of amounts and axes can here only be checked at run
    time. Without checks an axis out of range is passed over, of a repeated one
    the last entry holds, and an entry that `pads` is too short for is 0.
  }];
  let arguments = (ins
    Arg<Pad_PadModeAttr, "how the source is extended">:$mode,
    Arg<AnyRankedTensor, "what is padded">:$source,
    Arg<Pad_IndexListTensor, "all low amounts, then all high ones">:$pads,
    Arg<Optional<Pad_IndexListTensor>, "axes padded, all if absent">:$axes,
    Arg<Optional<AnyType>, "what fills, in constant mode">:$value);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    `` $mode $source `pads` `(` $pads `)` (`axes` `(` $axes^ `)`)?
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
  let summary = "a string that is known";
  let description = [{
    The constant of type `!pad.string`, which `arith.constant` has none of;
    tensors of strings are constants of `arith`.

    ```mlir
    %v = pad.string "text"
    ```

    The text is UTF-8 and has no zero byte. It lives as long as the code.
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
    Prints strings and indices in turn, and the end of the line.

    ```mlir
    pad.report "axis 1: result extent 7 does not match ", %n, " + low 2"
    ```

    Checks at run time say with it what they found before a `cf.assert` stops
    the program, whose message is known when it is compiled, and does not get
    out where standard output is not a terminal. On the way to LLVM the op
    becomes a call of `dprintf` of the C library.
  }];
  let arguments = (ins
    Arg<StrArrayAttr, "the strings, one more than numbers">:$text,
    Arg<Variadic<Index>, "what is printed between the strings">:$numbers);
  let assemblyFormat = "custom<TextAndNumbers>($text, $numbers) attr-dict";
  let hasVerifier = 1;
}

include "pad/IR/AdjointOps.td"
include "pad/IR/BorderOps.td"

#endif // PAD_IR_PADOPS_TD
