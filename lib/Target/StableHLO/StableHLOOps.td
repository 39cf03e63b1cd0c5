//===- StableHLOOps.td - Operations that are read ----------*- tablegen -*-===//
//
// Part of the pad project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The operations of StableHLO that are lowered, in the form in which StableHLO
// prints them. An operation that is not here is read in its generic form alone,
// and stays as it is.
//
//===----------------------------------------------------------------------===//

#ifndef PAD_TARGET_STABLEHLO_STABLEHLOOPS
#define PAD_TARGET_STABLEHLO_STABLEHLOOPS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def StableHLO_Dialect : Dialect {
  let name = "stablehlo";
  let cppNamespace = "::mlir::pad::stablehlo_import";
  let extraClassDeclaration = [{
    /// Attributes that are not known, such as those of an operation that is not
    /// known, are opaque.
    Attribute parseAttribute(DialectAsmParser &parser, Type type) const override;
    void printAttribute(Attribute attr, DialectAsmPrinter &printer) const override;
    /// The error of an operation that is not known and not in generic form.
    std::optional<ParseOpHook> getParseOperationHook(StringRef name) const override;
  }];
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

class StableHLO_Enum<string name, list<string> names>
    : I32EnumAttr<name, "", !foreach(i, !range(!size(names)),
                                     I32EnumAttrCase<names[i], i>)> {
  let cppNamespace = "::mlir::pad::stablehlo_import";
  let genSpecializedAttr = 0;
}
def StableHLO_Direction : StableHLO_Enum<"Direction",
    ["EQ", "NE", "GE", "GT", "LE", "LT"]>;
def StableHLO_DirectionAttr
    : EnumAttr<StableHLO_Dialect, StableHLO_Direction, "comparison_direction">;
def StableHLO_Comparison : StableHLO_Enum<"Comparison",
    ["NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"]>;
def StableHLO_ComparisonAttr
    : EnumAttr<StableHLO_Dialect, StableHLO_Comparison, "comparison_type">;

def StableHLO_GatherAttr : AttrDef<StableHLO_Dialect, "Gather"> {
  let mnemonic = "gather";
  let parameters = (ins OptionalArrayRefParameter<"int64_t">:$offset_dims,
      OptionalArrayRefParameter<"int64_t">:$collapsed_slice_dims,
      OptionalArrayRefParameter<"int64_t">:$operand_batching_dims,
      OptionalArrayRefParameter<"int64_t">:$start_indices_batching_dims,
      OptionalArrayRefParameter<"int64_t">:$start_index_map,
      DefaultValuedParameter<"int64_t", "0">:$index_vector_dim);
  let hasCustomAssemblyFormat = 1;
}

def StableHLO_ScatterAttr : AttrDef<StableHLO_Dialect, "Scatter"> {
  let mnemonic = "scatter";
  let parameters = (ins OptionalArrayRefParameter<"int64_t">:$update_window_dims,
      OptionalArrayRefParameter<"int64_t">:$inserted_window_dims,
      OptionalArrayRefParameter<"int64_t">:$input_batching_dims,
      OptionalArrayRefParameter<"int64_t">:$scatter_indices_batching_dims,
      OptionalArrayRefParameter<"int64_t">:$scatter_dims_to_operand_dims,
      DefaultValuedParameter<"int64_t", "0">:$index_vector_dim);
  let hasCustomAssemblyFormat = 1;
}

def StableHLO_Precision : StableHLO_Enum<"Precision",
    ["DEFAULT", "HIGH", "HIGHEST"]>;
def StableHLO_PrecisionAttr
    : EnumAttr<StableHLO_Dialect, StableHLO_Precision, "precision">;
def StableHLO_PrecisionsAttr
    : TypedArrayAttrBase<StableHLO_PrecisionAttr, "precisions of operands">;

/// The axes that are batched, and those along which products are added up.
def StableHLO_DotAttr : AttrDef<StableHLO_Dialect, "Dot"> {
  let mnemonic = "dot";
  let parameters = (ins
      OptionalArrayRefParameter<"int64_t">:$lhs_batching_dimensions,
      OptionalArrayRefParameter<"int64_t">:$rhs_batching_dimensions,
      OptionalArrayRefParameter<"int64_t">:$lhs_contracting_dimensions,
      OptionalArrayRefParameter<"int64_t">:$rhs_contracting_dimensions);
  let hasCustomAssemblyFormat = 1;
}

