// RUN: pad-opt %s --convert-pad-to-scf="parallel parallel-bytes=4096 parallel-chunk-bytes=1024 nontemporal-bytes=65536" --canonicalize --cse --split-input-file | FileCheck %s
// RUN: pad-opt %s --convert-pad-to-scf --split-input-file | FileCheck %s --check-prefix=SERIAL

// Large results are divided into chunks for threads.

// SERIAL-NOT: scf.parallel
// SERIAL: func @negative_edge_static_f32_nested(
// SERIAL: scf.parallel

// An outermost axis that is not padded: five planes of 200 bytes at a time, with
// an offset of their own into source and result; the last chunk has what is left.
// CHECK-LABEL: func @reflect_static_f32_planes(
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C5:.*]] = arith.constant 5 : index
// CHECK-DAG: %[[C64:.*]] = arith.constant 64 : index
// CHECK-DAG: %[[C50:.*]] = arith.constant 50 : index
// CHECK-DAG: %[[C24:.*]] = arith.constant 24 : index
// CHECK: scf.parallel (%[[FIRST:.*]]) = (%[[C0]]) to (%[[C64]]) step (%[[C5]]) {
// CHECK:   %[[LEFT:.*]] = arith.subi %[[C64]], %[[FIRST]]
// CHECK:   %[[COUNT:.*]] = arith.minsi %[[LEFT]], %[[C5]]
// CHECK:   %[[RESULT:.*]] = arith.muli %[[FIRST]], %[[C50]]
// CHECK:   %[[SOURCE:.*]] = arith.muli %[[FIRST]], %[[C24]]
// CHECK:   scf.for %{{.*}} = %[[C0]] to %[[COUNT]]
func.func @reflect_static_f32_planes(%x: memref<64x4x6xf32>, %y: memref<64x5x10xf32>) {
  pad.pad_into reflect ins(%x : memref<64x4x6xf32>) outs(%y : memref<64x5x10xf32>) low[0, 1, 2] high[0, 0, 2]
  return
}

// -----

// Chunks that all have as many planes, of blocks that are shuffled as without
// threads.
// CHECK-LABEL: func @edge_static_u8_blocks(
// CHECK: scf.parallel (%[[FIRST:.*]]) = (%{{.*}}) to (%{{.*}}) step (%[[C8:.*]]) {
// CHECK-NOT: minsi
// CHECK:   scf.for %{{.*}} = %{{.*}} to %[[C8]]
// CHECK:     vector.shuffle
func.func @edge_static_u8_blocks(%x: memref<64x8x8xi8>, %y: memref<64x10x12xi8>) {
  pad.pad_into edge ins(%x : memref<64x8x8xi8>) outs(%y : memref<64x10x12xi8>) low[0, 1, 2] high[0, 1, 2]
  return
}

// -----

// Where one position of the outermost axis is more than a chunk, the next axis is
// divided too.
// CHECK-LABEL: func @wrap_static_f32_rows(
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C4:.*]] = arith.constant 4 : index
// CHECK: scf.parallel (%[[PLANE:.*]], %[[ROW:.*]]) = (%{{.*}}, %{{.*}}) to (%{{.*}}, %{{.*}}) step (%[[C1]], %[[C4]]) {
// CHECK-NOT: llvm.fence
func.func @wrap_static_f32_rows(%x: memref<3x20x50xf32>, %y: memref<4x22x52xf32>) {
  pad.pad_into wrap ins(%x : memref<3x20x50xf32>) outs(%y : memref<4x22x52xf32>) low[1, 1, 1] high[0, 1, 1]
  return
}

// -----

// Each thread orders what it has stored past the caches.
// CHECK-LABEL: func @symmetric_static_f32_streams(
// CHECK: scf.parallel
// CHECK:   nontemporal = true
// CHECK:   llvm.fence seq_cst
// CHECK: scf.reduce
// CHECK-NOT: llvm.fence
func.func @symmetric_static_f32_streams(%x: memref<100x1000xf32>, %y: memref<102x1004xf32>) {
  pad.pad_into symmetric ins(%x : memref<100x1000xf32>) outs(%y : memref<102x1004xf32>) low[1, 2] high[1, 2]
  return
}

// -----

// A row alone is divided, where its borders are runs.
// CHECK-LABEL: func @edge_static_f32_row(
// CHECK: scf.parallel (%{{.*}}) = (%{{.*}}) to (%{{.*}}) step (%[[C251:.*]]) {
func.func @edge_static_f32_row(%x: memref<5000xf32>, %y: memref<5010xf32>) {
  pad.pad_into edge ins(%x : memref<5000xf32>) outs(%y : memref<5010xf32>) low[5] high[5]
  return
}

// -----

// One that is copied from what has been written is not.
// CHECK-LABEL: func @negative_wrap_static_f32_wide_row(
// CHECK-NOT: scf.parallel
func.func @negative_wrap_static_f32_wide_row(%x: memref<10xf32>, %y: memref<5000xf32>) {
  pad.pad_into wrap ins(%x : memref<10xf32>) outs(%y : memref<5000xf32>) low[990] high[4000]
  return
}

// -----

// Small results are written by one thread.
// CHECK-LABEL: func @negative_reflect_static_f32_small(
// CHECK-NOT: scf.parallel
func.func @negative_reflect_static_f32_small(%x: memref<8x9x9xf32>, %y: memref<8x11x11xf32>) {
  pad.pad_into reflect ins(%x : memref<8x9x9xf32>) outs(%y : memref<8x11x11xf32>) low[0, 1, 1] high[0, 1, 1]
  return
}

// -----

// Which results are large may be known at run time.
// CHECK-LABEL: func @constant_dynamic_f32(
// CHECK: %[[IS_LARGE:.*]] = arith.cmpi sge, %{{.*}}, %{{.*}} : index
// CHECK: scf.if %[[IS_LARGE]] {
// CHECK:   scf.parallel
// CHECK: } else {
// CHECK-NOT: scf.parallel
func.func @constant_dynamic_f32(%x: memref<?x4xf32>, %y: memref<?x6xf32>) {
  pad.pad_into constant ins(%x : memref<?x4xf32>) outs(%y : memref<?x6xf32>) low[0, 1] high[0, 1]
  return
}

// -----

// What runs in parallel is not divided again.
// CHECK-LABEL: func @negative_edge_static_f32_nested(
// CHECK: scf.parallel
// CHECK-NOT: scf.parallel
func.func @negative_edge_static_f32_nested(%n: index, %x: memref<64x50xf32>, %y: memref<64x52xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    pad.pad_into edge ins(%x : memref<64x50xf32>) outs(%y : memref<64x52xf32>) low[0, 1] high[0, 1]
  }
  return
}
