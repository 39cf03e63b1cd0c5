// RUN: pad-opt %s -split-input-file -verify-diagnostics

// Every message of the verifier; pad_cN is constraint (CN) of docs/Semantics.md.

func.func @negative_pad_c1_element_type(%x: tensor<4xf32>) -> tensor<6xf64> {
  // expected-error @+1 {{'pad.pad' op result has element type 'f64', expected that of the source, 'f32'}}
  %0 = pad.pad edge %x low[1] high[1] : tensor<4xf32> to tensor<6xf64>
  return %0 : tensor<6xf64>
}

// -----

func.func @negative_pad_c1_element_type_init(%x: memref<4xi8>, %y: memref<6xui8>) {
  // expected-error @+1 {{'pad.pad_into' op init has element type 'ui8', expected that of the source, 'i8'}}
  pad.pad_into edge ins(%x : memref<4xi8>) outs(%y : memref<6xui8>) low[1] high[1]
  return
}

// -----

func.func @negative_pad_c1_not_in_memory(%x: tensor<4x!llvm.ptr>) -> tensor<6x!llvm.ptr> {
  // expected-error @+1 {{'pad.pad' op element type '!llvm.ptr' cannot be stored in memory}}
  %0 = pad.pad wrap %x low[1] high[1] : tensor<4x!llvm.ptr> to tensor<6x!llvm.ptr>
  return %0 : tensor<6x!llvm.ptr>
}

// -----

