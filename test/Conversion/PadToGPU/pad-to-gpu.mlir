// Pads on memrefs become launches over the rows of the result.
// RUN: pad-opt %s --split-input-file --convert-pad-to-gpu --canonicalize --cse | FileCheck %s

// Sixteen rows of 65 vectors take blocks of 64 x 2 threads. Within reach nothing is
// divided. One loop loads and stores what is inside 16 bytes at a time; another one
// writes the other vectors, of four units that are loaded together.

// CHECK-LABEL: func @reflect_static
// CHECK-NOT:     scf.if
// CHECK:         gpu.launch {{.*}} = %c1, {{.*}} = %c8, {{.*}} = %c1) threads{{.*}} = %c64, {{.*}} = %c2, {{.*}} = %c1)
// CHECK-NOT:       remsi
// CHECK:           scf.for
// CHECK:             vector.load {{.*}} {alignment = 16 : i64} : memref<{{.*}}xi32{{.*}}>, vector<4xi32>
// CHECK:             vector.store {{.*}} {alignment = 16 : i64} : memref<{{.*}}xi32{{.*}}>, vector<4xi32>
// CHECK:           scf.for
// CHECK-COUNT-4:     memref.load
// CHECK-NOT:         memref.load
// CHECK:             vector.store
// CHECK:             memref.store
// CHECK-NOT:       remsi
// CHECK:           gpu.terminator
// CHECK-NOT:     gpu.launch
// CHECK:         return
func.func @reflect_static(%x: memref<14x254xf32>, %y: memref<16x258xf32>) {
  pad.pad_into reflect ins(%x : memref<14x254xf32>) outs(%y : memref<16x258xf32>)
    low[1, 2] high[1, 2]
  return
}

// -----

// What lies outside of the source is filled by vectors, with no load.

// CHECK-LABEL: func @constant_static
// CHECK:         gpu.launch
// CHECK:           vector.broadcast {{.*}} : i32 to vector<4xi32>
// CHECK:           scf.if {{.*}} -> (i32) {
// CHECK:             memref.load
func.func @constant_static(%x: memref<14x254xf32>, %y: memref<16x258xf32>, %v: f32) {
  pad.pad_into constant ins(%x : memref<14x254xf32>) outs(%y : memref<16x258xf32>)
    low[1, 2] high[1, 2] value(%v)
  return
}

// -----

// Borders that are wider than the source divide, with 32 bits.

// CHECK-LABEL: func @wrap_static_wide
// CHECK:         gpu.launch
// CHECK:           arith.remsi {{.*}} : i32
// CHECK-NOT:     gpu.launch
// CHECK:         return
func.func @wrap_static_wide(%x: memref<5xi8>, %y: memref<105xi8>) {
  pad.pad_into wrap ins(%x : memref<5xi8>) outs(%y : memref<105xi8>) low[50] high[50]
  return
}

// -----

// One of five kernels: of short rows, without and with division, which is
// multiplication by what the host divides by, and of single elements with indices of
// 32 and of 64 bits.

// CHECK-LABEL: func @symmetric_dynamic
// CHECK-NOT:     remsi
// CHECK:         scf.if
// CHECK:           scf.if
// CHECK:             scf.if
// CHECK:               arith.divui %c4294967295_i64
// CHECK:               gpu.launch
// CHECK:             } else {
// CHECK-NOT:           divui {{.*}}_i64
// CHECK:               gpu.launch
// CHECK:           } else {
// CHECK:             arith.divui %c4294967295_i64
// CHECK:             gpu.launch
// CHECK:         } else {
// CHECK:           arith.divui %c4294967295_i64
// CHECK:           gpu.launch
// CHECK-NOT:         vector
// CHECK:           arith.divui %c-1_i64
// CHECK:           gpu.launch
// CHECK-NOT:         {{vector|remsi}}
// CHECK:         return
func.func @symmetric_dynamic(%x: memref<?x?xf32>, %y: memref<?x?xf32>, %l: index, %h: index) {
  pad.pad_into symmetric ins(%x : memref<?x?xf32>) outs(%y : memref<?x?xf32>)
    low[1, %l] high[%h, 2]
  return
}

// -----

// Four axes that do not merge: only that takes a division, for a row.

// CHECK-LABEL: func @four_axes
// CHECK:         gpu.launch
// CHECK:           scf.for
// CHECK:             arith.divui
// CHECK:             scf.for
// CHECK-NOT:           divui {{.*}} %c6_i32
func.func @four_axes(%x: memref<4x5x6x64xi32>, %y: memref<6x7x8x66xi32>) {
  pad.pad_into edge ins(%x : memref<4x5x6x64xi32>) outs(%y : memref<6x7x8x66xi32>)
    low[1, 1, 1, 1] high[1, 1, 1, 1]
  return
}

