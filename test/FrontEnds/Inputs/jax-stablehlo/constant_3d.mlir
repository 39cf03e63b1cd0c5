// pads: constant
// inputs: float32[4,5,3]
// result: float32[7,8,5] b4c13a7fdcc50d7b65c5a0227938e4ed4b3bcb633edcac2c34bbd0c650303373
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5x3xf32>) -> (tensor<7x8x5xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<4x5x3xf32>, tensor<i64>) -> tensor<7x8x5xf32>
    return %0 : tensor<7x8x5xf32>
  }
  func.func private @_pad(%arg0: tensor<4x5x3xf32>, %arg1: tensor<i64>) -> tensor<7x8x5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 2, 0], high = [2, 1, 2], interior = [0, 0, 0] : (tensor<4x5x3xf32>, tensor<f32>) -> tensor<7x8x5xf32>
    return %1 : tensor<7x8x5xf32>
  }
}
