// RUN: pad-opt %s --convert-adjoint-to-scf --split-input-file | FileCheck %s
// RUN: pad-opt %s --convert-adjoint-to-scf="parallel parallel-bytes=0" --split-input-file | FileCheck %s --check-prefix=PARALLEL
// RUN: pad-opt %s --convert-adjoint-to-scf=nontemporal-bytes=1 --split-input-file | FileCheck %s --check-prefix=STREAM

// Nothing is added where a mode fills, or only crops.
// CHECK-LABEL: func @constant_dynamic(
// CHECK: %[[L:.*]] = arith.subi %c0, %arg2
// CHECK: pad.pad_into constant ins(%arg0 : memref<?xf32>) outs(%arg1 : memref<?xf32>) low[%[[L]]] high[-2]
func.func @constant_dynamic(%g: memref<?xf32>, %y: memref<?xf32>, %l: index) {
  pad.adjoint_into constant ins(%g : memref<?xf32>) outs(%y : memref<?xf32>) low[%l] high[2]
  return
}

// -----

// CHECK-LABEL: func @reflect_static_crop(
// CHECK: pad.pad_into constant {{.*}} low[1] high[2]
func.func @reflect_static_crop(%g: memref<4xf8E5M2>, %y: memref<7xf8E5M2>) {
  pad.adjoint_into reflect ins(%g : memref<4xf8E5M2>) outs(%y : memref<7xf8E5M2>) low[-1] high[-2]
  return
}

// -----

// A plane is a loop over the rows that are shown once, between two rows each of
// which adds up two as it reads them. The border of a row is shuffled to the
// elements that it is added to.
// CHECK-LABEL: func @reflect_static_planes(
// CHECK: scf.for
// CHECK: vector.load {{.*}} vector<8xf32>
// CHECK: vector.load {{.*}} vector<8xf32>
// CHECK: arith.addf {{.*}} vector<8xf32>
// CHECK: scf.for
// CHECK: %[[BORDER:.*]] = vector.shuffle {{.*}} [-1, 0, -1, -1, -1, -1, -1, -1]
// CHECK: %[[SUM:.*]] = arith.addf %[[OWN:.*]], %[[BORDER]] : vector<8xf32>
// CHECK: vector.shuffle %[[OWN]], %[[SUM]] [0, 9, 2, 3, 4, 5, 6, 7]
// CHECK: }
// CHECK: arith.addf {{.*}} vector<8xf32>
// PARALLEL-LABEL: func @reflect_static_planes(
// PARALLEL: scf.parallel
func.func @reflect_static_planes(%g: memref<5x10x18xf32>, %y: memref<5x8x16xf32>) {
  pad.adjoint_into reflect ins(%g : memref<5x10x18xf32>) outs(%y : memref<5x8x16xf32>) low[1, 1] high[1, 1] axes [1, 2]
  return
}

// -----

// Halves are added as f32 where there is something to add.
// CHECK-LABEL: func @symmetric_static_bf16_row(
// CHECK: %[[OWN:.*]] = vector.load %{{.*}}[%c8] : memref<?xi16>, vector<16xi16>
// CHECK: vector.shuffle {{.*}} [7, 6, 5, 4, 3, 2, 1, 0,
// CHECK: %[[SUM:.*]] = arith.addf {{.*}} vector<16xf32>
// CHECK: vector.shuffle %[[OWN]], {{.*}} [16, 17, 18, 19, 20, 21, 22, 23, 8, 9, 10, 11, 12, 13, 14, 15]
func.func @symmetric_static_bf16_row(%g: memref<48xbf16>, %y: memref<32xbf16>) {
  pad.adjoint_into symmetric ins(%g : memref<48xbf16>) outs(%y : memref<32xbf16>) low[8] high[8]
  return
}

// -----

// The bits of a short row are widened where they are.
// CHECK-LABEL: func @reflect_static_bf16_short(
// CHECK: %[[ROW:.*]] = vector.load %{{.*}}[%c0{{.*}}] : memref<?xi16>, vector<16xi16>
// CHECK: %[[OWN:.*]] = vector.shuffle %[[ROW]], %{{.*}} [-1, -1, 16, 2, -1, -1, -1, -1, -1, -1, -1, -1, 16, 13, -1, -1]
// CHECK: vector.bitcast %[[OWN]] : vector<16xi16> to vector<8xf32>
// CHECK: arith.addf {{.*}} vector<8xf32>
func.func @reflect_static_bf16_short(%g: memref<16xbf16>, %y: memref<14xbf16>) {
  pad.adjoint_into reflect ins(%g : memref<16xbf16>) outs(%y : memref<14xbf16>) low[1] high[1]
  return
}

// -----

