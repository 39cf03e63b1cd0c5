// pads: 
// inputs: float32[2,6,7,4] float32[3,2,2,6]
// result: float32[2,6,7,4] 722ca01c6de4e03a5f64ad7a0a3426b41154cf4d63f067f9101e439e2b437ed9 float32[3,2,2,6] 0973ce8d754236896ea98d935b4abdfab9ffea96cd9e3c2792bbdbe3c4c3e08a
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x7x4xf32>, %arg1: tensor<3x2x2x6xf32>) -> (tensor<2x6x7x4xf32> {jax.result_info = "result[0]"}, tensor<3x2x2x6xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<2x4x6x6xf32>
    %3 = stablehlo.convolution(%arg0, %2) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 2 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x7x4xf32>, tensor<2x4x6x6xf32>) -> tensor<3x2x2x6xf32>
    %4 = stablehlo.reshape %arg1 : (tensor<3x2x2x6xf32>) -> tensor<3x2x2x2x3xf32>
    %5 = stablehlo.transpose %4, dims = [0, 1, 3, 2, 4] : (tensor<3x2x2x2x3xf32>) -> tensor<3x2x2x2x3xf32>
    %6 = stablehlo.reshape %5 : (tensor<3x2x2x2x3xf32>) -> tensor<3x2x4x3xf32>
    %7 = stablehlo.reverse %6, dims = [0, 1] : tensor<3x2x4x3xf32>
    %8 = stablehlo.convolution(%2, %7) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x6x6xf32>, tensor<3x2x4x3xf32>) -> tensor<2x6x7x4xf32>
    return %8, %3 : tensor<2x6x7x4xf32>, tensor<3x2x2x6xf32>
  }
}
