// RUN: pad-opt %s --convert-pad-to-scf --canonicalize --cse | FileCheck %s --implicit-check-not='{{pad\.}}'
// RUN: pad-opt %s --convert-pad-to-scf --remarks-filter=pad -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=PLAN

// The first and the last row, and in one turn of a loop both borders of a row.
// CHECK-LABEL: func @wrap_static_f64(
// CHECK: vector.store
// CHECK: scf.for %[[ROW:.*]] = %c0 to %c32 step %c1 {
// CHECK: vector.load {{.*}} vector<2xf64>
// CHECK-NEXT: vector.store {{.*}} vector<2xf64>
// CHECK: vector.load {{.*}} vector<2xf64>
// CHECK-NEXT: vector.store {{.*}} vector<2xf64>
// CHECK-NEXT: }
// CHECK-NEXT: return
// PLAN: Remark="{{.*}}|rows{{.*}}: rows as the border before, the inside and the border after"
// PLAN: Remark="{{.*}}|rows{{.*}}: rows as the border before, the inside and the border after"
// PLAN: Remark="{{.*}}|rows{{.*}}: borders of rows alone"
func.func @wrap_static_f64(%m: memref<34x104xf64>) {
  pad.fill_border wrap %m low[1, 2] high[1, 2] : memref<34x104xf64>
  return
}

// Rows that are not cut are pads of whole rows.
// CHECK-LABEL: func @reflect_static_f32_outer_axis(
// CHECK-COUNT-8: vector.store {{.*}} vector<16xf32>
// CHECK: return
// PLAN: Remark="{{.*}}|rows{{.*}}: borders of rows alone"
func.func @reflect_static_f32_outer_axis(%m: memref<8x64xf32>) {
  pad.fill_border reflect %m low[2] high[2] axes [0] : memref<8x64xf32>
  return
}

// Gaps between the rows: each row of the border is a copy.
// CHECK-LABEL: func @edge_dynamic_f32_gaps(
// CHECK: scf.for
// CHECK: return
// PLAN: Remark="{{.*}}|rows: rows of 1 to 64 vectors of 64 bytes, and their ends; else rows as the border before, the inside and the border after"
func.func @edge_dynamic_f32_gaps(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>) {
  pad.fill_border edge %m low[1] high[1] axes [0] : memref<?x?xf32, strided<[?, 1], offset: ?>>
  return
}

// Long rows are stored in aligned vectors, from the first line on that begins in
// the row, four at a time after their loads.
// CHECK-LABEL: func @edge_static_f64_long_rows(
// CHECK: %[[BASE:.*]] = memref.extract_aligned_pointer_as_index
// CHECK: %[[HEAD:.*]] = arith.subi %c0, %[[BASE]] : index
// CHECK: %[[BYTES:.*]] = arith.andi %[[HEAD]], %c63 : index
// CHECK: %[[FIRST:.*]] = arith.divui %[[BYTES]], %c8 : index
// CHECK: %[[END:.*]] = arith.addi %[[FIRST]], %c992 : index
// CHECK: scf.for %{{.*}} = %[[FIRST]] to %[[END]] step %c32
// CHECK-COUNT-4: vector.load
// CHECK-COUNT-5: vector.store
func.func @edge_static_f64_long_rows(%m: memref<4x1030xf64>) {
  pad.fill_border edge %m low[1] high[1] axes [0] : memref<4x1030xf64>
  return
}

// CHECK-LABEL: func @wrap_dynamic_u8_long_rows(
// CHECK: %[[BYTES:.*]] = arith.andi %{{.*}}, %c63 : index
// CHECK: %[[END:.*]] = arith.addi %[[BYTES]],
// CHECK-NEXT: scf.for %{{.*}} = %[[BYTES]] to %[[END]] step %c256
// CHECK-COUNT-4: vector.load
// CHECK-COUNT-4: vector.store
// CHECK: scf.for %{{.*}} = %[[END]] to %{{.*}} step %c64
func.func @wrap_dynamic_u8_long_rows(%m: memref<?x?xui8>) {
  pad.fill_border wrap %m low[1] high[1] axes [0] : memref<?x?xui8>
  return
}

