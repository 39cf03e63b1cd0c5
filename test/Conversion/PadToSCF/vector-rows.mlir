// RUN: pad-opt %s --convert-pad-to-scf --canonicalize --cse | FileCheck %s

// Rows of unknown length with a border of known width. A result of at most four vectors of
// 8 is written as four: the first and the last have the border, and the two between stand
// from 8 and 16 on, or end with the inside. Longer rows have a loop between the two. Stores
// ascend. In a result of 32 KB or more, rows of less than two vectors are in a class.
// CHECK-LABEL: func @reflect_dynamic_f32(
// CHECK: %[[SMALL:.*]] = arith.cmpi slt, %{{.*}}, %c8192 : index
// CHECK: %[[LONG:.*]] = arith.cmpi sge, %{{.*}}, %c16 : index
// CHECK: %[[EXACT:.*]] = arith.ori %[[LONG]], %[[SMALL]] : i1
// CHECK: %[[VECTORS:.*]] = arith.andi %{{.*}}, %[[EXACT]] : i1
// CHECK: scf.if %[[VECTORS]] {
// CHECK: %[[SHORT:.*]] = arith.cmpi sle, %{{.*}}, %c32 : index
// CHECK: scf.if %[[SHORT]] {
// CHECK: scf.for
// CHECK: %[[END:.*]] = arith.subi %{{.*}}, %c8 : index
// CHECK: %[[FIRST:.*]] = vector.load {{.*}} vector<8xf32>
// CHECK: %[[LAST:.*]] = vector.load {{.*}} vector<8xf32>
// CHECK: vector.shuffle %[[FIRST]], %{{.*}} [1, 0, 1, 2, 3, 4, 5, 6]
// CHECK: vector.store {{.*}} vector<8xf32>
// CHECK: arith.minsi %[[END]], %c7 : index
// CHECK: vector.load {{.*}} vector<8xf32>
// CHECK: vector.store {{.*}} vector<8xf32>
// CHECK: arith.minsi %[[END]], %c15 : index
// CHECK: vector.load {{.*}} vector<8xf32>
// CHECK: vector.store {{.*}} vector<8xf32>
// CHECK: vector.shuffle %{{.*}}, %[[LAST]] [9, 10, 11, 12, 13, 14, 15, 14]
// CHECK: vector.store {{.*}} vector<8xf32>
// CHECK-NOT: vector.store
// CHECK: } else {
// CHECK: scf.for
// CHECK: vector.shuffle {{.*}} [1, 0, 1, 2, 3, 4, 5, 6]
// CHECK: vector.store {{.*}} vector<8xf32>
// CHECK: scf.for %{{.*}} = %c7 to
// CHECK: vector.shuffle {{.*}} [9, 10, 11, 12, 13, 14, 15, 14]
// CHECK: vector.store {{.*}} vector<8xf32>
func.func @reflect_dynamic_f32(%x: memref<16x?xf32>, %y: memref<16x?xf32>) {
  pad.pad_into reflect ins(%x : memref<16x?xf32>) outs(%y : memref<16x?xf32>) low[0, 1] high[0, 1]
  return
}

// The rows of fill before and after those inside are four vectors as well, two from each end.
// CHECK-LABEL: func @constant_dynamic_f32_rows_of_fill(
// CHECK: %[[SHORT:.*]] = arith.cmpi sle, %[[N:.*]], %c32 : index
// CHECK-NEXT: scf.if %[[SHORT]] {
// CHECK: %[[LAST:.*]] = arith.subi %[[N]], %c8 : index
// CHECK-NEXT: %[[SECOND:.*]] = arith.minsi %[[LAST]], %c8 : index
// CHECK-NEXT: %[[LEFT:.*]] = arith.subi %[[N]], %c16 : index
// CHECK-NEXT: %[[THIRD:.*]] = arith.maxsi %[[LEFT]], %c0 : index
// CHECK-NEXT: vector.store %[[FILL:.*]], %[[Y:.*]][%[[ROW:.*]]] : memref<?xf32>, vector<8xf32>
// CHECK-NEXT: %[[AT2:.*]] = arith.addi %[[ROW]], %[[SECOND]] : index
// CHECK-NEXT: vector.store %[[FILL]], %[[Y]][%[[AT2]]]
// CHECK-NEXT: %[[AT3:.*]] = arith.addi %[[ROW]], %[[THIRD]] : index
// CHECK-NEXT: vector.store %[[FILL]], %[[Y]][%[[AT3]]]
// CHECK-NEXT: %[[AT4:.*]] = arith.addi %[[ROW]], %[[LAST]] : index
// CHECK-NEXT: vector.store %[[FILL]], %[[Y]][%[[AT4]]]
// CHECK: scf.for
// CHECK: vector.load
func.func @constant_dynamic_f32_rows_of_fill(%x: memref<4x?x?xf32>, %y: memref<4x?x?xf32>) {
  pad.pad_into constant ins(%x : memref<4x?x?xf32>) outs(%y : memref<4x?x?xf32>) low[0, 1, 1] high[0, 1, 1]
  return
}
