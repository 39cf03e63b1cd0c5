// pads: 
// inputs: float32[2,6,7,3]
// result: float32[2,3,3,3] 1c13e0fe88d897f654590a0b90d5076c0d5ccbb96dccc53a6d802d037787c431 float32[2,3,7,3] f1d3e79a3b68bde735d16410997c04c4378a7307b8db894ebf03707699a2e2dd float32[2,3,3,3] 1d787a77c01a5660da6eda80b7650194d1033174b7bbb72db01e966f9fe26780 float32[2,3,7,3] ee422f05a356c89d01a6e91f0e8849e5829c59f8fe45428fc571c084a2de653e float32[2,3,3,3] 05718b3eb995959d5ca2b68b80d46619d8407029e2ee7249b9dd860e3fdf511a float32[2,3,7,3] 187f909eb56bb8a347821f80ca64ebb76b7021896a87a4e7020df8e8f7ab4777 float32[2,6,7,3] 62c73d17a42fe53c3cbac7132ab709d00fdcfa5f41325b03a6c9fc6c4176d9f4 float32[2,6,7,3] 9fff068683955fca0b73ad42e929d79fc4c121a21cd79c97a36161bf46b20a33
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x7x3xf32>) -> (tensor<2x3x3x3xf32> {jax.result_info = "result[0]"}, tensor<2x3x7x3xf32> {jax.result_info = "result[1]"}, tensor<2x3x3x3xf32> {jax.result_info = "result[2]"}, tensor<2x3x7x3xf32> {jax.result_info = "result[3]"}, tensor<2x3x3x3xf32> {jax.result_info = "result[4]"}, tensor<2x3x7x3xf32> {jax.result_info = "result[5]"}, tensor<2x6x7x3xf32> {jax.result_info = "result[6]"}, tensor<2x6x7x3xf32> {jax.result_info = "result[7]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %8 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %cst_0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 2, 1>, window_dimensions = array<i64: 1, 3, 2, 1>, window_strides = array<i64: 1, 2, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %8 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x3x7x3xf32>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2 = "stablehlo.reduce_window"(%arg0, %cst_1) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %8 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %3 = "stablehlo.reduce_window"(%arg0, %cst_2) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 2, 1>, window_dimensions = array<i64: 1, 3, 2, 1>, window_strides = array<i64: 1, 2, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %8 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x3x7x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %cst_3) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %8 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = "stablehlo.reduce_window"(%arg0, %cst_4) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 2, 1>, window_dimensions = array<i64: 1, 3, 2, 1>, window_strides = array<i64: 1, 2, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %8 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x3x7x3xf32>
    %6 = call @cumsum(%arg0) : (tensor<2x6x7x3xf32>) -> tensor<2x6x7x3xf32>
    %7 = call @cummax(%arg0) : (tensor<2x6x7x3xf32>) -> tensor<2x6x7x3xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3x3x3xf32>, tensor<2x3x7x3xf32>, tensor<2x3x3x3xf32>, tensor<2x3x7x3xf32>, tensor<2x3x3x3xf32>, tensor<2x3x7x3xf32>, tensor<2x6x7x3xf32>, tensor<2x6x7x3xf32>
  }
  func.func private @cumsum(%arg0: tensor<2x6x7x3xf32>) -> tensor<2x6x7x3xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<2x6x7x3xf32>) -> tensor<2x6x7x3xf32>
    return %0 : tensor<2x6x7x3xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<2x6x7x3xf32>) -> tensor<2x6x7x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [5, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 6, 1, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x6x7x3xf32>
    return %1 : tensor<2x6x7x3xf32>
  }
  func.func private @cummax(%arg0: tensor<2x6x7x3xf32>) -> tensor<2x6x7x3xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 6], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 7, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x6x7x3xf32>, tensor<f32>) -> tensor<2x6x7x3xf32>
    return %1 : tensor<2x6x7x3xf32>
  }
}
