// RUN: pad-opt %s --convert-pad-to-scf --canonicalize --cse --split-input-file | FileCheck %s
// RUN: pad-opt %s --convert-pad-to-scf=vector-bytes=16 --split-input-file | FileCheck %s --check-prefix=BYTES16

// Short rows of static shapes: each vector of the result is a shuffle of one or
// two vectors of the source, borders included.

// A plane of 4 x 4 that becomes 6 x 6 fits a block: 36 elements are five vectors,
// of which the last two overlap. The first one is the row 1 and part of the row
// 0, seen from outside.
// CHECK-LABEL: func @reflect_static_f32_plane(
// CHECK-COUNT-1: scf.for
// CHECK-NOT: scf
// CHECK-DAG: %[[A:.*]] = vector.load {{.*}} vector<8xf32>
// CHECK: %[[FIRST:.*]] = vector.shuffle %[[A]], %{{.*}} [5, 4, 5, 6, 7, 6, 1, 0]
// CHECK: vector.store %[[FIRST]]
// CHECK-COUNT-4: vector.store {{.*}} vector<8xf32>
// CHECK-NOT: vector.store
// CHECK: return
func.func @reflect_static_f32_plane(%x: memref<9x4x4xf32>, %y: memref<9x6x6xf32>) {
  pad.pad_into reflect ins(%x : memref<9x4x4xf32>) outs(%y : memref<9x6x6xf32>) low[0, 1, 1] high[0, 1, 1]
  return
}

// -----

// What fills is one operand of a shuffle.
// CHECK-LABEL: func @constant_static_f32_row(
// CHECK-SAME: %[[V:[a-z0-9]+]]: f32)
// CHECK: %[[FILL:.*]] = vector.broadcast %[[V]] : f32 to vector<8xf32>
// CHECK: %[[X:.*]] = vector.load {{.*}} vector<4xf32>
// CHECK: %[[WIDE:.*]] = vector.shuffle %[[X]], %{{.*}} [0, 1, 2, 3, -1, -1, -1, -1]
// CHECK: %[[Y:.*]] = vector.shuffle %[[FILL]], %[[WIDE]] [0, 8, 9, 10, 11, 5, 6, 7]
// CHECK: vector.store %[[Y]]
// CHECK: return
func.func @constant_static_f32_row(%x: memref<4xf32>, %y: memref<8xf32>, %v: f32) {
  pad.pad_into constant ins(%x : memref<4xf32>) outs(%y : memref<8xf32>) low[1] high[3] value(%v)
  return
}

// -----

// An element of two units is filled with both.
// CHECK-LABEL: func @constant_static_complex_f32_row(
// CHECK-SAME: %[[V:[a-z0-9]+]]: complex<f32>)
// CHECK-DAG: %[[RE:.*]] = complex.re %[[V]]
// CHECK-DAG: %[[IM:.*]] = complex.im %[[V]]
// CHECK: vector.from_elements %[[RE]], %[[IM]], %[[RE]], %[[IM]], %[[RE]], %[[IM]], %[[RE]], %[[IM]]
// CHECK: vector.shuffle {{.*}} [0, 1, 8, 9, 10, 11, 6, 7]
// CHECK: return
func.func @constant_static_complex_f32_row(%x: memref<2xcomplex<f32>>, %y: memref<4xcomplex<f32>>, %v: complex<f32>) {
  pad.pad_into constant ins(%x : memref<2xcomplex<f32>>) outs(%y : memref<4xcomplex<f32>>) low[1] high[1] value(%v)
  return
}

// -----

// A plane that is too large is written a few rows at a time: 32 rows of 9 bytes
// are nine vectors. The last rows overlap those before; the rows above and below
// come one by one.
// CHECK-LABEL: func @symmetric_static_i8_rows(
// CHECK: scf.for
// CHECK:   vector.store {{.*}} vector<8xi8>
// CHECK:   vector.store {{.*}} vector<8xi8>
// CHECK:   scf.for
// CHECK:     arith.minsi
// CHECK-COUNT-9: vector.store {{.*}} vector<32xi8>
// CHECK:   vector.store {{.*}} vector<8xi8>
// CHECK:   vector.store {{.*}} vector<8xi8>
// CHECK-NOT: vector.store
// CHECK: return
func.func @symmetric_static_i8_rows(%x: memref<9x100x7xi8>, %y: memref<9x102x9xi8>) {
  pad.pad_into symmetric ins(%x : memref<9x100x7xi8>) outs(%y : memref<9x102x9xi8>) low[0, 1, 1] high[0, 1, 1]
  return
}

// -----

// Blocks with gaps between them, in outer axes that are not known.
// CHECK-LABEL: func @wrap_dynamic_f32_outer(
// CHECK: vector.shuffle {{.*}} [3, 0, 1, 2]
// CHECK: vector.shuffle {{.*}} [1, 2, 3, 0]
func.func @wrap_dynamic_f32_outer(%x: memref<?x4xf32, strided<[?, 1]>>, %y: memref<?x6xf32>) {
  pad.pad_into wrap ins(%x : memref<?x4xf32, strided<[?, 1]>>) outs(%y : memref<?x6xf32>) low[0, 1] high[0, 1]
  return
}

// -----

