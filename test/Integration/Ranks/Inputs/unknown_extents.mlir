shard.grid @ranks(shape = 2x2)
func.func @main(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %s = shard.sharding @ranks split_axes = [[0], [1]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<?x?xf32>
  %1 = pad.pad wrap %0 low[5, 3] high[2, -7]
      : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