func.func @negative_pad_c1_encoding_lost(%x: tensor<4xf32, "enc">) -> tensor<6xf32> {
  // expected-error @+1 {{'pad.pad' op result has type 'tensor<6xf32>', expected the encoding of the source, 'tensor<4xf32, "enc">'}}
  %0 = pad.pad wrap %x low[1] high[1] : tensor<4xf32, "enc"> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

func.func @negative_pad_c1_encoding_gained(%x: tensor<4xf32>) -> tensor<6xf32, "enc"> {
  // expected-error @+1 {{'pad.pad' op result has type 'tensor<6xf32, "enc">', expected the encoding of the source, 'tensor<4xf32>'}}
  %0 = pad.pad wrap %x low[1] high[1] : tensor<4xf32> to tensor<6xf32, "enc">
  return %0 : tensor<6xf32, "enc">
}

// -----

func.func @negative_pad_c2_rank(%x: tensor<4xf32>) -> tensor<6x1xf32> {
  // expected-error @+1 {{'pad.pad' op result has rank 2, expected that of the source, 1}}
  %0 = pad.pad edge %x low[1] high[1] : tensor<4xf32> to tensor<6x1xf32>
  return %0 : tensor<6x1xf32>
}

// -----

func.func @negative_pad_c2_rank_init(%x: tensor<1x4xf32>, %y: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{'pad.pad_into' op init has rank 0, expected that of the source, 2}}
  %0 = pad.pad_into edge ins(%x : tensor<1x4xf32>) outs(%y : tensor<f32>) low[] high[] axes [] -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @negative_pad_c3_low(%x: tensor<4xf32>) -> tensor<6xf32> {
  // expected-error @+1 {{'pad.pad' op 'low' has 2 amounts, expected 1, one for each axis of the source}}
  %0 = pad.pad edge %x low[1, 1] high[1] : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

func.func @negative_pad_c3_high_none(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error @+1 {{'pad.pad' op 'high' has 0 amounts, expected 2, one for each axis of the source}}
  %0 = pad.pad edge %x low[0, 0] high[] : tensor<4x4xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @negative_pad_c3_high_with_axes(%x: memref<4x4xf32>, %y: memref<4x6xf32>) {
  // expected-error @+1 {{'pad.pad_into' op 'high' has 2 amounts, expected 1, one for each axis in 'axes'}}
  pad.pad_into edge ins(%x : memref<4x4xf32>) outs(%y : memref<4x6xf32>) low[1] high[0, 1] axes [1]
  return
}

// -----

func.func @negative_pad_c3_rank_0(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{'pad.pad' op 'low' has 1 amounts, expected 0, one for each axis of the source}}
  %0 = pad.pad edge %x low[1] high[] : tensor<f32> to tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @negative_pad_c3_amount_without_operand(%x: tensor<4xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{'pad.pad' op 'low' has 0 operands, expected 1, one for each dynamic amount, which is -9223372036854775808 in 'static_low'}}
  %0 = pad.pad edge %x low[-9223372036854775808] high[1] : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @negative_pad_c3_operand_without_amount(%x: memref<4xf32>, %y: memref<6xf32>, %h: index) {
  // expected-error @+1 {{'pad.pad_into' op 'high' has 1 operands, expected 0, one for each dynamic amount, which is -9223372036854775808 in 'static_high'}}
  "pad.pad_into"(%x, %y, %h) <{mode = #pad<mode edge>, static_low = array<i64: 1>, static_high = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (memref<4xf32>, memref<6xf32>, index) -> ()
  return
}

// -----

func.func @negative_pad_c4_beyond_rank(%x: tensor<4xf32>) -> tensor<6xf32> {
  // expected-error @+1 {{'pad.pad' op axis 1 at position 0 of 'axes' is not an axis of the source, expected one in [-1, 1)}}
  %0 = pad.pad edge %x low[1] high[1] axes [1] : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

func.func @negative_pad_c4_below_minus_rank(%x: tensor<4x4xf32>) -> tensor<6x6xf32> {
  // expected-error @+1 {{'pad.pad' op axis -3 at position 1 of 'axes' is not an axis of the source, expected one in [-2, 2)}}
  %0 = pad.pad edge %x low[1, 1] high[1, 1] axes [0, -3] : tensor<4x4xf32> to tensor<6x6xf32>
  return %0 : tensor<6x6xf32>
}

// -----

func.func @negative_pad_c4_most_negative(%x: tensor<4x4xf32>) -> tensor<6x6xf32> {
  // expected-error @+1 {{'pad.pad' op axis -9223372036854775808 at position 0 of 'axes' is not an axis of the source, expected one in [-2, 2)}}
  %0 = pad.pad edge %x low[1] high[1] axes [-9223372036854775808] : tensor<4x4xf32> to tensor<6x6xf32>
  return %0 : tensor<6x6xf32>
}

// -----

func.func @negative_pad_c4_rank_0(%x: memref<f32>, %y: memref<f32>) {
  // expected-error @+1 {{'pad.pad_into' op axis 0 at position 0 of 'axes' is not an axis of the source, expected one in [0, 0)}}
  pad.pad_into edge ins(%x : memref<f32>) outs(%y : memref<f32>) low[1] high[1] axes [0]
  return
}

// -----

func.func @negative_pad_c5_same_number(%x: tensor<4x4xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{'pad.pad' op axis 1 is repeated in 'axes', as 1 at position 0 and as 1 at position 1}}
  %0 = pad.pad edge %x low[1, 1] high[1, 1] axes [1, 1] : tensor<4x4xf32> to tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

func.func @negative_pad_c5_same_axis(%x: tensor<4x4x4xf32>) -> tensor<?x?x?xf32> {
  // expected-error @+1 {{'pad.pad' op axis 2 is repeated in 'axes', as -1 at position 0 and as 2 at position 2}}
  %0 = pad.pad edge %x low[1, 1, 1] high[1, 1, 1] axes [-1, 0, 2] : tensor<4x4x4xf32> to tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// -----

func.func @negative_pad_c6_negative(%x: tensor<4xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{'pad.pad' op axis 0: result extent 4 - low 3 - high 2 = -1 is negative}}
  %0 = pad.pad edge %x low[-3] high[-2] : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @negative_pad_c6_negative_named_axis(%x: tensor<4x2xf32>) -> tensor<4x?xf32> {
  // expected-error @+1 {{'pad.pad' op axis 1: result extent 2 + low 1 - high 9 = -6 is negative}}
  %0 = pad.pad constant %x low[1] high[-9] axes [-1] : tensor<4x2xf32> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// -----

func.func @negative_pad_c6_pads_too_wide(%x: tensor<1x4xf32>) -> tensor<1x?xf32> {
  // expected-error @+1 {{'pad.pad' op axis 1: result extent 4 + low 9223372036854775807 + high 1 is out of range, expected one in [0, 2^63)}}
  %0 = pad.pad edge %x low[0, 9223372036854775807] high[0, 1] : tensor<1x4xf32> to tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

// -----

func.func @negative_pad_c6_crops_too_wide(%x: tensor<4xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{'pad.pad' op axis 0: result extent 4 - low 9223372036854775807 - high 9223372036854775807 is out of range, expected one in [0, 2^63)}}
  %0 = pad.pad edge %x low[-9223372036854775807] high[-9223372036854775807] : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @negative_pad_c7_result(%x: tensor<1x4xf32>) -> tensor<1x7xf32> {
  // expected-error @+1 {{'pad.pad' op axis 1: result extent 7 does not match 4 + low 1 + high 1 = 6}}
  %0 = pad.pad edge %x low[0, 1] high[0, 1] : tensor<1x4xf32> to tensor<1x7xf32>
  return %0 : tensor<1x7xf32>
}

// -----

func.func @negative_pad_c7_result_axis_not_named(%x: tensor<2x?xf32>, %h: index) -> tensor<3x?xf32> {
  // expected-error @+1 {{'pad.pad' op axis 0: result extent 3 does not match 2 + low 0 + high 0 = 2}}
  %0 = pad.pad edge %x low[1] high[%h] axes [1] : tensor<2x?xf32> to tensor<3x?xf32>
  return %0 : tensor<3x?xf32>
}

// -----

func.func @negative_pad_c8_edge(%x: tensor<4xf32>, %v: f32) -> tensor<6xf32> {
  // expected-error @+1 {{'pad.pad' op 'value' is given in mode 'edge', expected it in mode 'constant' alone}}
  %0 = pad.pad edge %x low[1] high[1] value(%v) : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

func.func @negative_pad_c8_wrap_init(%x: memref<4xf32>, %y: memref<6xf32>, %v: f32) {
  // expected-error @+1 {{'pad.pad_into' op 'value' is given in mode 'wrap', expected it in mode 'constant' alone}}
  pad.pad_into wrap ins(%x : memref<4xf32>) outs(%y : memref<6xf32>) low[1] high[1] value(%v)
  return
}

// -----

func.func @negative_pad_c9_type(%x: tensor<4xf32>, %v: f64) -> tensor<6xf32> {
  // expected-error @+1 {{'pad.pad' op 'value' has type 'f64', expected the element type of the source, 'f32'}}
  %0 = "pad.pad"(%x, %v) <{mode = #pad<mode constant>, static_low = array<i64: 1>, static_high = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (tensor<4xf32>, f64) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

func.func @negative_pad_c9_not_a_scalar(%x: tensor<4xf32>, %y: tensor<6xf32>, %v: tensor<f32>) -> tensor<6xf32> {
  // expected-error @+1 {{'pad.pad_into' op 'value' has type 'tensor<f32>', expected the element type of the source, 'f32'}}
  %0 = "pad.pad_into"(%x, %y, %v) <{mode = #pad<mode constant>, static_low = array<i64: 1>, static_high = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (tensor<4xf32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// The syntax has no type for the value: it is that of the elements.
// expected-note @+1 {{prior use here}}
func.func @negative_pad_c9_custom(%x: tensor<4xf32>, %v: f64) -> tensor<6xf32> {
  // expected-error @+1 {{use of value '%v' expects different type than prior uses: 'f32' vs 'f64'}}
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

func.func @negative_pad_c10_edge(%x: tensor<0xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{'pad.pad' op axis 0 is empty, and mode 'edge' has nothing to fill the result extent 2 from}}
  %0 = pad.pad edge %x low[1] high[1] : tensor<0xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @negative_pad_c10_result_extent_inferred(%x: tensor<3x0xf32>) -> tensor<?x?xf32> {
  // expected-error @+1 {{'pad.pad' op axis 1 is empty, and mode 'reflect' has nothing to fill the result extent 1 from}}
  %0 = pad.pad reflect %x low[0, 1] high[0, 0] : tensor<3x0xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @negative_pad_c10_result_extent_given(%x: tensor<0xf32>, %l: index) -> tensor<3xf32> {
  // expected-error @+1 {{'pad.pad' op axis 0 is empty, and mode 'symmetric' has nothing to fill the result extent 3 from}}
  %0 = pad.pad symmetric %x low[%l] high[%l] : tensor<0xf32> to tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

func.func @negative_pad_c10_wrap(%x: tensor<2x0xf32>) -> tensor<2x3xf32> {
  // expected-error @+1 {{'pad.pad' op axis 1 is empty, and mode 'wrap' has nothing to fill the result extent 3 from}}
  %0 = pad.pad wrap %x low[1] high[2] axes [1] : tensor<2x0xf32> to tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

func.func @negative_pad_c11_tensor_into_memref(%x: tensor<4xf32>, %y: memref<6xf32>) {
  // expected-error @+1 {{'pad.pad_into' op source has type 'tensor<4xf32>' and init 'memref<6xf32>', expected two tensors or two memrefs}}
  pad.pad_into edge ins(%x : tensor<4xf32>) outs(%y : memref<6xf32>) low[1] high[1]
  return
}

// -----

func.func @negative_pad_c11_memref_into_tensor(%x: memref<4xf32>, %y: tensor<6xf32>) -> tensor<6xf32> {
  // expected-error @+1 {{'pad.pad_into' op source has type 'memref<4xf32>' and init 'tensor<6xf32>', expected two tensors or two memrefs}}
  %0 = pad.pad_into edge ins(%x : memref<4xf32>) outs(%y : tensor<6xf32>) low[1] high[1] -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

func.func @negative_pad_c11_tensors_without_result(%x: tensor<4xf32>, %y: tensor<6xf32>) {
  // expected-error @+1 {{'pad.pad_into' op has 0 results, expected 1 with operands that are tensors}}
  pad.pad_into edge ins(%x : tensor<4xf32>) outs(%y : tensor<6xf32>) low[1] high[1]
  return
}

// -----

func.func @negative_pad_c11_memrefs_with_result(%x: memref<4xf32>, %y: memref<6xf32>) -> tensor<6xf32> {
  // expected-error @+1 {{'pad.pad_into' op has 1 results, expected 0 with operands that are memrefs}}
  %0 = pad.pad_into edge ins(%x : memref<4xf32>) outs(%y : memref<6xf32>) low[1] high[1] -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

func.func @negative_pad_c11_result_type(%x: tensor<4xf32>, %y: tensor<6xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{'pad.pad_into' op result has type 'tensor<?xf32>', expected that of init, 'tensor<6xf32>'}}
  %0 = pad.pad_into edge ins(%x : tensor<4xf32>) outs(%y : tensor<6xf32>) low[1] high[1] -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

//===----------------------------------------------------------------------===//
// pad.dynamic_pad: the constraints that its types can break
//===----------------------------------------------------------------------===//

func.func @negative_pad_c1_dynamic_element_type(%x: tensor<4xf32>, %p: tensor<2xi64>) -> tensor<?xf64> {
  // expected-error @+1 {{'pad.dynamic_pad' op result has element type 'f64', expected that of the source, 'f32'}}
  %0 = pad.dynamic_pad edge %x pads(%p) : tensor<4xf32>, tensor<2xi64> to tensor<?xf64>
  return %0 : tensor<?xf64>
}

// -----

func.func @negative_pad_c1_dynamic_encoding(%x: tensor<4xf32, 1>, %p: tensor<2xi64>) -> tensor<?xf32, 2> {
  // expected-error @+1 {{'pad.dynamic_pad' op result has type 'tensor<?xf32, 2 : i64>', expected the encoding of the source, 'tensor<4xf32, 1 : i64>'}}
  %0 = pad.dynamic_pad edge %x pads(%p) : tensor<4xf32, 1>, tensor<2xi64> to tensor<?xf32, 2>
  return %0 : tensor<?xf32, 2>
}

// -----

func.func @negative_pad_c2_dynamic_rank(%x: tensor<4xf32>, %p: tensor<2xi64>) -> tensor<?x?xf32> {
  // expected-error @+1 {{'pad.dynamic_pad' op result has rank 2, expected that of the source, 1}}
  %0 = pad.dynamic_pad edge %x pads(%p) : tensor<4xf32>, tensor<2xi64> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @negative_pad_c3_dynamic_odd(%x: tensor<4xf32>, %p: tensor<3xi64>, %a: tensor<?xi64>) -> tensor<?xf32> {
  // expected-error @+1 {{'pad.dynamic_pad' op 'pads' has 3 entries, expected an even number}}
  %0 = pad.dynamic_pad edge %x pads(%p) axes(%a) : tensor<4xf32>, tensor<3xi64>, tensor<?xi64> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @negative_pad_c3_dynamic_all_axes(%x: tensor<4x4xf32>, %p: tensor<2xi64>) -> tensor<?x?xf32> {
  // expected-error @+1 {{'pad.dynamic_pad' op 'pads' has 2 entries, expected 4, two for each axis of the source}}
  %0 = pad.dynamic_pad edge %x pads(%p) : tensor<4x4xf32>, tensor<2xi64> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @negative_pad_c3_dynamic_axes(%x: tensor<4x4xf32>, %p: tensor<4xi64>, %a: tensor<1xi64>) -> tensor<?x?xf32> {
  // expected-error @+1 {{'pad.dynamic_pad' op 'pads' has 4 entries, expected 2, two for each axis in 'axes'}}
  %0 = pad.dynamic_pad edge %x pads(%p) axes(%a) : tensor<4x4xf32>, tensor<4xi64>, tensor<1xi64> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @negative_pad_c5_dynamic_more_axes_than_there_are(%x: tensor<4xf32>, %p: tensor<?xi64>, %a: tensor<2xi64>) -> tensor<?xf32> {
  // expected-error @+1 {{'pad.dynamic_pad' op 'axes' has 2 entries, expected at most 1, one for each axis of the source}}
  %0 = pad.dynamic_pad edge %x pads(%p) axes(%a) : tensor<4xf32>, tensor<?xi64>, tensor<2xi64> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @negative_pad_c8_dynamic_reflect(%x: tensor<4xf32>, %p: tensor<2xi64>, %v: f32) -> tensor<?xf32> {
  // expected-error @+1 {{'pad.dynamic_pad' op 'value' is given in mode 'reflect', expected it in mode 'constant' alone}}
  %0 = pad.dynamic_pad reflect %x pads(%p) value(%v) : tensor<4xf32>, tensor<2xi64> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @negative_pad_c9_dynamic_type(%x: tensor<4xf32>, %p: tensor<2xi64>, %v: i32) -> tensor<?xf32> {
  // expected-error @+1 {{'pad.dynamic_pad' op 'value' has type 'i32', expected the element type of the source, 'f32'}}
  %0 = "pad.dynamic_pad"(%x, %p, %v) <{mode = #pad<mode constant>, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (tensor<4xf32>, tensor<2xi64>, i32) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @negative_pad_c10_dynamic_wrap(%x: tensor<3x0xf32>, %p: tensor<4xi64>) -> tensor<3x2xf32> {
  // expected-error @+1 {{'pad.dynamic_pad' op axis 1 is empty, and mode 'wrap' has nothing to fill the result extent 2 from}}
  %0 = pad.dynamic_pad wrap %x pads(%p) : tensor<3x0xf32>, tensor<4xi64> to tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// -----

//===----------------------------------------------------------------------===//
// What ODS and the parser refuse
//===----------------------------------------------------------------------===//

func.func @negative_no_mode(%x: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'pad.pad' expected a mode: constant, edge, reflect, symmetric, wrap}}
  %0 = pad.pad %x low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @negative_unknown_mode(%x: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'pad.pad' expected a mode: constant, edge, reflect, symmetric, wrap}}
  %0 = pad.pad mirror %x low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @negative_unranked_source(%x: tensor<*xf32>) {
  // expected-error-re @+1 {{'pad.pad' op operand #0 must be ranked tensor of any{{( non-token)?}} type values, but got 'tensor<*xf32>'}}
  %0 = "pad.pad"(%x) <{mode = #pad<mode edge>, static_low = array<i64: 1>, static_high = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (tensor<*xf32>) -> tensor<6xf32>
  return
}

// -----

func.func @negative_unranked_result(%x: tensor<4xf32>) {
  // expected-error-re @+1 {{'pad.pad' op result #0 must be ranked tensor of any{{( non-token)?}} type values, but got 'tensor<*xf32>'}}
  %0 = "pad.pad"(%x) <{mode = #pad<mode edge>, static_low = array<i64: 1>, static_high = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (tensor<4xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @negative_unranked_init(%x: memref<4xf32>, %y: memref<*xf32>) {
  // expected-error @+1 {{'pad.pad_into' op operand #1 must be ranked tensor or memref, but got 'memref<*xf32>'}}
  pad.pad_into edge ins(%x : memref<4xf32>) outs(%y : memref<*xf32>) low[1] high[1]
  return
}

// -----

func.func @negative_amount_type(%x: tensor<4xf32>, %l: i64) {
  // expected-error @+1 {{'pad.pad' op operand #1 must be variadic of index, but got 'i64'}}
  %0 = "pad.pad"(%x, %l) <{mode = #pad<mode edge>, static_low = array<i64: -9223372036854775808>, static_high = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4xf32>, i64) -> tensor<?xf32>
  return
}

// -----

func.func @negative_two_values(%x: tensor<4xf32>, %v: f32) {
  // expected-error @+1 {{'pad.pad' op operand group starting at #1 requires 0 or 1 element, but found 2}}
  %0 = "pad.pad"(%x, %v, %v) <{mode = #pad<mode constant>, static_low = array<i64: 1>, static_high = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 2>}> : (tensor<4xf32>, f32, f32) -> tensor<6xf32>
  return
}

// -----

func.func @negative_segments(%x: tensor<4xf32>) {
  // expected-error @+1 {{'pad.pad' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  %0 = "pad.pad"(%x) <{mode = #pad<mode edge>, static_low = array<i64: 1>, static_high = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4xf32>) -> tensor<6xf32>
  return
}

// -----

func.func @negative_no_amounts(%x: tensor<4xf32>) {
  // expected-error @+1 {{'pad.pad' op requires attribute 'static_high'}}
  %0 = "pad.pad"(%x) <{mode = #pad<mode edge>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (tensor<4xf32>) -> tensor<6xf32>
  return
}

// -----

func.func @negative_no_mode(%x: memref<4xf32>, %y: memref<6xf32>) {
  // expected-error @+1 {{'pad.pad_into' op requires attribute 'mode'}}
  "pad.pad_into"(%x, %y) <{static_low = array<i64: 1>, static_high = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (memref<4xf32>, memref<6xf32>) -> ()
  return
}

// -----

func.func @negative_dynamic_pads_of_floats(%x: tensor<4xf32>, %p: tensor<2xf32>) {
  // expected-error @+1 {{'pad.dynamic_pad' op operand #1 must be 1D tensor of 32-bit signless integer or 64-bit signless integer or index values, but got 'tensor<2xf32>'}}
  %0 = pad.dynamic_pad edge %x pads(%p) : tensor<4xf32>, tensor<2xf32> to tensor<?xf32>
  return
}

// -----

func.func @negative_dynamic_axes_of_rank_0(%x: tensor<4xf32>, %p: tensor<2xi64>, %a: tensor<i64>) {
  // expected-error @+1 {{'pad.dynamic_pad' op operand #2 must be 1D tensor of 32-bit signless integer or 64-bit signless integer or index values, but got 'tensor<i64>'}}
  %0 = pad.dynamic_pad edge %x pads(%p) axes(%a) : tensor<4xf32>, tensor<2xi64>, tensor<i64> to tensor<?xf32>
  return
}
