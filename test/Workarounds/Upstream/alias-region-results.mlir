// Deallocation replaces the loop by one with one result more, and then asks in
// ^bb1 and ^bb2 for the owner of the result of the loop that it has erased.
// REQUIRES: llvm-22
// RUN: not --crash mlir-opt %s --ownership-based-buffer-deallocation

func.func @loop(%c: i1, %n: index) -> memref<6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<6xf32>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (memref<6xf32>) {
    %b = memref.alloc() : memref<6xf32>
    scf.yield %b : memref<6xf32>
  }
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %0 : memref<6xf32>
^bb2:
  return %a : memref<6xf32>
}