// Rows of large arrays are prefetched, 32 rows ahead, up to the end.
// CHECK-LABEL: func @edge_static_f64_large(
// CHECK: scf.for %[[ROW:.*]] = %c0 to %c4098 step %c1 {
// CHECK: memref.prefetch %{{.*}}[%{{.*}}], write, locality<3>, data
// CHECK: return
// PLAN: Remark="{{.*}}|rows{{.*}}: borders of rows alone, 32 rows ahead prefetched"
func.func @edge_static_f64_large(%m: memref<4098x4098xf64>) {
  pad.fill_border edge %m low[1] high[1] axes [1] : memref<4098x4098xf64>
  return
}

// If they turn out to be large.
// CHECK-LABEL: func @wrap_dynamic_f64_large(
// CHECK: %[[LARGE:.*]] = arith.cmpi sge, %{{.*}}, %c4194304 : index
// CHECK: scf.if %[[LARGE]]
// CHECK: memref.prefetch
// CHECK: return
// PLAN: Remark="{{.*}}|rows{{.*}}: borders of rows alone, 32 rows ahead prefetched"
func.func @wrap_dynamic_f64_large(%m: memref<?x?xf64>) {
  pad.fill_border wrap %m low[1] high[1] axes [1] : memref<?x?xf64>
  return
}

// Fills are prefetched at both ends of a row, of arrays that fit the second cache.
// CHECK-LABEL: func @constant_static_f64_medium(
// CHECK-COUNT-2: memref.prefetch %{{.*}}[%{{.*}}], write, locality<3>, data
// CHECK: return
// PLAN: Remark="{{.*}}|rows{{.*}}: borders of rows alone, 8 rows ahead prefetched"
func.func @constant_static_f64_medium(%m: memref<1026x1026xf64>) {
  pad.fill_border constant %m low[1] high[1] axes [1] : memref<1026x1026xf64>
  return
}

// CHECK-LABEL: func @negative_constant_static_f64_large(
// CHECK-NOT: memref.prefetch
// CHECK: return
func.func @negative_constant_static_f64_large(%m: memref<4098x4098xf64>) {
  pad.fill_border constant %m low[1] high[1] axes [1] : memref<4098x4098xf64>
  return
}

// Widths that are not known have loops of their own where they are common ones.
// CHECK-LABEL: func @edge_dynamic_f32_amounts(
// CHECK-SAME: %[[M:.*]]: memref<?x?xf32>, %[[L:.*]]: index
// CHECK: arith.cmpi eq, %{{.*}}, %c1 : index
// CHECK: arith.cmpi eq, %{{.*}}, %c2 : index
// CHECK: arith.cmpi eq, %{{.*}}, %c3 : index
// CHECK: arith.cmpi eq, %{{.*}}, %c4 : index
// CHECK: arith.cmpi eq, %{{.*}}, %c8 : index
// CHECK: return
func.func @edge_dynamic_f32_amounts(%m: memref<?x?xf32>, %l: index, %h: index) {
  pad.fill_border edge %m low[%l] high[%h] axes [1] : memref<?x?xf32>
  return
}

// CHECK-LABEL: func @constant_static_f32(
// CHECK-SAME: %[[M:.*]]: memref<4x100xf32>, %[[V:.*]]: f32)
// CHECK: scf.for
// CHECK: memref.store %[[V]]
// CHECK: memref.store %[[V]]
// CHECK-NEXT: }
func.func @constant_static_f32(%m: memref<4x100xf32>, %v: f32) {
  pad.fill_border constant %m low[1] high[1] axes [1] value(%v) : memref<4x100xf32>
  return
}

// A pad into the array around its source is a border: the inside is not written.
// CHECK-LABEL: func @constant_static_f32_pad_into(
// CHECK-SAME: %{{.*}}: memref<4x100xf32>, %[[V:.*]]: f32)
// CHECK: scf.for
// CHECK-NEXT: arith.muli
// CHECK-NEXT: memref.store %[[V]]
// CHECK-NEXT: arith.addi
// CHECK-NEXT: memref.store %[[V]]
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @constant_static_f32_pad_into(%m: memref<4x100xf32>, %v: f32) {
  %x = memref.subview %m[0, 1] [4, 98] [1, 1] : memref<4x100xf32> to memref<4x98xf32, strided<[100, 1], offset: 1>>
  pad.pad_into constant ins(%x : memref<4x98xf32, strided<[100, 1], offset: 1>>) outs(%m : memref<4x100xf32>) low[0, 1] high[0, 1] value(%v)
  return
}