/// What each axis of the image, the kernel and the result is: the number of a
/// spatial axis, kBatch or kFeature. Batches of a kernel are the features of
/// the result.
def StableHLO_ConvAttr : AttrDef<StableHLO_Dialect, "Conv"> {
  let mnemonic = "conv";
  let parameters = (ins ArrayRefParameter<"int64_t">:$image,
      ArrayRefParameter<"int64_t">:$kernel,
      ArrayRefParameter<"int64_t">:$result);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    static constexpr int64_t kBatch = -1, kFeature = -2;
  }];
}

//===----------------------------------------------------------------------===//
// Elementwise operations
//===----------------------------------------------------------------------===//

class StableHLO_Op<string mnemonic, list<Trait> traits = []>
    : Op<StableHLO_Dialect, mnemonic, !listconcat([Pure], traits)>;

/// One type if all are the same, else the type of a function.
class StableHLO_Unary<string mnemonic> : StableHLO_Op<mnemonic> {
  let arguments = (ins AnyRankedTensor:$operand,
                       OptionalAttr<AnyAttr>:$result_accuracy);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{ $operand attr-dict `:`
    custom<ElementwiseTypes>(type($operand), type($result)) }];
}
class StableHLO_Binary<string mnemonic> : StableHLO_Op<mnemonic> {
  let arguments = (ins AnyRankedTensor:$lhs, AnyRankedTensor:$rhs);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{ $lhs `,` $rhs attr-dict `:`
    custom<ElementwiseTypes>(type($lhs), type($rhs), type($result)) }];
}

def StableHLO_AbsOp : StableHLO_Unary<"abs">;
def StableHLO_BitcastConvertOp : StableHLO_Unary<"bitcast_convert">;
def StableHLO_CbrtOp : StableHLO_Unary<"cbrt">;
def StableHLO_CeilOp : StableHLO_Unary<"ceil">;
def StableHLO_ClzOp : StableHLO_Unary<"count_leading_zeros">;
def StableHLO_ConvertOp : StableHLO_Unary<"convert">;
def StableHLO_CosineOp : StableHLO_Unary<"cosine">;
def StableHLO_ExpOp : StableHLO_Unary<"exponential">;
def StableHLO_Expm1Op : StableHLO_Unary<"exponential_minus_one">;
def StableHLO_FloorOp : StableHLO_Unary<"floor">;
def StableHLO_ImagOp : StableHLO_Unary<"imag">;
def StableHLO_IsFiniteOp : StableHLO_Unary<"is_finite">;
def StableHLO_LogOp : StableHLO_Unary<"log">;
def StableHLO_Log1pOp : StableHLO_Unary<"log_plus_one">;
def StableHLO_LogisticOp : StableHLO_Unary<"logistic">;
def StableHLO_NegOp : StableHLO_Unary<"negate">;
def StableHLO_NotOp : StableHLO_Unary<"not">;
def StableHLO_PopulationCountOp : StableHLO_Unary<"popcnt">;
def StableHLO_RealOp : StableHLO_Unary<"real">;
def StableHLO_RoundOp : StableHLO_Unary<"round_nearest_afz">;
def StableHLO_RoundEvenOp : StableHLO_Unary<"round_nearest_even">;
def StableHLO_RsqrtOp : StableHLO_Unary<"rsqrt">;
def StableHLO_SignOp : StableHLO_Unary<"sign">;
def StableHLO_SineOp : StableHLO_Unary<"sine">;
def StableHLO_SqrtOp : StableHLO_Unary<"sqrt">;
def StableHLO_TanOp : StableHLO_Unary<"tan">;
def StableHLO_TanhOp : StableHLO_Unary<"tanh">;

