// RUN: pad-opt %s --convert-pad-to-scf --canonicalize --cse --split-input-file | FileCheck %s
// RUN: pad-opt %s --convert-pad-to-scf=nontemporal-bytes=0 --split-input-file | FileCheck %s --check-prefix=NEVER
// RUN: pad-opt %s --convert-pad-to-scf=nontemporal-run-bytes=8192 --split-input-file | FileCheck %s --check-prefix=LONG
// RUN: pad-opt %s --convert-pad-to-scf=vector-bytes=128 --canonicalize --cse --split-input-file | FileCheck %s --check-prefix=WIDE
// RUN: pad-opt %s --convert-pad-to-scf=vector-bytes=8 --split-input-file | FileCheck %s --check-prefix=NARROW

// Long runs of large results are stored past the caches, in whole lines.

// NEVER-NOT: nontemporal
// NEVER-NOT: llvm.fence

// The inside of a row in two turns: up to the first line that is all of it and
// all lines, and then what is left. Where floats do not lie at multiples of four
// bytes there is one turn and no line. The borders are written as ever.
// CHECK-LABEL: func @reflect_static_f32_inside(
// CHECK: %[[RESULT:.*]] = memref.extract_aligned_pointer_as_index
// CHECK: scf.for
// CHECK:   vector.shuffle
// CHECK:   vector.store {{.*}}] : {{.*}} vector<8xf32>
// CHECK:   %[[ADDRESS:.*]] = arith.addi %[[RESULT]], %{{.*}}
// CHECK:   %[[NEGATIVE:.*]] = arith.subi %[[C0:.*]], %[[ADDRESS]]
// CHECK:   %[[BYTES:.*]] = arith.andi %[[NEGATIVE]], %{{.*}}
// CHECK:   %[[HEAD:.*]] = arith.divui %[[BYTES]], %{{.*}}
// CHECK:   %[[OFF:.*]] = arith.andi %[[ADDRESS]], %[[C3:.*]] :
// CHECK:   %[[ALIGNED:.*]] = arith.cmpi eq, %[[OFF]], %[[C0]] :
// CHECK:   %[[BEGIN:.*]] = arith.select %[[ALIGNED]], %[[HEAD]], %[[ALL:.*]] : index
// CHECK:   %[[END:.*]] = arith.select %[[ALIGNED]], %{{.*}}, %[[ALL]] : index
// CHECK:   %[[TURNS:.*]] = arith.select %[[ALIGNED]], %[[C2:.*]], %[[C1:.*]] : index
// CHECK:   scf.for %{{.*}} = %[[C0]] to %[[TURNS]] step %[[C1]] iter_args(%[[FROM:.*]] = %[[C0]], %[[TO:.*]] = %[[BEGIN]])
// CHECK:     arith.subi %[[TO]], %[[FROM]]
// CHECK:     scf.if
// CHECK-NOT:   nontemporal
// CHECK:     scf.for %{{.*}} = %[[TO]] to %[[END]] step %[[C16:.*]] {
// CHECK-COUNT-2: vector.store {{.*}} {alignment = 32 : i64, nontemporal = true} : {{.*}} vector<8xf32>
// CHECK:     }
// CHECK:     scf.yield %[[END]], %[[ALL]]
// CHECK-NOT: nontemporal
// CHECK:   vector.shuffle
// CHECK: llvm.fence seq_cst
// CHECK-NEXT: return
// LONG-LABEL: func @reflect_static_f32_inside(
// LONG-NOT: nontemporal
// LONG: return
// WIDE-LABEL: func @reflect_static_f32_inside(
// WIDE: vector.store {{.*}} {alignment = 64 : i64, nontemporal = true} : {{.*}} vector<32xf32>
func.func @reflect_static_f32_inside(%x: memref<3x1080x1920xf32>, %y: memref<3x1096x1936xf32>) {
  pad.pad_into reflect ins(%x : memref<3x1080x1920xf32>) outs(%y : memref<3x1096x1936xf32>) low[0, 8, 8] high[0, 8, 8]
  return
}

// -----

// Bytes lie at multiples of one byte.
// CHECK-LABEL: func @edge_static_i8_inside(
// CHECK: memref.extract_aligned_pointer_as_index
// CHECK-NOT: arith.cmpi eq
// CHECK-NOT: arith.select
// CHECK: vector.store {{.*}} {alignment = 32 : i64, nontemporal = true} : {{.*}} vector<32xi8>
// CHECK: llvm.fence
func.func @edge_static_i8_inside(%x: memref<4096x4096xi8>, %y: memref<4096x4105xi8>) {
  pad.pad_into edge ins(%x : memref<4096x4096xi8>) outs(%y : memref<4096x4105xi8>) low[0, 4] high[0, 5]
  return
}

// -----

