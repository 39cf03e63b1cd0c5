// RUN: pad-opt %s --collapse-elementwise --split-input-file | FileCheck %s

// CHECK: #[[$ONE:.+]] = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func @no_gaps(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: memref<16x7x7xf32>
// CHECK:         %[[A:.*]] = memref.collapse_shape %[[X]] {{\[\[}}0, 1, 2]] : memref<16x7x7xf32> into memref<784xf32>
// CHECK:         linalg.generic {indexing_maps = [#[[$ONE]], #[[$ONE]], #[[$ONE]]], iterator_types = ["parallel"]} ins(%[[A]], %{{.*}} : memref<784xf32>, memref<784xf32>) outs(%{{.*}} : memref<784xf32>)
// CHECK:           arith.addf
func.func @no_gaps(%x: memref<16x7x7xf32>, %y: memref<16x7x7xf32>, %z: memref<16x7x7xf32>) {
  linalg.add ins(%x, %y : memref<16x7x7xf32>, memref<16x7x7xf32>) outs(%z : memref<16x7x7xf32>)
  return
}

// -----

// CHECK-LABEL: func @dynamic(
// CHECK:         linalg.generic {{.*}} ins(%{{.*}} : f32) outs(%{{.*}} : memref<?xf32>)
func.func @dynamic(%v: f32, %y: memref<?x?x3xf32>) {
  linalg.fill ins(%v : f32) outs(%y : memref<?x?x3xf32>)
  return
}

// -----

// The rows of the inside of a padded array have gaps between them, the parts of pixels
// have none; an operand without the rows has no say in them.
// CHECK-LABEL: func @rows_with_gaps(
// CHECK:         linalg.generic {{.*}}, iterator_types = ["parallel", "parallel"]} ins(%{{.*}}, %{{.*}} : memref<14x42xf32>, memref<14xf32>) outs(%{{.*}} : memref<14x42xf32, strided<[48, 1], offset: 51>>)
#all = affine_map<(a, b, c) -> (a, b, c)>
#row = affine_map<(a, b, c) -> (a)>
func.func @rows_with_gaps(%x: memref<14x14x3xf32>, %s: memref<14xf32>,
                          %y: memref<14x14x3xf32, strided<[48, 3, 1], offset: 51>>) {
  linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %s : memref<14x14x3xf32>, memref<14xf32>)
      outs(%y : memref<14x14x3xf32, strided<[48, 3, 1], offset: 51>>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// A vector is shown in each row: all rows are one loop, and their elements another.
// CHECK-LABEL: func @broadcast(
// CHECK:         linalg.generic {{.*}}, iterator_types = ["parallel", "parallel"]} ins(%{{.*}} : memref<4xf32>) outs(%{{.*}} : memref<8x4xf32>)
#planes = affine_map<(a, b, c) -> (a, b, c)>
#vector = affine_map<(a, b, c) -> (c)>
func.func @broadcast(%x: memref<4xf32>, %y: memref<2x4x4xf32>) {
  linalg.generic {indexing_maps = [#vector, #planes], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x : memref<4xf32>) outs(%y : memref<2x4x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

// Neither where loops are permuted, added up or asked for, nor where strides are not
// known.
// CHECK-LABEL: func @negative(
// CHECK-NOT:     memref.collapse_shape
// CHECK:         return
#id = affine_map<(a, b) -> (a, b)>
#swap = affine_map<(a, b) -> (b, a)>
#first = affine_map<(a, b) -> (a)>
func.func @negative(%x: memref<4x4xf32>, %y: memref<4x4xf32>, %s: memref<4xf32>,
                    %v: memref<4x4xf32, strided<[?, 1]>>, %i: memref<4x4xindex>) {
  linalg.generic {indexing_maps = [#swap, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<4x4xf32>) outs(%y : memref<4x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  linalg.generic {indexing_maps = [#id, #first], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<4x4xf32>) outs(%s : memref<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%i : memref<4x4xindex>) {
  ^bb0(%a: index):
    %0 = linalg.index 1 : index
    linalg.yield %0 : index
  }
  linalg.add ins(%x, %y : memref<4x4xf32>, memref<4x4xf32>)
             outs(%v : memref<4x4xf32, strided<[?, 1]>>)
  return
}