def StableHLO_AddOp : StableHLO_Binary<"add">;
def StableHLO_AndOp : StableHLO_Binary<"and">;
def StableHLO_Atan2Op : StableHLO_Binary<"atan2">;
def StableHLO_DivOp : StableHLO_Binary<"divide">;
def StableHLO_MaxOp : StableHLO_Binary<"maximum">;
def StableHLO_MinOp : StableHLO_Binary<"minimum">;
def StableHLO_MulOp : StableHLO_Binary<"multiply">;
def StableHLO_OrOp : StableHLO_Binary<"or">;
def StableHLO_PowOp : StableHLO_Binary<"power">;
def StableHLO_RemOp : StableHLO_Binary<"remainder">;
def StableHLO_ShlOp : StableHLO_Binary<"shift_left">;
def StableHLO_SubOp : StableHLO_Binary<"subtract">;
def StableHLO_XorOp : StableHLO_Binary<"xor">;
def StableHLO_ShrSOp : StableHLO_Binary<"shift_right_arithmetic">;
def StableHLO_ShrUOp : StableHLO_Binary<"shift_right_logical">;

def StableHLO_ClampOp : StableHLO_Op<"clamp"> {
  let arguments = (ins AnyRankedTensor:$min, AnyRankedTensor:$operand,
                       AnyRankedTensor:$max);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{ $min `,` $operand `,` $max attr-dict `:`
    custom<ElementwiseTypes>(type($min), type($operand), type($max),
                             type($result)) }];
}

def StableHLO_CompareOp : StableHLO_Op<"compare"> {
  let arguments = (ins AnyRankedTensor:$lhs, AnyRankedTensor:$rhs,
                       StableHLO_DirectionAttr:$comparison_direction,
                       OptionalAttr<StableHLO_ComparisonAttr>:$compare_type);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{ $comparison_direction `,` $lhs `,` $rhs
    (`,` $compare_type^)? attr-dict `:` functional-type(operands, results) }];
}

/// To floats of fewer bits, as `format = e5m10`.
def StableHLO_ReducePrecisionOp : StableHLO_Op<"reduce_precision"> {
  let arguments = (ins AnyRankedTensor:$operand, I32Attr:$exponent_bits,
                       I32Attr:$mantissa_bits);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{ $operand `,` `format` `=`
    custom<FloatFormat>($exponent_bits, $mantissa_bits) attr-dict `:`
    custom<ElementwiseTypes>(type($operand), type($result)) }];
  let hasVerifier = 1;
}

/// The types of the condition and of the other tensors, or of a function.
def StableHLO_SelectOp : StableHLO_Op<"select"> {
  let arguments = (ins AnyRankedTensor:$pred, AnyRankedTensor:$on_true,
                       AnyRankedTensor:$on_false);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{ $pred `,` $on_true `,` $on_false attr-dict `:`
    custom<SelectTypes>(type($pred), type($on_true), type($on_false),
                        type($result)) }];
}

//===----------------------------------------------------------------------===//
// Constants and movement
//===----------------------------------------------------------------------===//

def StableHLO_ConstantOp
    : StableHLO_Op<"constant", [AllTypesMatch<["value", "result"]>]> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "attr-dict $value";
}

def StableHLO_IotaOp : StableHLO_Op<"iota"> {
  let arguments = (ins I64Attr:$iota_dimension);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat =
      "`dim` `=` $iota_dimension attr-dict `:` type($result)";
}

def StableHLO_BroadcastOp : StableHLO_Op<"broadcast_in_dim"> {
  let arguments = (ins AnyRankedTensor:$operand,
                       DenseI64ArrayAttr:$broadcast_dimensions);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{ $operand `,` `dims` `=` $broadcast_dimensions
    attr-dict `:` functional-type(operands, results) }];
}

def StableHLO_ReshapeOp : StableHLO_Op<"reshape"> {
  let arguments = (ins AnyRankedTensor:$operand);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat =
      "$operand attr-dict `:` functional-type(operands, results)";
}

def StableHLO_TransposeOp : StableHLO_Op<"transpose"> {
  let arguments = (ins AnyRankedTensor:$operand,
                       DenseI64ArrayAttr:$permutation);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{ $operand `,` `dims` `=` $permutation attr-dict `:`
    functional-type(operands, results) }];
}

def StableHLO_ReverseOp : StableHLO_Op<"reverse"> {
  let arguments = (ins AnyRankedTensor:$operand, DenseI64ArrayAttr:$dimensions);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{ $operand `,` `dims` `=` $dimensions attr-dict `:`
    custom<ElementwiseTypes>(type($operand), type($result)) }];
}

