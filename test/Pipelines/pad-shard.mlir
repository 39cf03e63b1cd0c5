// RUN: pad-opt %s --pad-shard | FileCheck %s
// RUN: pad-opt %s --pad-shard --pad-to-llvm | FileCheck %s --check-prefix=LLVM
// RUN: pad-opt %s --pad-shard=mpi=MPICH --pad-to-llvm \
// RUN:   | FileCheck %s --check-prefix=MPICH
// RUN: not pad-opt %s --pad-shard=mpi=openmpi 2>&1 \
// RUN:   | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: 'mpi' is 'openmpi', expected OpenMPI or MPICH{{$}}

// No op of the shard dialect is left.
// CHECK-NOT: shard.
// CHECK: func.func @ring(%{{.*}}: tensor<2xf32>) -> tensor<2xf32>
// CHECK: mpi.send
// CHECK-NOT: shard.

// LLVM-DAG: llvm.mlir.global external @ompi_mpi_comm_world
// LLVM-DAG: llvm.call @MPI_Send
// LLVM-DAG: llvm.call @MPI_Recv

// MPICH-NOT: ompi_
// MPICH: llvm.call @MPI_Send
shard.grid @ranks(shape = 4)
func.func @ring(%x: tensor<8xf32>) -> tensor<8xf32> {
  %s = shard.sharding @ranks split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  %1 = pad.pad wrap %0 low[1] high[-1] : tensor<8xf32> to tensor<8xf32>
  return %1 : tensor<8xf32>
}
