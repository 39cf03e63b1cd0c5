// pads: constant
// inputs: float32[9]
// result: float32[14] 430913819da21866636b33cea146ad9e573bef4ca7d259fd43b16af81ea8ce64
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<14xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<9xf32>, tensor<i64>) -> tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>, %arg1: tensor<i64>) -> tensor<14xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [2], high = [3], interior = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<14xf32>
    return %1 : tensor<14xf32>
  }
}
