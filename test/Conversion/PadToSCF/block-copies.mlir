// RUN: pad-opt %s --convert-pad-to-scf --canonicalize --cse | FileCheck %s
// RUN: pad-opt %s --convert-pad-to-scf=vector-bytes=16 --canonicalize --cse | FileCheck %s --check-prefix=BYTES16
// RUN: pad-opt %s --convert-pad-to-scf=vector-bytes=1 | FileCheck %s --check-prefix=SCALAR

// Copies between arrays whose elements are not neighbours in both are shuffled in
// registers, in blocks.

// SCALAR-NOT: vector.load

// Rows of 16 bytes of eight columns, two in each vector.
// CHECK-LABEL: func @constant_static_f32_transposed(
// CHECK: scf.for
// CHECK:   scf.for
// CHECK-COUNT-8: vector.load {{.*}} vector<4xf32>
// CHECK-COUNT-4: vector.store {{.*}} vector<8xf32>
// CHECK-COUNT-8: vector.load {{.*}} vector<4xf32>
// CHECK-COUNT-4: vector.store {{.*}} vector<8xf32>
// CHECK-NOT: vector.store
// CHECK-NOT: memref.load
// BYTES16-LABEL: func @constant_static_f32_transposed(
// BYTES16-COUNT-4: vector.store {{.*}} vector<4xf32>
// BYTES16-NOT: vector.store
func.func @constant_static_f32_transposed(%x: memref<24x16xf32, strided<[1, 24]>>, %y: memref<24x16xf32>) {
  pad.pad_into constant ins(%x : memref<24x16xf32, strided<[1, 24]>>) outs(%y : memref<24x16xf32>) low[0, 0] high[0, 0]
  return
}

// Rows of a block that lie planes apart are prefetched, a line further on; those of the
// last plane no further than its end. Two blocks of 8 columns read the same lines, and
// each of them prefetches every second row.
// CHECK-LABEL: func @edge_static_f32_from_planes(
// CHECK: scf.for %[[H:.*]] = %c0 to %c56
// CHECK:   %[[REST:.*]] = arith.subi %c200648, %{{.*}} : index
// CHECK:   %[[AHEAD:.*]] = arith.minsi %[[REST]], %c16 : index
// CHECK:   scf.for %[[W:.*]] = %c0 to %c56 step %c8
// CHECK:     %[[FROM:.*]] = arith.addi %{{.*}}, %[[W]] : index
// CHECK:     scf.for
// CHECK:       %[[IN_LINE:.*]] = arith.andi %[[FROM]], %c15 : index
// CHECK:       %[[BLOCK:.*]] = arith.divui %[[IN_LINE]], %c8 : index
// CHECK:       %[[ROW:.*]] = arith.muli %[[BLOCK]], %c3136 : index
// CHECK:       %[[BY:.*]] = arith.addi %[[AHEAD]], %[[ROW]] : index
// CHECK:       %[[AT:.*]] = arith.addi %{{.*}}, %[[BY]] : index
// CHECK:       memref.prefetch %{{.*}}[%[[AT]]], read
// CHECK-COUNT-3: memref.prefetch
// CHECK-NOT:   memref.prefetch
// CHECK:       vector.store
// BYTES16-LABEL: func @edge_static_f32_from_planes(
// BYTES16:       memref.prefetch
// BYTES16-NOT:     memref.prefetch
func.func @edge_static_f32_from_planes(%x: memref<56x56x64xf32, strided<[56, 1, 3136]>>, %y: memref<56x56x64xf32>) {
  pad.pad_into edge ins(%x : memref<56x56x64xf32, strided<[56, 1, 3136]>>) outs(%y : memref<56x56x64xf32>) low[0, 0, 0] high[0, 0, 0]
  return
}