// Results under 16 MB, and short rows, are written as ever: nothing is looked
// at.
// CHECK-LABEL: func @wrap_static_f32_small(
// CHECK-NOT: memref.extract_aligned_pointer_as_index
// CHECK-NOT: nontemporal
// CHECK-NOT: llvm.fence
// CHECK-LABEL: func @wrap_static_f32_short_rows(
// CHECK-NOT: memref.extract_aligned_pointer_as_index
// CHECK-NOT: nontemporal
// CHECK-NOT: llvm.fence
// CHECK-LABEL: func @wrap_dynamic_f32_short_rows(
// CHECK-NOT: memref.extract_aligned_pointer_as_index
// CHECK-NOT: nontemporal
// CHECK-NOT: llvm.fence
// CHECK-LABEL: func @wrap_static_f32_large(
// CHECK: nontemporal
func.func @wrap_static_f32_small(%x: memref<2047x2040xf32>, %y: memref<2047x2048xf32>) {
  pad.pad_into wrap ins(%x : memref<2047x2040xf32>) outs(%y : memref<2047x2048xf32>) low[0, 4] high[0, 4]
  return
}
func.func @wrap_static_f32_short_rows(%x: memref<99999x126xf32>, %y: memref<99999x127xf32>) {
  pad.pad_into wrap ins(%x : memref<99999x126xf32>) outs(%y : memref<99999x127xf32>) low[0, 1] high[0, 0]
  return
}
func.func @wrap_dynamic_f32_short_rows(%x: memref<?x126xf32>, %y: memref<?x127xf32>) {
  pad.pad_into wrap ins(%x : memref<?x126xf32>) outs(%y : memref<?x127xf32>) low[0, 1] high[0, 0]
  return
}
func.func @wrap_static_f32_large(%x: memref<2048x2040xf32>, %y: memref<2048x2048xf32>) {
  pad.pad_into wrap ins(%x : memref<2048x2040xf32>) outs(%y : memref<2048x2048xf32>) low[0, 4] high[0, 4]
  return
}

// -----

// One pad of unpadded blocks: two long runs for each block, one of them filled.
// CHECK-LABEL: func @constant_static_f32_blocks(
// CHECK-DAG: %[[C16:.*]] = arith.constant 16 : index
// CHECK: scf.for
// CHECK: scf.for {{.*}} step %[[C16]] {
// CHECK: %[[A:.*]] = vector.load
// CHECK: vector.store %[[A]], {{.*}} {alignment = 32 : i64, nontemporal = true}
// CHECK: scf.for {{.*}} step %[[C16]] {
// CHECK: %[[V:.*]] = vector.broadcast
// CHECK: vector.store %[[V]], {{.*}} {alignment = 32 : i64, nontemporal = true}
// CHECK: vector.store %[[V]], {{.*}} {alignment = 32 : i64, nontemporal = true}
// CHECK: llvm.fence
func.func @constant_static_f32_blocks(%x: memref<16x384x768xf32>, %y: memref<16x512x768xf32>, %v: f32) {
  pad.pad_into constant ins(%x : memref<16x384x768xf32>) outs(%y : memref<16x512x768xf32>) low[0, 0, 0] high[0, 128, 0] value(%v)
  return
}

// -----

// Wide borders of a row: reversed lines, and one element all over.
// CHECK-LABEL: func @symmetric_static_f32_wide_borders(
// CHECK-DAG: %[[C16:.*]] = arith.constant 16 : index
// CHECK: scf.for {{.*}} step %[[C16]] {
// CHECK: %[[R:.*]] = vector.shuffle {{.*}} [7, 6, 5, 4, 3, 2, 1, 0]
// CHECK: vector.store %[[R]], {{.*}} {alignment = 32 : i64, nontemporal = true}
// CHECK: llvm.fence
// CHECK-LABEL: func @edge_static_f32_wide_borders(
// CHECK-DAG: %[[C16:.*]] = arith.constant 16 : index
// CHECK: scf.for {{.*}} step %[[C16]] {
// CHECK: %[[B:.*]] = vector.broadcast %{{.*}} : f32 to vector<8xf32>
// CHECK: vector.store %[[B]], {{.*}} {alignment = 32 : i64, nontemporal = true}
// CHECK: llvm.fence
func.func @symmetric_static_f32_wide_borders(%x: memref<1000x2000xf32>, %y: memref<1000x6000xf32>) {
  pad.pad_into symmetric ins(%x : memref<1000x2000xf32>) outs(%y : memref<1000x6000xf32>) low[0, 2000] high[0, 2000]
  return
}
func.func @edge_static_f32_wide_borders(%x: memref<1000x2000xf32>, %y: memref<1000x6000xf32>) {
  pad.pad_into edge ins(%x : memref<1000x2000xf32>) outs(%y : memref<1000x6000xf32>) low[0, 2000] high[0, 2000]
  return
}

// -----

