// RUN: pad-opt %s --version-pads --split-input-file | FileCheck %s
// RUN: pad-opt %s --version-pads --convert-pad-to-scf --split-input-file \
// RUN:   | FileCheck %s --check-prefix=LOOPS
// The attribute survives upstream's folds of the views.
// RUN: pad-opt %s --version-pads --canonicalize --cse --convert-pad-to-scf \
// RUN:   --split-input-file | FileCheck %s --check-prefix=LOOPS

// Types decide all: no branch.
// CHECK-LABEL: func @reflect_static_f32(
// CHECK-NOT: scf.if
// CHECK: pad.pad_into reflect ins(%{{.*}} : memref<2x9x1xf32, strided<[9, 1, 1]>>) outs(%{{.*}} : memref<2x12x1xf32, strided<[12, 1, 1]>>) low[0, 1, 0] high[0, 2, 0] {pad.facts = #pad.facts<fits|within_reach|row_within_reach|rows|dense_source|dense_result>}
// CHECK-NOT: pad.
// LOOPS-LABEL: func @reflect_static_f32(
// LOOPS-NOT: scf.if
// LOOPS: vector.store
func.func @reflect_static_f32(%x: memref<2x9xf32>, %y: memref<2x12xf32>) {
  pad.pad_into reflect ins(%x : memref<2x9xf32>) outs(%y : memref<2x12xf32>) low[0, 1] high[0, 2]
  return
}

// -----

// A fact that is given is not tested. Without it there are three versions.
// CHECK-LABEL: func @reflect_dynamic_i8_given(
// CHECK-NOT: scf.if
// CHECK: pad.pad_into reflect {{.*}} {pad.facts = #pad.facts<fits|within_reach|row_within_reach|rows|dense_source|dense_result>}
// CHECK-NOT: pad.
// CHECK-LABEL: func @reflect_dynamic_i8_open(
// CHECK: scf.if
// CHECK:   scf.if
// CHECK:     pad.pad_into reflect {{.*}} {pad.facts = #pad.facts<fits|within_reach|row_within_reach|rows|dense_source|dense_result|past_caches>}
// CHECK:   } else {
// CHECK:     pad.pad_into reflect {{.*}} {pad.facts = #pad.facts<fits|rows|dense_source|dense_result>}
// CHECK: } else {
// CHECK:   pad.pad_into reflect {{.*}} {pad.facts = #pad.facts<elements>}
// LOOPS-LABEL: func @reflect_dynamic_i8_given(
// LOOPS-NOT: scf.while
// LOOPS-NOT: nontemporal
// LOOPS-LABEL: func @reflect_dynamic_i8_open(
// LOOPS: nontemporal
// LOOPS: scf.while
func.func @reflect_dynamic_i8_given(%x: memref<?xi8>, %y: memref<100xi8>, %l: index, %h: index) {
  pad.pad_into reflect ins(%x : memref<?xi8>) outs(%y : memref<100xi8>) low[%l] high[%h] {pad.facts = #pad.facts<fits|within_reach>}
  return
}
func.func @reflect_dynamic_i8_open(%x: memref<?xi8>, %y: memref<?xi8>, %l: index, %h: index) {
  pad.pad_into reflect ins(%x : memref<?xi8>) outs(%y : memref<?xi8>) low[%l] high[%h]
  return
}

// -----

// A border: a face, and the rows of the inside in place.
// CHECK-LABEL: func @wrap_static_f32_border(
// CHECK: pad.pad_into wrap {{.*}} {pad.facts = #pad.facts<fits|within_reach|row_within_reach|border|rows|dense_result>}
// CHECK: pad.pad_into wrap {{.*}} {pad.facts = #pad.facts<fits|within_reach|row_within_reach|in_place|border|rows|dense_result>}
// CHECK-NOT: pad.
func.func @wrap_static_f32_border(%m: memref<9x12xf32>) {
  pad.fill_border wrap %m low[1, 1] high[0, 2] : memref<9x12xf32>
  return
}

// -----

// The extents of a result with strides of its own are those of the source and the
// amounts: numbers that loops do not have to keep.
// CHECK-LABEL: func @strided_result(
// CHECK-DAG: %[[H:.*]] = memref.dim %arg0, %c0{{.*}} : memref<?x?xf32>
// CHECK-DAG: %[[W:.*]] = memref.dim %arg0, %c1{{.*}} : memref<?x?xf32>
// CHECK: %[[ROWS:.*]] = arith.addi %[[H]], %c2{{.*}} : index
// CHECK: %[[COLUMNS:.*]] = arith.addi %[[W]], %c3{{.*}} : index
// CHECK: memref.reinterpret_cast {{.*}} sizes: [%[[ROWS]], %[[COLUMNS]], 1]
func.func @strided_result(%x: memref<?x?xf32>, %y: memref<?x?xf32, strided<[?, 1], offset: ?>>) {
  pad.pad_into reflect ins(%x : memref<?x?xf32>) outs(%y : memref<?x?xf32, strided<[?, 1], offset: ?>>) low[1, 1] high[1, 2]
  return
}