// Planes of a slice, as a crop is: 7 rows of 7 bytes that lie 9 bytes apart. The last
// of 32 bytes that are loaded, from 39 on, is the last one of the plane.
// CHECK-LABEL: func @slice_static_i8(
// CHECK: scf.for
// CHECK-NOT: scf.for
// CHECK: vector.load {{.*}} vector<32xi8>
// CHECK: [[LAST:%.*]] = arith.addi %{{.*}}, %c39
// CHECK: vector.load {{.*}}[[[LAST]]] : {{.*}} vector<32xi8>
// CHECK: vector.store {{.*}} vector<32xi8>
// CHECK: arith.addi %{{.*}}, %c31
// CHECK: vector.load {{.*}} vector<32xi8>
// CHECK-NOT: vector.load
// CHECK: vector.store {{.*}} vector<32xi8>
// CHECK-NOT: vector.store
func.func @slice_static_i8(%x: memref<50x7x7xi8, strided<[81, 9, 1], offset: 10>>, %y: memref<50x7x7xi8>) {
  pad.pad_into edge ins(%x : memref<50x7x7xi8, strided<[81, 9, 1], offset: 10>>) outs(%y : memref<50x7x7xi8>) low[0, 0, 0] high[0, 0, 0]
  return
}

// -----

// The end and the begin of a source that is larger than any block, in elements of two
// units.
// CHECK-LABEL: func @wrap_static_f128_far(
// CHECK: vector.shuffle
// CHECK: return
func.func @wrap_static_f128_far(%x: memref<31xf128>, %y: memref<2xf128>) {
  pad.pad_into wrap ins(%x : memref<31xf128>) outs(%y : memref<2xf128>) low[-30] high[1]
  return
}

// Rows of a number that is not known: blocks of 4 vectors. Fewer rows are two blocks of 2
// vectors, which may share rows, or of one, and so on. Pixels of three channels become
// pixels of four.

// CHECK-LABEL: func @constant_dynamic_i8_channels(
// CHECK:       %[[ENOUGH:.*]] = arith.cmpi sge, %[[N:.*]], %c32
// CHECK:       scf.if %[[ENOUGH]] {
// CHECK:         scf.for
// CHECK:           arith.minsi
// CHECK-COUNT-4:   vector.store {{.*}} vector<32xi8>
// CHECK-NOT:       vector.store
// CHECK:       } else {
// CHECK:         arith.cmpi sge, %[[N]], %c16
// CHECK-NOT:     scf.for
// CHECK-COUNT-4: vector.store {{.*}} vector<32xi8>
// CHECK-NOT:     vector.store
// CHECK:       } else {
// CHECK:         arith.cmpi sge, %[[N]], %c8
// CHECK-COUNT-2: vector.store {{.*}} vector<32xi8>
// CHECK-NOT:     vector.store
// CHECK:       } else {
// CHECK:         arith.cmpi sge, %[[N]], %c4
// CHECK-COUNT-2: vector.store {{.*}} vector<16xi8>
// CHECK-NOT:     vector.store
// CHECK:       } else {
// CHECK:         arith.cmpi sge, %[[N]], %c2
// CHECK-COUNT-2: vector.store {{.*}} vector<8xi8>
// CHECK-NOT:     vector.store
// CHECK:       } else {
// CHECK:         scf.for
// CHECK:           vector.store {{.*}} vector<4xi8>
// CHECK-NOT:       vector.store
// CHECK:       }
func.func @constant_dynamic_i8_channels(%x: memref<?x3xi8>, %y: memref<?x4xi8>, %v: i8) {
  pad.pad_into constant ins(%x : memref<?x3xi8>) outs(%y : memref<?x4xi8>) low[0, 0] high[0, 1] value(%v)
  return
}

// Seven rows of 36 bytes fill 8 vectors better than three fill 4. Fewer rows are two blocks
// of three.
// CHECK-LABEL: func @edge_dynamic_f32_rows_of_nine(
// CHECK:         arith.cmpi sge, %[[N:.*]], %c7
// CHECK-COUNT-8: vector.store {{.*}} vector<8xf32>
// CHECK-NOT:     vector.store
// CHECK:       } else {
// CHECK:         arith.cmpi sge, %[[N]], %c3
// CHECK-COUNT-8: vector.store {{.*}} vector<8xf32>
// CHECK-NOT:     vector.store
// CHECK:       } else {
// CHECK:         scf.for
// CHECK-COUNT-2:   vector.store {{.*}} vector<8xf32>
// CHECK-NOT:     vector.store {{.*}} vector
// CHECK:       return
func.func @edge_dynamic_f32_rows_of_nine(%x: memref<?x7xf32>, %y: memref<?x9xf32>) {
  pad.pad_into edge ins(%x : memref<?x7xf32>) outs(%y : memref<?x9xf32>) low[0, 1] high[0, 1]
  return
}

// -----

// A vector that has fewer units than a row: blocks of one row are the smallest.
// BYTES16-LABEL: func @wrap_dynamic_i64_rows_of_five(
// BYTES16:         vector.store {{.*}} vector<2xi64>
// BYTES16:       return
// CHECK-LABEL: func @wrap_dynamic_i64_rows_of_five(
func.func @wrap_dynamic_i64_rows_of_five(%x: memref<?x2xi64>, %y: memref<?x5xi64>) {
  pad.pad_into wrap ins(%x : memref<?x2xi64>) outs(%y : memref<?x5xi64>) low[0, 2] high[0, 1]
  return
}
