// RUN: pad-opt %s --canonicalize | FileCheck %s
// RUN: pad-opt %s --canonicalize="disable-patterns=pad-static-amounts,pad-canonical-axes,pad-zero-value,pad-unused-value" \
// RUN: | FileCheck %s --check-prefix=OFF

//===----------------------------------------------------------------------===//
// pad-static-amounts
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @constant_dynamic_f32_amounts
// OFF-LABEL: func @constant_dynamic_f32_amounts
// CHECK: pad.pad constant %{{.*}} low[2, %{{.*}}] high[1, -3] : tensor<4x?xf32> to tensor<7x?xf32>
// OFF: pad.pad constant %{{.*}} low[%{{.*}}, %{{.*}}] high[%{{.*}}, -3]
func.func @constant_dynamic_f32_amounts(%x: tensor<4x?xf32>, %l: index) -> tensor<7x?xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = pad.pad constant %x low[%c2, %l] high[%c1, -3] : tensor<4x?xf32> to tensor<7x?xf32>
  return %0 : tensor<7x?xf32>
}

// CHECK-LABEL: func @edge_dynamic_f32_amounts_into_buffer
// OFF-LABEL: func @edge_dynamic_f32_amounts_into_buffer
// CHECK: pad.pad_into edge {{.*}} low[2] high[%{{.*}}]
// OFF: pad.pad_into edge {{.*}} low[%{{.*}}] high[%{{.*}}]
func.func @edge_dynamic_f32_amounts_into_buffer(%x: memref<4xf32>, %y: memref<7xf32>, %h: index) {
  %c2 = arith.constant 2 : index
  pad.pad_into edge ins(%x : memref<4xf32>) outs(%y : memref<7xf32>) low[%c2] high[%h]
  return
}

// 4 + 2 + 1 is not 9: one amount has to stay dynamic for the op to verify.
// CHECK-LABEL: func @negative_constant_static_f32_contradiction
// CHECK: %[[C1:.*]] = arith.constant 1 : index
// CHECK: pad.pad constant %{{.*}} low[2] high[%[[C1]]] : tensor<4xf32> to tensor<9xf32>
func.func @negative_constant_static_f32_contradiction(%x: tensor<4xf32>) -> tensor<9xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = pad.pad constant %x low[%c2] high[%c1] : tensor<4xf32> to tensor<9xf32>
  return %0 : tensor<9xf32>
}

// CHECK-LABEL: func @negative_constant_static_f32_contradiction_into
// CHECK: pad.pad_into constant {{.*}} low[%{{.*}}] high[1]
func.func @negative_constant_static_f32_contradiction_into(%x: tensor<4xf32>, %y: tensor<9xf32>) -> tensor<9xf32> {
  %c2 = arith.constant 2 : index
  %0 = pad.pad_into constant ins(%x : tensor<4xf32>) outs(%y : tensor<9xf32>) low[%c2] high[1] -> tensor<9xf32>
  return %0 : tensor<9xf32>
}

