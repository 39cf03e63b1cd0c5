// RUN: pad-opt %s --convert-pad-to-destination-style --canonicalize --cse | FileCheck %s --implicit-check-not='{{pad\.pad }}'

// CHECK-DAG: #[[$CROPPED:.*]] = affine_map<()[s0] -> (0, s0 - 1)>
// CHECK-DAG: #[[$SUM:.*]] = affine_map<()[s0, s1] -> (0, s0 + s1 + 4)>

// Amounts, axes and value go over unchanged.
// CHECK-LABEL: func @constant_static_f32(
// CHECK-SAME: %[[X:.*]]: tensor<3x4xf32>, %[[V:.*]]: f32)
// CHECK: %[[E:.*]] = tensor.empty() : tensor<3x7xf32>
// CHECK: %[[R:.*]] = pad.pad_into constant ins(%[[X]] : tensor<3x4xf32>) outs(%[[E]] : tensor<3x7xf32>) low[1] high[2] axes [1] value(%[[V]]) -> tensor<3x7xf32>
// CHECK: return %[[R]]
func.func @constant_static_f32(%x: tensor<3x4xf32>, %v: f32) -> tensor<3x7xf32> {
  %0 = pad.pad constant %x low[1] high[2] axes [1] value(%v) : tensor<3x4xf32> to tensor<3x7xf32>
  return %0 : tensor<3x7xf32>
}

// Without a crop an extent is a sum.
// CHECK-LABEL: func @edge_dynamic_f32(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>)
// CHECK: %[[DIM:.*]] = tensor.dim %[[X]]
// CHECK: %[[EXTENT:.*]] = affine.apply #{{.*}}()[%[[DIM]]]
// CHECK: tensor.empty(%[[EXTENT]]) : tensor<?x7xf32>
// CHECK: pad.pad_into edge {{.*}} low[1, 1] high[2, 2]
func.func @edge_dynamic_f32(%x: tensor<?x4xf32>) -> tensor<?x7xf32> {
  %0 = pad.pad edge %x low[1, 1] high[2, 2] : tensor<?x4xf32> to tensor<?x7xf32>
  return %0 : tensor<?x7xf32>
}

// Where it may be negative it is 0.
// CHECK-LABEL: func @edge_dynamic_f32_crop(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>, %[[L:.*]]: index, %[[H:.*]]: index)
// CHECK: %[[DIM:.*]] = tensor.dim %[[X]]
// CHECK: %[[EXTENT0:.*]] = affine.max #[[$CROPPED]]()[%[[DIM]]]
// CHECK: %[[EXTENT1:.*]] = affine.max #[[$SUM]]()[%[[L]], %[[H]]]
// CHECK: tensor.empty(%[[EXTENT0]], %[[EXTENT1]]) : tensor<?x?xf32>
// CHECK: pad.pad_into edge {{.*}} low[1, %[[L]]] high[-2, %[[H]]]
func.func @edge_dynamic_f32_crop(%x: tensor<?x4xf32>, %l: index, %h: index) -> tensor<?x?xf32> {
  %0 = pad.pad edge %x low[1, %l] high[-2, %h] : tensor<?x4xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// A static extent of the result stands.
// CHECK-LABEL: func @wrap_dynamic_f32_static_result(
// CHECK-NOT: tensor.dim
// CHECK: tensor.empty() : tensor<7xf32>
func.func @wrap_dynamic_f32_static_result(%x: tensor<?xf32>, %l: index) -> tensor<7xf32> {
  %0 = pad.pad wrap %x low[%l] high[2] : tensor<?xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}

// An extent that the type leaves open and the operands tell is known.
// CHECK-LABEL: func @wrap_static_f32_dynamic_result(
// CHECK: %[[R:.*]] = pad.pad_into wrap {{.*}} -> tensor<7xf32>
// CHECK: %[[CAST:.*]] = tensor.cast %[[R]] : tensor<7xf32> to tensor<?xf32>
// CHECK: return %[[CAST]]
func.func @wrap_static_f32_dynamic_result(%x: tensor<4xf32>) -> tensor<?xf32> {
  %0 = pad.pad wrap %x low[1] high[2] : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @reflect_static_f32_rank_0(
// CHECK: tensor.empty() : tensor<f32>
// CHECK: pad.pad_into reflect {{.*}} low[] high[]
func.func @reflect_static_f32_rank_0(%x: tensor<f32>) -> tensor<f32> {
  %0 = pad.pad reflect %x low[] high[] : tensor<f32> to tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: func @symmetric_static_f32_encoding(
// CHECK: tensor.empty() : tensor<6xf32, "enc">
func.func @symmetric_static_f32_encoding(%x: tensor<4xf32, "enc">) -> tensor<6xf32, "enc"> {
  %0 = pad.pad symmetric %x low[1] high[1] : tensor<4xf32, "enc"> to tensor<6xf32, "enc">
  return %0 : tensor<6xf32, "enc">
}

// Amounts in tensors are taken out of them.
// CHECK-LABEL: func @dynamic_edge_static_f32(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[P:.*]]: tensor<2xindex>)
// CHECK: %[[L:.*]] = tensor.extract %[[P]]
// CHECK: %[[H:.*]] = tensor.extract %[[P]]
// CHECK: pad.pad_into edge ins(%[[X]] : tensor<4xf32>) {{.*}} low[%[[L]]] high[%[[H]]]
func.func @dynamic_edge_static_f32(%x: tensor<4xf32>, %p: tensor<2xindex>) -> tensor<?xf32> {
  %0 = pad.dynamic_pad edge %x pads(%p) : tensor<4xf32>, tensor<2xindex> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @adjoint_reflect_dynamic_f32(
// CHECK-SAME: %[[G:.*]]: tensor<?xf32>
// CHECK: %[[N:.*]] = affine.max
// CHECK: %[[E:.*]] = tensor.empty(%[[N]]) : tensor<?xf32>
// CHECK: pad.adjoint_into reflect ins(%[[G]] : tensor<?xf32>) outs(%[[E]] : tensor<?xf32>) low[1] high[2] -> tensor<?xf32>
func.func @adjoint_reflect_dynamic_f32(%g: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.adjoint reflect %g low[1] high[2] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Negative amounts make no extent negative.
// CHECK-LABEL: func @adjoint_wrap_dynamic_crop(
// CHECK: affine.apply
// CHECK: pad.adjoint_into wrap
func.func @adjoint_wrap_dynamic_crop(%g: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.adjoint wrap %g low[-1] high[0] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
