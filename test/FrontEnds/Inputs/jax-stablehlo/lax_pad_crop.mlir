// pads: constant
// inputs: float32[5,6]
// result: float32[6,7] ce854276e6818daf6cdcd7dd9329f99cbde776fea2c3c941da0c398c9050e097
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>) -> (tensor<6x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [-1, 3], high = [2, -2], interior = [0, 0] : (tensor<5x6xf32>, tensor<f32>) -> tensor<6x7xf32>
    return %0 : tensor<6x7xf32>
  }
}
