// pads: 
// inputs: int32[2,4,9] int32[5,4,3]
// result: int32[2,5,7] 7465db36401781dd3c8cd81e07ce34ef591ce702aadf9b9d677cc53f2444fb4e int32[5,5,2] 941db651f76d2918becf3ad2dda93dd0605a324cd2f45b72d13bb0827f991872 float32[11] c6695ab15936dfcb7cd9408ef6f8f2ca01c3d534468d936895f21752d648a13d
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x9xi32>, %arg1: tensor<5x4x3xi32>) -> (tensor<2x5x7xi32> {jax.result_info = "result[0]"}, tensor<5x5x2xi32> {jax.result_info = "result[1]"}, tensor<11xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x9xi32>, tensor<5x4x3xi32>) -> tensor<2x5x7xi32>
    %1 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0]x[o, i, 0]->[0, f, b], window = {stride = [2], pad = [[1, 1]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x9xi32>, tensor<5x4x3xi32>) -> tensor<5x5x2xi32>
    %2 = stablehlo.slice %arg0 [0:1, 0:1, 0:9] : (tensor<2x4x9xi32>) -> tensor<1x1x9xi32>
    %3 = stablehlo.reshape %2 : (tensor<1x1x9xi32>) -> tensor<9xi32>
    %4 = stablehlo.slice %arg1 [0:1, 0:1, 0:3] : (tensor<5x4x3xi32>) -> tensor<1x1x3xi32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x3xi32>) -> tensor<3xi32>
    %6 = call @convolve(%3, %5) : (tensor<9xi32>, tensor<3xi32>) -> tensor<11xf32>
    return %0, %1, %6 : tensor<2x5x7xi32>, tensor<5x5x2xi32>, tensor<11xf32>
  }
  func.func private @convolve(%arg0: tensor<9xi32>, %arg1: tensor<3xi32>) -> tensor<11xf32> {
    %0 = call @_conv(%arg0, %arg1) : (tensor<9xi32>, tensor<3xi32>) -> tensor<11xf32>
    return %0 : tensor<11xf32>
  }
  func.func private @_conv(%arg0: tensor<9xi32>, %arg1: tensor<3xi32>) -> tensor<11xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xf32>
    %1 = stablehlo.convert %arg1 : (tensor<3xi32>) -> tensor<3xf32>
    %2 = call @_flip(%1) : (tensor<3xf32>) -> tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<9xf32>) -> tensor<1x1x9xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [2] : (tensor<3xf32>) -> tensor<1x1x3xf32>
    %5 = stablehlo.convolution(%3, %4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x9xf32>, tensor<1x1x3xf32>) -> tensor<1x1x11xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x1x11xf32>) -> tensor<11xf32>
    return %6 : tensor<11xf32>
  }
  func.func private @_flip(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
