// RUN: pad-opt %s --split-input-file --verify-diagnostics --check-shardings

shard.grid @grid(shape = 2x2)
func.func @equal_or_with_offsets_or_unknown(%x: tensor<8x8xf32>, %y: tensor<9xf32>, %z: tensor<?x9xf32>) -> tensor<8x8xf32> {
  %s = shard.sharding @grid split_axes = [[0], [1]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8x8xf32>
  %t = shard.sharding @grid split_axes = [[0]] sharded_dims_offsets = [0, 5, 9] : !shard.sharding
  %1 = shard.shard %y to %t : tensor<9xf32>
  %u = shard.sharding @grid split_axes = [[0, 1]] : !shard.sharding
  %2 = shard.shard %z to %u : tensor<?x9xf32>
  return %0 : tensor<8x8xf32>
}

// -----

shard.grid @grid(shape = 2x2)
func.func @not_divisible(%x: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %s = shard.sharding @grid split_axes = [[], [0, 1]] : !shard.sharding
  // expected-error@+1 {{'shard.shard' op axis 1: extent 6 cannot be divided into 4 shards without sharded_dims_offsets}}
  %0 = shard.shard %x to %s : tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @list(%x: tensor<8xf32>) -> tensor<12xf32> {
  %s = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  %pads = arith.constant dense<[3, 1]> : tensor<2xi64>
  %t = shard.sharding @grid split_axes = [[]] : !shard.sharding
  // expected-error@+1 {{'shard.shard' op divides a constant that is no splat, which is not supported; canonicalize lists of amounts}}
  %1 = shard.shard %pads to %t : tensor<2xi64>
  %2 = pad.dynamic_pad edge %0 pads(%1) : tensor<8xf32>, tensor<2xi64> to tensor<12xf32>
  return %2 : tensor<12xf32>
}
