// RUN: pad-opt %s -split-input-file -verify-diagnostics

func.func @c3_amounts(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{'pad.fill_border' op 'low' has 1 amounts, expected 2, one for each axis of the source}}
  %0 = pad.fill_border edge %a low[1] high[1, 1] : tensor<4x4xf32>
  return
}

// -----

func.func @c4_axes(%a: memref<4xf32>) {
  // expected-error @+1 {{'pad.fill_border' op axis -2 at position 0 of 'axes' is not an axis of the source, expected one in [-1, 1)}}
  pad.fill_border edge %a low[1] high[1] axes [-2] : memref<4xf32>
  return
}

// -----

func.func @c8_value(%a: memref<4xf32>, %v: f32) {
  // expected-error @+1 {{'pad.fill_border' op 'value' is given in mode 'edge', expected it in mode 'constant' alone}}
  pad.fill_border edge %a low[1] high[1] value(%v) : memref<4xf32>
  return
}

// -----

func.func @c14_negative_low(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{'pad.fill_border' op axis 1: low -1 is negative, expected at least 0}}
  %0 = pad.fill_border edge %a low[0, -1] high[0, 2] : tensor<4x4xf32>
  return
}

// -----

func.func @c14_negative_high(%a: tensor<?xf32>) {
  // expected-error @+1 {{'pad.fill_border' op axis 0: high -3 is negative, expected at least 0}}
  %0 = pad.fill_border edge %a low[0] high[-3] : tensor<?xf32>
  return
}

// -----

func.func @c15_extent(%a: memref<4x3xf32>) {
  // expected-error @+1 {{'pad.fill_border' op axis 1: extent 3 is less than low 2 + high 2}}
  pad.fill_border constant %a low[1, 2] high[1, 2] : memref<4x3xf32>
  return
}

// -----

func.func @c15_extent_sum_overflows(%a: memref<4xf32>) {
  // expected-error @+1 {{'pad.fill_border' op axis 0: extent 4 is less than low 3 + high 9223372036854775807}}
  pad.fill_border constant %a low[3] high[9223372036854775807] : memref<4xf32>
  return
}

// -----

func.func @c15_empty_inside(%a: memref<4x3xf32>) {
  // expected-error @+1 {{'pad.fill_border' op axis 1 of the inside is empty, and mode 'reflect' has nothing to fill the extent 3 from}}
  pad.fill_border reflect %a low[1, 2] high[1, 1] : memref<4x3xf32>
  return
}

// -----

func.func @result_type(%a: tensor<4xf32>) {
  // expected-error @+2 {{'pad.fill_border' op failed to infer returned types}}
  // expected-error @+1 {{'pad.fill_border' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<5xf32>'}}
  %0 = "pad.fill_border"(%a) <{mode = #pad<mode edge>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_high = array<i64: 1>, static_low = array<i64: 0>}> : (tensor<4xf32>) -> tensor<5xf32>
  return
}
