// RUN: pad-opt %s --convert-pad-to-scf --canonicalize --cse | FileCheck %s
// RUN: pad-opt %s --convert-pad-to-scf=vector-bytes=16 --canonicalize --cse | FileCheck %s --check-prefix=NARROW

// Rows of static shapes: straight-line vectors over flat views, one loop for
// each axis that is left after merging.

// Rows of the result that are outside of the source are filled as one; the rest is
// a border, the inside and a border.
// CHECK-LABEL: func @constant_static_f32_rows(
// CHECK-SAME: %[[V:[a-z0-9]+]]: f32)
// CHECK: %[[X:.*]] = memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [320], strides: [1]
// CHECK: %[[Y:.*]] = memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [516], strides: [1]
// CHECK: scf.for
// CHECK:   %[[ABOVE:.*]] = vector.broadcast %[[V]] : f32 to vector<8xf32>
// CHECK:   vector.store %[[ABOVE]], %[[Y]]
// CHECK:   scf.for
// CHECK:     memref.store %[[V]], %[[Y]]
// CHECK:     %[[ROW:.*]] = vector.load %[[X]]{{.*}}, vector<8xf32>
// CHECK:     vector.store %[[ROW]], %[[Y]]
// CHECK:     %[[AFTER:.*]] = vector.broadcast %[[V]] : f32 to vector<2xf32>
// CHECK:     vector.store %[[AFTER]], %[[Y]]
// CHECK-NOT: scf.if
// CHECK: return
func.func @constant_static_f32_rows(%x: memref<2x4x40xf32>, %y: memref<2x6x43xf32>, %v: f32) {
  pad.pad_into constant ins(%x : memref<2x4x40xf32>) outs(%y : memref<2x6x43xf32>) low[0, 1, 1] high[0, 1, 2] value(%v)
  return
}

// The map of the axis around the row is a maximum and a minimum; 33
// elements are five vectors, the last two of which overlap; borders are shuffles.
// CHECK-LABEL: func @reflect_static_f32_rows(
// CHECK: scf.for
// CHECK:   scf.for
// CHECK:     arith.maxsi
// CHECK:     arith.minsi
// CHECK-NOT: arith.rem
// CHECK:     vector.shuffle {{.*}} [1, 0]
// CHECK-COUNT-5: vector.load {{.*}} vector<8xf32>
// CHECK:     vector.shuffle {{.*}} [1, 0]
// NARROW-LABEL: func @reflect_static_f32_rows(
// NARROW-NOT: vector<8xf32>
// NARROW-COUNT-9: vector.load {{.*}} vector<4xf32>
// NARROW: return
func.func @reflect_static_f32_rows(%x: memref<2x4x33xf32>, %y: memref<2x6x37xf32>) {
  pad.pad_into reflect ins(%x : memref<2x4x33xf32>) outs(%y : memref<2x6x37xf32>) low[0, 1, 2] high[0, 1, 2]
  return
}

// An inner axis that is not padded makes pixels; the row is 60 pixels of 3.
// CHECK-LABEL: func @edge_static_i8_pixels(
// CHECK-COUNT-1: scf.for
// CHECK-NOT: scf.for
// CHECK: vector.load {{.*}} vector<3xi8>
// CHECK-COUNT-6: vector.load {{.*}} vector<32xi8>
// CHECK: vector.load {{.*}} vector<3xi8>
// CHECK: return
func.func @edge_static_i8_pixels(%x: memref<5x60x3xi8>, %y: memref<5x62x3xi8>) {
  pad.pad_into edge ins(%x : memref<5x60x3xi8>) outs(%y : memref<5x62x3xi8>) low[0, 1, 0] high[0, 1, 0]
  return
}

// Two pixels are reversed as wholes.
// CHECK-LABEL: func @symmetric_static_i8_pixels(
// CHECK: vector.shuffle {{.*}} [3, 4, 5, 0, 1, 2]
func.func @symmetric_static_i8_pixels(%x: memref<60x3xi8>, %y: memref<62x3xi8>) {
  pad.pad_into symmetric ins(%x : memref<60x3xi8>) outs(%y : memref<62x3xi8>) low[2] high[0] axes [0]
  return
}

