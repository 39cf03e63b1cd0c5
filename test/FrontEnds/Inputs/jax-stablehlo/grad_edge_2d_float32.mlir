// pads: adjoint adjoint
// inputs: float32[12,15]
// result: float32[7,9] ccc103b72277d3578afa9f2d267e7ef06b0ea1c06163ac7d3170d5e5a256e5f4
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x15xf32>) -> (tensor<7x9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<12x15xf32>) -> tensor<7x9xf32>
    return %0 : tensor<7x9xf32>
  }
  func.func private @_pad(%arg0: tensor<12x15xf32>) -> tensor<7x9xf32> {
    %0 = stablehlo.slice %arg0 [0:12, 0:2] : (tensor<12x15xf32>) -> tensor<12x2xf32>
    %1 = stablehlo.slice %arg0 [0:12, 2:11] : (tensor<12x15xf32>) -> tensor<12x9xf32>
    %2 = stablehlo.slice %arg0 [0:12, 11:15] : (tensor<12x15xf32>) -> tensor<12x4xf32>
    %3 = stablehlo.reshape %2 : (tensor<12x4xf32>) -> tensor<12x1x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<12x1x4xf32>, tensor<f32>) -> tensor<12xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.pad %5, %cst_0, low = [0, 8], high = [0, 0], interior = [0, 0] : (tensor<12x1xf32>, tensor<f32>) -> tensor<12x9xf32>
    %7 = stablehlo.add %1, %6 : tensor<12x9xf32>
    %8 = stablehlo.reshape %0 : (tensor<12x2xf32>) -> tensor<12x1x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1, 2] : (tensor<12x1x2xf32>, tensor<f32>) -> tensor<12xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.pad %10, %cst_2, low = [0, 0], high = [0, 8], interior = [0, 0] : (tensor<12x1xf32>, tensor<f32>) -> tensor<12x9xf32>
    %12 = stablehlo.add %7, %11 : tensor<12x9xf32>
    %13 = stablehlo.slice %12 [0:3, 0:9] : (tensor<12x9xf32>) -> tensor<3x9xf32>
    %14 = stablehlo.slice %12 [3:10, 0:9] : (tensor<12x9xf32>) -> tensor<7x9xf32>
    %15 = stablehlo.slice %12 [10:12, 0:9] : (tensor<12x9xf32>) -> tensor<2x9xf32>
    %16 = stablehlo.reshape %15 : (tensor<2x9xf32>) -> tensor<1x2x9xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x2x9xf32>, tensor<f32>) -> tensor<9xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.pad %18, %cst_4, low = [6, 0], high = [0, 0], interior = [0, 0] : (tensor<1x9xf32>, tensor<f32>) -> tensor<7x9xf32>
    %20 = stablehlo.add %14, %19 : tensor<7x9xf32>
    %21 = stablehlo.reshape %13 : (tensor<3x9xf32>) -> tensor<1x3x9xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x3x9xf32>, tensor<f32>) -> tensor<9xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.pad %23, %cst_6, low = [0, 0], high = [6, 0], interior = [0, 0] : (tensor<1x9xf32>, tensor<f32>) -> tensor<7x9xf32>
    %25 = stablehlo.add %20, %24 : tensor<7x9xf32>
    return %25 : tensor<7x9xf32>
  }
}
