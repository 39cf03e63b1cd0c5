// Rows of a size that is not known, with a known border that is narrower than a vector.
// RUN: pad-opt %s --convert-pad-to-scf=nontemporal-bytes=0 --cse --canonicalize --split-input-file | FileCheck %s
// RUN: pad-opt %s --convert-pad-to-scf --split-input-file --remarks-filter=pad 2>&1 | FileCheck %s --check-prefix=REMARK

// Eight elements are a vector. The border is lanes of the first one and of the last.

// CHECK-LABEL: func @reflect(
// CHECK:         scf.for
// CHECK:           %[[FIRST:.*]] = vector.load {{.*}} vector<8xf32>
// CHECK:           %[[LAST:.*]] = vector.load {{.*}} vector<8xf32>
// CHECK:           vector.shuffle %[[FIRST]], %{{.*}} [2, 1, 0, 1, 2, 3, 4, 5]
// CHECK:           vector.store {{.*}} vector<8xf32>
// CHECK:           %[[END:.*]] = vector.shuffle %{{.*}}, %[[LAST]] [9, 10, 11, 12, 13, 14, 15, 14]
// CHECK:           vector.store %[[END]], {{.*}} vector<8xf32>
// Longer rows have a loop between the two, whose vectors end with the inside at most. A
// line is prefetched for each two vectors that are stored.
// CHECK:           %[[FIRST:.*]] = vector.load {{.*}} vector<8xf32>
// CHECK:           %[[LAST:.*]] = vector.load {{.*}} vector<8xf32>
// CHECK:           vector.shuffle %[[FIRST]], %{{.*}} [2, 1, 0, 1, 2, 3, 4, 5]
// CHECK:           memref.prefetch {{.*}}, write, locality<3>, data
// CHECK-NEXT:      vector.store {{.*}} vector<8xf32>
// CHECK:           scf.for %[[K:.*]] = %c6 to {{.*}} step %c16
// CHECK:             arith.minsi %[[K]],
// CHECK:             vector.load
// CHECK-NOT:         memref.prefetch
// CHECK:             vector.store
// CHECK:             %[[NEXT:.*]] = arith.addi %[[K]], %c8
// CHECK:             arith.minsi %[[NEXT]],
// CHECK:             vector.load
// CHECK:             %[[AHEAD:.*]] = arith.addi %[[TO:.*]], %c384
// CHECK:             memref.prefetch %{{.*}}[%[[AHEAD]]], write
// CHECK:             vector.store {{.*}}[%[[TO]]]
// CHECK-NEXT:      }
// CHECK:           %[[END:.*]] = vector.shuffle %{{.*}}, %[[LAST]] [9, 10, 11, 12, 13, 14, 15, 14]
// CHECK:           vector.store %[[END]], {{.*}} vector<8xf32>
// REMARK:        rows of 1 to 64 vectors of 32 bytes, and their ends; else short rows in vectors of 32, 2 x 32 bytes, if rows are short;
func.func @reflect(%x: memref<4x?xf32>, %y: memref<4x?xf32>) {
  pad.pad_into reflect ins(%x : memref<4x?xf32>) outs(%y : memref<4x?xf32>)
      low[0, 2] high[0, 1]
  return
}

// -----

// Rows with gaps between them are in no class of short rows.

// CHECK-LABEL: func @gaps(
// CHECK:         vector.shuffle %{{.*}} [0, 0, 1, 2, 3, 4, 5, 6]
// REMARK:        rows of 1 to 64 vectors of 32 bytes, and their ends; else rows as the border before
func.func @gaps(%x: memref<4x?xf32>, %y: memref<4x?xf32, strided<[?, 1]>>) {
  pad.pad_into symmetric ins(%x : memref<4x?xf32>)
      outs(%y : memref<4x?xf32, strided<[?, 1]>>) low[0, 1] high[0, 1]
  return
}

// -----

// A border of the fill. Rows of up to two vectors are short rows.

// CHECK-LABEL: func @fill(
// CHECK-SAME:      %[[V:[a-z0-9]+]]: f32)
// CHECK:         %[[LONG:.*]] = arith.cmpi sgt, %{{.*}}, %c16
// CHECK:         %[[IS:.*]] = arith.andi %{{.*}}, %[[LONG]]
// CHECK:         scf.if %[[IS]] {
// CHECK:           %[[FILL:.*]] = vector.broadcast %[[V]] : f32 to vector<8xf32>
// CHECK:           vector.shuffle %{{.*}}, %[[FILL]] [8, 8, 0, 1, 2, 3, 4, 5]
// CHECK:           vector.shuffle %{{.*}}, %[[FILL]] [1, 2, 3, 4, 5, 6, 7, 8]
// CHECK:         } else {
// REMARK:        rows of 1 to 64 vectors of 32 bytes, and their ends; else short rows in vectors of 32, 2 x 32 bytes, if rows are short;
func.func @fill(%x: memref<4x?xf32>, %y: memref<4x?xf32>, %v: f32) {
  pad.pad_into constant ins(%x : memref<4x?xf32>) outs(%y : memref<4x?xf32>)
      low[0, 2] high[0, 1] value(%v)
  return
}

// -----

// A border of a vector, or of an unknown size.

// CHECK-LABEL: func @wide(
// REMARK-NOT:    and their ends
func.func @wide(%x: memref<4x?xf32>, %y: memref<4x?xf32>, %z: memref<4x?xf32>,
                %low: index) {
  pad.pad_into edge ins(%x : memref<4x?xf32>) outs(%y : memref<4x?xf32>)
      low[0, 8] high[0, 0]
  pad.pad_into edge ins(%x : memref<4x?xf32>) outs(%z : memref<4x?xf32>)
      low[0, %low] high[0, 0]
  return
}
