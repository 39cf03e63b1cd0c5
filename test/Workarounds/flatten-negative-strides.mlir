// RUN: pad-opt %s --flatten-negative-strides --split-input-file | FileCheck %s

// CHECK-LABEL: func @known_strides(
// CHECK-SAME: %[[X:.*]]: memref<3x2xf32, strided<[-2, 1], offset: 4>>, %[[I:[^:]*]]: index, %[[J:[^:]*]]: index
// CHECK-DAG: %[[FIRST:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[SIZE:.*]] = arith.constant 6 : index
// CHECK: %[[FLAT:.*]] = memref.reinterpret_cast %[[X]] to offset: [%[[FIRST]]], sizes: [%[[SIZE]]], strides: [1]
// CHECK-SAME: to memref<?xf32, strided<[1], offset: ?>>
// CHECK: %[[ROW:.*]] = arith.muli %[[I]], %{{.*}} : index
// CHECK: %[[SUM:.*]] = arith.addi %{{.*}}, %[[ROW]] : index
// CHECK: %[[PLACE:.*]] = arith.addi %[[SUM]], %[[J]] : index
// CHECK: %[[E:.*]] = memref.load %[[FLAT]][%[[PLACE]]]
// CHECK: memref.store %[[E]], %[[FLAT]][
func.func @known_strides(%x: memref<3x2xf32, strided<[-2, 1], offset: 4>>, %i: index, %j: index) {
  %0 = memref.load %x[%i, %j] : memref<3x2xf32, strided<[-2, 1], offset: 4>>
  memref.store %0, %x[%j, %i] : memref<3x2xf32, strided<[-2, 1], offset: 4>>
  return
}

// -----

// CHECK-LABEL: func @unknown_stride(
// CHECK: memref.extract_strided_metadata
// CHECK: arith.minsi
// CHECK: memref.load %{{.*}}[%{{.*}}] : memref<?xi8, strided<[1], offset: ?>>
func.func @unknown_stride(%x: memref<?xi8, strided<[?], offset: ?>>, %i: index) -> i8 {
  %0 = memref.load %x[%i] : memref<?xi8, strided<[?], offset: ?>>
  return %0 : i8
}
