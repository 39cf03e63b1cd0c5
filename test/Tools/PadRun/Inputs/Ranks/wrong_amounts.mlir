shard.grid @ranks(shape = 2)

func.func @list(%x: tensor<?x2xf32>, %pads: tensor<?xi64>) -> tensor<?x?xf32> {
  %s = shard.sharding @ranks split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<?x2xf32>
  %1 = pad.dynamic_pad wrap %0 pads(%pads)
      : tensor<?x2xf32>, tensor<?xi64> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @border(%x: tensor<?x2xf32>, %low: index) -> tensor<?x2xf32> {
  %s = shard.sharding @ranks split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<?x2xf32>
  %1 = pad.fill_border wrap %0 low[%low, 0] high[1, 0] : tensor<?x2xf32>
  return %1 : tensor<?x2xf32>
}

func.func @adjoint(%g: tensor<?x2xf32>, %low: index) -> tensor<?x2xf32> {
  %s = shard.sharding @ranks split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %g to %s : tensor<?x2xf32>
  %1 = pad.adjoint edge %0 low[%low, 0] high[6, 0]
      : tensor<?x2xf32> to tensor<?x2xf32>
  return %1 : tensor<?x2xf32>
}