// Planes of 4096 bytes: a cache of 32768 bytes has 8 lines of as many planes in the one set
// that all of these share. So blocks have 8 rows, and the next one has the same.
// CHECK-LABEL: func @edge_static_i8_from_planes_of_4096(
// CHECK:       scf.for %{{.*}} = %c0 to %c64 step %c1
// CHECK:       scf.for %{{.*}} = %c0 to %c64 step %c8
// CHECK:       scf.for %{{.*}} = %c0 to %c64 step %c16
// CHECK-NOT:   memref.prefetch
// CHECK-COUNT-16: vector.store {{.*}} vector<8xi8>
// CHECK-NOT:   vector.store
// CHECK-NOT:   scf.for
// CHECK:       return
// BYTES16-LABEL: func @edge_static_i8_from_planes_of_4096(
func.func @edge_static_i8_from_planes_of_4096(%x: memref<64x64x64xi8, strided<[64, 1, 4096]>>, %y: memref<64x64x64xi8>) {
  pad.pad_into edge ins(%x : memref<64x64x64xi8, strided<[64, 1, 4096]>>) outs(%y : memref<64x64x64xi8>) low[0, 0, 0] high[0, 0, 0]
  return
}

// Planes of 2048 f32 share a set, too, but it holds a line of each of 8 planes.
// CHECK-LABEL: func @negative_few_planes(
// CHECK:       scf.for %{{.*}} = %c0 to %c32 step %c1
// CHECK:       scf.for %{{.*}} = %c0 to %c64 step %c8
// CHECK-NOT:   scf.for
// CHECK:       return
func.func @negative_few_planes(%x: memref<32x64x8xf32, strided<[64, 1, 2048]>>, %y: memref<32x64x8xf32>) {
  pad.pad_into edge ins(%x : memref<32x64x8xf32, strided<[64, 1, 2048]>>) outs(%y : memref<32x64x8xf32>) low[0, 0, 0] high[0, 0, 0]
  return
}

// All planes at one place, as of an array that is repeated.
// CHECK-LABEL: func @negative_no_distance(
// CHECK:       scf.for %{{.*}} = %c0 to %c64 step %c16
// CHECK:       scf.for %{{.*}} = %c0 to %c64 step %c32
// CHECK:       return
func.func @negative_no_distance(%x: memref<64x64xi8, strided<[1, 0]>>, %y: memref<64x64xi8>) {
  pad.pad_into edge ins(%x : memref<64x64xi8, strided<[1, 0]>>) outs(%y : memref<64x64xi8>) low[0, 0] high[0, 0]
  return
}

// Where planes share sets is found out at run time: by 2^k, the lowest bit of their
// distance. Else four blocks of bytes read the same lines: of 32 rows each prefetches 8.
// Where extents are less, blocks of 16 rows, and of 8.
// CHECK-LABEL: func @edge_dynamic_i8_from_planes(
// CHECK:       %[[MINUS:.*]] = arith.subi %c0, %[[DISTANCE:.*]] : index
// CHECK:       %[[BIT:.*]] = arith.andi %[[DISTANCE]], %[[MINUS]] : index
// CHECK:       %[[STEP:.*]] = arith.minsi %[[BIT]], %c4096 : index
// CHECK:       %[[BYTES:.*]] = arith.muli %[[STEP]], %c64 : index
// CHECK:       %[[SHARE:.*]] = arith.cmpi sgt, %[[BYTES]], %c32768 : index
// CHECK:       scf.if %[[SHARE]] {
// CHECK:       scf.for %{{.*}} = %c0 to %c64 step %c8
// CHECK:       scf.for %{{.*}} = %c0 to %{{.*}} step %c16
// CHECK-NOT:   memref.prefetch {{.*}}, read
// CHECK:       } else {
// CHECK-NOT:   memref.prefetch {{.*}}, read
// CHECK:       scf.for %{{.*}} = %c0 to %c64 step %c32
// CHECK-COUNT-8: memref.prefetch {{.*}}, read
// CHECK-NOT:   memref.prefetch {{.*}}, read
// CHECK:       scf.for %{{.*}} = %c0 to %c64 step %c16
// CHECK-NOT:   memref.prefetch {{.*}}, read
// CHECK:       scf.for %{{.*}} = %c0 to %c64 step %c8
// CHECK:       return
// CHECK-LABEL: func @edge_dynamic_f32_from_planes(
// CHECK:       scf.for %{{.*}} = %c0 to %c64 step %c8
// CHECK:       scf.for %{{.*}} = %c0 to %c64 step %c8
// CHECK-COUNT-4: memref.prefetch {{.*}}, read
// CHECK-NOT:   memref.prefetch {{.*}}, read
// CHECK:       vector.load
// BYTES16-LABEL: func @edge_dynamic_i8_from_planes(
func.func @edge_dynamic_i8_from_planes(%x: memref<?x?x64xi8, strided<[?, 1, ?]>>, %y: memref<?x?x64xi8>) {
  pad.pad_into edge ins(%x : memref<?x?x64xi8, strided<[?, 1, ?]>>) outs(%y : memref<?x?x64xi8>) low[0, 0, 0] high[0, 0, 0]
  return
}
func.func @edge_dynamic_f32_from_planes(%x: memref<?x?x64xf32, strided<[?, 1, ?]>>, %y: memref<?x?x64xf32>) {
  pad.pad_into edge ins(%x : memref<?x?x64xf32, strided<[?, 1, ?]>>) outs(%y : memref<?x?x64xf32>) low[0, 0, 0] high[0, 0, 0]
  return
}

