// A deallocation is moved behind the return of what a call on the buffer gives.

// RUN: not mlir-opt %s --optimize-allocation-liveness 2>&1 | FileCheck %s
// CHECK: error: 'func.return' op must be the last operation in the parent block

// RUN: pad-opt %s --sound-allocation-liveness | FileCheck %s --check-prefix=SOUND
// SOUND: memref.dealloc
// SOUND-NEXT: return
func.func private @sum(memref<8xf64>) -> f64
func.func @main() -> f64 {
  %buffer = memref.alloc() : memref<8xf64>
  %n = call @sum(%buffer) : (memref<8xf64>) -> f64
  memref.dealloc %buffer : memref<8xf64>
  return %n : f64
}