// The padded row is one vector, of more elements than two of the row: sums are
// added up in vectors of as many as the row has.
// CHECK-LABEL: func @wrap_static_bf16_many_terms(
// CHECK: arith.addf {{.*}} vector<4xf32>
// CHECK: vector.store {{.*}} vector<4xi16>
func.func @wrap_static_bf16_many_terms(%g: memref<16xbf16>, %y: memref<5xbf16>) {
  pad.adjoint_into wrap ins(%g : memref<16xbf16>) outs(%y : memref<5xbf16>) low[5] high[6]
  return
}

// -----

// Of several rows they are widened as one vector, and put in place as pairs. A row
// of 14 halves is stored as 16, of which the next row writes two again.
// CHECK-LABEL: func @symmetric_static_bf16_packed(
// CHECK: %[[ROWS:.*]] = vector.shuffle %{{.*}}, %{{.*}} [0, 7, -1, -1, -1, -1, -1, -1] : vector<8xi32>
// CHECK: vector.shuffle %[[ROWS]], %{{.*}} [0, 1, 8, 15, 4, 5, 6, 7] : vector<8xi32>
// CHECK: arith.addf {{.*}} vector<8xf32>
// CHECK-COUNT-4: vector.store {{.*}} vector<16xi16>
func.func @symmetric_static_bf16_packed(%g: memref<3x16x16xbf16>, %y: memref<3x14x14xbf16>) {
  pad.adjoint_into symmetric ins(%g : memref<3x16x16xbf16>) outs(%y : memref<3x14x14xbf16>) low[1, 1] high[1, 1] axes [1, 2]
  return
}

// -----

// Those of unknown extents, too, from the ends of their rows.
// CHECK-LABEL: func @wrap_dynamic_bf16_packed(
// CHECK-COUNT-8: vector.load {{.*}} vector<4xi16>
// CHECK: arith.addf {{.*}} vector<8xf32>
func.func @wrap_dynamic_bf16_packed(%g: memref<?x?xbf16>, %y: memref<?x?xbf16>) {
  pad.adjoint_into wrap ins(%g : memref<?x?xbf16>) outs(%y : memref<?x?xbf16>) low[1, 1] high[1, 1]
  return
}

// -----

// Many of them are runs.
// CHECK-LABEL: func @symmetric_static_bf16_runs(
// CHECK: vector.load {{.*}} vector<16xi16>
// CHECK: vector.shuffle {{.*}} [7, 6, 5, 4, 3, 2, 1, 0] : vector<8xf32>, vector<8xf32>
// CHECK: arith.addf {{.*}} vector<8xf32>
func.func @symmetric_static_bf16_runs(%g: memref<480xbf16>, %y: memref<320xbf16>) {
  pad.adjoint_into symmetric ins(%g : memref<480xbf16>) outs(%y : memref<320xbf16>) low[80] high[80]
  return
}

// -----

// Amounts beyond the reach of the mode are shuffled, too.
// CHECK-LABEL: func @wrap_static_wide(
// CHECK-COUNT-3: arith.addf {{.*}} vector<4xf32>
// CHECK-NOT: scf.for
func.func @wrap_static_wide(%g: memref<14xf32>, %y: memref<4xf32>) {
  pad.adjoint_into wrap ins(%g : memref<14xf32>) outs(%y : memref<4xf32>) low[5] high[5]
  return
}

// -----

// Those wider than that are added up run by run.
// CHECK-LABEL: func @wrap_static_wider(
// CHECK: scf.while
// CHECK: arith.addf {{.*}} vector<8xf32>
// CHECK: memref.dealloc
func.func @wrap_static_wider(%g: memref<24xf32>, %y: memref<4xf32>) {
  pad.adjoint_into wrap ins(%g : memref<24xf32>) outs(%y : memref<4xf32>) low[10] high[10]
  return
}

// -----

// What is not known decides at run time. Rows of a plane with one position on
// each side are written two at a time where they are short; others, and sums of
// rows, one by one: these are added up as they are read.
// CHECK-LABEL: func @wrap_dynamic(
// CHECK: scf.if
// CHECK-COUNT-4: vector.load {{.*}} vector<8xi32>
// CHECK-COUNT-4: vector.store {{.*}} vector<8xi32>
// CHECK: %[[SUMS:.*]] = memref.alloc
// CHECK: scf.for {{.*}} iter_args({{.*}}) -> (vector<8xi32>) {
// CHECK: memref.dealloc %[[SUMS]]
// Rows beyond reach are added up in memory and walked run by run.
// CHECK: %[[ROW:.*]] = memref.alloc
// CHECK: vector.store {{.*}}, %[[ROW]]
// CHECK: scf.while
// CHECK: memref.dealloc %[[ROW]]
// CHECK: } else {
// CHECK: scf.for
// CHECK-NOT: vector.
func.func @wrap_dynamic(%g: memref<?x?xi32>, %y: memref<?x?xi32>, %l: index, %h: index) {
  pad.adjoint_into wrap ins(%g : memref<?x?xi32>) outs(%y : memref<?x?xi32>) low[%l, %l] high[%h, %h]
  return
}