// Four blocks of 16 channels read the same lines of pixels and follow each other. Each
// prefetches a quarter of the next 32 pixels; the last ones of the source have no next.
// CHECK-LABEL: func @constant_static_i8_to_planes(
// CHECK: scf.for %[[H:.*]] = %c0 to %c56
// CHECK:   %[[FROM:.*]] = arith.muli %[[H]], %c3584 : index
// CHECK:   scf.for %[[I:.*]] = %c0 to %c56 step %c32
// CHECK:     %[[W:.*]] = arith.minsi %[[I]], %c24 : index
// CHECK:     %[[END:.*]] = arith.addi %[[W]], %c32 : index
// CHECK:     %[[UNITS:.*]] = arith.muli %[[END]], %c64 : index
// CHECK:     %[[BEHIND:.*]] = arith.addi %[[FROM]], %[[UNITS]] : index
// CHECK:     %[[NEXT:.*]] = arith.minsi %[[BEHIND]], %c198656 : index
// CHECK:     scf.for %[[C:.*]] = %c0 to %c64 step %c16
// CHECK:       %[[OTHERS:.*]] = arith.muli %[[C]], %c32 : index
// CHECK:       %[[AT:.*]] = arith.addi %[[NEXT]], %[[OTHERS]] : index
// CHECK:       memref.prefetch %{{.*}}[%[[AT]]], read
// CHECK-COUNT-7: memref.prefetch {{.*}}, read
// CHECK-NOT:   memref.prefetch {{.*}}, read
// CHECK:       return
func.func @constant_static_i8_to_planes(%x: memref<64x56x56xi8, strided<[1, 3584, 64]>>, %y: memref<64x56x56xi8>) {
  pad.pad_into constant ins(%x : memref<64x56x56xi8, strided<[1, 3584, 64]>>) outs(%y : memref<64x56x56xi8>) low[0, 0, 0] high[0, 0, 0]
  return
}

// Two blocks of elements of 16 bits follow each other; what they read is prefetched by
// processors. One of 32 bits has all of a line: other rows come first.
// CHECK-LABEL: func @constant_static_i16_to_planes(
// CHECK: scf.for %{{.*}} = %c0 to %c56 step %c16
// CHECK:   scf.for %{{.*}} = %c0 to %c64 step %c16
// CHECK-NOT: memref.prefetch
// CHECK: return
// CHECK-LABEL: func @constant_static_f32_to_planes(
// CHECK: scf.for %{{.*}} = %c0 to %c64 step %c16
// CHECK:   scf.for %{{.*}} = %c0 to %c56 step %c8
// CHECK: return
func.func @constant_static_i16_to_planes(%x: memref<64x56x56xi16, strided<[1, 3584, 64]>>, %y: memref<64x56x56xi16>) {
  pad.pad_into constant ins(%x : memref<64x56x56xi16, strided<[1, 3584, 64]>>) outs(%y : memref<64x56x56xi16>) low[0, 0, 0] high[0, 0, 0]
  return
}
func.func @constant_static_f32_to_planes(%x: memref<64x56x56xf32, strided<[1, 3584, 64]>>, %y: memref<64x56x56xf32>) {
  pad.pad_into constant ins(%x : memref<64x56x56xf32, strided<[1, 3584, 64]>>) outs(%y : memref<64x56x56xf32>) low[0, 0, 0] high[0, 0, 0]
  return
}

