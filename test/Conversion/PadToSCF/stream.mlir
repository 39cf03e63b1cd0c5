// RUN: pad-opt %s --convert-pad-to-scf --canonicalize --cse --split-input-file | FileCheck %s
// RUN: pad-opt %s --convert-pad-to-scf=nontemporal-bytes=0 --split-input-file | FileCheck %s --check-prefix=NEVER
// RUN: pad-opt %s --convert-pad-to-scf=nontemporal-run-bytes=8192 --split-input-file | FileCheck %s --check-prefix=LONG
// RUN: pad-opt %s --convert-pad-to-scf=vector-bytes=128 --canonicalize --cse --split-input-file | FileCheck %s --check-prefix=WIDE
// RUN: pad-opt %s --convert-pad-to-scf=vector-bytes=8 --split-input-file | FileCheck %s --check-prefix=NARROW

// Large results of long rows are stored past the caches, in whole lines.

// NEVER-NOT: nontemporal
// NEVER-NOT: llvm.fence

// Where the line is that is put together, and the place in it, are memory too,
// which becomes registers. The border goes to the buffer, and if that fills the
// line the line is stored: past the caches, or unit by unit where a part of it is
// not of the result. What the buffer has beyond the line is the next one then.
// CHECK-LABEL: func @reflect_static_f32_inside(
// CHECK-DAG: %[[STATE:.*]] = memref.alloca() {alignment = 64 : i64, pad.line} : memref<2xindex>
// CHECK-DAG: %[[BUFFER:.*]] = memref.alloca() {alignment = 64 : i64, pad.line} : memref<48xf32>
// CHECK: %[[ADDRESS:.*]] = memref.extract_aligned_pointer_as_index
// CHECK: %[[OFF:.*]] = arith.andi %[[ADDRESS]], %[[C3:.*]] :
// CHECK: %[[ALIGNED:.*]] = arith.cmpi eq, %[[OFF]], %[[C0:.*]] :
// CHECK: scf.if %[[ALIGNED]] {
// CHECK-NOT: memref.prefetch
// CHECK:   %[[BYTES:.*]] = arith.andi %[[ADDRESS]], %[[C63:.*]] :
// CHECK:   %[[FIRST:.*]] = arith.divui %[[BYTES]], %{{.*}}
// CHECK:   memref.store %[[FIRST]], %[[STATE]][%[[C1:.*]]]
// CHECK:   scf.for
// CHECK:     scf.for
// CHECK:       %[[PLACE:.*]] = memref.load %[[STATE]][%[[C1]]]
// CHECK:       %[[LINE:.*]] = memref.load %[[STATE]][%[[C0]]]
// CHECK:       %[[BORDER:.*]] = vector.shuffle {{.*}} [7, 6, 5, 4, 3, 2, 1, 0]
// CHECK:       %[[AT:.*]] = arith.addi %[[PLACE]], %[[C16:.*]] :
// CHECK:       vector.store %[[BORDER]], %[[BUFFER]][%[[AT]]]
// CHECK:       %[[FILLS:.*]] = arith.cmpi sge, %{{.*}}, %[[C16]]
// CHECK:       scf.if %[[FILLS]] {
// CHECK:         %[[CUT:.*]] = arith.cmpi slt, %[[LINE]], %[[C0]]
// CHECK:         scf.if %[[CUT]] {
// CHECK:           scf.for
// CHECK:             memref.load %[[BUFFER]]
// CHECK:         } else {
// CHECK:           vector.load %[[BUFFER]][%[[C16]]]
// CHECK:           vector.store %{{.*}}[%[[LINE]]] {alignment = 32 : i64, nontemporal = true} : {{.*}} vector<8xf32>
// CHECK:           vector.store {{.*}} {alignment = 32 : i64, nontemporal = true} : {{.*}} vector<8xf32>
// CHECK:         }
// CHECK-COUNT-2: vector.store %{{.*}}, %[[BUFFER]]
// CHECK:       }
// CHECK:       memref.store %{{.*}}, %[[STATE]][%[[C0]]]
// CHECK:       memref.store %{{.*}}, %[[STATE]][%[[C1]]]
// The inside fills the line that the border began, goes on with whole lines, and
// ends in the buffer.
// CHECK-COUNT-2: vector.store %{{.*}}, %[[BUFFER]]
// CHECK:         nontemporal
// CHECK:       scf.for %{{.*}} step %[[C16]] {
// CHECK-NOT:     %[[BUFFER]]
// CHECK-COUNT-2: vector.store {{.*}} {alignment = 32 : i64, nontemporal = true} : {{.*}} vector<8xf32>
// CHECK:       }
// CHECK-COUNT-2: vector.store %{{.*}}, %[[BUFFER]]
// CHECK:       vector.shuffle
// What is left of the last line.
// CHECK:   %[[LEFT:.*]] = memref.load %[[STATE]][%[[C1]]]
// CHECK:   scf.for
// CHECK:     arith.cmpi slt, %{{.*}}, %[[LEFT]]
// CHECK:     memref.load %[[BUFFER]]
// CHECK:   llvm.fence seq_cst
// Floats that do not lie at multiples of four bytes may lie in two lines.
// CHECK: } else {
// CHECK-NOT: nontemporal
// CHECK: return
// LONG-LABEL: func @reflect_static_f32_inside(
// LONG-NOT: nontemporal
// LONG: return
// WIDE-LABEL: func @reflect_static_f32_inside(
// WIDE: vector.store {{.*}} {alignment = 64 : i64, nontemporal = true} : {{.*}} vector<16xf32>
func.func @reflect_static_f32_inside(%x: memref<3x1080x1920xf32>, %y: memref<3x1096x1936xf32>) {
  pad.pad_into reflect ins(%x : memref<3x1080x1920xf32>) outs(%y : memref<3x1096x1936xf32>) low[0, 8, 8] high[0, 8, 8]
  return
}

