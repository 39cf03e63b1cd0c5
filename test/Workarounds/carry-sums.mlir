// RUN: pad-opt %s --carry-sums --split-input-file | FileCheck %s

// CHECK-LABEL: func @matmul(
// CHECK-SAME:      %[[X:.*]]: memref<4x?xf32>, %[[Y:.*]]: memref<?x6xf32>, %[[Z:.*]]: memref<4x6xf32>)
// CHECK:         %[[N:.*]] = memref.dim %[[X]], %c1
// CHECK:         scf.for %[[I:.*]] = %c0{{.*}} to %c4
// CHECK:           scf.for %[[J:.*]] = %c0{{.*}} to %c6
// CHECK:             %[[INIT:.*]] = memref.load %[[Z]][%[[I]], %[[J]]]
// CHECK:             %[[SUM:.*]] = scf.for %[[K:.*]] = %c0{{.*}} to %[[N]] {{.*}} iter_args(%[[S:.*]] = %[[INIT]]) -> (f32) {
// CHECK-DAG:           %[[A:.*]] = memref.load %[[X]][%[[I]], %[[K]]]
// CHECK-DAG:           %[[B:.*]] = memref.load %[[Y]][%[[K]], %[[J]]]
// CHECK:               %[[C:.*]] = arith.mulf %[[A]], %[[B]]
// CHECK:               %[[T:.*]] = arith.addf %[[S]], %[[C]]
// CHECK-NOT:           memref.store
// CHECK:               scf.yield %[[T]]
// CHECK:             memref.store %[[SUM]], %[[Z]][%[[I]], %[[J]]]
// CHECK-NOT:     linalg.matmul
func.func @matmul(%x: memref<4x?xf32>, %y: memref<?x6xf32>, %z: memref<4x6xf32>) {
  linalg.matmul ins(%x, %y : memref<4x?xf32>, memref<?x6xf32>) outs(%z : memref<4x6xf32>)
  return
}

// -----

// Several loops add up, and windows are read. A loop of one turn is none.

// CHECK-LABEL: func @convolution(
// CHECK-COUNT-3: scf.for
// CHECK:         memref.load
// CHECK:         scf.for {{.*}} iter_args
// CHECK:           scf.for {{.*}} iter_args
// CHECK:             scf.for %[[L:.*]] = {{.*}} iter_args
// CHECK:               affine.apply #{{.*}}(%{{.*}}, %[[L]])
// CHECK:         memref.store
// CHECK-NOT:     memref.store
func.func @convolution(%x: memref<1x2x8x8xf32>, %w: memref<2x2x3x3xf32>,
                       %y: memref<1x2x6x6xf32>) {
  linalg.conv_2d_nchw_fchw ins(%x, %w : memref<1x2x8x8xf32>, memref<2x2x3x3xf32>)
                           outs(%y : memref<1x2x6x6xf32>)
  return
}

// -----

// Sums along rows of the result stay in the order that --interchange-reductions gave
// them, a sum that reads its result is left to loops that do so after each store, and an
// elementwise op adds nothing up.

// CHECK-LABEL: func @others(
// CHECK:         linalg.generic
// CHECK:         linalg.matmul
// CHECK:         linalg.add
// CHECK-NOT:     scf.for
func.func @others(%x: memref<4x4xf32>, %y: memref<4x4xf32>, %z: memref<4x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, k, j) -> (i, k)>,
                                   affine_map<(i, k, j) -> (k, j)>,
                                   affine_map<(i, k, j) -> (i, j)>],
                  iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%x, %y : memref<4x4xf32>, memref<4x4xf32>) outs(%z : memref<4x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %c, %m : f32
    linalg.yield %s : f32
  }
  linalg.matmul ins(%z, %y : memref<4x4xf32>, memref<4x4xf32>) outs(%z : memref<4x4xf32>)
  linalg.add ins(%x, %y : memref<4x4xf32>, memref<4x4xf32>) outs(%z : memref<4x4xf32>)
  return
}
