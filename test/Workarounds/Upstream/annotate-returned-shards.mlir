// REQUIRES: llvm-23

// A result is not partitioned unless its sharding is annotated for `return`, which
// the propagation of shardings leaves out.

// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(sharding-propagation,shard-partition))' 2>&1 | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(sharding-propagation))' \
// RUN:   | pad-opt --annotate-returned-shards \
// RUN:   | mlir-opt --pass-pipeline='builtin.module(func.func(shard-partition))'
// CHECK: Cannot partition: shard.shard for operand 0 must set 'annotate_for_users'

shard.grid @g(shape = 2)
func.func @negated(%x: tensor<8xf32>) -> tensor<8xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  %1 = tosa.abs %0 : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
