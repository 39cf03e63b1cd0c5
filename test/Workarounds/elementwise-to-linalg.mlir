// RUN: pad-opt %s --elementwise-to-linalg --split-input-file | FileCheck %s

// CHECK-LABEL: func @elementwise(
// CHECK-NOT: arith.addf %{{.*}} : tensor
// CHECK: linalg.generic
// CHECK: arith.addf %{{.*}} : f32
// CHECK-NOT: arith.select %{{.*}} : tensor
// CHECK: linalg.generic
// CHECK: arith.select %{{.*}} : f32
func.func @elementwise(%c: tensor<?xi1>, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.addf %x, %y : tensor<?xf32>
  %1 = arith.select %c, %0, %x : tensor<?xi1>, tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// One of two tensors, whose extents may differ.
// CHECK-LABEL: func @select_of_tensors(
// CHECK-NOT: linalg.generic
// CHECK: %[[X:.*]] = arith.select %{{.*}} : tensor<?xf32>
// CHECK: %[[Y:.*]] = arith.select %{{.*}} : tensor<4xf32>
// CHECK: return %[[X]], %[[Y]]
func.func @select_of_tensors(%b: i1, %x: tensor<?xf32>, %y: tensor<?xf32>,
    %z: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>) {
  %0 = arith.select %b, %x, %y : tensor<?xf32>
  %1 = arith.select %b, %z, %w : tensor<4xf32>
  return %0, %1 : tensor<?xf32>, tensor<4xf32>
}

// As stablehlo-legalize-to-linalg leaves them.
// CHECK-LABEL: func @cast_of_elements
// CHECK:         linalg.generic {{.*}} ins(%{{.+}} : tensor<?xui8>) outs(%{{.+}} : tensor<?xi8>)
// CHECK:           builtin.unrealized_conversion_cast %{{.+}} : ui8 to i8
func.func @cast_of_elements(%x: tensor<?xui8>) -> tensor<?xi8> {
  %0 = builtin.unrealized_conversion_cast %x : tensor<?xui8> to tensor<?xi8>
  return %0 : tensor<?xi8>
}

// CHECK-LABEL: func @cast_to_other_bits
// CHECK:         builtin.unrealized_conversion_cast %{{.+}} : tensor<4xui8> to tensor<4xi16>
func.func @cast_to_other_bits(%x: tensor<4xui8>) -> tensor<4xi16> {
  %0 = builtin.unrealized_conversion_cast %x : tensor<4xui8> to tensor<4xi16>
  return %0 : tensor<4xi16>
}

// CHECK-LABEL: func @cast_with_encoding
// CHECK:         %[[E:.+]] = tensor.empty() : tensor<4xi8, "enc">
// CHECK:         linalg.generic {{.*}} outs(%[[E]] : tensor<4xi8, "enc">)
func.func @cast_with_encoding(%x: tensor<4xui8, "enc">) -> tensor<4xi8, "enc"> {
  %0 = builtin.unrealized_conversion_cast %x : tensor<4xui8, "enc"> to tensor<4xi8, "enc">
  return %0 : tensor<4xi8, "enc">
}
