// A deallocation is moved behind the return of what a call on the buffer gives, and
// in front of what reads the buffer transposed.

// RUN: split-file %s %t
// RUN: not mlir-opt %t/number.mlir --optimize-allocation-liveness 2>&1 | FileCheck %s
// CHECK: error: 'func.return' op must be the last operation in the parent block

// RUN: pad-opt %t/number.mlir --sound-allocation-liveness | FileCheck %s --check-prefix=SOUND
// SOUND: memref.dealloc
// SOUND-NEXT: return

// RUN: mlir-opt %t/transposed.mlir --optimize-allocation-liveness \
// RUN:   | FileCheck %s --check-prefix=TRANSPOSED
// TRANSPOSED:      memref.transpose
// TRANSPOSED-NEXT: memref.dealloc
// TRANSPOSED-NEXT: memref.load

//--- number.mlir
func.func private @sum(memref<8xf64>) -> f64
func.func @main() -> f64 {
  %buffer = memref.alloc() : memref<8xf64>
  %n = call @sum(%buffer) : (memref<8xf64>) -> f64
  memref.dealloc %buffer : memref<8xf64>
  return %n : f64
}

//--- transposed.mlir
func.func @main() -> f64 {
  %c0 = arith.constant 0 : index
  %buffer = memref.alloc() : memref<8x4xf64>
  %view = memref.transpose %buffer (i, j) -> (j, i) : memref<8x4xf64> to memref<4x8xf64, strided<[1, 4]>>
  %a = memref.load %view[%c0, %c0] : memref<4x8xf64, strided<[1, 4]>>
  memref.dealloc %buffer : memref<8x4xf64>
  return %a : f64
}
