// pads: constant
// inputs: int32[5,6]
// result: int32[9,10] f1baa90e142bb1700406bb3d0a148649aaeec7ce59839121642cc8e22c96f943
#map = affine_map<() -> ()>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xi32>) -> (tensor<9x10xi32> {jax.result_info = "result"}) {
    %cst = arith.constant dense<3> : tensor<i64>
    %0 = call @_pad(%arg0, %cst) : (tensor<5x6xi32>, tensor<i64>) -> tensor<9x10xi32>
    return %0 : tensor<9x10xi32>
  }
  func.func private @_pad(%arg0: tensor<5x6xi32>, %arg1: tensor<i64>) -> tensor<9x10xi32> {
    %0 = tensor.empty() : tensor<i32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<i64>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i64, %out: i32):
      %2 = arith.trunci %in : i64 to i32
      linalg.yield %2 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %1[] : tensor<i32>
    %padded = tensor.pad %arg0 low[2, 2] high[2, 2] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %extracted : i32
    } : tensor<5x6xi32> to tensor<9x10xi32>
    return %padded : tensor<9x10xi32>
  }
}
