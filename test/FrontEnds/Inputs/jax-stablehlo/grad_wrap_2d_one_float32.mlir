// pads: adjoint adjoint
// inputs: float32[8,9]
// result: float32[6,7] 4a0e6aafb0d5b680c87d21a24f303f7ac319e7762a97826492bcb90bfec9f5f4
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x9xf32>) -> (tensor<6x7xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<8x9xf32>) -> tensor<6x7xf32>
    return %0 : tensor<6x7xf32>
  }
  func.func private @_pad(%arg0: tensor<8x9xf32>) -> tensor<6x7xf32> {
    %0 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x9xf32>) -> tensor<8x1xf32>
    %1 = stablehlo.slice %arg0 [0:8, 1:8] : (tensor<8x9xf32>) -> tensor<8x7xf32>
    %2 = stablehlo.slice %arg0 [0:8, 8:9] : (tensor<8x9xf32>) -> tensor<8x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %2, %cst, low = [0, 0], high = [0, 6], interior = [0, 0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x7xf32>
    %4 = stablehlo.add %1, %3 : tensor<8x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.pad %0, %cst_0, low = [0, 6], high = [0, 0], interior = [0, 0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x7xf32>
    %6 = stablehlo.add %4, %5 : tensor<8x7xf32>
    %7 = stablehlo.slice %6 [0:1, 0:7] : (tensor<8x7xf32>) -> tensor<1x7xf32>
    %8 = stablehlo.slice %6 [1:7, 0:7] : (tensor<8x7xf32>) -> tensor<6x7xf32>
    %9 = stablehlo.slice %6 [7:8, 0:7] : (tensor<8x7xf32>) -> tensor<1x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.pad %9, %cst_1, low = [0, 0], high = [5, 0], interior = [0, 0] : (tensor<1x7xf32>, tensor<f32>) -> tensor<6x7xf32>
    %11 = stablehlo.add %8, %10 : tensor<6x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.pad %7, %cst_2, low = [5, 0], high = [0, 0], interior = [0, 0] : (tensor<1x7xf32>, tensor<f32>) -> tensor<6x7xf32>
    %13 = stablehlo.add %11, %12 : tensor<6x7xf32>
    return %13 : tensor<6x7xf32>
  }
}
