// UNSUPPORTED: llvm-assertions
// Upstream asserts that static shapes have less than 2^63 elements
// (makeCanonicalStridedLayoutExpr).
// RUN: pad-opt %s --convert-pad-to-scf --canonicalize | FileCheck %s
// RUN: pad-opt %s --convert-pad-to-scf=parallel --canonicalize-soundly | FileCheck %s

// The result has 2^63 elements: no size that upstream would take for one that is
// not known.
// CHECK-LABEL: func @edge_static_f32_huge(
// CHECK: memref.reinterpret_cast %{{.*}} sizes: [9223372036854775807]
func.func @edge_static_f32_huge(%x: memref<2305843009213693952x3xf32>, %y: memref<2305843009213693952x4xf32>) {
  pad.pad_into edge ins(%x : memref<2305843009213693952x3xf32>) outs(%y : memref<2305843009213693952x4xf32>) low[0, 1] high[0, 0]
  return
}

// A product of extents that wraps to the number that stands for a dynamic one.
// CHECK-LABEL: func @edge_static_index_wraps(
// CHECK: scf.for
func.func @edge_static_index_wraps(%x: memref<2x4611686018427387904xindex>, %y: memref<2x4611686018427387904xindex>) {
  pad.pad_into edge ins(%x : memref<2x4611686018427387904xindex>) outs(%y : memref<2x4611686018427387904xindex>) low[] high[] axes []
  return
}

// A stride that wraps to that number.
// CHECK-LABEL: func @reflect_dynamic_f32_stride_wraps(
// CHECK: scf.for
func.func @reflect_dynamic_f32_stride_wraps(%x: memref<4x2305843009213693952x6xf32>, %y: memref<?x2305843009213693952x12xf32>, %l: index) {
  pad.pad_into reflect ins(%x : memref<4x2305843009213693952x6xf32>) outs(%y : memref<?x2305843009213693952x12xf32>) low[%l, 0, 2] high[3, 0, 4]
  return
}

// A plane of 2^64 elements, by whose size chunks are counted.
// CHECK-LABEL: func @symmetric_dynamic_i64_plane_wraps(
// CHECK: scf.for
func.func @symmetric_dynamic_i64_plane_wraps(%x: memref<4x2305843009213693952x6xi64>, %y: memref<?x2305843009213693952x12xi64>, %l: index) {
  pad.pad_into symmetric ins(%x : memref<4x2305843009213693952x6xi64>) outs(%y : memref<?x2305843009213693952x12xi64>) low[%l, 0, 2] high[3, 0, 4]
  return
}