// A fill of two units starts where a complex number does.
// CHECK-LABEL: func @constant_static_complex_fill(
// CHECK-SAME: %[[V:[a-z0-9]+]]: complex<f32>
// CHECK-DAG: %[[C7:.*]] = arith.constant 7 : index
// CHECK-DAG: %[[C8:.*]] = arith.constant 8 : index
// CHECK-DAG: %[[RE:.*]] = complex.re %[[V]]
// CHECK-DAG: %[[IM:.*]] = complex.im %[[V]]
// CHECK: arith.andi %{{.*}}, %[[C7]]
// CHECK: scf.for {{.*}} step %[[C8]] {
// CHECK: %[[P:.*]] = vector.from_elements %[[RE]], %[[IM]], %[[RE]], %[[IM]], %[[RE]], %[[IM]], %[[RE]], %[[IM]] : vector<8xf32>
// CHECK: vector.store %[[P]], {{.*}} {alignment = 32 : i64, nontemporal = true}
func.func @constant_static_complex_fill(%v: complex<f32>, %x: memref<64x64xcomplex<f32>>, %y: memref<1500x1500xcomplex<f32>>) {
  pad.pad_into constant ins(%x : memref<64x64xcomplex<f32>>) outs(%y : memref<1500x1500xcomplex<f32>>) low[700, 700] high[736, 736] value(%v)
  return
}

// -----

// What is not known is looked at in front of the row loops. Rows of a large
// result do not spill, and the runs of others have one turn.
// CHECK-LABEL: func @reflect_dynamic_f32_guard(
// CHECK-DAG: %[[C512:.*]] = arith.constant 512 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
// CHECK-DAG: %[[C16M:.*]] = arith.constant 16777216 : index
// CHECK: scf.if
// CHECK:   %[[HASLONG:.*]] = arith.cmpi sge, %{{.*}}, %[[C512]]
// CHECK:   %[[LARGE:.*]] = arith.cmpi sge, %{{.*}}, %[[C16M]]
// CHECK:   %[[OPEN:.*]] = arith.andi %[[LARGE]], %[[HASLONG]]
// CHECK:   %[[CLOSED:.*]] = arith.xori %[[OPEN]], %{{.*}}
// CHECK:   arith.andi %[[CLOSED]]
// CHECK:   scf.index_switch
// CHECK-NOT: nontemporal
// CHECK:   default {
// CHECK:   %[[ISLONG:.*]] = arith.andi %[[OPEN]], %{{.*}}
// CHECK:   %[[LINES:.*]]:3 = scf.if %[[ISLONG]]
// CHECK:     %[[TURNS:.*]] = arith.select %{{.*}}, %[[C2]], %[[C1]] : index
// CHECK:     scf.yield %{{.*}}, %{{.*}}, %[[TURNS]]
// CHECK:   } else {
// CHECK:     scf.yield %[[ALL:.*]], %[[ALL]], %[[C1]]
// CHECK:   scf.for %{{.*}} = %{{.*}} to %[[LINES]]#2
// CHECK:     nontemporal
// CHECK:   scf.if %[[OPEN]] {
// CHECK-NEXT: llvm.fence seq_cst
// CHECK-NEXT: }
func.func @reflect_dynamic_f32_guard(%x: memref<?x?x?xf32>, %y: memref<?x?x?xf32>, %l: index, %h: index) {
  pad.pad_into reflect ins(%x : memref<?x?x?xf32>) outs(%y : memref<?x?x?xf32>) low[0, %l, 1] high[0, %h, 1]
  return
}

// -----

// Of rows of a known size there are two versions, one of which is as it would be
// in a small result.
// CHECK-LABEL: func @wrap_dynamic_f32_static_rows(
// CHECK: nontemporal
// CHECK: } else {
// CHECK:   scf.for {{.*}} step %[[C32:.*]] {
// CHECK-COUNT-4: vector.load
// CHECK:   }
// CHECK-NOT: nontemporal
// CHECK: llvm.fence
func.func @wrap_dynamic_f32_static_rows(%x: memref<?x1920xf32>, %y: memref<?x1936xf32>) {
  pad.pad_into wrap ins(%x : memref<?x1920xf32>) outs(%y : memref<?x1936xf32>) low[0, 8] high[0, 8]
  return
}

// -----

// Borders out of reach are copied from what has been written, which stays in the
// caches for it.
// CHECK-LABEL: func @wrap_static_f32_out_of_reach(
// CHECK-NOT: nontemporal
// CHECK: scf.while
// CHECK-NOT: nontemporal
// CHECK: return
func.func @wrap_static_f32_out_of_reach(%x: memref<2048xf32>, %y: memref<8388608xf32>) {
  pad.pad_into wrap ins(%x : memref<2048xf32>) outs(%y : memref<8388608xf32>) low[2049] high[8384511]
  return
}

// -----

// A vector of one unit is none.
// NARROW-LABEL: func @edge_static_f64_vectors(
// NARROW-NOT: nontemporal
// CHECK-LABEL: func @edge_static_f64_vectors(
// CHECK: nontemporal
func.func @edge_static_f64_vectors(%x: memref<4096x4096xf64>, %y: memref<4096x4098xf64>) {
  pad.pad_into edge ins(%x : memref<4096x4096xf64>) outs(%y : memref<4096x4098xf64>) low[0, 1] high[0, 1]
  return
}
