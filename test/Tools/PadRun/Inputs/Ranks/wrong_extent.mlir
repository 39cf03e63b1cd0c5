shard.grid @ranks(shape = 2)
func.func @main(%x: tensor<4x?xf32>) -> tensor<4x5xf32> {
  %s = shard.sharding @ranks split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<4x?xf32>
  %1 = pad.pad wrap %0 low[1, 1] high[-1, 1]
      : tensor<4x?xf32> to tensor<4x5xf32>
  return %1 : tensor<4x5xf32>
}
