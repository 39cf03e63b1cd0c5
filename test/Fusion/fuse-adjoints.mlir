// RUN: pad-opt %s --fuse-pad --canonicalize --cse --split-input-file | FileCheck %s
// RUN: pad-opt %s --fuse-pad=tile-sizes=0,4 --split-input-file | FileCheck %s --check-prefix=SIZES

// A tile of planes is the adjoint of as many planes, at least 2048 elements.
// CHECK-LABEL: func @reflect_static_planes(
// CHECK: scf.for {{.*}} to %c800{{.*}} step %c205
// CHECK: %[[G:.*]] = tensor.extract_slice %arg0[%{{.*}}, 0] [%{{.*}}, 12] [1, 1] : tensor<800x12xf32> to tensor<?x12xf32>
// CHECK: %[[A:.*]] = pad.adjoint reflect %[[G]] low[1] high[1] axes [1] : tensor<?x12xf32> to tensor<?x10xf32>
// CHECK: linalg.negf ins(%[[A]]
// SIZES-LABEL: func @reflect_static_planes(
// SIZES: scf.for {{.*}} to %c10{{.*}} step %c4
func.func @reflect_static_planes(%g: tensor<800x12xf32>, %e: tensor<800x10xf32>) -> tensor<800x10xf32> {
  %0 = pad.adjoint reflect %g low[1] high[1] axes [1] : tensor<800x12xf32> to tensor<800x10xf32>
  %1 = linalg.negf ins(%0 : tensor<800x10xf32>) outs(%e : tensor<800x10xf32>) -> tensor<800x10xf32>
  return %1 : tensor<800x10xf32>
}

// -----

