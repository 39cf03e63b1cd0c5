// pads: wrap
// inputs: float32[9]
// result: float32[9] bb8f3d3195f81f0b981c760d89dd06e9df8c3105fac01d4db7f7d28ff757898d
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @_roll_static(%arg0) : (tensor<9xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_roll_static(%arg0: tensor<9xf32>) -> tensor<9xf32> {
    %0 = stablehlo.slice %arg0 [0:3] : (tensor<9xf32>) -> tensor<3xf32>
    %1 = stablehlo.slice %arg0 [3:9] : (tensor<9xf32>) -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %1, %cst, low = [0], high = [3], interior = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<9xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %0, %cst_0, low = [6], high = [0], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<9xf32>
    %4 = stablehlo.add %2, %3 : tensor<9xf32>
    return %4 : tensor<9xf32>
  }
}
