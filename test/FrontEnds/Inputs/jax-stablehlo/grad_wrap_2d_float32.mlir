// pads: adjoint adjoint
// inputs: float32[12,15]
// result: float32[7,9] bf8dc732fe431c827f31a82ddd04c1531b08b0bdfb7c4a7a456abace46956c6f
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x15xf32>) -> (tensor<7x9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<12x15xf32>) -> tensor<7x9xf32>
    return %0 : tensor<7x9xf32>
  }
  func.func private @_pad(%arg0: tensor<12x15xf32>) -> tensor<7x9xf32> {
    %0 = stablehlo.slice %arg0 [0:12, 0:2] : (tensor<12x15xf32>) -> tensor<12x2xf32>
    %1 = stablehlo.slice %arg0 [0:12, 2:11] : (tensor<12x15xf32>) -> tensor<12x9xf32>
    %2 = stablehlo.slice %arg0 [0:12, 11:15] : (tensor<12x15xf32>) -> tensor<12x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %2, %cst, low = [0, 0], high = [0, 5], interior = [0, 0] : (tensor<12x4xf32>, tensor<f32>) -> tensor<12x9xf32>
    %4 = stablehlo.add %1, %3 : tensor<12x9xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.pad %0, %cst_0, low = [0, 7], high = [0, 0], interior = [0, 0] : (tensor<12x2xf32>, tensor<f32>) -> tensor<12x9xf32>
    %6 = stablehlo.add %4, %5 : tensor<12x9xf32>
    %7 = stablehlo.slice %6 [0:3, 0:9] : (tensor<12x9xf32>) -> tensor<3x9xf32>
    %8 = stablehlo.slice %6 [3:10, 0:9] : (tensor<12x9xf32>) -> tensor<7x9xf32>
    %9 = stablehlo.slice %6 [10:12, 0:9] : (tensor<12x9xf32>) -> tensor<2x9xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.pad %9, %cst_1, low = [0, 0], high = [5, 0], interior = [0, 0] : (tensor<2x9xf32>, tensor<f32>) -> tensor<7x9xf32>
    %11 = stablehlo.add %8, %10 : tensor<7x9xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.pad %7, %cst_2, low = [4, 0], high = [0, 0], interior = [0, 0] : (tensor<3x9xf32>, tensor<f32>) -> tensor<7x9xf32>
    %13 = stablehlo.add %11, %12 : tensor<7x9xf32>
    return %13 : tensor<7x9xf32>
  }
}
