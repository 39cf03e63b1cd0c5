// RUN: pad-opt %s --convert-pad-to-linalg -split-input-file -verify-diagnostics

!ptr = !ptr.ptr<#ptr.generic_space>

func.func @negative_constant_static_ptr_no_zero(%x: tensor<4x!ptr>) -> tensor<5x!ptr> {
  // expected-error @+1 {{'pad.pad' op cannot be lowered to linalg: element type '!ptr.ptr<#ptr.generic_space>' has no zero to fill with}}
  %0 = pad.pad constant %x low[1] high[0] : tensor<4x!ptr> to tensor<5x!ptr>
  return %0 : tensor<5x!ptr>
}

// -----

!ptr = !ptr.ptr<#ptr.generic_space>

// Each pad that stays is named.
func.func @negative_into_edge_dynamic_ptr_no_zero(%x: tensor<?x!ptr>, %y: tensor<5x!ptr>) -> tensor<5x!ptr> {
  // expected-error @+1 {{'pad.pad_into' op cannot be lowered to linalg: element type '!ptr.ptr<#ptr.generic_space>' has no zero to fill with}}
  %0 = pad.pad_into edge ins(%x : tensor<?x!ptr>) outs(%y : tensor<5x!ptr>) low[1] high[0] -> tensor<5x!ptr>
  // expected-error @+1 {{'pad.pad_into' op cannot be lowered to linalg: element type '!ptr.ptr<#ptr.generic_space>' has no zero to fill with}}
  %1 = pad.pad_into edge ins(%x : tensor<?x!ptr>) outs(%0 : tensor<5x!ptr>) low[0] high[0] -> tensor<5x!ptr>
  return %1 : tensor<5x!ptr>
}

// -----

func.func @adjoint_without_addition(%g: tensor<4xf8E8M0FNU>, %y: tensor<3xf8E8M0FNU>) -> (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) {
  // expected-error @+1 {{'pad.adjoint' op cannot be lowered to linalg: element type 'f8E8M0FNU' has no addition}}
  %0 = pad.adjoint edge %g low[1] high[0] : tensor<4xf8E8M0FNU> to tensor<3xf8E8M0FNU>
  // expected-error @+1 {{'pad.adjoint_into' op cannot be lowered to linalg: element type 'f8E8M0FNU' has no addition}}
  %1 = pad.adjoint_into edge ins(%g : tensor<4xf8E8M0FNU>) outs(%y : tensor<3xf8E8M0FNU>) low[1] high[0] -> tensor<3xf8E8M0FNU>
  return %0, %1 : tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>
}
