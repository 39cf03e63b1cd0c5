// RUN: pad-opt %s --canonicalize | FileCheck %s

// There is no arith.constant of integers with a sign, but of their bits.

// CHECK-LABEL: func @wrap_static_ui32
// CHECK: %[[BITS:.*]] = arith.constant dense<[3, 1, -2, 3, 1, -2]> : tensor<6xi32>
// CHECK: %[[RESULT:.*]] = tensor.bitcast %[[BITS]] : tensor<6xi32> to tensor<6xui32>
// CHECK: return %[[RESULT]]
func.func @wrap_static_ui32() -> tensor<6xui32> {
  %b = arith.constant dense<[1, -2, 3]> : tensor<3xi32>
  %x = tensor.bitcast %b : tensor<3xi32> to tensor<3xui32>
  %0 = pad.pad wrap %x low[4] high[-1] : tensor<3xui32> to tensor<6xui32>
  return %0 : tensor<6xui32>
}

// CHECK-LABEL: func @edge_static_si8_splat
// CHECK: arith.constant dense<-7> : tensor<6xi8>
// CHECK: tensor.bitcast {{.*}} to tensor<6xsi8>
func.func @edge_static_si8_splat() -> tensor<6xsi8> {
  %b = arith.constant dense<-7> : tensor<3xi8>
  %x = tensor.bitcast %b : tensor<3xi8> to tensor<3xsi8>
  %0 = pad.pad edge %x low[4] high[-1] : tensor<3xsi8> to tensor<6xsi8>
  return %0 : tensor<6xsi8>
}

// CHECK-LABEL: func @edge_adjoint_static_ui8_zero
// CHECK: arith.constant dense<0> : tensor<4xi8>
// CHECK: tensor.bitcast {{.*}} to tensor<4xui8>
func.func @edge_adjoint_static_ui8_zero() -> tensor<4xui8> {
  %b = arith.constant dense<0> : tensor<6xi8>
  %g = tensor.bitcast %b : tensor<6xi8> to tensor<6xui8>
  %0 = pad.adjoint edge %g low[1] high[1] : tensor<6xui8> to tensor<4xui8>
  return %0 : tensor<4xui8>
}

// CHECK-LABEL: func @edge_static_ui4
// CHECK: arith.constant dense<[-1, -1, 2]> : tensor<3xi4>
// CHECK: tensor.bitcast {{.*}} to tensor<3xui4>
func.func @edge_static_ui4() -> tensor<3xui4> {
  %b = arith.constant dense<[-1, 2]> : tensor<2xi4>
  %x = tensor.bitcast %b : tensor<2xi4> to tensor<2xui4>
  %0 = pad.pad edge %x low[1] high[0] : tensor<2xui4> to tensor<3xui4>
  return %0 : tensor<3xui4>
}

// CHECK-LABEL: func @constant_static_si16_value
// CHECK: arith.constant dense<[-5, 1, 2]> : tensor<3xi16>
// CHECK: tensor.bitcast {{.*}} to tensor<3xsi16>
func.func @constant_static_si16_value() -> tensor<3xsi16> {
  %b = arith.constant dense<[1, 2]> : tensor<2xi16>
  %x = tensor.bitcast %b : tensor<2xi16> to tensor<2xsi16>
  %c = arith.constant dense<-5> : tensor<i16>
  %t = tensor.bitcast %c : tensor<i16> to tensor<si16>
  %v = tensor.extract %t[] : tensor<si16>
  %0 = pad.pad constant %x low[1] high[0] value(%v) : tensor<2xsi16> to tensor<3xsi16>
  return %0 : tensor<3xsi16>
}

// Nor is there an arith.constant of a dynamic type.
// CHECK-LABEL: func @edge_dynamic_ui8_splat_to_dynamic
// CHECK: %[[BITS:.*]] = arith.constant 5 : i8
// CHECK: %[[SCALAR:.*]] = builtin.unrealized_conversion_cast %[[BITS]] : i8 to ui8
// CHECK: tensor.splat %[[SCALAR]]
func.func @edge_dynamic_ui8_splat_to_dynamic(%h: index) -> tensor<?xui8> {
  %b = arith.constant dense<5> : tensor<2xi8>
  %x = tensor.bitcast %b : tensor<2xi8> to tensor<2xui8>
  %0 = pad.pad edge %x low[1] high[%h] : tensor<2xui8> to tensor<?xui8>
  return %0 : tensor<?xui8>
}

// CHECK-LABEL: func @constant_static_ui8_zero_cast
// CHECK-NOT: value
// CHECK: return
func.func @constant_static_ui8_zero_cast(%x: tensor<4xui8>) -> tensor<5xui8> {
  %c = arith.constant 0 : i8
  %v = builtin.unrealized_conversion_cast %c : i8 to ui8
  %0 = pad.pad constant %x low[1] high[0] value(%v) : tensor<4xui8> to tensor<5xui8>
  return %0 : tensor<5xui8>
}

// CHECK-LABEL: func @constant_static_ui8_zero
// CHECK-NOT: value
// CHECK: return
func.func @constant_static_ui8_zero(%x: tensor<4xui8>) -> tensor<5xui8> {
  %b = arith.constant dense<0> : tensor<i8>
  %t = tensor.bitcast %b : tensor<i8> to tensor<ui8>
  %v = tensor.extract %t[] : tensor<ui8>
  %0 = pad.pad constant %x low[1] high[0] value(%v) : tensor<4xui8> to tensor<5xui8>
  return %0 : tensor<5xui8>
}

// Floats with the bits of a constant are none to these patterns.
// CHECK-LABEL: func @negative_edge_static_f32
// CHECK: pad.pad edge
func.func @negative_edge_static_f32() -> tensor<3xf32> {
  %b = arith.constant dense<[1, 2]> : tensor<2xi32>
  %x = tensor.bitcast %b : tensor<2xi32> to tensor<2xf32>
  %0 = pad.pad edge %x low[1] high[0] : tensor<2xf32> to tensor<3xf32>
  return %0 : tensor<3xf32>
}
