// pads: constant
// inputs: int8[5,6]
// result: int8[9,10] e9cf17a7cad34365a66c9af841d9dd11de3ed15a06b2ebecb107d0bfa60fc4e9
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xi8>) -> (tensor<9x10xi8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<3> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<5x6xi8>, tensor<i64>) -> tensor<9x10xi8>
    return %0 : tensor<9x10xi8>
  }
  func.func private @_pad(%arg0: tensor<5x6xi8>, %arg1: tensor<i64>) -> tensor<9x10xi8> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i8>
    %1 = stablehlo.pad %arg0, %0, low = [2, 2], high = [2, 2], interior = [0, 0] : (tensor<5x6xi8>, tensor<i8>) -> tensor<9x10xi8>
    return %1 : tensor<9x10xi8>
  }
}