// -----

// CHECK-LABEL: func @edge_empty(
// CHECK-NEXT: return
func.func @edge_empty(%g: memref<0x3xf32>, %y: memref<0x1xf32>) {
  pad.adjoint_into edge ins(%g : memref<0x3xf32>) outs(%y : memref<0x1xf32>) low[0, 1] high[0, 1]
  return
}

// -----

// CHECK-LABEL: func @symmetric_rank_0(
// CHECK: pad.pad_into constant
func.func @symmetric_rank_0(%g: memref<f64>, %y: memref<f64>) {
  pad.adjoint_into symmetric ins(%g : memref<f64>) outs(%y : memref<f64>) low[] high[]
  return
}

// -----

// Rows that fill lines go past the caches. If they do not, because the first
// one begins within a line, a plane is put together in the caches and stored in
// whole lines.
// CHECK-LABEL: func @reflect_static_large_planes(
// CHECK-NOT: nontemporal
// STREAM-LABEL: func @reflect_static_large_planes(
// STREAM-NOT: memref.alloc
// STREAM: vector.store {{.*}} {alignment = 32 : i64, nontemporal = true} : memref<?xf32>
// STREAM: llvm.fence seq_cst
// STREAM: } else {
// STREAM: %[[STAGE:.*]] = memref.alloc() {alignment = 64 : i64} : memref<1024xf32>
// STREAM: scf.for
// STREAM: vector.store {{.*}}, %[[STAGE]]
// STREAM: memref.extract_aligned_pointer_as_index
// STREAM: scf.if
// STREAM: } else {
// STREAM: memref.store
// STREAM: %[[L:.*]] = vector.load %[[STAGE]]
// STREAM: vector.store %[[L]], {{.*}} {alignment = 32 : i64, nontemporal = true}
// STREAM: memref.dealloc %[[STAGE]]
// STREAM: llvm.fence seq_cst
func.func @reflect_static_large_planes(%g: memref<5x34x34xf32>, %y: memref<5x32x32xf32>) {
  pad.adjoint_into reflect ins(%g : memref<5x34x34xf32>) outs(%y : memref<5x32x32xf32>) low[1, 1] high[1, 1] axes [1, 2]
  return
}

// -----

// Many positions of few elements are a loop, whatever their number.
// CHECK-LABEL: func @edge_static_huge(
// CHECK: scf.for {{.*}} iter_args
func.func @edge_static_huge(%g: memref<1099511627776x10xf32>, %y: memref<4x8xf32>) {
  pad.adjoint_into edge ins(%g : memref<1099511627776x10xf32>) outs(%y : memref<4x8xf32>) low[1099511627770, 1] high[2, 1]
  return
}

// -----

// CHECK-LABEL: func @reflect_static_huge_inside(
// CHECK: scf.for %{{.*}} = %c2{{.*}} to %c1099511627774
func.func @reflect_static_huge_inside(%g: memref<1099511627778x10xf32>, %y: memref<1099511627776x8xf32>) {
  pad.adjoint_into reflect ins(%g : memref<1099511627778x10xf32>) outs(%y : memref<1099511627776x8xf32>) low[1, 1] high[1, 1]
  return
}

// -----

// There is nothing to add up, and no memory for it.
// CHECK-LABEL: func @reflect_dynamic_rows_without_positions(
// CHECK-NOT: memref.alloc
// CHECK: return
func.func @reflect_dynamic_rows_without_positions(%g: memref<?x0xf32>, %y: memref<?x4xf32>) {
  pad.adjoint_into reflect ins(%g : memref<?x0xf32>) outs(%y : memref<?x4xf32>) low[1, 0] high[1, -4]
  return
}

// -----

// Rows without elements have no sums beyond reach.
// CHECK-LABEL: func @edge_dynamic_rows_without_elements(
// CHECK-NOT: memref.alloc
// CHECK: return
func.func @edge_dynamic_rows_without_elements(%g: memref<?x?xf32>, %y: memref<?x0xf32>, %l: index, %h: index) {
  pad.adjoint_into edge ins(%g : memref<?x?xf32>) outs(%y : memref<?x0xf32>) low[%l] high[%h] axes [1]
  return
}

// -----

// Sums are in another memory space than the source, and have loops of their own.
// CHECK-LABEL: func @wrap_dynamic_memory_space(
// CHECK: memref.alloc(%{{.*}}) : memref<?xi32>
// CHECK-NOT: arith.select {{.*}} : memref
// CHECK: return
func.func @wrap_dynamic_memory_space(%g: memref<?x?xi32, 1>, %y: memref<?x?xi32, 1>, %l: index) {
  pad.adjoint_into wrap ins(%g : memref<?x?xi32, 1>) outs(%y : memref<?x?xi32, 1>) low[%l, %l] high[%l, %l]
  return
}
