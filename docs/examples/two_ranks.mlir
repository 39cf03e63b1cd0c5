shard.grid @ranks(shape = 2)

func.func @pad(%x: tensor<8x4xf32>) -> tensor<10x4xf32> {
  %s = shard.sharding @ranks split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8x4xf32>
  %1 = pad.pad reflect %0 low[1, 0] high[1, 0]
         : tensor<8x4xf32> to tensor<10x4xf32>
  return %1 : tensor<10x4xf32>
}
