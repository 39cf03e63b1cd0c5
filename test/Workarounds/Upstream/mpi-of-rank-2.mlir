// REQUIRES: llvm-22
// The count of a message is its first extent, whatever its rank.
// LLVM 23 does it right.
// RUN: mlir-opt %s --convert-to-llvm | FileCheck %s

module attributes {dlti.map = #dlti.map<"MPI:Implementation" = "MPICH">} {
  // CHECK: %[[extent:.+]] = llvm.extractvalue %{{.*}}[3, 0]
  // CHECK: %[[count:.+]] = llvm.trunc %[[extent]] : i64 to i32
  // CHECK: llvm.call @MPI_Send(%{{.*}}, %[[count]],
  func.func @send(%x: memref<3x5xf32>, %rank: i32) {
    %tag = arith.constant 0 : i32
    %world = mpi.comm_world : !mpi.comm
    mpi.send(%x, %tag, %rank, %world) : memref<3x5xf32>, i32, i32
    return
  }
}
