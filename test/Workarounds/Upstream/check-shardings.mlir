// Equal shards of 9 elements on 2 ranks, made of shards that have offsets, end in a
// crash, and with LLVM 23 in an error about reshardings.
// RUN: not %if llvm-23 %{ %} %else %{ --crash %} mlir-opt %s --pass-pipeline='builtin.module(func.func(sharding-propagation,shard-partition))'
// RUN: not pad-opt %s --pad-shard 2>&1 | FileCheck %s

// CHECK: error: 'shard.shard' op axis 0: extent 9 cannot be divided into 2 shards without sharded_dims_offsets
#id = affine_map<(i) -> (i)>
shard.grid @grid(shape = 2)
func.func @squares(%x: tensor<9xf32>) -> tensor<9xf32> {
  %s = shard.sharding @grid split_axes = [[0]] sharded_dims_offsets = [0, 5, 9] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<9xf32>
  %e = tensor.empty() : tensor<9xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%0 : tensor<9xf32>) outs(%e : tensor<9xf32>) {
  ^bb0(%a: f32, %b: f32):
    %m = arith.mulf %a, %a : f32
    linalg.yield %m : f32
  } -> tensor<9xf32>
  return %1 : tensor<9xf32>
}
