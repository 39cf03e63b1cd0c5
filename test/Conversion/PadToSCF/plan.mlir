// A remark for each version of a pad: its facts, and the loops that it becomes,
// which the facts and the types decide alone. Others say which numbers are not
// known that would have spared versions.

// RUN: pad-opt %s --convert-pad-to-scf --remarks-filter=pad -o /dev/null 2>&1 \
// RUN:   | FileCheck %s


// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-pad-to-scf | Category:pad | Remark="fits|within_reach|row_within_reach|rows|dense_source|dense_result: blocks of 224 bytes as constant shuffles"
func.func @constant_static_f32(%x: memref<8x4xf32>, %y: memref<8x7xf32>, %v: f32) {
  pad.pad_into constant ins(%x : memref<8x4xf32>) outs(%y : memref<8x7xf32>) low[0, 1] high[0, 2] value(%v)
  return
}

// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-pad-to-scf | Category:pad | Remark="fits|within_reach|row_within_reach|rows|dense_source|dense_result: rows of 36 bytes as constant shuffles, 8 at a time"
func.func @edge_static_f32_rows(%x: memref<100x7xf32>, %y: memref<100x9xf32>) {
  pad.pad_into edge ins(%x : memref<100x7xf32>) outs(%y : memref<100x9xf32>) low[0, 1] high[0, 1]
  return
}

// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-pad-to-scf | Category:pad | Remark="fits|within_reach|row_within_reach|rows|dense_source|dense_result: rows as the border before, the inside and the border after"
func.func @reflect_static_f32(%x: memref<8x400xf32>, %y: memref<8x407xf32>) {
  pad.pad_into reflect ins(%x : memref<8x400xf32>) outs(%y : memref<8x407xf32>) low[0, 3] high[0, 4]
  return
}

// CHECK-NOT: remark:
// CHECK: remark: [Missed] version-pads | Category:pad | Reason="rows alone: {{.*}}
// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-pad-to-scf | Category:pad | Remark="fits|within_reach|row_within_reach|rows|dense_source|dense_result: rows as the inside and the fill up to the next"
// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-pad-to-scf | Category:pad | Remark="elements: element by element"
func.func @constant_dynamic_f32_gaps(%x: memref<?x40xf32>, %y: memref<?x47xf32>, %v: f32) {
  pad.pad_into constant ins(%x : memref<?x40xf32>) outs(%y : memref<?x47xf32>) low[0, 3] high[0, 4] value(%v)
  return
}

// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-pad-to-scf | Category:pad | Remark="fits|within_reach|row_within_reach|rows|dense_source|dense_result|past_caches: non-temporal stores of lines of 64 bytes"
func.func @edge_static_i8_large(%x: memref<8192x4096xi8>, %y: memref<8192x4098xi8>) {
  pad.pad_into edge ins(%x : memref<8192x4096xi8>) outs(%y : memref<8192x4098xi8>) low[0, 1] high[0, 1]
  return
}

// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-pad-to-scf | Category:pad | Remark="fits|within_reach|row_within_reach|rows|dense_source|dense_result|past_caches: non-temporal stores of lines of 64 bytes"
// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-pad-to-scf | Category:pad | Remark="fits|within_reach|row_within_reach|rows|dense_source|dense_result: rows as the border before, the inside and the border after"
// Whether a float lies in two lines is known at run time.
func.func @edge_static_f32_large(%x: memref<8192x4096xf32>, %y: memref<8192x4098xf32>) {
  pad.pad_into edge ins(%x : memref<8192x4096xf32>) outs(%y : memref<8192x4098xf32>) low[0, 1] high[0, 1]
  return
}

// CHECK-NOT: remark:
// CHECK: remark: [Missed] version-pads | Category:pad | Reason="rows as three runs: an amount is larger than the reach of the mode
// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-pad-to-scf | Category:pad | Remark="fits|rows|dense_source|dense_result: rows run by run, and as copies of whole periods"
func.func @wrap_static_f32_far(%x: memref<400xf32>, %y: memref<1300xf32>) {
  pad.pad_into wrap ins(%x : memref<400xf32>) outs(%y : memref<1300xf32>) low[900] high[0]
  return
}

