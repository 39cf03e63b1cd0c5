// pads: reflect edge wrap
// inputs: float32[2,9,8,3] float32[3,3,3,4] float32[3,3,1,4] float32[3,3,4,5] float32[5,10]
// result: float32[2,10] 1b1567530541170b169df090b52cf01eb99c7488649466f42e2168cdc8a74eef
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x9x8x3xf32>, %arg1: tensor<3x3x3x4xf32>, %arg2: tensor<3x3x1x4xf32>, %arg3: tensor<3x3x4x5xf32>, %arg4: tensor<5x10xf32>) -> (tensor<2x10xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<2x9x8x3xf32>) -> tensor<2x11x10x3xf32>
    %c = stablehlo.constant dense<3> : tensor<i64>
    %1 = call @remainder(%arg1, %c) : (tensor<3x3x3x4xf32>, tensor<i64>) -> tensor<3x3x3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %3 = stablehlo.subtract %1, %2 : tensor<3x3x3x4xf32>
    %4 = stablehlo.convolution(%0, %3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x11x10x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x9x8x4xf32>
    %5 = call @_pad_1(%4) : (tensor<2x9x8x4xf32>) -> tensor<2x11x10x4xf32>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %6 = call @remainder_2(%arg2, %c_0) : (tensor<3x3x1x4xf32>, tensor<i64>) -> tensor<3x3x1x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<3x3x1x4xf32>
    %9 = stablehlo.convolution(%5, %8) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x11x10x4xf32>, tensor<3x3x1x4xf32>) -> tensor<2x9x8x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x9x8x4xf32>
    %11 = stablehlo.maximum %9, %10 : tensor<2x9x8x4xf32>
    %12 = call @_pad_3(%11) : (tensor<2x9x8x4xf32>) -> tensor<2x11x10x4xf32>
    %c_3 = stablehlo.constant dense<3> : tensor<i64>
    %13 = call @remainder_4(%arg3, %c_3) : (tensor<3x3x4x5xf32>, tensor<i64>) -> tensor<3x3x4x5xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x4x5xf32>
    %15 = stablehlo.subtract %13, %14 : tensor<3x3x4x5xf32>
    %16 = stablehlo.convolution(%12, %15) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x11x10x4xf32>, tensor<3x3x4x5xf32>) -> tensor<2x5x4x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.reduce_window"(%16, %17) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %26 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %26 : tensor<f32>
    }) : (tensor<2x5x4x5xf32>, tensor<f32>) -> tensor<2x2x2x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_6) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x2x2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
    %c_7 = stablehlo.constant dense<3> : tensor<i64>
    %20 = call @remainder_5(%arg4, %c_7) : (tensor<5x10xf32>, tensor<i64>) -> tensor<5x10xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x10xf32>
    %22 = stablehlo.subtract %20, %21 : tensor<5x10xf32>
    %23 = stablehlo.dot_general %19, %22, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x10xf32>) -> tensor<2x10xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x10xf32>
    %25 = stablehlo.maximum %23, %24 : tensor<2x10xf32>
    return %25 : tensor<2x10xf32>
  }
  func.func private @_pad(%arg0: tensor<2x9x8x3xf32>) -> tensor<2x11x10x3xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 1:2, 0:8, 0:3] : (tensor<2x9x8x3xf32>) -> tensor<2x1x8x3xf32>
    %1 = call @_flip(%0) : (tensor<2x1x8x3xf32>) -> tensor<2x1x8x3xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 1 : (tensor<2x1x8x3xf32>, tensor<2x9x8x3xf32>) -> tensor<2x10x8x3xf32>
    %3 = stablehlo.slice %2 [0:2, 8:9, 0:8, 0:3] : (tensor<2x10x8x3xf32>) -> tensor<2x1x8x3xf32>
    %4 = call @_flip(%3) : (tensor<2x1x8x3xf32>) -> tensor<2x1x8x3xf32>
    %5 = stablehlo.concatenate %2, %4, dim = 1 : (tensor<2x10x8x3xf32>, tensor<2x1x8x3xf32>) -> tensor<2x11x8x3xf32>
    %6 = stablehlo.slice %5 [0:2, 0:11, 1:2, 0:3] : (tensor<2x11x8x3xf32>) -> tensor<2x11x1x3xf32>
    %7 = call @_flip_0(%6) : (tensor<2x11x1x3xf32>) -> tensor<2x11x1x3xf32>
    %8 = stablehlo.concatenate %7, %5, dim = 2 : (tensor<2x11x1x3xf32>, tensor<2x11x8x3xf32>) -> tensor<2x11x9x3xf32>
    %9 = stablehlo.slice %8 [0:2, 0:11, 7:8, 0:3] : (tensor<2x11x9x3xf32>) -> tensor<2x11x1x3xf32>
    %10 = call @_flip_0(%9) : (tensor<2x11x1x3xf32>) -> tensor<2x11x1x3xf32>
    %11 = stablehlo.concatenate %8, %10, dim = 2 : (tensor<2x11x9x3xf32>, tensor<2x11x1x3xf32>) -> tensor<2x11x10x3xf32>
    return %11 : tensor<2x11x10x3xf32>
  }
  func.func private @_flip(%arg0: tensor<2x1x8x3xf32>) -> tensor<2x1x8x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<2x1x8x3xf32>
    return %0 : tensor<2x1x8x3xf32>
  }
  func.func private @_flip_0(%arg0: tensor<2x11x1x3xf32>) -> tensor<2x11x1x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [2] : tensor<2x11x1x3xf32>
    return %0 : tensor<2x11x1x3xf32>
  }
  func.func private @remainder(%arg0: tensor<3x3x3x4xf32>, %arg1: tensor<i64>) -> tensor<3x3x3x4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<3x3x3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<3x3x3x4xf32>, tensor<3x3x3x4xf32>) -> tensor<3x3x3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<3x3x3x4xf32>, tensor<3x3x3x4xf32>) -> tensor<3x3x3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<3x3x3x4xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<3x3x3x4xi1>, tensor<3x3x3x4xi1>) -> tensor<3x3x3x4xi1>
    %10 = stablehlo.and %9, %4 : tensor<3x3x3x4xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %12 = stablehlo.add %2, %11 : tensor<3x3x3x4xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<3x3x3x4xi1>, tensor<3x3x3x4xf32>
    return %13 : tensor<3x3x3x4xf32>
  }
  func.func private @_pad_1(%arg0: tensor<2x9x8x4xf32>) -> tensor<2x11x10x4xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:9, 0:8, 0:4] : (tensor<2x9x8x4xf32>) -> tensor<1x9x8x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2, 3, 4] : (tensor<1x9x8x4xf32>) -> tensor<1x0x9x8x4xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x0x9x8x4xf32>) -> tensor<0x9x8x4xf32>
    %3 = stablehlo.slice %arg0 [1:2, 0:9, 0:8, 0:4] : (tensor<2x9x8x4xf32>) -> tensor<1x9x8x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2, 3, 4] : (tensor<1x9x8x4xf32>) -> tensor<1x0x9x8x4xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x0x9x8x4xf32>) -> tensor<0x9x8x4xf32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<0x9x8x4xf32>, tensor<2x9x8x4xf32>, tensor<0x9x8x4xf32>) -> tensor<2x9x8x4xf32>
    %7 = stablehlo.slice %6 [0:2, 0:1, 0:8, 0:4] : (tensor<2x9x8x4xf32>) -> tensor<2x1x8x4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 3, 4] : (tensor<2x1x8x4xf32>) -> tensor<2x1x1x8x4xf32>
    %9 = stablehlo.reshape %8 : (tensor<2x1x1x8x4xf32>) -> tensor<2x1x8x4xf32>
    %10 = stablehlo.slice %6 [0:2, 8:9, 0:8, 0:4] : (tensor<2x9x8x4xf32>) -> tensor<2x1x8x4xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 3, 4] : (tensor<2x1x8x4xf32>) -> tensor<2x1x1x8x4xf32>
    %12 = stablehlo.reshape %11 : (tensor<2x1x1x8x4xf32>) -> tensor<2x1x8x4xf32>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<2x1x8x4xf32>, tensor<2x9x8x4xf32>, tensor<2x1x8x4xf32>) -> tensor<2x11x8x4xf32>
    %14 = stablehlo.slice %13 [0:2, 0:11, 0:1, 0:4] : (tensor<2x11x8x4xf32>) -> tensor<2x11x1x4xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 4] : (tensor<2x11x1x4xf32>) -> tensor<2x11x1x1x4xf32>
    %16 = stablehlo.reshape %15 : (tensor<2x11x1x1x4xf32>) -> tensor<2x11x1x4xf32>
    %17 = stablehlo.slice %13 [0:2, 0:11, 7:8, 0:4] : (tensor<2x11x8x4xf32>) -> tensor<2x11x1x4xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 4] : (tensor<2x11x1x4xf32>) -> tensor<2x11x1x1x4xf32>
    %19 = stablehlo.reshape %18 : (tensor<2x11x1x1x4xf32>) -> tensor<2x11x1x4xf32>
    %20 = stablehlo.concatenate %16, %13, %19, dim = 2 : (tensor<2x11x1x4xf32>, tensor<2x11x8x4xf32>, tensor<2x11x1x4xf32>) -> tensor<2x11x10x4xf32>
    %21 = stablehlo.slice %20 [0:2, 0:11, 0:10, 0:1] : (tensor<2x11x10x4xf32>) -> tensor<2x11x10x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<2x11x10x1xf32>) -> tensor<2x11x10x1x0xf32>
    %23 = stablehlo.reshape %22 : (tensor<2x11x10x1x0xf32>) -> tensor<2x11x10x0xf32>
    %24 = stablehlo.slice %20 [0:2, 0:11, 0:10, 3:4] : (tensor<2x11x10x4xf32>) -> tensor<2x11x10x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<2x11x10x1xf32>) -> tensor<2x11x10x1x0xf32>
    %26 = stablehlo.reshape %25 : (tensor<2x11x10x1x0xf32>) -> tensor<2x11x10x0xf32>
    %27 = stablehlo.concatenate %23, %20, %26, dim = 3 : (tensor<2x11x10x0xf32>, tensor<2x11x10x4xf32>, tensor<2x11x10x0xf32>) -> tensor<2x11x10x4xf32>
    return %27 : tensor<2x11x10x4xf32>
  }
  func.func private @remainder_2(%arg0: tensor<3x3x1x4xf32>, %arg1: tensor<i64>) -> tensor<3x3x1x4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<3x3x1x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<3x3x1x4xf32>, tensor<3x3x1x4xf32>) -> tensor<3x3x1x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<3x3x1x4xf32>, tensor<3x3x1x4xf32>) -> tensor<3x3x1x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<3x3x1x4xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<3x3x1x4xi1>, tensor<3x3x1x4xi1>) -> tensor<3x3x1x4xi1>
    %10 = stablehlo.and %9, %4 : tensor<3x3x1x4xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %12 = stablehlo.add %2, %11 : tensor<3x3x1x4xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<3x3x1x4xi1>, tensor<3x3x1x4xf32>
    return %13 : tensor<3x3x1x4xf32>
  }
  func.func private @_pad_3(%arg0: tensor<2x9x8x4xf32>) -> tensor<2x11x10x4xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 8:9, 0:8, 0:4] : (tensor<2x9x8x4xf32>) -> tensor<2x1x8x4xf32>
    %1 = stablehlo.slice %arg0 [0:2, 0:1, 0:8, 0:4] : (tensor<2x9x8x4xf32>) -> tensor<2x1x8x4xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 1 : (tensor<2x1x8x4xf32>, tensor<2x9x8x4xf32>, tensor<2x1x8x4xf32>) -> tensor<2x11x8x4xf32>
    %3 = stablehlo.slice %2 [0:2, 0:11, 7:8, 0:4] : (tensor<2x11x8x4xf32>) -> tensor<2x11x1x4xf32>
    %4 = stablehlo.slice %2 [0:2, 0:11, 0:1, 0:4] : (tensor<2x11x8x4xf32>) -> tensor<2x11x1x4xf32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 2 : (tensor<2x11x1x4xf32>, tensor<2x11x8x4xf32>, tensor<2x11x1x4xf32>) -> tensor<2x11x10x4xf32>
    return %5 : tensor<2x11x10x4xf32>
  }
  func.func private @remainder_4(%arg0: tensor<3x3x4x5xf32>, %arg1: tensor<i64>) -> tensor<3x3x4x5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x3x4x5xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<3x3x4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3x4x5xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<3x3x4x5xf32>, tensor<3x3x4x5xf32>) -> tensor<3x3x4x5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x4x5xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<3x3x4x5xf32>, tensor<3x3x4x5xf32>) -> tensor<3x3x4x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<3x3x4x5xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<3x3x4x5xi1>, tensor<3x3x4x5xi1>) -> tensor<3x3x4x5xi1>
    %10 = stablehlo.and %9, %4 : tensor<3x3x4x5xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x3x4x5xf32>
    %12 = stablehlo.add %2, %11 : tensor<3x3x4x5xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<3x3x4x5xi1>, tensor<3x3x4x5xf32>
    return %13 : tensor<3x3x4x5xf32>
  }
  func.func private @remainder_5(%arg0: tensor<5x10xf32>, %arg1: tensor<i64>) -> tensor<5x10xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x10xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<5x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x10xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x10xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<5x10xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<5x10xi1>, tensor<5x10xi1>) -> tensor<5x10xi1>
    %10 = stablehlo.and %9, %4 : tensor<5x10xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x10xf32>
    %12 = stablehlo.add %2, %11 : tensor<5x10xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<5x10xi1>, tensor<5x10xf32>
    return %13 : tensor<5x10xf32>
  }
}
