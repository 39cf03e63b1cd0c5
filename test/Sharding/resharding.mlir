// UNSUPPORTED: llvm-assertions
// LLVM 22 asserts that it can move a tensor from one axis of the grid to another;
// without assertions it goes on without the tensor. LLVM 23 says so itself.
// RUN: not pad-opt %s --pass-pipeline="builtin.module(func.func(shard-partition))" \
// RUN:   2>&1 | FileCheck %s

// CHECK: error: {{.*(operand 0: partitioning has no messages that bring it into its sharding|Failed to reshard)}}
shard.grid @grid(shape = 2x2)
func.func @resharded(%x: tensor<8xf32>) -> tensor<12xf32> {
  %s = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  %t = shard.sharding @grid split_axes = [[1]] : !shard.sharding
  %1 = shard.shard %0 to %t annotate_for_users : tensor<8xf32>
  %2 = pad.pad edge %1 low[2] high[2] : tensor<8xf32> to tensor<12xf32>
  %3 = shard.shard %2 to %t : tensor<12xf32>
  return %3 : tensor<12xf32>
}
