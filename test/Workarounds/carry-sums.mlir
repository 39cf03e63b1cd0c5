// RUN: pad-opt %s --carry-sums --split-input-file | FileCheck %s
// RUN: pad-opt %s --carry-sums=vector-bytes=64 --split-input-file | FileCheck %s --check-prefix=WIDE
// RUN: not pad-opt %s --carry-sums=vector-bytes=3 --split-input-file 2>&1 | FileCheck %s --check-prefix=BYTES

// BYTES: error: 'vector-bytes' is 3, expected 0 or a power of two from 1 to 128
// WIDE-LABEL: func @rows(
// WIDE:         scf.for {{.*}} -> (vector<16xf32>, vector<16xf32>, vector<16xf32>)

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

// Sums along rows, as --interchange-reductions makes them, are in vectors: 45 elements are
// five and a half of 8. The last one has elements of the one before, so that both are added
// up in one loop, from the elements that the result has before it.

// CHECK-LABEL: func @rows(
// CHECK-SAME:      %[[X:.*]]: memref<4x50xf32>, %[[Y:.*]]: memref<50x45xf32>, %[[Z:.*]]: memref<4x45xf32>)
// CHECK:         scf.for %[[I:.*]] =
// CHECK:           %[[INIT:.*]] = vector.load %[[Z]][%[[I]], %c0{{.*}}] : memref<4x45xf32>, vector<8xf32>
// CHECK-COUNT-3:   vector.load %[[Z]]
// CHECK:           %[[SUMS:.*]]:4 = scf.for %[[K:.*]] = {{.*}} iter_args(%[[S:.*]] = %[[INIT]], {{.*}}) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
// CHECK:             %[[A:.*]] = memref.load %[[X]][%[[I]], %[[K]]]
// CHECK:             %[[B:.*]] = vector.load %[[Y]][%[[K]], %c0{{.*}}]
// CHECK:             %[[V:.*]] = vector.broadcast %[[A]] : f32 to vector<8xf32>
// CHECK:             %[[M:.*]] = arith.mulf %[[V]], %[[B]]
// CHECK:             arith.addf %[[S]], %[[M]]
// CHECK:           vector.store %[[SUMS]]#0, %[[Z]][%[[I]], %c0{{.*}}]
// CHECK:           vector.store %[[SUMS]]#3, %[[Z]][%[[I]], %c24{{.*}}]
// CHECK:           %[[SUMS:.*]]:2 = scf.for
// CHECK:           vector.store %[[SUMS]]#0, %[[Z]][%[[I]], %c32{{.*}}]
// CHECK:           vector.store %[[SUMS]]#1, %[[Z]][%[[I]], %c37{{.*}}]
#x = affine_map<(i, k, j) -> (i, k)>
#y = affine_map<(i, k, j) -> (k, j)>
#z = affine_map<(i, k, j) -> (i, j)>
func.func @rows(%x: memref<4x50xf32>, %y: memref<50x45xf32>, %z: memref<4x45xf32>) {
  linalg.generic {indexing_maps = [#x, #y, #z],
                  iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%x, %y : memref<4x50xf32>, memref<50x45xf32>) outs(%z : memref<4x45xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %c, %m : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// A row of 35 elements would leave one vector to itself: it is with the four before it.

// CHECK-LABEL: func @five(
// CHECK:         scf.for {{.*}} -> (vector<8xi32>, vector<8xi32>, vector<8xi32>, vector<8xi32>, vector<8xi32>) {
// CHECK-NOT:     scf.for
#x = affine_map<(k, j) -> (k)>
#y = affine_map<(k, j) -> (k, j)>
#z = affine_map<(k, j) -> (j)>
func.func @five(%x: memref<50xi32>, %y: memref<50x35xi32>, %z: memref<35xi32>) {
  linalg.generic {indexing_maps = [#x, #y, #z], iterator_types = ["reduction", "parallel"]}
      ins(%x, %y : memref<50xi32>, memref<50x35xi32>) outs(%z : memref<35xi32>) {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %m = arith.muli %a, %b : i32
    %s = arith.addi %c, %m : i32
    linalg.yield %s : i32
  }
  return
}

// -----

// Rows of unknown length of a vector or more; the elements behind the last whole vector are
// added up before what they overlap is stored. Shorter rows go element by element.

// CHECK-LABEL: func @unknown(
// CHECK:         scf.if
// CHECK:           %[[REST:.*]] = arith.cmpi slt, %c0{{.*}}, %{{.*}}
// CHECK:           %[[LAST:.*]] = scf.if %[[REST]] -> (vector<8xf32>) {
// CHECK:             scf.for {{.*}} -> (vector<8xf32>)
// CHECK:           scf.for
// CHECK:             scf.for {{.*}} -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>)
// CHECK:           scf.for
// CHECK:             scf.for {{.*}} -> (vector<8xf32>)
// CHECK:           scf.if %[[REST]] {
// CHECK:             vector.store %[[LAST]]
// CHECK:         } else {
// CHECK:           scf.for {{.*}} -> (f32)
#x = affine_map<(k, j) -> (k)>
#y = affine_map<(k, j) -> (k + j)>
#z = affine_map<(k, j) -> (j)>
func.func @unknown(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xf32>) {
  linalg.generic {indexing_maps = [#x, #y, #z], iterator_types = ["reduction", "parallel"]}
      ins(%x, %y : memref<?xf32>, memref<?xf32>) outs(%z : memref<?xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %c, %m : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// The extent of a row is a constant that is less than a vector, but not in the type.

// CHECK-LABEL: func @constant_extent(
// CHECK-NOT:     vector
// CHECK:         scf.for {{.*}} -> (f32)
// CHECK-NOT:     vector
// CHECK:         return
#x = affine_map<(k, j) -> (k)>
#y = affine_map<(k, j) -> (k, j)>
#z = affine_map<(k, j) -> (j)>
func.func @constant_extent(%x: memref<50xf32>) -> memref<?xf32> {
  %c5 = arith.constant 5 : index
  %y = memref.alloc(%c5) : memref<50x?xf32>
  %z = memref.alloc(%c5) : memref<?xf32>
  linalg.generic {indexing_maps = [#x, #y, #z], iterator_types = ["reduction", "parallel"]}
      ins(%x, %y : memref<50xf32>, memref<50x?xf32>) outs(%z : memref<?xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %c, %m : f32
    linalg.yield %s : f32
  }
  return %z : memref<?xf32>
}

// -----

// Left to upstream: a sum that reads its result, whose loops do so after each store; rows
// of an input whose elements are apart; and an op that adds nothing up.

// CHECK-LABEL: func @others(
// CHECK:         linalg.matmul
// CHECK:         linalg.generic
// CHECK:         linalg.add
// CHECK-NOT:     scf.for
#x = affine_map<(i, k, j) -> (i, k)>
#y = affine_map<(i, k, j) -> (j, k)>
#z = affine_map<(i, k, j) -> (i, j)>
func.func @others(%x: memref<8x8xf32>, %y: memref<8x8xf32>, %z: memref<8x8xf32>) {
  linalg.matmul ins(%z, %y : memref<8x8xf32>, memref<8x8xf32>) outs(%z : memref<8x8xf32>)
  linalg.generic {indexing_maps = [#x, #y, #z],
                  iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%x, %y : memref<8x8xf32>, memref<8x8xf32>) outs(%z : memref<8x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %c, %m : f32
    linalg.yield %s : f32
  }
  linalg.add ins(%x, %y : memref<8x8xf32>, memref<8x8xf32>) outs(%z : memref<8x8xf32>)
  return
}

// -----

// A view of the array that is written is read.
// CHECK-LABEL: func @negative_view_of_output(
// CHECK:         linalg.generic
// WIDE-LABEL: func @negative_view_of_output(
// WIDE:          linalg.generic
func.func @negative_view_of_output(%m: memref<3xf32>) {
  %in = memref.subview %m[1] [2] [1] : memref<3xf32> to memref<2xf32, strided<[1], offset: 1>>
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%in : memref<2xf32, strided<[1], offset: 1>>) outs(%m : memref<3xf32>) {
  ^bb0(%p: f32, %q: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  }
  return
}
