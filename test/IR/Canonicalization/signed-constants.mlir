// REQUIRES: llvm-22
// RUN: pad-opt %s --canonicalize | FileCheck %s

// There are no constants of integers with a sign, though LLVM 22 takes tensors.

// CHECK-LABEL: func @negative_wrap_static_ui32
// CHECK: pad.pad wrap
func.func @negative_wrap_static_ui32() -> tensor<6xui32> {
  %x = arith.constant dense<[1, 2, 3]> : tensor<3xui32>
  %0 = pad.pad wrap %x low[4] high[-1] : tensor<3xui32> to tensor<6xui32>
  return %0 : tensor<6xui32>
}

// CHECK-LABEL: func @negative_edge_static_si8_splat
// CHECK: pad.pad edge
func.func @negative_edge_static_si8_splat() -> tensor<6xsi8> {
  %x = arith.constant dense<7> : tensor<3xsi8>
  %0 = pad.pad edge %x low[4] high[-1] : tensor<3xsi8> to tensor<6xsi8>
  return %0 : tensor<6xsi8>
}

// CHECK-LABEL: func @negative_edge_adjoint_static_ui8_zero
// CHECK: pad.adjoint edge
func.func @negative_edge_adjoint_static_ui8_zero() -> tensor<4xui8> {
  %g = arith.constant dense<0> : tensor<6xui8>
  %0 = pad.adjoint edge %g low[1] high[1] : tensor<6xui8> to tensor<4xui8>
  return %0 : tensor<4xui8>
}

// CHECK-LABEL: func @negative_edge_static_ui4
// CHECK: pad.pad edge
func.func @negative_edge_static_ui4() -> tensor<3xui4> {
  %x = arith.constant dense<[15, 2]> : tensor<2xui4>
  %0 = pad.pad edge %x low[1] high[0] : tensor<2xui4> to tensor<3xui4>
  return %0 : tensor<3xui4>
}

// CHECK-LABEL: func @negative_constant_static_si16_value
// CHECK: pad.pad constant
func.func @negative_constant_static_si16_value() -> tensor<3xsi16> {
  %x = arith.constant dense<[1, 2]> : tensor<2xsi16>
  %t = arith.constant dense<-5> : tensor<si16>
  %v = tensor.extract %t[] : tensor<si16>
  %0 = pad.pad constant %x low[1] high[0] value(%v) : tensor<2xsi16> to tensor<3xsi16>
  return %0 : tensor<3xsi16>
}

// Nor has any constant a dynamic type.
// CHECK-LABEL: func @negative_edge_dynamic_ui8_splat_to_dynamic
// CHECK: pad.pad
func.func @negative_edge_dynamic_ui8_splat_to_dynamic(%h: index) -> tensor<?xui8> {
  %x = arith.constant dense<5> : tensor<2xui8>
  %0 = pad.pad edge %x low[1] high[%h] : tensor<2xui8> to tensor<?xui8>
  return %0 : tensor<?xui8>
}

// CHECK-LABEL: func @constant_static_ui8_zero
// CHECK-NOT: value
// CHECK: return
func.func @constant_static_ui8_zero(%x: tensor<4xui8>) -> tensor<5xui8> {
  %t = arith.constant dense<0> : tensor<ui8>
  %v = tensor.extract %t[] : tensor<ui8>
  %0 = pad.pad constant %x low[1] high[0] value(%v) : tensor<4xui8> to tensor<5xui8>
  return %0 : tensor<5xui8>
}