// CHECK-NOT: remark:
// CHECK: remark: [Missed] version-pads | Category:pad | Reason="rows alone: that extents are not 0 and fit the amounts, and innermost strides are 1, is only known at run time"{{.*}}, Suggestion="static extents and strides"
// CHECK-NOT: remark:
// CHECK: remark: [Missed] version-pads | Category:pad | Reason="rows as three runs alone: an amount or extent is not known"{{.*}}, Suggestion="static amounts and extents"
// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-pad-to-scf | Category:pad | Remark="fits|within_reach|row_within_reach|rows|dense_source|dense_result|past_caches: non-temporal stores of lines of 64 bytes"
// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-pad-to-scf | Category:pad | Remark="fits|rows|dense_source|dense_result: short rows in vectors of 16, 32, 2 x 32, 4 x 32, any number of 32 bytes, if rows are short; rows run by run, and as copies of whole periods"
// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-pad-to-scf | Category:pad | Remark="elements: element by element"
func.func @reflect_dynamic_i8(%x: memref<?x?x?x?xi8>, %y: memref<?x?x?x?xi8>, %l: index, %h: index) {
  pad.pad_into reflect ins(%x : memref<?x?x?x?xi8>) outs(%y : memref<?x?x?x?xi8>) low[%l, %l, %l, %l] high[%h, %h, %h, %h]
  return
}

// CHECK-NOT: remark:
// CHECK: remark: [Missed] version-pads | Category:pad | Reason="rows alone: {{.*}}
// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-pad-to-scf | Category:pad | Remark="fits|within_reach|row_within_reach|rows|dense_source|dense_result|past_caches: non-temporal stores of lines of 64 bytes"
// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-pad-to-scf | Category:pad | Remark="fits|within_reach|row_within_reach|rows|dense_source|dense_result: rows of 1 to 64 vectors of 32 bytes, and their ends; else short rows in vectors of 32, 2 x 32 bytes, if rows are short; rows as the border before, the inside and the border after"
// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-pad-to-scf | Category:pad | Remark="elements: element by element"
// A clamped axis has no reach.
func.func @edge_dynamic_f32(%x: memref<?x?xf32>, %y: memref<?x?xf32>, %n: index) {
  pad.pad_into edge ins(%x : memref<?x?xf32>) outs(%y : memref<?x?xf32>) low[%n, 1] high[0, 1]
  return
}

// CHECK-NOT: remark:
// CHECK: remark: [Missed] version-pads | Category:pad | Reason="rows: an innermost stride is not 1, or an extent is 0 or contradicts the amounts
// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-pad-to-scf | Category:pad | Remark="elements: element by element"
func.func @edge_static_f32_strided(%x: memref<4xf32, strided<[5]>>, %y: memref<6xf32>) {
  pad.pad_into edge ins(%x : memref<4xf32, strided<[5]>>) outs(%y : memref<6xf32>) low[1] high[1]
  return
}

// CHECK-NOT: remark:
// CHECK: remark: [Missed] version-pads | Category:pad | Reason="rows: an innermost stride is not 1, or an extent is 0 or contradicts the amounts
// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-pad-to-scf | Category:pad | Remark="elements: blocks shuffled in registers"
func.func @constant_static_f32_transposed(%x: memref<8x8xf32, strided<[1, 8]>>, %y: memref<8x8xf32>) {
  pad.pad_into constant ins(%x : memref<8x8xf32, strided<[1, 8]>>) outs(%y : memref<8x8xf32>) low[0, 0] high[0, 0]
  return
}

// CHECK-NOT: remark:
// CHECK: remark: [Missed] version-pads | Category:pad | Reason="rows: the storage of the element type or the strides of a memref are not known
// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-pad-to-scf | Category:pad | Remark="elements: element by element"
func.func @edge_static_f32_tiled(%x: memref<4xf32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>, %y: memref<6xf32>) {
  pad.pad_into edge ins(%x : memref<4xf32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>) outs(%y : memref<6xf32>) low[1] high[1]
  return
}
// CHECK-NOT: remark:
