// RUN: pad-opt %s --carry-sums | FileCheck %s

// Two results, one of them an index, and no loop around the sum; a factor is no memref.

// CHECK-LABEL: func @argmax(
// CHECK-SAME:      %{{.*}}: memref<?xf32>, %[[FACTOR:.*]]: f32,
// CHECK:         %[[SUMS:.*]]:2 = scf.for %[[K:.*]] = {{.*}} iter_args
// CHECK:           arith.mulf %{{.*}}, %[[FACTOR]]
// CHECK:           arith.index_cast %[[K]]
// CHECK:         memref.store %[[SUMS]]#0, %{{.*}}[]
// CHECK:         memref.store %[[SUMS]]#1, %{{.*}}[]
func.func @argmax(%x: memref<?xf32>, %factor: f32, %max: memref<f32>, %at: memref<i64>) {
  linalg.generic {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> ()>,
                                   affine_map<(k) -> ()>, affine_map<(k) -> ()>],
                  iterator_types = ["reduction"]}
      ins(%x, %factor : memref<?xf32>, f32) outs(%max, %at : memref<f32>, memref<i64>) {
  ^bb0(%b: f32, %f: f32, %m: f32, %i: i64):
    %a = arith.mulf %b, %f : f32
    %k = linalg.index 0 : index
    %j = arith.index_cast %k : index to i64
    %more = arith.cmpf ogt, %a, %m : f32
    %s = arith.select %more, %a, %m : f32
    %t = arith.select %more, %j, %i : i64
    linalg.yield %s, %t : f32, i64
  }
  return
}
