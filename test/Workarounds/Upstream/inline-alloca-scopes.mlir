// The scope in the body of a parallel loop can neither hold branches nor be
// inlined, since the effects of a fence are unknown.
// RUN: not mlir-opt %s --convert-scf-to-openmp --canonicalize --convert-scf-to-cf 2>&1 | FileCheck %s

// CHECK: error: 'memref.alloca_scope' op expects region #0 to have 0 or 1 blocks
func.func @loop(%n: index, %b: i1, %x: memref<?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.if %b {
      memref.store %v, %x[%i] : memref<?xf32>
      llvm.fence seq_cst
    }
  }
  return
}
