// pads: constant
// inputs: int8[5,6]
// result: int8[9,10] e9cf17a7cad34365a66c9af841d9dd11de3ed15a06b2ebecb107d0bfa60fc4e9
#map = affine_map<() -> ()>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xi8>) -> (tensor<9x10xi8> {jax.result_info = "result"}) {
    %cst = arith.constant dense<3> : tensor<i64>
    %0 = call @_pad(%arg0, %cst) : (tensor<5x6xi8>, tensor<i64>) -> tensor<9x10xi8>
    return %0 : tensor<9x10xi8>
  }
  func.func private @_pad(%arg0: tensor<5x6xi8>, %arg1: tensor<i64>) -> tensor<9x10xi8> {
    %0 = tensor.empty() : tensor<i8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<i64>) outs(%0 : tensor<i8>) {
    ^bb0(%in: i64, %out: i8):
      %2 = arith.trunci %in : i64 to i8
      linalg.yield %2 : i8
    } -> tensor<i8>
    %extracted = tensor.extract %1[] : tensor<i8>
    %padded = tensor.pad %arg0 low[2, 2] high[2, 2] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %extracted : i8
    } : tensor<5x6xi8> to tensor<9x10xi8>
    return %padded : tensor<9x10xi8>
  }
}
