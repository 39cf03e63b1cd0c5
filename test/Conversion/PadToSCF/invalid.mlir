// RUN: pad-opt %s --convert-pad-to-scf --split-input-file --verify-diagnostics
// RUN: not pad-opt %s --convert-pad-to-scf=vector-bytes=24 2>&1 | FileCheck %s
// RUN: not pad-opt %s --convert-pad-to-scf=vector-bytes=-8 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not pad-opt %s --convert-pad-to-scf=vector-bytes=256 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not pad-opt %s --convert-pad-to-scf=vector-bytes=4611686018427387904 2>&1 | FileCheck %s --check-prefix=HUGE
// RUN: not pad-opt %s --pad-to-scf=vector-bytes=256 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not pad-opt %s --pad-to-llvm=vector-bytes=256 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not pad-opt %s --convert-pad-to-scf=nontemporal-bytes=-1 2>&1 | FileCheck %s --check-prefix=BYTES
// RUN: not pad-opt %s --convert-pad-to-scf=nontemporal-run-bytes=-1 2>&1 | FileCheck %s --check-prefix=RUN-BYTES
// RUN: not pad-opt %s --convert-pad-to-scf=parallel-bytes=-1 2>&1 | FileCheck %s --check-prefix=PARALLEL
// RUN: not pad-opt %s --convert-pad-to-scf=parallel-chunk-bytes=0 2>&1 | FileCheck %s --check-prefix=CHUNK
// CHECK: error: 'vector-bytes' is 24, expected 0 or a power of two from 1 to 128
// NEGATIVE: error: 'vector-bytes' is -8, expected 0 or a power of two from 1 to 128
// WIDE: error: 'vector-bytes' is 256, expected 0 or a power of two from 1 to 128
// HUGE: error: 'vector-bytes' is 4611686018427387904, expected 0 or a power of two from 1 to 128
// BYTES: error: 'nontemporal-bytes' is -1, expected at least 0
// RUN-BYTES: error: 'nontemporal-run-bytes' is -1, expected at least 0
// PARALLEL: error: 'parallel-bytes' is -1, expected at least 0
// CHUNK: error: 'parallel-chunk-bytes' is 0, expected at least 1

func.func @negative_constant_static_memref_element(%x: memref<4xmemref<2xf32>>, %y: memref<5xmemref<2xf32>>) {
  // expected-error @+1 {{'pad.pad_into' op cannot be lowered to loops: element type 'memref<2xf32>' has no zero to fill with}}
  pad.pad_into constant ins(%x : memref<4xmemref<2xf32>>) outs(%y : memref<5xmemref<2xf32>>) low[1] high[0]
  return
}

// -----

func.func @negative_edge_static_f32_overlaps(%m: memref<10xf32>) {
  %x = memref.subview %m[2] [6] [1] : memref<10xf32> to memref<6xf32, strided<[1], offset: 2>>
  %y = memref.subview %m[1] [8] [1] : memref<10xf32> to memref<8xf32, strided<[1], offset: 1>>
  // expected-error @+1 {{'pad.pad_into' op cannot be lowered to loops: source and destination overlap, and the source is not known to be the inside of the destination}}
  pad.pad_into edge ins(%x : memref<6xf32, strided<[1], offset: 2>>) outs(%y : memref<8xf32, strided<[1], offset: 1>>) low[1] high[1]
  // expected-error @+1 {{source and destination overlap}}
  pad.pad_into edge ins(%x : memref<6xf32, strided<[1], offset: 2>>) outs(%m : memref<10xf32>) low[1] high[3]
  // expected-error @+1 {{source and destination overlap}}
  pad.pad_into edge ins(%m : memref<10xf32>) outs(%y : memref<8xf32, strided<[1], offset: 1>>) low[-1] high[-1]
  // expected-error @+1 {{source and destination overlap}}
  pad.pad_into edge ins(%m : memref<10xf32>) outs(%m : memref<10xf32>) low[1] high[-1]
  return
}

// -----

// Parts that have nothing in common, or may have.
func.func @edge_f32_parts(%m: memref<10xf32>, %i: index) {
  %x = memref.subview %m[0] [4] [1] : memref<10xf32> to memref<4xf32, strided<[1]>>
  %y = memref.subview %m[4] [6] [1] : memref<10xf32> to memref<6xf32, strided<[1], offset: 4>>
  %z = memref.subview %m[%i] [6] [1] : memref<10xf32> to memref<6xf32, strided<[1], offset: ?>>
  %e = memref.subview %m[%i] [0] [1] : memref<10xf32> to memref<0xf32, strided<[1], offset: ?>>
  pad.pad_into edge ins(%x : memref<4xf32, strided<[1]>>) outs(%y : memref<6xf32, strided<[1], offset: 4>>) low[1] high[1]
  pad.pad_into edge ins(%x : memref<4xf32, strided<[1]>>) outs(%z : memref<6xf32, strided<[1], offset: ?>>) low[1] high[1]
  pad.pad_into constant ins(%e : memref<0xf32, strided<[1], offset: ?>>) outs(%m : memref<10xf32>) low[5] high[5]
  return
}

// -----

func.func @rows_edge_static_f32(%x: memref<4xf32>, %y: memref<6xf32>) {
  // expected-error @below {{cannot be lowered to loops: the fact 'rows' demands a source and a destination by memref.reinterpret_cast, and a last axis that is not padded}}
  pad.pad_into edge ins(%x : memref<4xf32>) outs(%y : memref<6xf32>) low[1] high[1] {pad.facts = #pad.facts<fits|rows>}
  return
}
