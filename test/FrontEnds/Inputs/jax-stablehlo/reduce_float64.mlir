// pads: 
// inputs: float64[3,4,5]
// result: float64[3,5] b8f55c61cb990df752e92ae94aebc22cfb6c6e55c9ceca60742738aac1a40cce float64[4] b8808df9da87398b19c83f2117eb0d3546c1bbcbf14ebe602cd749bd237fca54 float64[] 6c3c396ed6b5c36dcae172271f462051b1266b851e92df3deea8ac65478fd712 bool[4,5] 9b8f65607d891ebc9ee18add4f866748456ebce2d8f0bd9c9a8e508871617f27 float64[3,5] ed6b3fae4b281d323dcb74265cdd50eef11fee6b70ca3777eda47080afe100e5
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf64>) -> (tensor<3x5xf64> {jax.result_info = "result[0]"}, tensor<4xf64> {jax.result_info = "result[1]"}, tensor<f64> {jax.result_info = "result[2]"}, tensor<4x5xi1> {jax.result_info = "result[3]"}, tensor<3x5xf64> {jax.result_info = "result[4]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<4xf64>
    %cst_1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4x5xf64>
    %4 = stablehlo.compare NE, %arg0, %3, FLOAT : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> tensor<3x4x5xi1>
    %5 = stablehlo.convert %4 : tensor<3x4x5xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
    %7 = stablehlo.slice %arg0 [0:3, 0:1, 0:5] : (tensor<3x4x5xf64>) -> tensor<3x1x5xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.reduce(%7 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<3x1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    return %0, %1, %2, %6, %8 : tensor<3x5xf64>, tensor<4xf64>, tensor<f64>, tensor<4x5xi1>, tensor<3x5xf64>
  }
}
