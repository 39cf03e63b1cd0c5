// REQUIRES: llvm-22
// A message's buffer is an error of the deallocation, for want of effects.
// LLVM 23 does it right.
// RUN: not mlir-opt %s --ownership-based-buffer-deallocation 2>&1 | FileCheck %s

// CHECK: error: ops with unknown memory side effects are not supported
func.func @send(%rank: i32) {
  %tag = arith.constant 0 : i32
  %world = mpi.comm_world : !mpi.comm
  %buffer = memref.alloc() : memref<8xi8>
  mpi.send(%buffer, %tag, %rank, %world) : memref<8xi8>, i32, i32
  return
}