// Blocks at the end of an axis overlap those before them.
// CHECK-LABEL: func @constant_static_f64_transposed_rest(
// CHECK: scf.for %[[I:.*]] = %c0 to %c7 step %c4
// CHECK:   %[[AT:.*]] = arith.minsi %[[I]], %c3
// BYTES16-LABEL: func @constant_static_f64_transposed_rest(
func.func @constant_static_f64_transposed_rest(%x: memref<7x5xf64, strided<[1, 7]>>, %y: memref<7x5xf64>) {
  pad.pad_into constant ins(%x : memref<7x5xf64, strided<[1, 7]>>) outs(%y : memref<7x5xf64>) low[0, 0] high[0, 0]
  return
}

// Extents that are not known are compared with those of a block.
// CHECK-LABEL: func @constant_dynamic_i16_transposed(
// CHECK: scf.if
// CHECK:   vector.store {{.*}} vector<16xi16>
// CHECK: } else {
// CHECK:   memref.load
// BYTES16-LABEL: func @constant_dynamic_i16_transposed(
func.func @constant_dynamic_i16_transposed(%x: memref<?x?xi16, strided<[1, 50]>>, %y: memref<?x?xi16>) {
  pad.pad_into constant ins(%x : memref<?x?xi16, strided<[1, 50]>>) outs(%y : memref<?x?xi16>) low[0, 0] high[0, 0]
  return
}

// Pixels of three channels, from planes and to planes.
// CHECK-LABEL: func @constant_static_i8_to_pixels(
// CHECK-COUNT-3: vector.load {{.*}} vector<16xi8>
// CHECK-COUNT-3: vector.store {{.*}} vector<16xi8>
// CHECK-NOT: vector.store
// BYTES16-LABEL: func @constant_static_i8_to_pixels(
func.func @constant_static_i8_to_pixels(%x: memref<64x3xi8, strided<[1, 64]>>, %y: memref<64x3xi8>) {
  pad.pad_into constant ins(%x : memref<64x3xi8, strided<[1, 64]>>) outs(%y : memref<64x3xi8>) low[0, 0] high[0, 0]
  return
}

// CHECK-LABEL: func @constant_static_i8_from_pixels(
// CHECK-COUNT-3: vector.load {{.*}} vector<16xi8>
// CHECK-COUNT-3: vector.store {{.*}} vector<16xi8>
// CHECK-NOT: vector.store
// BYTES16-LABEL: func @constant_static_i8_from_pixels(
func.func @constant_static_i8_from_pixels(%x: memref<3x64xi8, strided<[1, 3]>>, %y: memref<3x64xi8>) {
  pad.pad_into constant ins(%x : memref<3x64xi8, strided<[1, 3]>>) outs(%y : memref<3x64xi8>) low[0, 0] high[0, 0]
  return
}

// Every second element. The second vector ends with the last of them.
// CHECK-LABEL: func @constant_static_f32_slice(
// CHECK: vector.load %{{.*}}[%[[AT:.*]]] : {{.*}} vector<8xf32>
// CHECK: %[[END:.*]] = arith.addi %[[AT]], %c7
// CHECK: vector.load %{{.*}}[%[[END]]] : {{.*}} vector<8xf32>
// CHECK: vector.shuffle {{.*}} [0, 2, 4, 6, 9, 11, 13, 15]
// BYTES16-LABEL: func @constant_static_f32_slice(
func.func @constant_static_f32_slice(%x: memref<3x20xf32, strided<[50, 2]>>, %y: memref<3x20xf32>) {
  pad.pad_into constant ins(%x : memref<3x20xf32, strided<[50, 2]>>) outs(%y : memref<3x20xf32>) low[0, 0] high[0, 0]
  return
}

