// UNSUPPORTED: llvm-assertions
// Upstream's shard-partition asserts that extents can be divided, before pads are
// asked (shardDimension, shardShapedType).
// RUN: pad-opt %s -split-input-file -verify-diagnostics \
// RUN:   --pass-pipeline="builtin.module(func.func(sharding-propagation,shard-partition))"

shard.grid @grid(shape = 4)
func.func @indivisible(%x: tensor<7xf32>) -> tensor<9xf32> {
  %s = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<7xf32>
  // expected-error@+1 {{axis 0: extent 7 cannot be divided into 4 shards without sharded_dims_offsets}}
  %1 = pad.pad edge %0 low[1] high[1] : tensor<7xf32> to tensor<9xf32>
  return %1 : tensor<9xf32>
}

// -----

shard.grid @grid(shape = 2x2)
func.func @indivisible_beside_unknown(%x: tensor<?x8xf32>) -> tensor<?x9xf32> {
  %s = shard.sharding @grid split_axes = [[0], [1]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<?x8xf32>
  // expected-error@+1 {{axis 1: extent 9 cannot be divided into 2 shards without sharded_dims_offsets, which axis 0 of unknown extent cannot have}}
  %1 = pad.pad edge %0 low[0, 1] high[0, 0] : tensor<?x8xf32> to tensor<?x9xf32>
  return %1 : tensor<?x9xf32>
}

// -----

// Upstream takes the sum of the sizes, 6, for the number of shards.

shard.grid @grid(shape = 2x4)
func.func @indivisible_by_two_axes(%x: tensor<8xf32>) -> tensor<6xf32> {
  %s = shard.sharding @grid split_axes = [[0, 1]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  // expected-error@+1 {{axis 0: extent 6 cannot be divided into 8 shards without sharded_dims_offsets, which axis 0 cannot have: it is divided by the grid axes [0, 1]}}
  %1 = pad.pad edge %0 low[0] high[-2] : tensor<8xf32> to tensor<6xf32>
  return %1 : tensor<6xf32>
}

// -----

shard.grid @grid(shape = 2x4)
func.func @offsets_of_two_axes(%x: tensor<8xf32>) -> tensor<16xf32> {
  %s = shard.sharding @grid split_axes = [[0, 1]] sharded_dims_offsets = [0, 1, 2, 3, 4, 5, 6, 7, 8] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  // expected-error@+1 {{axis 0: sharded_dims_offsets of an axis that is divided by the grid axes [0, 1] are not supported: the sum of their sizes is not 8, the number of shards}}
  %1 = pad.pad edge %0 low[0] high[8] : tensor<8xf32> to tensor<16xf32>
  return %1 : tensor<16xf32>
}

// -----

// The other axis is divided by an axis that the grid does not have.

shard.grid @grid(shape = 4)
func.func @indivisible_beside_no_axis(%x: tensor<7x8xf32>) -> tensor<9x8xf32> {
  %s = shard.sharding @grid split_axes = [[0], [9]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<7x8xf32>
  // expected-error@+1 {{axis 0: extent 7 cannot be divided into 4 shards without sharded_dims_offsets}}
  %1 = pad.pad edge %0 low[1, 0] high[1, 0] : tensor<7x8xf32> to tensor<9x8xf32>
  return %1 : tensor<9x8xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @halos(%x: tensor<8xf32>) -> tensor<10xf32> {
  %s = shard.sharding @grid split_axes = [[0]] halo_sizes = [1, 1] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  // expected-error@+1 {{halo sizes in a sharding of a pad: its shards do not overlap}}
  %1 = pad.pad edge %0 low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @wrong_end(%x: tensor<8xf32>) -> tensor<10xf32> {
  %s = shard.sharding @grid split_axes = [[0]] sharded_dims_offsets = [0, 4, 9] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  // expected-error@+1 {{axis 0: sharded_dims_offsets go from 0 to 9, expected 0 to 8}}
  %1 = pad.pad edge %0 low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @unknown_offsets(%x: tensor<8xf32>, %o: i64) -> tensor<10xf32> {
  %s = shard.sharding @grid split_axes = [[0]] sharded_dims_offsets = [0, %o, 8] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  // expected-error@+1 {{axis 0: sharded_dims_offsets must be known}}
  %1 = pad.pad edge %0 low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @rank(%x: tensor<8xf32>) -> tensor<10xf32> {
  %s = shard.sharding @grid split_axes = [[0], []] : !shard.sharding
  %0 = shard.shard %x to %s annotate_for_users : tensor<8xf32>
  // expected-error@+1 {{a sharding of 2 axes for a tensor of rank 1}}
  %1 = pad.pad edge %0 low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}

// -----

shard.grid @grid(shape = ?)
func.func @unknown_grid(%x: tensor<8xf32>) -> tensor<10xf32> {
  %s = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  // expected-error@+1 {{the shape of grid 'grid' must be known}}
  %1 = pad.pad edge %0 low[1] high[1] : tensor<8xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}

// -----

shard.grid @grid(shape = 2x2)
func.func @no_such_axis(%x: tensor<?x8xi32>) -> tensor<?x9xi32> {
  %s = shard.sharding @grid split_axes = [[0], [3]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<?x8xi32>
  // expected-error@+1 {{axis 1 is divided by the grid axes [3], and grid 'grid' has 2}}
  %1 = pad.pad edge %0 low[0, 1] high[0, 0] : tensor<?x8xi32> to tensor<?x9xi32>
  return %1 : tensor<?x9xi32>
}

// -----

shard.grid @grid(shape = 2x2)
func.func @other_axis(%x: tensor<8xf32>) -> tensor<12xf32> {
  %s = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s annotate_for_users : tensor<8xf32>
  // expected-error@+1 {{axis 0: the source is divided by the grid axes [0], the result by [1]}}
  %1 = pad.pad edge %0 low[2] high[2] : tensor<8xf32> to tensor<12xf32>
  %t = shard.sharding @grid split_axes = [[1]] : !shard.sharding
  %2 = shard.shard %1 to %t : tensor<12xf32>
  return %2 : tensor<12xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @strings(%x: tensor<8x!pad.string>) -> tensor<12x!pad.string> {
  %s = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8x!pad.string>
  // expected-error@+1 {{elements of type '!pad.string' cannot be sent to another rank}}
  %1 = pad.pad wrap %0 low[2] high[2] : tensor<8x!pad.string> to tensor<12x!pad.string>
  return %1 : tensor<12x!pad.string>
}

// -----

// Elements of 3 bytes, 4 bytes apart.

shard.grid @grid(shape = 2)
func.func @long_message_of_three_bytes(%x: tensor<4x268435456xi24>) -> tensor<6x268435456xi24> {
  %s = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<4x268435456xi24>
  // expected-error@+1 {{a message of 2147483648 bytes, MPI counts up to 2147483647}}
  %1 = pad.pad wrap %0 low[1, 0] high[1, 0] : tensor<4x268435456xi24> to tensor<6x268435456xi24>
  return %1 : tensor<6x268435456xi24>
}

// -----

shard.grid @grid(shape = 2)
func.func @long_message(%x: tensor<4x1073741824xf32>) -> tensor<6x1073741824xf32> {
  %s = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<4x1073741824xf32>
  // expected-error@+1 {{a message of 8589934592 bytes, MPI counts up to 2147483647}}
  %1 = pad.pad wrap %0 low[1, 0] high[1, 0] : tensor<4x1073741824xf32> to tensor<6x1073741824xf32>
  return %1 : tensor<6x1073741824xf32>
}
