// pads: 
// inputs: float32[3,4,5] float32[3,5,4]
// result: float32[3,4,4] 32d72f453c52241af798b884b914f189f3a11e276e1fa0deb8d34b4aaa650d00 float32[4,4] c040e74bbbc5a4c6a453d497a1439e918a623b12a81d9231add2440e71224120 float32[4] 60b0b5ff87f2a20ff05014a5b16603efe35de8653eee61af617275fdbcf79cb1 float32[] 0514fc1d8e7d54d77b834210dd1a00ea34f9eb58b28da6a0267990c3707d6fe4 float32[4,4,3] 71fe89712944b2bedc17d72faebba2a526455a0f80363fc4bed1e80888d343ed float32[4,4] f148b09f762260054721c4f2218eb94467239ca8270eb9b3afb0a31b3be0e946 float32[3,3] 76beb8b70ec55221ed83b84324480da668e43dacf6a09dac1730b3fe29cd089d float32[5,4] f1d0c5bf7505a6278f00209904363ff7304fa66de641d8e83efe1b71613f9513
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>, %arg1: tensor<3x5x4xf32>) -> (tensor<3x4x4xf32> {jax.result_info = "result[0]"}, tensor<4x4xf32> {jax.result_info = "result[1]"}, tensor<4xf32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}, tensor<4x4x3xf32> {jax.result_info = "result[4]"}, tensor<4x4xf32> {jax.result_info = "result[5]"}, tensor<3x3xf32> {jax.result_info = "result[6]"}, tensor<5x4xf32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4x5xf32>, tensor<3x5x4xf32>) -> tensor<3x4x4xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:4, 0:5] : (tensor<3x4x5xf32>) -> tensor<1x4x5xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
    %3 = stablehlo.slice %arg1 [1:2, 0:5, 0:4] : (tensor<3x5x4xf32>) -> tensor<1x5x4xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x5x4xf32>) -> tensor<5x4xf32>
    %5 = stablehlo.dot_general %2, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf32>, tensor<5x4xf32>) -> tensor<4x4xf32>
    %6 = stablehlo.slice %arg0 [0:1, 0:1, 0:5] : (tensor<3x4x5xf32>) -> tensor<1x1x5xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x1x5xf32>) -> tensor<5xf32>
    %8 = stablehlo.slice %arg1 [0:1, 0:5, 0:4] : (tensor<3x5x4xf32>) -> tensor<1x5x4xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x5x4xf32>) -> tensor<5x4xf32>
    %10 = stablehlo.dot_general %7, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf32>, tensor<5x4xf32>) -> tensor<4xf32>
    %11 = stablehlo.slice %arg0 [0:1, 0:1, 0:5] : (tensor<3x4x5xf32>) -> tensor<1x1x5xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x1x5xf32>) -> tensor<5xf32>
    %13 = stablehlo.slice %arg1 [0:1, 0:5, 0:1] : (tensor<3x5x4xf32>) -> tensor<1x5x1xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x5x1xf32>) -> tensor<5xf32>
    %15 = stablehlo.dot_general %12, %14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
    %16 = stablehlo.dot_general %arg1, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x5x4xf32>, tensor<3x4x5xf32>) -> tensor<3x4x4xf32>
    %17 = stablehlo.transpose %16, dims = [2, 1, 0] : (tensor<3x4x4xf32>) -> tensor<4x4x3xf32>
    %18 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x4x5xf32>, tensor<3x5x4xf32>) -> tensor<4x4xf32>
    %19 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1, 2] x [2, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x4x5xf32>, tensor<3x5x4xf32>) -> tensor<3x3xf32>
    %20 = stablehlo.slice %arg0 [0:1, 0:1, 0:5] : (tensor<3x4x5xf32>) -> tensor<1x1x5xf32>
    %21 = stablehlo.reshape %20 : (tensor<1x1x5xf32>) -> tensor<5xf32>
    %22 = stablehlo.slice %arg1 [0:1, 0:1, 0:4] : (tensor<3x5x4xf32>) -> tensor<1x1x4xf32>
    %23 = stablehlo.reshape %22 : (tensor<1x1x4xf32>) -> tensor<4xf32>
    %24 = stablehlo.dot_general %21, %23, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<5xf32>, tensor<4xf32>) -> tensor<5x4xf32>
    return %0, %5, %10, %15, %17, %18, %19, %24 : tensor<3x4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<f32>, tensor<4x4x3xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<5x4xf32>
  }
}
