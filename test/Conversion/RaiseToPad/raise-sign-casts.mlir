// RUN: pad-opt %s --raise-to-pad | FileCheck %s

// Pads that front ends write between casts from and to integers with a sign, as JAX does
// in linalg, are of these integers: no pass over the array is made for a cast.

// CHECK-LABEL: func @constant_dynamic_ui8(
// CHECK-SAME:  %[[X:.*]]: tensor<?x?xui8>, %[[V:.*]]: i8)
// CHECK-NEXT:  %[[W:.*]] = builtin.unrealized_conversion_cast %[[V]] : i8 to ui8
// CHECK-NEXT:  %[[P:.*]] = pad.pad constant %[[X]] low[2, 2] high[2, 2] value(%[[W]]) : tensor<?x?xui8> to tensor<?x?xui8>
// CHECK-NEXT:  return %[[P]]
func.func @constant_dynamic_ui8(%x: tensor<?x?xui8>, %v: i8) -> tensor<?x?xui8> {
  %s = builtin.unrealized_conversion_cast %x : tensor<?x?xui8> to tensor<?x?xi8>
  %p = tensor.pad %s low[2, 2] high[2, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i8
  } : tensor<?x?xi8> to tensor<?x?xi8>
  %r = builtin.unrealized_conversion_cast %p : tensor<?x?xi8> to tensor<?x?xui8>
  return %r : tensor<?x?xui8>
}

// CHECK-LABEL: func @edge_static_si16_axes(
// CHECK-NEXT:  pad.pad edge %{{.*}} low[1] high[0] axes [1] : tensor<4x5xsi16> to tensor<4x6xsi16>
// CHECK-NEXT:  return
func.func @edge_static_si16_axes(%x: tensor<4x5xsi16>) -> tensor<4x6xsi16> {
  %s = builtin.unrealized_conversion_cast %x : tensor<4x5xsi16> to tensor<4x5xi16>
  %p = pad.pad edge %s low[1] high[0] axes [1] : tensor<4x5xi16> to tensor<4x6xi16>
  %r = builtin.unrealized_conversion_cast %p : tensor<4x6xi16> to tensor<4x6xsi16>
  return %r : tensor<4x6xsi16>
}

// Whoever else reads the pad reads it as it is.
// CHECK-LABEL: func @negative_constant_static_ui8_other_user(
// CHECK:       pad.pad constant {{.*}} : tensor<4xi8> to tensor<6xi8>
// CHECK:       unrealized_conversion_cast {{.*}} : tensor<6xi8> to tensor<6xui8>
func.func @negative_constant_static_ui8_other_user(%x: tensor<4xui8>) -> (tensor<6xui8>, tensor<6xi8>) {
  %s = builtin.unrealized_conversion_cast %x : tensor<4xui8> to tensor<4xi8>
  %p = pad.pad constant %s low[1] high[1] : tensor<4xi8> to tensor<6xi8>
  %r = builtin.unrealized_conversion_cast %p : tensor<6xi8> to tensor<6xui8>
  return %r, %p : tensor<6xui8>, tensor<6xi8>
}

// The other sign.
// CHECK-LABEL: func @negative_constant_static_ui8_si8(
// CHECK:       pad.pad constant {{.*}} : tensor<4xi8> to tensor<6xi8>
func.func @negative_constant_static_ui8_si8(%x: tensor<4xui8>) -> tensor<6xsi8> {
  %s = builtin.unrealized_conversion_cast %x : tensor<4xui8> to tensor<4xi8>
  %p = pad.pad constant %s low[1] high[1] : tensor<4xi8> to tensor<6xi8>
  %r = builtin.unrealized_conversion_cast %p : tensor<6xi8> to tensor<6xsi8>
  return %r : tensor<6xsi8>
}

// A fill that was cast has another type than the pad would have.
// CHECK-LABEL: func @cast_fill(
// CHECK-NOT:     pad.pad
// CHECK:         tensor.insert_slice
func.func @cast_fill(%x: tensor<3xui8>, %v: i8) -> tensor<6xui8> {
  %s = tensor.splat %v : tensor<6xi8>
  %u = builtin.unrealized_conversion_cast %s : tensor<6xi8> to tensor<6xui8>
  %r = tensor.insert_slice %x into %u[1] [3] [1] : tensor<3xui8> into tensor<6xui8>
  return %r : tensor<6xui8>
}