// -----

// No grid has more than 65535 blocks along y and z.

// CHECK-LABEL: func @many_rows
// CHECK:         gpu.launch {{.*}} = %c1, {{.*}} = %c65535, {{.*}} = %c1) threads
func.func @many_rows(%x: memref<100000000x160xi8>, %y: memref<100000002x164xi8>) {
  pad.pad_into edge ins(%x : memref<100000000x160xi8>) outs(%y : memref<100000002x164xi8>)
    low[1, 2] high[1, 2]
  return
}

// -----

// Memory spaces stay as they are, and elements move as integers of their size.

// CHECK-LABEL: func @memory_space_f16
// CHECK:         gpu.launch
// CHECK:           vector.load {{.*}} : memref<{{.*}}xi16{{.*}}, 3>, vector<8xi16>
// CHECK:           vector.store {{.*}} : memref<{{.*}}xi16{{.*}}, 1>, vector<8xi16>
func.func @memory_space_f16(%x: memref<6x640xf16, 3>, %y: memref<8x642xf16, 1>) {
  pad.pad_into wrap ins(%x : memref<6x640xf16, 3>) outs(%y : memref<8x642xf16, 1>)
    low[1, 1] high[1, 1]
  return
}

// -----

// Strides that may be anything are looked at on the host.

// CHECK-LABEL: func @strided
// CHECK:         scf.if
// CHECK:           gpu.launch
// CHECK:             vector.store
// CHECK:           gpu.launch
// CHECK-NOT:         vector
// CHECK:         return
func.func @strided(%x: memref<6x64xindex, strided<[?, ?], offset: ?>>, %y: memref<8x66xindex>) {
  pad.pad_into edge ins(%x : memref<6x64xindex, strided<[?, ?], offset: ?>>)
    outs(%y : memref<8x66xindex>) low[1, 1] high[1, 1]
  return
}

// -----

// A pad that contradicts itself is written element by element.

// CHECK-LABEL: func @contradiction
// CHECK:         gpu.launch
// CHECK-NOT:       vector
// CHECK:         return
func.func @contradiction(%x: memref<4xf32>, %y: memref<9xf32>) {
  pad.pad_into edge ins(%x : memref<4xf32>) outs(%y : memref<9xf32>) low[1] high[1]
  return
}

// -----

// What is in a kernel is no launch of its own.

// CHECK-LABEL: func @in_kernel
// CHECK:         gpu.launch
// CHECK:           pad.pad_into
func.func @in_kernel(%x: memref<4xf32>, %y: memref<6xf32>, %n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    pad.pad_into edge ins(%x : memref<4xf32>) outs(%y : memref<6xf32>) low[1] high[1]
    gpu.terminator
  }
  return
}

// -----

// An empty source has no offset that is negative.

// CHECK-LABEL: func @empty_static
// CHECK:         memref.reinterpret_cast {{.*}} offset: [0]
// CHECK:         gpu.launch
func.func @empty_static(%x: memref<1x0xf32>, %y: memref<12x3xf32>) {
  pad.pad_into constant ins(%x : memref<1x0xf32>) outs(%y : memref<12x3xf32>)
    low[7, 7] high[4, -4]
  return
}

// -----

// Of a row of nine bytes no vector is whole: vectors go on from row to row, with
// units of three of them. 41472 bytes are 2593 vectors at most, of which a thread
// writes two.

// CHECK-LABEL: func @short_rows
// CHECK:         gpu.launch {{.*}} = %c11, {{.*}} = %c1, {{.*}} = %c1) threads{{.*}} = %c128, {{.*}} = %c1, {{.*}} = %c1)
// CHECK:           scf.for
// CHECK-COUNT-4:     arith.divui {{.*}} : i32
// CHECK-NOT:         divui
// CHECK:             scf.for {{.*}} step %c4_i32 iter_args({{.*}}) -> (vector<16xi8>)
// CHECK-COUNT-4:       memref.load
// CHECK:               vector.shuffle
// CHECK:             vector.store {{.*}} {alignment = 16 : i64}
func.func @short_rows(%x: memref<512x7x7xi8>, %y: memref<512x9x9xi8>) {
  pad.pad_into edge ins(%x : memref<512x7x7xi8>) outs(%y : memref<512x9x9xi8>)
    low[0, 1, 1] high[0, 1, 1]
  return
}