// One tile has all of it.
// CHECK-LABEL: func @negative_reflect_static_small(
// CHECK-NOT: scf.for
// SIZES-LABEL: func @negative_reflect_static_small(
// SIZES: scf.for
func.func @negative_reflect_static_small(%g: tensor<8x10xf32>, %e: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = pad.adjoint reflect %g low[1] high[1] axes [1] : tensor<8x10xf32> to tensor<8x8xf32>
  %1 = linalg.negf ins(%0 : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// -----

// A plane that no cache holds is cut along its padded axis, too, a smaller one not.
// CHECK-LABEL: func @edge_static_large_planes(
// CHECK: scf.for {{.*}} to %c3{{.*}} step %c1
// CHECK: scf.for {{.*}} to %c3000{{.*}} step %c22
// CHECK: pad.adjoint edge %{{.*}} : tensor<1x?x3002xf32> to tensor<1x?x3000xf32>
// CHECK: linalg.negf
// CHECK-LABEL: func @edge_static_planes(
// CHECK: scf.for {{.*}} to %c3{{.*}} step %c1
// CHECK-NOT: scf.for
// CHECK: pad.adjoint edge %{{.*}} : tensor<1x602x602xf32> to tensor<1x600x600xf32>
// CHECK: linalg.negf
func.func @edge_static_large_planes(%g: tensor<3x3002x3002xf32>, %e: tensor<3x3000x3000xf32>) -> tensor<3x3000x3000xf32> {
  %0 = pad.adjoint edge %g low[1, 1] high[1, 1] axes [1, 2] : tensor<3x3002x3002xf32> to tensor<3x3000x3000xf32>
  %1 = linalg.negf ins(%0 : tensor<3x3000x3000xf32>) outs(%e : tensor<3x3000x3000xf32>) -> tensor<3x3000x3000xf32>
  return %1 : tensor<3x3000x3000xf32>
}
func.func @edge_static_planes(%g: tensor<3x602x602xf32>, %e: tensor<3x600x600xf32>) -> tensor<3x600x600xf32> {
  %0 = pad.adjoint edge %g low[1, 1] high[1, 1] axes [1, 2] : tensor<3x602x602xf32> to tensor<3x600x600xf32>
  %1 = linalg.negf ins(%0 : tensor<3x600x600xf32>) outs(%e : tensor<3x600x600xf32>) -> tensor<3x600x600xf32>
  return %1 : tensor<3x600x600xf32>
}

// -----

// The first and the last tile of such an axis would add up all of it.
// CHECK-LABEL: func @negative_wrap_static_one_axis(
// CHECK-NOT: scf.for
// SIZES-LABEL: func @negative_wrap_static_one_axis(
func.func @negative_wrap_static_one_axis(%g: tensor<100002xf32>, %e: tensor<100000xf32>) -> tensor<100000xf32> {
  %0 = pad.adjoint wrap %g low[1] high[1] : tensor<100002xf32> to tensor<100000xf32>
  %1 = linalg.negf ins(%0 : tensor<100000xf32>) outs(%e : tensor<100000xf32>) -> tensor<100000xf32>
  return %1 : tensor<100000xf32>
}

// -----

// Nothing is built, either.
// CHECK-LABEL: func @negative_wrap_dynamic(
// CHECK-NEXT: %[[A:.*]] = pad.adjoint
// CHECK-NEXT: linalg.add ins(%[[A]]
// CHECK-NEXT: return
func.func @negative_wrap_dynamic(%g: tensor<?x?xf32>, %h: tensor<?x?xf32>, %e: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = pad.adjoint wrap %g low[1, 1] high[1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = linalg.add ins(%0, %h : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func @edge_dynamic(
// CHECK: scf.for {{.*}} step %c65536
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

// The tile has all of the axes that are not known, and needs no checks. The
// adjoint of the whole is not kept for its extents, and the tile is no slice.
// CHECK-LABEL: func @edge_dynamic_planes(
// CHECK-NOT: pad.adjoint
// CHECK: %[[SIZE:.*]] = arith.addi
// CHECK: scf.for {{.*}} step %[[SIZE]]
// CHECK-NOT: arith.select
// CHECK: %[[A:.*]] = pad.adjoint edge {{.*}} low[1, 1] high[1, 1] axes [1, 2] : tensor<?x?x?xf32> to tensor<?x?x?xf32>
// CHECK: linalg.add ins(%[[A]]
func.func @edge_dynamic_planes(%g: tensor<16x?x?xf32>, %h: tensor<16x?x?xf32>, %e: tensor<16x?x?xf32>) -> tensor<16x?x?xf32> {
  %0 = pad.adjoint edge %g low[0, 1, 1] high[0, 1, 1] : tensor<16x?x?xf32> to tensor<16x?x?xf32>
  %1 = linalg.add ins(%0, %h : tensor<16x?x?xf32>, tensor<16x?x?xf32>) outs(%e : tensor<16x?x?xf32>) -> tensor<16x?x?xf32>
  return %1 : tensor<16x?x?xf32>
}

// -----

// Nothing is padded along the first axis, so its extents are equal.
// CHECK-LABEL: func @edge_dynamic_all(
// CHECK: scf.for
// CHECK-NOT: arith.select
// CHECK: %[[A:.*]] = pad.adjoint edge {{.*}} low[1, 1] high[1, 1] axes [1, 2] : tensor<?x?x?xf32> to tensor<?x?x?xf32>
// CHECK: linalg.add ins(%[[A]]
func.func @edge_dynamic_all(%g: tensor<?x?x?xf32>, %h: tensor<?x?x?xf32>, %e: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = pad.adjoint edge %g low[0, 1, 1] high[0, 1, 1] : tensor<?x?x?xf32> to tensor<?x?x?xf32>
  %1 = linalg.add ins(%0, %h : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}

// -----

// The gradient may have other rows than the result says.
// SIZES-LABEL: func @claimed_rows(
// SIZES:         scf.for
// SIZES:           %[[N:.*]] = tensor.dim %arg0, %c0
// SIZES:           arith.subi %[[N]], %c8
func.func @claimed_rows(%g: tensor<?x6xf32>) -> tensor<8x4xf32> {
  %y = pad.adjoint edge %g low[0, 1] high[0, 1] : tensor<?x6xf32> to tensor<8x4xf32>
  %e = tensor.empty() : tensor<8x4xf32>
  %z = linalg.negf ins(%y : tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %z : tensor<8x4xf32>
}