// Outer axes that are not padded are one loop, also of extent 1.
// CHECK-LABEL: func @wrap_static_f32_outer_axes(
// CHECK: %[[C6:.*]] = arith.constant 6 : index
// CHECK-COUNT-1: scf.for %{{.*}} = %{{.*}} to %[[C6]]
// CHECK-NOT: scf.for
// CHECK: return
func.func @wrap_static_f32_outer_axes(%x: memref<2x1x3x40xf32>, %y: memref<2x1x3x42xf32>) {
  pad.pad_into wrap ins(%x : memref<2x1x3x40xf32>) outs(%y : memref<2x1x3x42xf32>) low[1] high[1] axes [-1]
  return
}

// A crop reads no map.
// CHECK-LABEL: func @wrap_static_f32_crop(
// CHECK: scf.for
// CHECK-NOT: arith.{{max|min|rem}}
// CHECK-COUNT-5: vector.load {{.*}} vector<8xf32>
// CHECK-NOT: vector.load
// CHECK: return
func.func @wrap_static_f32_crop(%x: memref<8x42xf32>, %y: memref<6x40xf32>) {
  pad.pad_into wrap ins(%x : memref<8x42xf32>) outs(%y : memref<6x40xf32>) low[-1, -1] high[-1, -1]
  return
}

// A long row is a loop of four vectors a step.
// CHECK-LABEL: func @constant_static_f32_long(
// CHECK: %[[STEP:.*]] = arith.constant 32 : index
// CHECK: scf.for {{.*}} step %[[STEP]]
// CHECK-COUNT-4: vector.load {{.*}} vector<8xf32>
func.func @constant_static_f32_long(%x: memref<1000xf32>, %y: memref<1002xf32>) {
  pad.pad_into constant ins(%x : memref<1000xf32>) outs(%y : memref<1002xf32>) low[1] high[1]
  return
}

// A border wider than the reach is copied from what has been written.
// CHECK-LABEL: func @wrap_static_f32_wide(
// CHECK: scf.while
// CHECK:   %[[FROM:.*]] = arith.select {{.*}} : memref<?xf32>
// CHECK:   vector.load %[[FROM]]
func.func @wrap_static_f32_wide(%x: memref<3xf32>, %y: memref<100xf32>) {
  pad.pad_into wrap ins(%x : memref<3xf32>) outs(%y : memref<100xf32>) low[50] high[47]
  return
}

// CHECK-LABEL: func @reflect_static_f32_rank_0(
// CHECK: memref.load
// CHECK: memref.store
// CHECK-NOT: scf
// CHECK: return
func.func @reflect_static_f32_rank_0(%x: memref<f32>, %y: memref<f32>) {
  pad.pad_into reflect ins(%x : memref<f32>) outs(%y : memref<f32>) low[] high[]
  return
}

// A subview: rows without gaps in a buffer that has some.
// CHECK-LABEL: func @edge_static_f32_subview(
// CHECK: %[[C60:.*]] = arith.constant 60 : index
// CHECK: scf.for
// CHECK:   arith.muli %{{.*}}, %[[C60]]
// CHECK:   vector.load {{.*}} vector<8xf32>
func.func @edge_static_f32_subview(%x: memref<4x40xf32>, %y: memref<4x42xf32, strided<[60, 1], offset: 5>>) {
  pad.pad_into edge ins(%x : memref<4x40xf32>) outs(%y : memref<4x42xf32, strided<[60, 1], offset: 5>>) low[0, 1] high[0, 1]
  return
}

// Rows that are not padded, in a buffer that has gaps: still rows.
// CHECK-LABEL: func @constant_static_f32_unpadded_rows(
// CHECK-NOT: memref.load
// CHECK: scf.for
// CHECK-COUNT-5: vector.store {{.*}} vector<8xf32>
// CHECK-NOT: memref.load
// CHECK: return
func.func @constant_static_f32_unpadded_rows(%x: memref<4x40xf32>, %y: memref<4x40xf32, strided<[60, 1], offset: 5>>) {
  pad.pad_into constant ins(%x : memref<4x40xf32>) outs(%y : memref<4x40xf32, strided<[60, 1], offset: 5>>) low[0, 0] high[0, 0]
  return
}

// Four columns at the end of rows that no memory holds are no block to shuffle: rows are
// runs.
// CHECK-LABEL: func @negative_reflect_static_i8_far(
// CHECK:         vector.store {{.*}} vector<2xi8>
func.func @negative_reflect_static_i8_far(%x: memref<?x2305843009213693952xi8>, %y: memref<?x4xi8>, %a: index) {
  pad.pad_into reflect ins(%x : memref<?x2305843009213693952xi8>) outs(%y : memref<?x4xi8>) low[0, %a] high[1, 3]
  return
}