def StableHLO_SliceOp : StableHLO_Op<"slice"> {
  let arguments = (ins AnyRankedTensor:$operand,
                       DenseI64ArrayAttr:$start_indices,
                       DenseI64ArrayAttr:$limit_indices,
                       DenseI64ArrayAttr:$strides);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{ $operand
    custom<Ranges>($start_indices, $limit_indices, $strides) attr-dict `:`
    functional-type(operands, results) }];
}

def StableHLO_ConcatenateOp : StableHLO_Op<"concatenate"> {
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs, I64Attr:$dimension);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{ custom<OperandsBefore>($inputs) `dim` `=` $dimension
    attr-dict `:` functional-type(operands, results) }];
}

def StableHLO_PadOp : StableHLO_Op<"pad"> {
  let arguments = (ins AnyRankedTensor:$operand, AnyRankedTensor:$padding_value,
                       DenseI64ArrayAttr:$edge_padding_low,
                       DenseI64ArrayAttr:$edge_padding_high,
                       DenseI64ArrayAttr:$interior_padding);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{ $operand `,` $padding_value `,`
    `low` `=` $edge_padding_low `,` `high` `=` $edge_padding_high `,`
    `interior` `=` $interior_padding attr-dict `:`
    functional-type(operands, results) }];
}

def StableHLO_DynamicSliceOp : StableHLO_Op<"dynamic_slice"> {
  let arguments = (ins AnyRankedTensor:$operand,
                       Variadic<AnyRankedTensor>:$start_indices,
                       DenseI64ArrayAttr:$slice_sizes);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{ $operand `,` custom<OperandsBefore>($start_indices)
    `sizes` `=` $slice_sizes attr-dict `:` functional-type(operands, results) }];
}

def StableHLO_DynamicUpdateSliceOp : StableHLO_Op<"dynamic_update_slice"> {
  let arguments = (ins AnyRankedTensor:$operand, AnyRankedTensor:$update,
                       Variadic<AnyRankedTensor>:$start_indices);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat =
      "operands attr-dict `:` functional-type(operands, results)";
}

def StableHLO_GatherOp : StableHLO_Op<"gather"> {
  let arguments = (ins AnyRankedTensor:$operand, AnyRankedTensor:$start_indices,
                       StableHLO_GatherAttr:$dimension_numbers,
                       DenseI64ArrayAttr:$slice_sizes,
                       OptionalAttr<BoolAttr>:$indices_are_sorted);
  let results = (outs AnyRankedTensor:$result);
}

/// Tensors, indices and as many updates. Of several tensors it stays.
def StableHLO_ScatterOp : StableHLO_Op<"scatter"> {
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs,
                       StableHLO_ScatterAttr:$scatter_dimension_numbers,
                       OptionalAttr<BoolAttr>:$indices_are_sorted,
                       OptionalAttr<BoolAttr>:$unique_indices);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region SizedRegion<1>:$update_computation);
}

/// Its results are its operands.
def StableHLO_OptimizationBarrierOp
    : StableHLO_Op<"optimization_barrier",
                   [AllTypesMatch<["operand", "result"]>]> {
  let arguments = (ins Variadic<AnyType>:$operand);
  let results = (outs Variadic<AnyType>:$result);
  let assemblyFormat =
      "attr-dict ($operand^ `:` type($operand)) : (`(` `)`)?";
}

//===----------------------------------------------------------------------===//
// Sums of products and over windows
//===----------------------------------------------------------------------===//

def StableHLO_DotGeneralOp : StableHLO_Op<"dot_general"> {
  let arguments = (ins AnyRankedTensor:$lhs, AnyRankedTensor:$rhs,
                       StableHLO_DotAttr:$dot_dimension_numbers,
                       OptionalAttr<StableHLO_PrecisionsAttr>:$precision_config,
                       OptionalAttr<AnyAttr>:$algorithm);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{ $lhs `,` $rhs `,`
    custom<Dot>($dot_dimension_numbers, $precision_config) attr-dict `:`
    functional-type(operands, results) }];
}

