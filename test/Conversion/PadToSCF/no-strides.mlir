// The faces of an array without strides are no views that there could be loops over.

// RUN: pad-opt %s --convert-pad-to-scf --verify-diagnostics
// RUN: pad-opt %s --version-pads --verify-diagnostics

func.func @negative_wrap_static_f32(%y: memref<4x5xf32, affine_map<(i, j) -> (j, i)>>) {
  // expected-error @+1 {{'pad.fill_border' op cannot be lowered to loops: a layout without strides has no views of faces}}
  pad.fill_border wrap %y low[1, 0] high[1, 0] : memref<4x5xf32, affine_map<(i, j) -> (j, i)>>
  return
}