// What is between the elements may be of others.
// CHECK-LABEL: func @negative_not_filled(
// CHECK-NOT: vector
// CHECK: return
func.func @negative_not_filled(%x: memref<20xf32>, %y: memref<20xf32, strided<[2]>>) {
  pad.pad_into constant ins(%x : memref<20xf32>) outs(%y : memref<20xf32, strided<[2]>>) low[0] high[0]
  return
}

// The rows are those of the inside with their border: row 1 is the first one of the first
// block, and the last block ends with the border, behind all others. The border of the
// other axis is filled from there.
// CHECK-LABEL: func @reflect_static_f32_transposed(
// CHECK-SAME: %[[X:[a-z0-9]+]]: {{.*}}, %[[Y:[a-z0-9]+]]: memref<26x18xf32>)
// CHECK: memref.subview %[[Y]][1, 0] [24, 18] [1, 1]
// CHECK: scf.for %[[I:.*]] = %c0 to %c24 step %c8
// CHECK:   %[[TO:.*]] = arith.muli %[[I]], %c18
// CHECK:   %[[SHOWN:.*]] = arith.addi %[[I]], %c24
// CHECK:   vector.load %{{.*}}[%[[SHOWN]]]
// CHECK-COUNT-8: vector.store {{.*}} vector<8xf32>
// CHECK:   arith.addi %[[TO]], %c8
// CHECK-COUNT-8: vector.store {{.*}} vector<8xf32>
// CHECK:   %[[LAST:.*]] = arith.addi %[[TO]], %c10
// CHECK:   vector.store %{{.*}}[%[[LAST]]]
// CHECK-COUNT-7: vector.store {{.*}} vector<8xf32>
// CHECK-NOT: scf.if
// BYTES16-LABEL: func @reflect_static_f32_transposed(
func.func @reflect_static_f32_transposed(%x: memref<24x16xf32, strided<[1, 24]>>, %y: memref<26x18xf32>) {
  pad.pad_into reflect ins(%x : memref<24x16xf32, strided<[1, 24]>>) outs(%y : memref<26x18xf32>) low[1, 1] high[1, 1]
  return
}

// Rows of an unknown length have narrower blocks, if they are shorter than a vector.
// CHECK-LABEL: func @edge_dynamic_i8_narrow(
// CHECK: %[[N:.*]] = memref.dim %{{.*}}, %c1
// CHECK: arith.cmpi sge, %[[N]], %c32
// CHECK: scf.if
// CHECK:   vector.store {{.*}} vector<32xi8>
// CHECK: } else {
// CHECK:   arith.cmpi sge, %[[N]], %c8
// CHECK:   scf.if
// CHECK-COUNT-8: vector.store {{.*}} vector<8xi8>
// CHECK-NOT: vector.store
// CHECK:   } else {
// CHECK:     memref.load
// CHECK:     memref.store
// BYTES16-LABEL: func @edge_dynamic_i8_narrow(
func.func @edge_dynamic_i8_narrow(%x: memref<24x?xi8, strided<[1, 24]>>, %y: memref<24x?xi8>) {
  pad.pad_into edge ins(%x : memref<24x?xi8, strided<[1, 24]>>) outs(%y : memref<24x?xi8>) low[0, 0] high[0, 0]
  return
}

// Rows of the fill value are not loaded. Nothing is behind the source, so one loop writes
// all blocks but the first.
// CHECK-LABEL: func @constant_dynamic_f32_transposed(
// CHECK-SAME: %[[V:[a-z0-9]+]]: f32)
// CHECK: scf.for
// CHECK:   vector.broadcast %[[V]] : f32 to vector<4xf32>
// CHECK-COUNT-12: vector.load
// CHECK-NOT: vector.load
// CHECK:   scf.for %{{.*}} = %c8
// CHECK:     arith.minsi
// CHECK-COUNT-16: vector.load
// CHECK-NOT: vector.load
// BYTES16-LABEL: func @constant_dynamic_f32_transposed(
func.func @constant_dynamic_f32_transposed(%x: memref<24x?xf32, strided<[1, 24]>>, %y: memref<24x?xf32>, %v: f32) {
  pad.pad_into constant ins(%x : memref<24x?xf32, strided<[1, 24]>>) outs(%y : memref<24x?xf32>) low[0, 2] high[0, 0] value(%v)
  return
}

