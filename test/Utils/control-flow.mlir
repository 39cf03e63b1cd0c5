// RUN: pad-opt %s --convert-pad-to-scf --canonicalize --cse | FileCheck %s

// Branches and loops are built only for what is not known.

// Of a condition that is known only what can happen is there, and a loop that
// runs once is none.
// CHECK-LABEL: func @edge_static_f32_once(
// CHECK-NOT: scf.
// CHECK: vector.store
// CHECK-NOT: scf.
// CHECK: return
func.func @edge_static_f32_once(%x: memref<1x40xf32>, %y: memref<1x44xf32>) {
  pad.pad_into edge ins(%x : memref<1x40xf32>) outs(%y : memref<1x44xf32>) low[0, 2] high[0, 2]
  return
}

// Whether the extents fit is not known, so rows and elements are both there.
// CHECK-LABEL: func @edge_dynamic_f32_either(
// CHECK: scf.if
// CHECK: vector.store
// CHECK: } else {
// CHECK: memref.store
func.func @edge_dynamic_f32_either(%x: memref<?xf32>, %y: memref<44xf32>) {
  pad.pad_into edge ins(%x : memref<?xf32>) outs(%y : memref<44xf32>) low[2] high[2]
  return
}
