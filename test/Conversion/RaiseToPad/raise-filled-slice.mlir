// RUN: pad-opt %s --raise-to-pad | FileCheck %s

// CHECK-LABEL: func @constant_static_f32_fill
// CHECK-NOT:     linalg.fill
// CHECK:         pad.pad constant %{{.*}} low[0, 1] high[0, 3] value(%{{.*}}) : tensor<2x4xf32> to tensor<2x8xf32>
func.func @constant_static_f32_fill(%x: tensor<2x4xf32>, %v: f32) -> tensor<2x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %0 = tensor.insert_slice %x into %f[0, 1] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}

// CHECK-LABEL: func @constant_dynamic_f32_fill
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?xf32>, %[[n:[a-z0-9]+]]: index, %[[o:[a-z0-9]+]]: index, %[[m:[a-z0-9]+]]: index, %[[v:[a-z0-9]+]]: f32
// CHECK:         %[[d:.+]] = tensor.dim %[[x]]
// CHECK-NEXT:    %[[high:.+]] = affine.apply #{{.*}}()[%[[n]], %[[o]], %[[d]]]
// CHECK-NEXT:    pad.pad constant %[[x]] low[%[[o]]] high[%[[high]]] value(%[[v]]) : tensor<?xf32> to tensor<?xf32>
func.func @constant_dynamic_f32_fill(%x: tensor<?xf32>, %n: index, %o: index, %m: index, %v: f32) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %0 = tensor.insert_slice %x into %f[%o] [%m] [1] : tensor<?xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}

// What is written into a destination stays there.
// CHECK-LABEL: func @constant_dynamic_f32_fill_of_destination
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<4xf32>, %[[d:[a-z0-9]+]]: tensor<?xf32>
// CHECK:         %[[n:.+]] = tensor.dim %[[d]]
// CHECK:         %[[high:.+]] = affine.apply #{{.*}}()[%[[n]]]
// CHECK:         pad.pad_into constant ins(%[[x]] : tensor<4xf32>) outs(%[[d]] : tensor<?xf32>) low[2] high[%[[high]]] value(%{{.*}}) -> tensor<?xf32>
func.func @constant_dynamic_f32_fill_of_destination(%x: tensor<4xf32>, %d: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %f = linalg.fill ins(%v : f32) outs(%d : tensor<?xf32>) -> tensor<?xf32>
  %0 = tensor.insert_slice %x into %f[2] [4] [1] : tensor<4xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @constant_static_i8_splat
// CHECK-NOT:     tensor.splat
// CHECK:         pad.pad constant %{{.*}} low[2] high[1] value(%{{.*}}) : tensor<4xi8> to tensor<7xi8>
func.func @constant_static_i8_splat(%x: tensor<4xi8>, %v: i8) -> tensor<7xi8> {
  %f = tensor.splat %v : tensor<7xi8>
  %0 = tensor.insert_slice %x into %f[2] [4] [1] : tensor<4xi8> into tensor<7xi8>
  return %0 : tensor<7xi8>
}

// CHECK-LABEL: func @constant_static_bf16_splat_constant
// CHECK:         %[[v:.+]] = arith.constant 2.500000e+00 : bf16
// CHECK:         pad.pad constant %{{.*}} low[2] high[1] value(%[[v]]) : tensor<4xbf16> to tensor<7xbf16>
func.func @constant_static_bf16_splat_constant(%x: tensor<4xbf16>) -> tensor<7xbf16> {
  %f = arith.constant dense<2.5> : tensor<7xbf16>
  %0 = tensor.insert_slice %x into %f[2] [4] [1] : tensor<4xbf16> into tensor<7xbf16>
  return %0 : tensor<7xbf16>
}

// CHECK-LABEL: func @negative_constant_static_f32_stride
// CHECK:         tensor.insert_slice
func.func @negative_constant_static_f32_stride(%x: tensor<4xf32>, %v: f32) -> tensor<8xf32> {
  %f = tensor.splat %v : tensor<8xf32>
  %0 = tensor.insert_slice %x into %f[0] [4] [2] : tensor<4xf32> into tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func @negative_constant_static_f32_lower_rank
// CHECK:         tensor.insert_slice
func.func @negative_constant_static_f32_lower_rank(%x: tensor<4xf32>, %v: f32) -> tensor<2x8xf32> {
  %f = tensor.splat %v : tensor<2x8xf32>
  %0 = tensor.insert_slice %x into %f[0, 1] [1, 4] [1, 1] : tensor<4xf32> into tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}

// Nothing is known of what surrounds the slice.
// CHECK-LABEL: func @negative_static_f32_empty_destination
// CHECK:         tensor.insert_slice
func.func @negative_static_f32_empty_destination(%x: tensor<4xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = tensor.insert_slice %x into %e[1] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func @negative_static_f32_constant_of_many_values
// CHECK:         tensor.insert_slice
func.func @negative_static_f32_constant_of_many_values(%x: tensor<2xf32>) -> tensor<4xf32> {
  %f = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = tensor.insert_slice %x into %f[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
  return %0 : tensor<4xf32>
}
