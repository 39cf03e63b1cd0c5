// pads: constant
// inputs: float64[5,6]
// result: float64[9,10] dc23063de3c796d5e492a2335730e31d7cace7ab495d03e0365dbd45a849ba56
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf64>) -> (tensor<9x10xf64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<3> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<5x6xf64>, tensor<i64>) -> tensor<9x10xf64>
    return %0 : tensor<9x10xf64>
  }
  func.func private @_pad(%arg0: tensor<5x6xf64>, %arg1: tensor<i64>) -> tensor<9x10xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.pad %arg0, %0, low = [2, 2], high = [2, 2], interior = [0, 0] : (tensor<5x6xf64>, tensor<f64>) -> tensor<9x10xf64>
    return %1 : tensor<9x10xf64>
  }
}
