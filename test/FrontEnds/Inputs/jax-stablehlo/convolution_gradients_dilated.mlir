// pads: 
// inputs: float32[2,6,7,4] float32[3,2,4,6]
// result: float32[2,6,7,4] b508464a92dd9f1c95c3189f1c6f91b8dd3ba9d20767c02f74768ba8f2703188 float32[3,2,4,6] 98b72940fde8ac4142129ef5862e8f2bfd9a160e2cb990073df0bb1634f4528c
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x7x4xf32>, %arg1: tensor<3x2x4x6xf32>) -> (tensor<2x6x7x4xf32> {jax.result_info = "result[0]"}, tensor<3x2x4x6xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x7x6xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x7x6xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<2x6x7x6xf32>
    %3 = stablehlo.convolution(%arg0, %2) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [2, 1], pad = [[2, 2], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x7x4xf32>, tensor<2x6x7x6xf32>) -> tensor<3x2x4x6xf32>
    %4 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<3x2x4x6xf32>
    %5 = stablehlo.convolution(%2, %4) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x7x6xf32>, tensor<3x2x4x6xf32>) -> tensor<2x6x7x4xf32>
    return %5, %3 : tensor<2x6x7x4xf32>, tensor<3x2x4x6xf32>
  }
}
