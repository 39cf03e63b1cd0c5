// pads: 
// inputs: float32[3,4,5]
// result: float32[3,5] d950d8afcee562452b1ea2b18d374023ff2e945c2da36350755887e30bdf50ab float32[4] 251d64cdc5be5b218b38d8c22fe9328f0dd169f0c8c58d239a2893f82643ebf4 float32[] e00e5eb9444182f352323374ef4e08ebcb784725fdd4fd612d7730540b3e0c8c bool[4,5] 9b8f65607d891ebc9ee18add4f866748456ebce2d8f0bd9c9a8e508871617f27 float32[3,5] 779db7d57c49e0ea467fdc2fd697442a8135add717a4f710835f32462fda3be9
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result[0]"}, tensor<4xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}, tensor<4x5xi1> {jax.result_info = "result[3]"}, tensor<3x5xf32> {jax.result_info = "result[4]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4x5xf32>
    %4 = stablehlo.compare NE, %arg0, %3, FLOAT : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> tensor<3x4x5xi1>
    %5 = stablehlo.convert %4 : tensor<3x4x5xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
    %7 = stablehlo.slice %arg0 [0:3, 0:1, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x1x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<3x1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    return %0, %1, %2, %6, %8 : tensor<3x5xf32>, tensor<4xf32>, tensor<f32>, tensor<4x5xi1>, tensor<3x5xf32>
  }
}
