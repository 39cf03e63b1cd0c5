// A step of the heat equation on a 2-D grid of ranks. The border is a mirror
// along axis 0 and goes round along axis 1. What lies one row or column further
// is a pad that adds a row on one side and crops one on the other: it has the
// extents of %x, is divided like it, and each rank gets one row or column.
shard.grid @ranks(shape = 2x2)

#same = affine_map<(d0, d1) -> (d0, d1)>

func.func @main(%arg: tensor<48x64xf32>) -> tensor<48x64xf32> {
  %s = shard.sharding @ranks split_axes = [[0], [1]] : !shard.sharding
  %x = shard.shard %arg to %s : tensor<48x64xf32>
  %up = pad.pad reflect %x low[1, 0] high[-1, 0]
      : tensor<48x64xf32> to tensor<48x64xf32>
  %down = pad.pad reflect %x low[-1, 0] high[1, 0]
      : tensor<48x64xf32> to tensor<48x64xf32>
  %left = pad.pad wrap %x low[0, 1] high[0, -1]
      : tensor<48x64xf32> to tensor<48x64xf32>
  %right = pad.pad wrap %x low[0, -1] high[0, 1]
      : tensor<48x64xf32> to tensor<48x64xf32>
  %empty = tensor.empty() : tensor<48x64xf32>
  %next = linalg.generic {
      indexing_maps = [#same, #same, #same, #same, #same, #same],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %up, %down, %left, %right
          : tensor<48x64xf32>, tensor<48x64xf32>, tensor<48x64xf32>,
            tensor<48x64xf32>, tensor<48x64xf32>)
      outs(%empty : tensor<48x64xf32>) {
  ^bb0(%c: f32, %u: f32, %d: f32, %l: f32, %r: f32, %_: f32):
    %four = arith.constant 4.0 : f32
    %rate = arith.constant 0.125 : f32
    %0 = arith.addf %u, %d : f32
    %1 = arith.addf %l, %r : f32
    %2 = arith.addf %0, %1 : f32
    %3 = arith.mulf %c, %four : f32
    %4 = arith.subf %2, %3 : f32
    %5 = arith.mulf %4, %rate : f32
    %6 = arith.addf %c, %5 : f32
    linalg.yield %6 : f32
  } -> tensor<48x64xf32>
  return %next : tensor<48x64xf32>
}
