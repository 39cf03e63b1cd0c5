// Buffers of functions that send and receive are freed.
// RUN: pad-opt %s --ownership-based-buffer-deallocation --canonicalize \
// RUN:   --buffer-deallocation-simplification | FileCheck %s

// CHECK-LABEL: func.func @relay
func.func @relay(%rank: i32) {
  %tag = arith.constant 0 : i32
  %world = mpi.comm_world : !mpi.comm
  // CHECK: %[[BUFFER:.*]] = memref.alloc()
  %buffer = memref.alloc() : memref<8xi8>
  // CHECK: mpi.recv(%[[BUFFER]]
  mpi.recv(%buffer, %tag, %rank, %world) : memref<8xi8>, i32, i32
  // CHECK: mpi.send(%[[BUFFER]]
  mpi.send(%buffer, %tag, %rank, %world) : memref<8xi8>, i32, i32
  // CHECK: bufferization.dealloc (%[[BUFFER]]
  return
}
