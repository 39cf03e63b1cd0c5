// pads: constant
// inputs: float32[6,7]
// result: float32[8,9] 74506a6480d90ebfa56dbfda60a874ef2d4002dea62aeb8fb4501abbe265c5b9
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>) -> (tensor<8x9xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<6x7xf32>, tensor<i64>) -> tensor<8x9xf32>
    return %0 : tensor<8x9xf32>
  }
  func.func private @_pad(%arg0: tensor<6x7xf32>, %arg1: tensor<i64>) -> tensor<8x9xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<6x7xf32>, tensor<f32>) -> tensor<8x9xf32>
    return %1 : tensor<8x9xf32>
  }
}