// -----

// Bytes lie at multiples of one byte.
// CHECK-LABEL: func @edge_static_i8_inside(
// CHECK: memref.extract_aligned_pointer_as_index
// CHECK-NOT: arith.cmpi eq
// CHECK-NOT: scf.if
// CHECK: scf.for
// CHECK: vector.store {{.*}} {alignment = 32 : i64, nontemporal = true} : {{.*}} vector<32xi8>
// CHECK: llvm.fence
// CHECK-NEXT: return
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
// Of larger ones, rows that begin with the end of their source are prefetched, 4 KB ahead;
// of long rows the end of the next one.
// CHECK-LABEL: func @wrap_static_f32_large(
// CHECK: scf.for
// CHECK:   %[[SOURCE:.*]] = arith.muli %{{.*}}, %c1000 : index
// CHECK:   %[[AHEAD:.*]] = arith.addi %[[SOURCE]], %c1024 : index
// CHECK:   scf.for %[[K:.*]] = %c0 to %c1000 step %c16
// CHECK:     %[[SUM:.*]] = arith.addi %[[AHEAD]], %[[K]] : index
// CHECK:     %[[AT:.*]] = arith.minsi %[[SUM]], %{{.*}} : index
// CHECK:     memref.prefetch %{{.*}}[%[[AT]]], read
// CHECK: nontemporal
// CHECK-LABEL: func @wrap_static_f32_long_rows(
// CHECK: scf.for
// CHECK:   %[[SOURCE:.*]] = arith.muli %{{.*}}, %c2040 : index
// CHECK:   %[[NEXT:.*]] = arith.addi %[[SOURCE]], %c4079 : index
// CHECK:   %[[AT:.*]] = arith.minsi %[[NEXT]], %{{.*}} : index
// CHECK:   memref.prefetch %{{.*}}[%[[AT]]], read
// CHECK-NOT: memref.prefetch
// CHECK: nontemporal
func.func @wrap_static_f32_small(%x: memref<2047x2040xf32>, %y: memref<2047x2048xf32>) {
  pad.pad_into wrap ins(%x : memref<2047x2040xf32>) outs(%y : memref<2047x2048xf32>) low[0, 4] high[0, 4]
  return
}
func.func @wrap_static_f32_short_rows(%x: memref<99999x47xf32>, %y: memref<99999x48xf32>) {
  pad.pad_into wrap ins(%x : memref<99999x47xf32>) outs(%y : memref<99999x48xf32>) low[0, 1] high[0, 0]
  return
}
func.func @wrap_dynamic_f32_short_rows(%x: memref<?x47xf32>, %y: memref<?x48xf32>) {
  pad.pad_into wrap ins(%x : memref<?x47xf32>) outs(%y : memref<?x48xf32>) low[0, 1] high[0, 0]
  return
}
func.func @wrap_static_f32_large(%x: memref<8192x1000xf32>, %y: memref<8192x1008xf32>) {
  pad.pad_into wrap ins(%x : memref<8192x1000xf32>) outs(%y : memref<8192x1008xf32>) low[0, 4] high[0, 4]
  return
}
func.func @wrap_static_f32_long_rows(%x: memref<2048x2040xf32>, %y: memref<2048x2048xf32>) {
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
// CHECK: %[[V:.*]] = vector.broadcast
// CHECK: scf.for {{.*}} step %[[C16]] {
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

// Lines are whole complex numbers if they begin with one.
// CHECK-LABEL: func @constant_static_complex_fill(
// CHECK-SAME: %[[V:[a-z0-9]+]]: complex<f32>
// CHECK-DAG: %[[STATE:.*]] = memref.alloca() {{.*}} : memref<2xindex>
// CHECK-DAG: %[[RE:.*]] = complex.re %[[V]]
// CHECK-DAG: %[[IM:.*]] = complex.im %[[V]]
// CHECK: %[[PLACE:.*]] = memref.load %[[STATE]]
// CHECK: %[[ODD:.*]] = arith.andi %[[PLACE]], %[[C1:.*]] : index
// CHECK: %[[EVEN:.*]] = arith.cmpi eq, %[[ODD]], %{{.*}}
// CHECK: scf.if %[[EVEN]] {
// CHECK: %[[P:.*]] = vector.from_elements %[[RE]], %[[IM]], %[[RE]], %[[IM]], %[[RE]], %[[IM]], %[[RE]], %[[IM]] : vector<8xf32>
// CHECK: scf.for {{.*}} step %[[C8:.*]] {
// CHECK-COUNT-2: vector.store %[[P]], {{.*}} {alignment = 32 : i64, nontemporal = true}
// CHECK: } else {
// CHECK: scf.for {{.*}} step %[[C8]] {
func.func @constant_static_complex_fill(%v: complex<f32>, %x: memref<64x64xcomplex<f32>>, %y: memref<1500x1500xcomplex<f32>>) {
  pad.pad_into constant ins(%x : memref<64x64xcomplex<f32>>) outs(%y : memref<1500x1500xcomplex<f32>>) low[700, 700] high[736, 736] value(%v)
  return
}

// -----

// What is not known is looked at in front of the loops: the inside of a row and
// the size of all. The borders of a row share their code, as turns of one loop;
// what goes forwards is the inside.
// CHECK-LABEL: func @reflect_dynamic_f32_guard(
// CHECK-DAG: %[[C192:.*]] = arith.constant 192 : index
// CHECK-DAG: %[[C16M:.*]] = arith.constant 16777216 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[HASLONG:.*]] = arith.cmpi sge, %{{.*}}, %[[C192]]
// CHECK-DAG: %[[LARGE:.*]] = arith.cmpi sge, %{{.*}}, %[[C16M]]
// CHECK:   %[[BOTH:.*]] = arith.andi %[[HASLONG]], %[[LARGE]]
// CHECK:   %[[NEAR:.*]] = arith.andi %[[BOTH]], %{{.*}}
// CHECK:   %[[OPEN:.*]] = arith.andi %[[NEAR]], %{{.*}}
// CHECK: scf.if
// CHECK:   scf.if %[[OPEN]] {
// CHECK:     scf.while (%[[DONE:.*]] = %[[C0]])
// CHECK:       %[[FORWARDS:.*]] = arith.cmpi eq, %{{.*}}, %[[C1]]
// CHECK:       scf.if %[[FORWARDS]] {
// CHECK:         nontemporal
// CHECK:       } else {
// CHECK:         memref.load
// CHECK:     llvm.fence seq_cst
// CHECK-NEXT: } else {
// CHECK:     scf.index_switch
// CHECK-NOT: nontemporal
// CHECK: return
func.func @reflect_dynamic_f32_guard(%x: memref<?x?x?xf32>, %y: memref<?x?x?xf32>, %l: index, %h: index) {
  pad.pad_into reflect ins(%x : memref<?x?x?xf32>) outs(%y : memref<?x?x?xf32>) low[0, %l, 1] high[0, %h, 1]
  return
}

// -----

// Where the innermost axis turns out not to be padded, its blocks are the pixels
// of longer rows: each pixel of a border is a copy, and so is the inside.
// CHECK-LABEL: func @edge_dynamic_f32_blocks(
// CHECK-DAG: %[[C192:.*]] = arith.constant 192 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[PIXEL:.*]] = arith.select %[[BLOCKS:.*]], %{{.*}}, %[[C1]] : index
// CHECK: %[[BYTES:.*]] = arith.muli %[[PIXEL]], %{{.*}}
// CHECK: %[[LONGEST:.*]] = arith.muli %{{.*}}, %[[BYTES]]
// CHECK: arith.cmpi sge, %[[LONGEST]], %[[C192]]
// CHECK: %[[COPIES:.*]] = arith.ori %{{.*}}, %[[BLOCKS]] : i1
// CHECK: scf.if %[[COPIES]] {
// CHECK-NOT: vector.broadcast
// CHECK-COUNT-4: nontemporal
// CHECK:   } else {
// CHECK:     vector.broadcast
// CHECK:   llvm.fence seq_cst
func.func @edge_dynamic_f32_blocks(%x: memref<?x?x?xf32>, %y: memref<?x?x?xf32>, %l: index, %h: index) {
  pad.pad_into edge ins(%x : memref<?x?x?xf32>) outs(%y : memref<?x?x?xf32>) low[0, %l, %l] high[0, %h, %h]
  return
}

// -----

// Pixels of an unknown size, which are copied one by one, may be shorter than a
// line: no copy is taken to have one.
// CHECK-LABEL: func @reflect_dynamic_f32_long_rows_of_pixels(
// CHECK-DAG: %[[C16:.*]] = arith.constant 16 : index
// CHECK: extract_aligned_pointer_as_index
// CHECK: scf.for
// CHECK-NOT: vector.load
// CHECK: %[[HASLINE:.*]] = arith.cmpi sge, %{{.*}}, %[[C16]]
// CHECK-NOT: vector.load
// CHECK: scf.if %[[HASLINE]] {
// CHECK: llvm.fence
func.func @reflect_dynamic_f32_long_rows_of_pixels(%x: memref<?x?xf32>, %y: memref<?x?xf32>, %l: index, %h: index) {
  pad.pad_into reflect ins(%x : memref<?x?xf32>) outs(%y : memref<?x?xf32>) low[%l, 0] high[%h, 0]
  return
}

// -----

// Rows of a known size have straight code for each run.
// CHECK-LABEL: func @wrap_dynamic_f32_static_rows(
// CHECK: nontemporal
// CHECK: llvm.fence
// CHECK: } else {
// CHECK:   scf.for {{.*}} step %[[C32:.*]] {
// CHECK-COUNT-4: vector.load
// CHECK:   }
// CHECK-NOT: nontemporal
// CHECK: return
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
