// RUN: pad-opt %s --canonicalize --split-input-file | FileCheck %s
// RUN: pad-opt %s --canonicalize="disable-patterns=adjoint-to-pad,adjoint-of-zero,adjoint-of-adjoint" --split-input-file \
// RUN: | FileCheck %s --check-prefix=OFF

//===----------------------------------------------------------------------===//
// The fold, amounts, axes and types
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @reflect_static_f32_nothing
// CHECK-SAME: (%[[G:[a-z0-9]+]]: tensor<3x2xf32>
// CHECK-NEXT: return %[[G]]
func.func @reflect_static_f32_nothing(%g: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %0 = pad.adjoint reflect %g low[0, 0] high[0, 0] : tensor<3x2xf32> to tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// -----

// CHECK-LABEL: func @edge_dynamic_f32_amounts_and_types
// CHECK: %[[A:.*]] = pad.adjoint edge %{{.*}} low[2] high[1] axes [1] : tensor<4x7xf32> to tensor<4x4xf32>
// CHECK: tensor.cast %[[A]] : tensor<4x4xf32> to tensor<?x?xf32>
func.func @edge_dynamic_f32_amounts_and_types(%g: tensor<4x7xf32>) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c = tensor.cast %g : tensor<4x7xf32> to tensor<?x?xf32>
  %0 = pad.adjoint edge %c low[0, %c2] high[0, %c1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func @wrap_static_f32_result_cast
// CHECK: %[[A:.*]] = pad.adjoint wrap %{{.*}} low[%{{.*}}] high[1] : tensor<7xf32> to tensor<4xf32>
// CHECK: return %[[A]]
func.func @wrap_static_f32_result_cast(%g: tensor<7xf32>, %l: index) -> tensor<4xf32> {
  %0 = pad.adjoint wrap %g low[%l] high[1] : tensor<7xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// 7 - 2 - 1 is not 5: an amount stays dynamic for the op to verify.
// CHECK-LABEL: func @negative_edge_static_f32_contradiction
// CHECK: %[[C:.*]] = arith.constant 1 : index
// CHECK: pad.adjoint edge %{{.*}} low[2] high[%[[C]]] : tensor<7xf32> to tensor<5xf32>
func.func @negative_edge_static_f32_contradiction(%g: tensor<7xf32>) -> tensor<5xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = pad.adjoint edge %g low[%c2] high[%c1] : tensor<7xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

// CHECK-LABEL: func @into_buffers
// CHECK: pad.adjoint_into edge ins(%{{.*}} : memref<7xf32>) outs(%{{.*}} : memref<4xf32>) low[2] high[1]
func.func @into_buffers(%g: memref<7xf32>, %y: memref<4xf32>) {
  %c2 = arith.constant 2 : index
  %c = memref.cast %g : memref<7xf32> to memref<?xf32>
  pad.adjoint_into edge ins(%c : memref<?xf32>) outs(%y : memref<4xf32>) low[%c2] high[1]
  return
}

// -----

//===----------------------------------------------------------------------===//
// adjoint-to-pad
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @constant_dynamic_f32
// CHECK-SAME: %[[G:.*]]: tensor<?x5xf32>, %[[L:.*]]: index
// CHECK: %[[N:.*]] = affine.apply {{.*}}()[%[[L]]]
// CHECK: pad.pad constant %[[G]] low[%[[N]], -1] high[-2, 3] : tensor<?x5xf32> to tensor<?x7xf32>
// OFF-LABEL: func @constant_dynamic_f32
// OFF: pad.adjoint constant
func.func @constant_dynamic_f32(%g: tensor<?x5xf32>, %l: index) -> tensor<?x7xf32> {
  %0 = pad.adjoint constant %g low[%l, 1] high[2, -3] : tensor<?x5xf32> to tensor<?x7xf32>
  return %0 : tensor<?x7xf32>
}

// -----

// What a pad of any mode only crops is shown once, or not at all.
// CHECK-LABEL: func @wrap_dynamic_crop
// CHECK: pad.pad constant %{{.*}} low[1] high[0] : tensor<?xf32> to tensor<?xf32>
func.func @wrap_dynamic_crop(%g: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.adjoint wrap %g low[-1] high[0] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// At run time the result may be smaller than it should be, and wrap.
// CHECK-LABEL: func @negative_wrap_static_claim
// CHECK: pad.adjoint wrap
func.func @negative_wrap_static_claim(%g: tensor<?xf32>) -> tensor<4xf32> {
  %0 = pad.adjoint wrap %g low[-1] high[0] : tensor<?xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

//===----------------------------------------------------------------------===//
// adjoint-of-zero
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @reflect_static_zero
// CHECK-NEXT: %[[Z:.*]] = arith.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT: return %[[Z]]
// OFF-LABEL: func @reflect_static_zero
// OFF: pad.adjoint reflect
func.func @reflect_static_zero() -> tensor<4xf32> {
  %z = arith.constant dense<0.0> : tensor<7xf32>
  %0 = pad.adjoint reflect %z low[1] high[2] : tensor<7xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Elements that are not shown are 0.0.
// CHECK-LABEL: func @negative_reflect_static_minus_zero
// CHECK: pad.adjoint reflect
func.func @negative_reflect_static_minus_zero() -> tensor<4xf32> {
  %z = arith.constant dense<-0.0> : tensor<7xf32>
  %0 = pad.adjoint reflect %z low[1] high[2] : tensor<7xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

//===----------------------------------------------------------------------===//
// adjoint-of-adjoint
//===----------------------------------------------------------------------===//

// A wrap by 2 of a wrap by 4 of an axis of extent 4 is a wrap by 6.
// CHECK-LABEL: func @wrap_static_i32
// CHECK: pad.adjoint wrap %{{.*}} low[6] high[0] : tensor<10xi32> to tensor<4xi32>
// OFF-LABEL: func @wrap_static_i32
// OFF-COUNT-2: pad.adjoint wrap
func.func @wrap_static_i32(%g: tensor<10xi32>) -> tensor<4xi32> {
  %0 = pad.adjoint wrap %g low[2] high[0] : tensor<10xi32> to tensor<8xi32>
  %1 = pad.adjoint wrap %0 low[4] high[0] : tensor<8xi32> to tensor<4xi32>
  return %1 : tensor<4xi32>
}

// -----

// A sum of sums is not one sum of floats.
// CHECK-LABEL: func @negative_wrap_static_f32
// CHECK-COUNT-2: pad.adjoint wrap
func.func @negative_wrap_static_f32(%g: tensor<10xf32>) -> tensor<4xf32> {
  %0 = pad.adjoint wrap %g low[2] high[0] : tensor<10xf32> to tensor<8xf32>
  %1 = pad.adjoint wrap %0 low[4] high[0] : tensor<8xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// But along one axis after the other, in their order, it is.
// CHECK-LABEL: func @reflect_static_f32_axes
// CHECK: pad.adjoint reflect %{{.*}} low[1, 2] high[1, 0] : tensor<8x9xf32> to tensor<6x7xf32>
func.func @reflect_static_f32_axes(%g: tensor<8x9xf32>) -> tensor<6x7xf32> {
  %0 = pad.adjoint reflect %g low[1] high[1] axes [0] : tensor<8x9xf32> to tensor<6x9xf32>
  %1 = pad.adjoint reflect %0 low[2] high[0] axes [1] : tensor<6x9xf32> to tensor<6x7xf32>
  return %1 : tensor<6x7xf32>
}

// -----

// CHECK-LABEL: func @negative_reflect_static_f32_axes_out_of_order
// CHECK-COUNT-2: pad.adjoint reflect
func.func @negative_reflect_static_f32_axes_out_of_order(%g: tensor<8x9xf32>) -> tensor<6x7xf32> {
  %0 = pad.adjoint reflect %g low[2] high[0] axes [1] : tensor<8x9xf32> to tensor<8x7xf32>
  %1 = pad.adjoint reflect %0 low[1] high[1] axes [0] : tensor<8x7xf32> to tensor<6x7xf32>
  return %1 : tensor<6x7xf32>
}

// -----

// Halves would be rounded twice.
// CHECK-LABEL: func @negative_reflect_static_bf16_axes
// CHECK-COUNT-2: pad.adjoint reflect
func.func @negative_reflect_static_bf16_axes(%g: tensor<8x9xbf16>) -> tensor<6x7xbf16> {
  %0 = pad.adjoint reflect %g low[1] high[1] axes [0] : tensor<8x9xbf16> to tensor<6x9xbf16>
  %1 = pad.adjoint reflect %0 low[2] high[0] axes [1] : tensor<6x9xbf16> to tensor<6x7xbf16>
  return %1 : tensor<6x7xbf16>
}

// -----

// CHECK-LABEL: func @negative_reflect_static_i32_no_composition
// CHECK-COUNT-2: pad.adjoint reflect
func.func @negative_reflect_static_i32_no_composition(%g: tensor<10xi32>) -> tensor<4xi32> {
  %0 = pad.adjoint reflect %g low[4] high[0] : tensor<10xi32> to tensor<6xi32>
  %1 = pad.adjoint reflect %0 low[2] high[0] : tensor<6xi32> to tensor<4xi32>
  return %1 : tensor<4xi32>
}

// -----

// The extent would be negative, which the verifier does not see before.
// CHECK-LABEL: func @negative_constant_operands_no_extent
// CHECK: pad.adjoint constant %{{.*}} low[1] high[%{{.*}}] : tensor<3xf32> to tensor<?xf32>
func.func @negative_constant_operands_no_extent(%g: tensor<3xf32>) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = pad.adjoint constant %g low[%c1] high[%c3] : tensor<3xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