// A border of rows that is as wide as a block is filled like others.
// CHECK-LABEL: func @negative_wide_border(
// CHECK: memref.subview %{{.*}}[0, 16] [24, 16] [1, 1]
// BYTES16-LABEL: func @negative_wide_border(
func.func @negative_wide_border(%x: memref<24x16xf32, strided<[1, 24]>>, %y: memref<24x32xf32>) {
  pad.pad_into edge ins(%x : memref<24x16xf32, strided<[1, 24]>>) outs(%y : memref<24x32xf32>) low[0, 16] high[0, 0]
  return
}

// Amounts that are not known may crop.
// CHECK-LABEL: func @edge_dynamic_f32_transposed(
// CHECK-SAME: %[[L:[a-z0-9]+]]: index)
// CHECK: arith.cmpi sge, %[[L]], %c0
// CHECK: scf.if
// CHECK:   vector.store {{.*}} vector<8xf32>
// CHECK: } else {
// CHECK:   memref.load
// BYTES16-LABEL: func @edge_dynamic_f32_transposed(
func.func @edge_dynamic_f32_transposed(%x: memref<24x16xf32, strided<[1, 24]>>, %y: memref<?x16xf32>, %l: index) {
  pad.pad_into edge ins(%x : memref<24x16xf32, strided<[1, 24]>>) outs(%y : memref<?x16xf32>) low[%l, 0] high[1, 0]
  return
}

// No blocks: amounts that crop, one element, a larger step, strides that are not
// known, elements of two units.
// CHECK-LABEL: func @negative_crop(
// CHECK-NOT: vector
// CHECK: return
func.func @negative_crop(%x: memref<24x16xf32, strided<[1, 24]>>, %y: memref<22x16xf32>) {
  pad.pad_into constant ins(%x : memref<24x16xf32, strided<[1, 24]>>) outs(%y : memref<22x16xf32>) low[-1, 0] high[-1, 0]
  return
}

// CHECK-LABEL: func @negative_one_element(
// CHECK-NOT: vector.load
// CHECK: return
func.func @negative_one_element(%x: memref<24x1xf32, strided<[5, 1]>>, %y: memref<24x1xf32>) {
  pad.pad_into constant ins(%x : memref<24x1xf32, strided<[5, 1]>>) outs(%y : memref<24x1xf32>) low[0, 0] high[0, 0]
  return
}

// CHECK-LABEL: func @negative_step_of_five(
// CHECK-NOT: vector
// CHECK: return
func.func @negative_step_of_five(%x: memref<20xf32, strided<[5]>>, %y: memref<20xf32>) {
  pad.pad_into constant ins(%x : memref<20xf32, strided<[5]>>) outs(%y : memref<20xf32>) low[0] high[0]
  return
}

// CHECK-LABEL: func @negative_complex(
// CHECK-NOT: vector
// CHECK: return
func.func @negative_complex(%x: memref<24x16xcomplex<f32>, strided<[1, 24]>>, %y: memref<24x16xcomplex<f32>>) {
  pad.pad_into constant ins(%x : memref<24x16xcomplex<f32>, strided<[1, 24]>>) outs(%y : memref<24x16xcomplex<f32>>) low[0, 0] high[0, 0]
  return
}

// Positions before the source are more than the result has: no slice is built of them.
// CHECK-LABEL: func @edge_dynamic_i16_low_beyond_result(
// CHECK-NOT: memref.subview
// CHECK: return
func.func @edge_dynamic_i16_low_beyond_result(%x: memref<?xi16, strided<[2]>>, %y: memref<6xi16>) {
  pad.pad_into edge ins(%x : memref<?xi16, strided<[2]>>) outs(%y : memref<6xi16>) low[4294967293] high[-4294967290]
  return
}