// 4 - 3 - 2 is negative.
// CHECK-LABEL: func @negative_edge_static_f32_negative_extent
// CHECK: pad.pad edge %{{.*}} low[-3] high[%{{.*}}] : tensor<4xf32> to tensor<?xf32>
func.func @negative_edge_static_f32_negative_extent(%x: tensor<4xf32>) -> tensor<?xf32> {
  %c-3 = arith.constant -3 : index
  %c-2 = arith.constant -2 : index
  %0 = pad.pad edge %x low[%c-3] high[%c-2] : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// An empty source with something to fill.
// CHECK-LABEL: func @negative_edge_static_f32_empty_source
// CHECK: pad.pad edge %{{.*}} low[2] high[%{{.*}}] : tensor<0xf32> to tensor<?xf32>
func.func @negative_edge_static_f32_empty_source(%x: tensor<0xf32>) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = pad.pad edge %x low[%c2] high[%c1] : tensor<0xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// The least integer as a static amount means that the amount is dynamic.
// CHECK-LABEL: func @negative_edge_dynamic_f32_least_integer
// CHECK: %[[MIN:.*]] = arith.constant -9223372036854775808 : index
// CHECK: pad.pad edge %{{.*}} low[%[[MIN]]] high[%{{.*}}] : tensor<?xf32> to tensor<?xf32>
func.func @negative_edge_dynamic_f32_least_integer(%x: tensor<?xf32>, %h: index) -> tensor<?xf32> {
  %min = arith.constant -9223372036854775808 : index
  %0 = pad.pad edge %x low[%min] high[%h] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

//===----------------------------------------------------------------------===//
// pad-canonical-axes
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @edge_dynamic_f32_axes_in_order
// OFF-LABEL: func @edge_dynamic_f32_axes_in_order
// CHECK-SAME: tensor<2x3x5xf32>, %[[L0:[a-z0-9]+]]: index, %[[L2:[a-z0-9]+]]: index, %[[H0:[a-z0-9]+]]: index
// CHECK: pad.pad edge %{{.*}} low[%[[L0]], %[[L2]]] high[%[[H0]], 4] axes [0, 2]
// OFF: axes [-1, 1, 0]
func.func @edge_dynamic_f32_axes_in_order(%x: tensor<2x3x5xf32>, %l0: index, %l2: index, %h0: index) -> tensor<?x3x?xf32> {
  %0 = pad.pad edge %x low[%l2, 0, %l0] high[4, 0, %h0] axes [-1, 1, 0] : tensor<2x3x5xf32> to tensor<?x3x?xf32>
  return %0 : tensor<?x3x?xf32>
}

// CHECK-LABEL: func @edge_static_f32_all_axes
// CHECK: pad.pad edge %{{.*}} low[1, 2] high[3, 4] : tensor<2x3xf32> to tensor<6x9xf32>
func.func @edge_static_f32_all_axes(%x: tensor<2x3xf32>) -> tensor<6x9xf32> {
  %0 = pad.pad edge %x low[2, 1] high[4, 3] axes [1, -2] : tensor<2x3xf32> to tensor<6x9xf32>
  return %0 : tensor<6x9xf32>
}

// CHECK-LABEL: func @edge_static_f32_axis_without_amounts
// OFF-LABEL: func @edge_static_f32_axis_without_amounts
// CHECK: pad.pad edge %{{.*}} low[1] high[0] axes [1] : tensor<2x3xf32> to tensor<2x4xf32>
// OFF: pad.pad edge %{{.*}} low[0, 1] high[0, 0] : tensor<2x3xf32> to tensor<2x4xf32>
func.func @edge_static_f32_axis_without_amounts(%x: tensor<2x3xf32>) -> tensor<2x4xf32> {
  %0 = pad.pad edge %x low[0, 1] high[0, 0] : tensor<2x3xf32> to tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: func @wrap_static_f32_axes_into_tensor
// CHECK: pad.pad_into wrap {{.*}} low[1] high[0] axes [1]
func.func @wrap_static_f32_axes_into_tensor(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = pad.pad_into wrap ins(%x : tensor<2x3xf32>) outs(%y : tensor<2x4xf32>) low[1, 0] high[0, 0] axes [-1, 0] -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// A roll has amounts.
// CHECK-LABEL: func @negative_wrap_static_f32_roll_is_kept
// CHECK: pad.pad wrap %{{.*}} low[-1, 2] high[1, 0]
func.func @negative_wrap_static_f32_roll_is_kept(%x: tensor<2x3xf32>) -> tensor<2x5xf32> {
  %0 = pad.pad wrap %x low[-1, 2] high[1, 0] : tensor<2x3xf32> to tensor<2x5xf32>
  return %0 : tensor<2x5xf32>
}

//===----------------------------------------------------------------------===//
// pad-zero-value
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @constant_static_f32_zero
// OFF-LABEL: func @constant_static_f32_zero
// CHECK-NOT: value
// OFF: value
// CHECK: return
func.func @constant_static_f32_zero(%x: tensor<4xf32>) -> tensor<5xf32> {
  %v = arith.constant 0.0 : f32
  %0 = pad.pad constant %x low[1] high[0] value(%v) : tensor<4xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}

// CHECK-LABEL: func @constant_static_i1_zero
// CHECK-NOT: value
// CHECK: return
func.func @constant_static_i1_zero(%x: memref<4xi1>, %y: memref<5xi1>) {
  %v = arith.constant false
  pad.pad_into constant ins(%x : memref<4xi1>) outs(%y : memref<5xi1>) low[1] high[0] value(%v)
  return
}

// CHECK-LABEL: func @constant_static_index_zero
// CHECK-NOT: value
// CHECK: return
func.func @constant_static_index_zero(%x: tensor<4xindex>) -> tensor<5xindex> {
  %v = arith.constant 0 : index
  %0 = pad.pad constant %x low[1] high[0] value(%v) : tensor<4xindex> to tensor<5xindex>
  return %0 : tensor<5xindex>
}

// CHECK-LABEL: func @constant_static_complex_f32_zero
// CHECK-NOT: value
// CHECK: return
func.func @constant_static_complex_f32_zero(%x: tensor<4xcomplex<f32>>) -> tensor<5xcomplex<f32>> {
  %v = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = pad.pad constant %x low[1] high[0] value(%v) : tensor<4xcomplex<f32>> to tensor<5xcomplex<f32>>
  return %0 : tensor<5xcomplex<f32>>
}

// The bits of 2^-127 are all zero in this type, which has no 0.
// CHECK-LABEL: func @constant_static_f8E8M0FNU_zero_bits
// CHECK-NOT: value
// CHECK: return
func.func @constant_static_f8E8M0FNU_zero_bits(%x: tensor<4xf8E8M0FNU>) -> tensor<5xf8E8M0FNU> {
  %v = arith.constant 5.877470e-39 : f8E8M0FNU
  %0 = pad.pad constant %x low[1] high[0] value(%v) : tensor<4xf8E8M0FNU> to tensor<5xf8E8M0FNU>
  return %0 : tensor<5xf8E8M0FNU>
}

// CHECK-LABEL: func @constant_static_vector_zero
// CHECK-NOT: value
// CHECK: return
func.func @constant_static_vector_zero(%x: tensor<4xvector<2xf32>>) -> tensor<5xvector<2xf32>> {
  %v = arith.constant dense<0.0> : vector<2xf32>
  %0 = pad.pad constant %x low[1] high[0] value(%v) : tensor<4xvector<2xf32>> to tensor<5xvector<2xf32>>
  return %0 : tensor<5xvector<2xf32>>
}

// CHECK-LABEL: func @constant_dynamic_f32_zero_of_dynamic_pad
// CHECK-NOT: value
// CHECK: return
func.func @constant_dynamic_f32_zero_of_dynamic_pad(%x: tensor<4xf32>, %p: tensor<2xi64>) -> tensor<?xf32> {
  %v = arith.constant 0.0 : f32
  %0 = pad.dynamic_pad constant %x pads(%p) value(%v) : tensor<4xf32>, tensor<2xi64> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @negative_constant_static_f32_minus_zero
// CHECK: value
func.func @negative_constant_static_f32_minus_zero(%x: tensor<4xf32>) -> tensor<5xf32> {
  %v = arith.constant -0.0 : f32
  %0 = pad.pad constant %x low[1] high[0] value(%v) : tensor<4xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}

// CHECK-LABEL: func @negative_constant_static_complex_f64_minus_zero
// CHECK: value
func.func @negative_constant_static_complex_f64_minus_zero(%x: tensor<4xcomplex<f64>>) -> tensor<5xcomplex<f64>> {
  %v = complex.constant [0.0 : f64, -0.0 : f64] : complex<f64>
  %0 = pad.pad constant %x low[1] high[0] value(%v) : tensor<4xcomplex<f64>> to tensor<5xcomplex<f64>>
  return %0 : tensor<5xcomplex<f64>>
}

//===----------------------------------------------------------------------===//
// pad-unused-value
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @constant_dynamic_f32_only_crops
// OFF-LABEL: func @constant_dynamic_f32_only_crops
// CHECK: pad.pad constant %{{.*}} low[-1] high[-2] :
// OFF: value
func.func @constant_dynamic_f32_only_crops(%x: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %0 = pad.pad constant %x low[-1] high[-2] value(%v) : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @negative_constant_dynamic_f32_pads_one_end
// CHECK: value
func.func @negative_constant_dynamic_f32_pads_one_end(%x: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %0 = pad.pad constant %x low[-1] high[1] value(%v) : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// If the source turns out to have 6 elements, the 3rd is filled.
// CHECK-LABEL: func @negative_constant_dynamic_f32_claimed_extent
// CHECK: value
func.func @negative_constant_dynamic_f32_claimed_extent(%x: tensor<?xf32>, %v: f32) -> tensor<7xf32> {
  %0 = pad.pad constant %x low[-1] high[-2] value(%v) : tensor<?xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}
