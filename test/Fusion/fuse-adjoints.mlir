// RUN: pad-opt %s --fuse-pad --split-input-file | FileCheck %s
// RUN: pad-opt %s --fuse-pad=tile-sizes=0,4 --split-input-file | FileCheck %s --check-prefix=SIZES

// A tile of planes that are not padded is the adjoint of as many planes.
// CHECK-LABEL: func @reflect_static_planes(
// CHECK: scf.for {{.*}} to %c8{{.*}} step %c2
// CHECK: %[[G:.*]] = tensor.extract_slice %arg0[%{{.*}}, 0] [2, 10] [1, 1] : tensor<8x10xf32> to tensor<2x10xf32>
// CHECK: pad.adjoint reflect %[[G]] low[0, 1] high[0, 1] : tensor<2x10xf32> to tensor<2x8xf32>
// CHECK: linalg.negf
// SIZES-LABEL: func @reflect_static_planes(
// SIZES: scf.for {{.*}} to %c8{{.*}} step %c4
func.func @reflect_static_planes(%g: tensor<8x10xf32>, %e: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = pad.adjoint reflect %g low[1] high[1] axes [1] : tensor<8x10xf32> to tensor<8x8xf32>
  %1 = linalg.negf ins(%0 : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// -----

// The first and the last tile of such an axis would add up all of it.
// CHECK-LABEL: func @negative_wrap_static_one_axis(
// CHECK-NOT: scf.for
// SIZES-LABEL: func @negative_wrap_static_one_axis(
func.func @negative_wrap_static_one_axis(%g: tensor<10xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {
  %0 = pad.adjoint wrap %g low[1] high[1] : tensor<10xf32> to tensor<8xf32>
  %1 = linalg.negf ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

// CHECK-LABEL: func @edge_dynamic(
// CHECK: scf.for {{.*}} step %c32
// CHECK: pad.adjoint edge %{{.*}} : tensor<?xf32> to tensor<?xf32>
// CHECK: linalg.negf
func.func @edge_dynamic(%g: tensor<?xf32>, %e: tensor<?xf32>, %l: index) -> tensor<?xf32> {
  %0 = pad.adjoint edge %g low[%l] high[1] : tensor<?xf32> to tensor<?xf32>
  %1 = linalg.negf ins(%0 : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// What several operations read would be made several times.
// CHECK-LABEL: func @negative_reflect_static_two_users(
// CHECK-NOT: scf.for
func.func @negative_reflect_static_two_users(%g: tensor<8x10xf32>, %e: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = pad.adjoint reflect %g low[1] high[1] axes [1] : tensor<8x10xf32> to tensor<8x8xf32>
  %1 = linalg.negf ins(%0 : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

// The tile has all of the axes that are not known, and needs no checks.
// CHECK-LABEL: func @edge_dynamic_planes(
// CHECK: scf.for
// CHECK-NOT: arith.select
// CHECK: pad.adjoint edge {{.*}} low[0, 1, 1] high[0, 1, 1] : tensor<4x?x?xf32> to tensor<4x?x?xf32>
// CHECK: linalg.add
func.func @edge_dynamic_planes(%g: tensor<16x?x?xf32>, %h: tensor<16x?x?xf32>, %e: tensor<16x?x?xf32>) -> tensor<16x?x?xf32> {
  %0 = pad.adjoint edge %g low[0, 1, 1] high[0, 1, 1] : tensor<16x?x?xf32> to tensor<16x?x?xf32>
  %1 = linalg.add ins(%0, %h : tensor<16x?x?xf32>, tensor<16x?x?xf32>) outs(%e : tensor<16x?x?xf32>) -> tensor<16x?x?xf32>
  return %1 : tensor<16x?x?xf32>
}