def StableHLO_ConvolutionOp : StableHLO_Op<"convolution"> {
  let arguments = (ins AnyRankedTensor:$image, AnyRankedTensor:$kernel,
                       StableHLO_ConvAttr:$dimension_numbers,
                       OptionalAttr<DenseI64ArrayAttr>:$window_strides,
                       OptionalAttr<I64ElementsAttr>:$padding,
                       OptionalAttr<DenseI64ArrayAttr>:$lhs_dilation,
                       OptionalAttr<DenseI64ArrayAttr>:$rhs_dilation,
                       OptionalAttr<DenseBoolArrayAttr>:$window_reversal,
                       I64Attr:$feature_group_count,
                       I64Attr:$batch_group_count,
                       OptionalAttr<StableHLO_PrecisionsAttr>:$precision_config);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{ `(` $image `,` $kernel `)`
    `dim_numbers` `=` custom<Conv>($dimension_numbers) `,`
    `window` `=` `{` custom<Window>($window_strides, $padding, $lhs_dilation,
                                    $rhs_dilation, $window_reversal) `}`
    attr-dict `:` functional-type(operands, results) }];
}

/// The reduction of each window of one tensor by one operation. Of several
/// tensors it stays.
def StableHLO_ReduceWindowOp : StableHLO_Op<"reduce_window"> {
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs,
                       DenseI64ArrayAttr:$window_dimensions,
                       OptionalAttr<DenseI64ArrayAttr>:$window_strides,
                       OptionalAttr<DenseI64ArrayAttr>:$base_dilations,
                       OptionalAttr<DenseI64ArrayAttr>:$window_dilations,
                       OptionalAttr<I64ElementsAttr>:$padding);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region SizedRegion<1>:$body);
}

/// The element that each window of a tensor selects, and the one of the source
/// that goes to it. StableHLO calls them operand and init_value.
def StableHLO_SelectAndScatterOp : StableHLO_Op<"select_and_scatter"> {
  let arguments = (ins AnyRankedTensor:$tensor, AnyRankedTensor:$source,
                       AnyRankedTensor:$init,
                       OptionalAttr<DenseI64ArrayAttr>:$window_dimensions,
                       OptionalAttr<DenseI64ArrayAttr>:$window_strides,
                       OptionalAttr<I64ElementsAttr>:$padding);
  let results = (outs AnyRankedTensor:$result);
  let regions = (region SizedRegion<1>:$select, SizedRegion<1>:$scatter);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// The reduction of one tensor by one operation, which StableHLO prints as
/// `stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0]`.
/// Of several tensors, it is read in its generic form, and stays.
def StableHLO_ReduceOp : StableHLO_Op<"reduce"> {
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs,
                       DenseI64ArrayAttr:$dimensions);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
}

def StableHLO_SortOp : StableHLO_Op<"sort"> {
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs,
                       DefaultValuedAttr<I64Attr, "-1">:$dimension,
                       OptionalAttr<BoolAttr>:$is_stable);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region SizedRegion<1>:$comparator);
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// `stablehlo.while(%a = %x) : tensor<i32> cond { ... } do { ... }`. Without
/// operands it is read in its generic form.
def StableHLO_WhileOp : Op<StableHLO_Dialect, "while"> {
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
}

def StableHLO_IfOp : Op<StableHLO_Dialect, "if"> {
  let arguments = (ins AnyRankedTensor:$pred);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region SizedRegion<1>:$on_true, SizedRegion<1>:$on_false);
}

def StableHLO_CaseOp : Op<StableHLO_Dialect, "case"> {
  let arguments = (ins AnyRankedTensor:$index);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
}

/// Something that another compiler may know by its name, and what it is composed
/// of: a call of the function `decomposition`.
def StableHLO_CompositeOp : StableHLO_Op<"composite"> {
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs, StrAttr:$name,
                       OptionalAttr<DictionaryAttr>:$composite_attributes,
                       FlatSymbolRefAttr:$decomposition,
                       OptionalAttr<I32Attr>:$version);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat =
      "$name $inputs attr-dict `:` functional-type(operands, results)";
}

def StableHLO_ReturnOp : StableHLO_Op<"return", [Terminator]> {
  let arguments = (ins Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

#endif // PAD_TARGET_STABLEHLO_STABLEHLOOPS
