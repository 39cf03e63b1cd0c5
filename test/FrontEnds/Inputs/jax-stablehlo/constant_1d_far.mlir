// pads: constant
// inputs: float32[4]
// result: float32[19] 84d45e51fae6dca5ce94d368781636401cd8daf6788312dc38baf0b5ff837ba2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>) -> (tensor<19xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<4xf32>, tensor<i64>) -> tensor<19xf32>
    return %0 : tensor<19xf32>
  }
  func.func private @_pad(%arg0: tensor<4xf32>, %arg1: tensor<i64>) -> tensor<19xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [6], high = [9], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<19xf32>
    return %1 : tensor<19xf32>
  }
}
