// Remarks on which loops a pad becomes.

// RUN: pad-opt %s --convert-pad-to-scf --remarks-filter=pad -o /dev/null 2>&1 \
// RUN:   | FileCheck %s

// Each function's remarks come in its order.
// CHECK:      remark: [Passed] convert-pad-to-scf | Category:pad | Remark="to loops over rows"
func.func @constant_static_f32(%x: memref<8x4xf32>, %y: memref<8x7xf32>, %v: f32) {
  pad.pad_into constant ins(%x : memref<8x4xf32>) outs(%y : memref<8x7xf32>) low[0, 1] high[0, 2] value(%v)
  return
}

// CHECK-NOT:  remark:
// CHECK:      remark: [Passed] convert-pad-to-scf | Category:pad | Remark="to loops over rows"
// CHECK-NOT:  remark:
// CHECK:      remark: [Missed] convert-pad-to-scf | Category:pad | Reason="runs of the source in every border: an amount is larger than the reach of the mode
func.func @wrap_static_f32_far(%x: memref<4xf32>, %y: memref<13xf32>) {
  pad.pad_into wrap ins(%x : memref<4xf32>) outs(%y : memref<13xf32>) low[9] high[0]
  return
}

// CHECK-NOT:  remark:
// CHECK:      remark: [Passed] convert-pad-to-scf | Category:pad | Remark="to loops over rows, with loops over elements beside them"
// CHECK-NOT:  remark:
// CHECK:      remark: [Missed] convert-pad-to-scf | Category:pad | Reason="loops over rows alone: {{.*}} only known at run time", Suggestion="static extents and strides"
// CHECK-NOT:  remark:
// CHECK:      remark: [Missed] convert-pad-to-scf | Category:pad | Reason="runs of the source in every border alone: {{.*}} stand by", Suggestion="static amounts and extents"
func.func @reflect_dynamic_f32(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) {
  pad.pad_into reflect ins(%x : memref<?xf32>) outs(%y : memref<?xf32>) low[%n] high[0]
  return
}

// A clamped axis has no reach.
// CHECK-NOT:  remark:
// CHECK:      remark: [Passed] convert-pad-to-scf | Category:pad | Remark="to loops over rows, with loops over elements beside them"
// CHECK-NOT:  remark:
// CHECK:      remark: [Missed] {{.*}} Reason="loops over rows alone:
// CHECK-NOT:  remark:
func.func @edge_dynamic_f32(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) {
  pad.pad_into edge ins(%x : memref<?xf32>) outs(%y : memref<?xf32>) low[%n] high[0]
  return
}

// CHECK:      remark: [Passed] convert-pad-to-scf | Category:pad | Remark="to loops over elements"
// CHECK-NOT:  remark:
// CHECK:      remark: [Missed] convert-pad-to-scf | Category:pad | Reason="loops over rows: an innermost stride is not 1
func.func @edge_static_f32_strided(%x: memref<4xf32, strided<[2]>>, %y: memref<6xf32>) {
  pad.pad_into edge ins(%x : memref<4xf32, strided<[2]>>) outs(%y : memref<6xf32>) low[1] high[1]
  return
}

// CHECK-NOT:  remark:
// CHECK:      remark: [Passed] convert-pad-to-scf | Category:pad | Remark="to loops over elements"
// CHECK-NOT:  remark:
// CHECK:      remark: [Missed] convert-pad-to-scf | Category:pad | Reason="loops over rows: the storage of the element type or the strides of a memref are not known"
// CHECK-NOT:  remark:
func.func @edge_static_f32_tiled(%x: memref<4xf32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>, %y: memref<6xf32>) {
  pad.pad_into edge ins(%x : memref<4xf32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>) outs(%y : memref<6xf32>) low[1] high[1]
  return
}
