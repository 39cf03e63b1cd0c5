// RUN: pad-opt %s -split-input-file -verify-diagnostics

func.func @c1_element_type(%g: tensor<4xf32>) {
  // expected-error @+1 {{'pad.adjoint' op result has element type 'f64', expected that of the source, 'f32'}}
  %0 = "pad.adjoint"(%g) <{mode = #pad<mode edge>, operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1>, static_low = array<i64: 0>}> : (tensor<4xf32>) -> tensor<3xf64>
  return
}

// -----

func.func @c3_amounts(%g: tensor<4xf32>) {
  // expected-error @+1 {{'pad.adjoint' op 'low' has 2 amounts, expected 1, one for each axis of the source}}
  %0 = pad.adjoint edge %g low[1, 1] high[1] : tensor<4xf32> to tensor<2xf32>
  return
}

// -----

func.func @c4_axes(%g: tensor<4xf32>) {
  // expected-error @+1 {{'pad.adjoint' op axis 1 at position 0 of 'axes' is not an axis of the source, expected one in [-1, 1)}}
  %0 = pad.adjoint edge %g low[1] high[1] axes [1] : tensor<4xf32> to tensor<2xf32>
  return
}

// -----

func.func @c12_strings(%g: tensor<4x!pad.string>) {
  // expected-error @+1 {{'pad.adjoint' op element type '!pad.string' cannot be added, expected an integer, an index, a float or a complex number of floats}}
  %0 = pad.adjoint edge %g low[1] high[1] : tensor<4x!pad.string> to tensor<2x!pad.string>
  return
}

// -----

func.func @c12_complex_integers(%g: memref<4xcomplex<i32>>, %y: memref<2xcomplex<i32>>) {
  // expected-error @+1 {{'pad.adjoint_into' op element type 'complex<i32>' cannot be added, expected an integer, an index, a float or a complex number of floats}}
  pad.adjoint_into edge ins(%g : memref<4xcomplex<i32>>) outs(%y : memref<2xcomplex<i32>>) low[1] high[1]
  return
}

// -----

func.func @c13_negative_extent(%g: tensor<4x2xf32>) {
  // expected-error @+1 {{'pad.adjoint' op axis 1: result extent 2 - low 4 + high 1 = -1 is negative}}
  %0 = pad.adjoint constant %g low[0, 4] high[0, -1] : tensor<4x2xf32> to tensor<4x?xf32>
  return
}

// -----

func.func @c13_extent_out_of_range(%g: tensor<4xf32>) {
  // expected-error @+1 {{'pad.adjoint' op axis 0: result extent 4 + low 9223372036854775807 - high 0 is out of range, expected one in [0, 2^63)}}
  %0 = pad.adjoint wrap %g low[-9223372036854775807] high[0] : tensor<4xf32> to tensor<?xf32>
  return
}

// -----

func.func @c13_other_extent(%g: tensor<4x2xf32>) {
  // expected-error @+1 {{'pad.adjoint' op axis 0: result extent 3 does not match 4 - low 1 + high 1 = 4}}
  %0 = pad.adjoint reflect %g low[1, 0] high[-1, 0] : tensor<4x2xf32> to tensor<3x2xf32>
  return
}

// -----

func.func @c13_empty_result(%g: tensor<3x2xf32>) {
  // expected-error @+1 {{'pad.adjoint' op axis 0 of the result is empty, and mode 'reflect' has nothing to add the source extent 3 to}}
  %0 = pad.adjoint reflect %g low[1, 0] high[2, 0] : tensor<3x2xf32> to tensor<0x2xf32>
  return
}

// -----

func.func @c11_destination(%g: tensor<4xf32>, %y: memref<2xf32>) {
  // expected-error @+1 {{'pad.adjoint_into' op source has type 'tensor<4xf32>' and init 'memref<2xf32>', expected two tensors or two memrefs}}
  pad.adjoint_into edge ins(%g : tensor<4xf32>) outs(%y : memref<2xf32>) low[1] high[1]
  return
}
