// RUN: pad-opt %s --convert-pad-to-scf --verify-diagnostics
// RUN: not pad-opt %s --convert-pad-to-scf=vector-bytes=24 2>&1 | FileCheck %s
// RUN: not pad-opt %s --convert-pad-to-scf=vector-bytes=0 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not pad-opt %s --convert-pad-to-scf=vector-bytes=256 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not pad-opt %s --convert-pad-to-scf=vector-bytes=4611686018427387904 2>&1 | FileCheck %s --check-prefix=HUGE
// RUN: not pad-opt %s --pad-to-scf=vector-bytes=256 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not pad-opt %s --pad-to-llvm=vector-bytes=256 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not pad-opt %s --convert-pad-to-scf=nontemporal-bytes=-1 2>&1 | FileCheck %s --check-prefix=BYTES
// RUN: not pad-opt %s --convert-pad-to-scf=nontemporal-run-bytes=-1 2>&1 | FileCheck %s --check-prefix=RUN-BYTES
// RUN: not pad-opt %s --convert-pad-to-scf=parallel-bytes=-1 2>&1 | FileCheck %s --check-prefix=PARALLEL
// RUN: not pad-opt %s --convert-pad-to-scf=parallel-chunk-bytes=0 2>&1 | FileCheck %s --check-prefix=CHUNK
// CHECK: error: 'vector-bytes' is 24, expected a power of two from 1 to 128
// ZERO: error: 'vector-bytes' is 0, expected a power of two from 1 to 128
// WIDE: error: 'vector-bytes' is 256, expected a power of two from 1 to 128
// HUGE: error: 'vector-bytes' is 4611686018427387904, expected a power of two from 1 to 128
// BYTES: error: 'nontemporal-bytes' is -1, expected at least 0
// RUN-BYTES: error: 'nontemporal-run-bytes' is -1, expected at least 0
// PARALLEL: error: 'parallel-bytes' is -1, expected at least 0
// CHUNK: error: 'parallel-chunk-bytes' is 0, expected at least 1

func.func @negative_constant_static_memref_element(%x: memref<4xmemref<2xf32>>, %y: memref<5xmemref<2xf32>>) {
  // expected-error @+1 {{'pad.pad_into' op cannot be lowered to loops: element type 'memref<2xf32>' has no zero to fill with}}
  pad.pad_into constant ins(%x : memref<4xmemref<2xf32>>) outs(%y : memref<5xmemref<2xf32>>) low[1] high[0]
  return
}
