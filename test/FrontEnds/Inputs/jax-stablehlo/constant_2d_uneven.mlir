// pads: constant
// inputs: float32[5,6]
// result: float32[9,12] 9076dcda4ecf1d6d6add4b5fda56c9632b1a8ac8305a14a5757a596d99955628
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>) -> (tensor<9x12xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<5x6xf32>, tensor<i64>) -> tensor<9x12xf32>
    return %0 : tensor<9x12xf32>
  }
  func.func private @_pad(%arg0: tensor<5x6xf32>, %arg1: tensor<i64>) -> tensor<9x12xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [3, 2], high = [1, 4], interior = [0, 0] : (tensor<5x6xf32>, tensor<f32>) -> tensor<9x12xf32>
    return %1 : tensor<9x12xf32>
  }
}
