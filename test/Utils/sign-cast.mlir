// RUN: pad-opt %s --elementwise-to-linalg | FileCheck %s

// A cast of integers to others of the same bits is one of each element.

// CHECK-LABEL: func @static_ui8(
// CHECK:       linalg.generic
// CHECK:         unrealized_conversion_cast {{.*}} : ui8 to i8
func.func @static_ui8(%x: tensor<4xui8>) -> tensor<4xi8> {
  %r = builtin.unrealized_conversion_cast %x : tensor<4xui8> to tensor<4xi8>
  return %r : tensor<4xi8>
}

// Other casts are not known to be: of another width, of floats, of another shape, to
// several tensors, of memrefs.
// CHECK-LABEL: func @negative_others(
// CHECK-NOT:   linalg.generic
// CHECK:       return
func.func @negative_others(%x: tensor<4xui8>, %m: memref<4xui8>)
    -> (tensor<4xi16>, tensor<4xf8E5M2>, tensor<?xi8>, tensor<4xi8>, tensor<4xi8>, memref<4xi8>) {
  %0 = builtin.unrealized_conversion_cast %x : tensor<4xui8> to tensor<4xi16>
  %1 = builtin.unrealized_conversion_cast %x : tensor<4xui8> to tensor<4xf8E5M2>
  %2 = builtin.unrealized_conversion_cast %x : tensor<4xui8> to tensor<?xi8>
  %3:2 = builtin.unrealized_conversion_cast %x : tensor<4xui8> to tensor<4xi8>, tensor<4xi8>
  %4 = builtin.unrealized_conversion_cast %m : memref<4xui8> to memref<4xi8>
  return %0, %1, %2, %3#0, %3#1, %4 : tensor<4xi16>, tensor<4xf8E5M2>, tensor<?xi8>, tensor<4xi8>, tensor<4xi8>, memref<4xi8>
}
