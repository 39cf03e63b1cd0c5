// pads: adjoint
// inputs: float32[14]
// result: float32[9] df94888e48bb66c25234e538e28711be370152cb94349ff3994e97baf2a10314
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<14xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_pad(%arg0: tensor<14xf32>) -> tensor<9xf32> {
    %0 = stablehlo.slice %arg0 [0:2] : (tensor<14xf32>) -> tensor<2xf32>
    %1 = stablehlo.slice %arg0 [2:11] : (tensor<14xf32>) -> tensor<9xf32>
    %2 = stablehlo.slice %arg0 [11:14] : (tensor<14xf32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %2, %cst, low = [0], high = [6], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<9xf32>
    %4 = stablehlo.add %1, %3 : tensor<9xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.pad %0, %cst_0, low = [7], high = [0], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<9xf32>
    %6 = stablehlo.add %4, %5 : tensor<9xf32>
    return %6 : tensor<9xf32>
  }
}
