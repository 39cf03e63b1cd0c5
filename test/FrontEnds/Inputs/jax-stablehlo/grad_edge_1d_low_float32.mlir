// pads: adjoint
// inputs: float32[13]
// result: float32[9] d24198f9aaa944f1471434fd8de0bd7de7580cd6bf5355871ee7b152bd04a0a1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<13xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_pad(%arg0: tensor<13xf32>) -> tensor<9xf32> {
    %0 = stablehlo.slice %arg0 [0:4] : (tensor<13xf32>) -> tensor<4xf32>
    %1 = stablehlo.slice %arg0 [4:13] : (tensor<13xf32>) -> tensor<9xf32>
    %2 = stablehlo.slice %arg0 [13:13] : (tensor<13xf32>) -> tensor<0xf32>
    %3 = stablehlo.reshape %2 : (tensor<0xf32>) -> tensor<1x0xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x0xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.pad %5, %cst_0, low = [8], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<9xf32>
    %7 = stablehlo.add %1, %6 : tensor<9xf32>
    %8 = stablehlo.reshape %0 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x4xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.pad %10, %cst_2, low = [0], high = [8], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<9xf32>
    %12 = stablehlo.add %7, %11 : tensor<9xf32>
    return %12 : tensor<9xf32>
  }
}
