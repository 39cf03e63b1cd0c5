shard.grid @ranks(shape = 2)
func.func @main(%x: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %s = shard.sharding @ranks split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<4x2xf32>
  %1 = pad.pad wrap %0 low[1, 0] high[-1, 0]
      : tensor<4x2xf32> to tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}
