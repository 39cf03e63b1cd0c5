// pads: constant
// inputs: float32[6,7]
// result: float32[9,7] 7dd43bb405ef3e02630afcde70c90a2f3d754473a7d20869f41832a39b5e1205
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>) -> (tensor<9x7xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<6x7xf32>, tensor<i64>) -> tensor<9x7xf32>
    return %0 : tensor<9x7xf32>
  }
  func.func private @_pad(%arg0: tensor<6x7xf32>, %arg1: tensor<i64>) -> tensor<9x7xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [2, 0], high = [1, 0], interior = [0, 0] : (tensor<6x7xf32>, tensor<f32>) -> tensor<9x7xf32>
    return %1 : tensor<9x7xf32>
  }
}
