// A remark for each kernel: its facts, and how its threads write. A fact that the
// author of a pad writes down is not tested.
// RUN: pad-opt %s --convert-pad-to-gpu --remarks-filter=pad -o /dev/null 2>&1 | FileCheck %s

// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-pad-to-gpu | Category:pad | Remark="fits|within_reach|row_within_reach|rows|small_indices: rows in vectors of 16 bytes"
func.func @static(%x: memref<14x254xf32>, %y: memref<16x258xf32>) {
  pad.pad_into reflect ins(%x : memref<14x254xf32>) outs(%y : memref<16x258xf32>) low[1, 2] high[1, 2]
  return
}

// CHECK-NOT: remark:
// CHECK: remark: {{.*}}"fits|rows|small_indices: rows in vectors of 16 bytes"
func.func @out_of_reach(%x: memref<14x254xf32>, %y: memref<44x258xf32>) {
  pad.pad_into reflect ins(%x : memref<14x254xf32>) outs(%y : memref<44x258xf32>) low[15, 2] high[15, 2]
  return
}

// CHECK-NOT: remark:
// CHECK: remark: {{.*}}"fits|within_reach|row_within_reach|rows|small_indices|vectors_cross_rows: vectors of 16 bytes across the ends of rows"
func.func @short_rows(%x: memref<512x7x7xi8>, %y: memref<512x9x9xi8>) {
  pad.pad_into edge ins(%x : memref<512x7x7xi8>) outs(%y : memref<512x9x9xi8>) low[0, 1, 1] high[0, 1, 1]
  return
}

// CHECK-NOT: remark:
// CHECK: remark: {{.*}}"elements|small_indices: element by element"
func.func @gaps(%x: memref<4x8xf32, strided<[32, 2]>>, %y: memref<6x10xf32>) {
  pad.pad_into edge ins(%x : memref<4x8xf32, strided<[32, 2]>>) outs(%y : memref<6x10xf32>) low[1, 1] high[1, 1]
  return
}

// CHECK-NOT: remark:
// CHECK: remark: {{.*}}"elements: element by element"
func.func @wide(%x: memref<4x1073741824xi8>, %y: memref<6x1073741826xi8>) {
  pad.pad_into edge ins(%x : memref<4x1073741824xi8>) outs(%y : memref<6x1073741826xi8>) low[1, 1] high[1, 1]
  return
}

// CHECK-NOT: remark:
// CHECK: remark: {{.*}}"fits|within_reach|row_within_reach|rows|small_indices|vectors_cross_rows: vectors
// CHECK: remark: {{.*}}"fits|within_reach|row_within_reach|rows|small_indices: rows
// CHECK: remark: {{.*}}"fits|rows|small_indices: rows
// CHECK: remark: {{.*}}"elements|small_indices: element
// CHECK: remark: {{.*}}"elements: element
func.func @dynamic(%x: memref<?x?xf32>, %y: memref<?x?xf32>, %l: index) {
  pad.pad_into wrap ins(%x : memref<?x?xf32>) outs(%y : memref<?x?xf32>) low[%l, %l] high[%l, %l]
  return
}

// The same pad, with the facts that its author knows.

// CHECK-NOT: remark:
// CHECK: remark: {{.*}}"fits|within_reach|{{.*}}rows|small_indices|vectors_cross_rows: vectors
// CHECK: remark: {{.*}}"fits|within_reach|{{.*}}rows|small_indices: rows
func.func @dynamic_known(%x: memref<?x?xf32>, %y: memref<?x?xf32>, %l: index) {
  pad.pad_into wrap ins(%x : memref<?x?xf32>) outs(%y : memref<?x?xf32>) low[%l, %l] high[%l, %l] {pad.facts = #pad.facts<fits|within_reach|small_indices>}
  return
}

// CHECK-NOT: remark:
// CHECK: remark: {{.*}}"fits|within_reach|row_within_reach|in_place|rows|small_indices: all faces of the border, rows in vectors of 16 bytes"
func.func @border(%y: memref<16x258xf32>) {
  pad.fill_border reflect %y low[1, 2] high[1, 2] : memref<16x258xf32>
  return
}

// CHECK-NOT: remark:
// CHECK: remark: {{.*}}"in_place|elements|small_indices: all faces of the border, element by element"
func.func @border_gaps(%y: memref<16x8xf32, strided<[32, 2]>>) {
  pad.fill_border edge %y low[1, 2] high[1, 2] : memref<16x8xf32, strided<[32, 2]>>
  return
}

// CHECK-NOT: remark:
// CHECK: remark: {{.*}}"fits|rows|disjoint_borders|disjoint_row_borders|small_indices: rows in vectors of 16 bytes"
func.func @adjoint(%g: memref<16x258xf32>, %y: memref<14x254xf32>) {
  pad.adjoint_into reflect ins(%g : memref<16x258xf32>) outs(%y : memref<14x254xf32>) low[1, 2] high[1, 2]
  return
}

// CHECK-NOT: remark:
// CHECK: remark: {{.*}}"fits|rows|small_indices: rows in vectors of 16 bytes"
func.func @adjoint_joint(%g: memref<16x8xf32>, %y: memref<14x4xf32>) {
  pad.adjoint_into reflect ins(%g : memref<16x8xf32>) outs(%y : memref<14x4xf32>) low[1, 2] high[1, 2]
  return
}
// CHECK-NOT: remark:
