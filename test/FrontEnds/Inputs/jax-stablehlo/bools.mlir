// pads: 
// inputs: int32[3,7] int32[3,7]
// result: bool[3,7] 446b235d1a0794bb802dda590ed960e9cc9a6be4bd76ad9dda227f0beea19cd4 bool[3,7] 30b907154b22aea6a83c0d46c1085885b546a2faf4ccd9c4bccc7b3b6930b1a5 bool[3,7] 0cf3b5115dde5161837ec30859c01a9d81defd0a0962b402b0d4cab338ee6131 bool[3,7] 1ec7ace6a1b7f723c340a91ad5ade0c7f3023a0c5284cec2a73ff90f5555d322 int32[3,7] 0445d27ba0f1bc47ac90b0a118be8f9404e2597c70a964a4d1e094e18af1a6f8 int32[3,7] ff4bdb3db90c95da7d7eeebcdadc0ec0d70dcaf942aa79156b8b245787fc971f int32[3,7] 8585f56945512ae12445b72b1908b901c9b41176f36a135596608092407540df int32[3,7] 9773b597d6f351126c3f358aec41f624c07652b3d599add79d46df6786e24d29 bool[3,7] 987dfc8e656c6082ce2219cbb631a5a17abc9ab06e5fbd7a8e59978d53db1ae7 bool[3,7] 5d0bd2301746b0c3baaa586014edc74e54be98be9c5bec9d519d5f3496cc6fa0 float32[3,7] 757d76aa274c11025e6d10f0c2627f5a2a774cb6492e50ba213b90fad511b9b0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xi32>, %arg1: tensor<3x7xi32>) -> (tensor<3x7xi1> {jax.result_info = "result[0]"}, tensor<3x7xi1> {jax.result_info = "result[1]"}, tensor<3x7xi1> {jax.result_info = "result[2]"}, tensor<3x7xi1> {jax.result_info = "result[3]"}, tensor<3x7xi32> {jax.result_info = "result[4]"}, tensor<3x7xi32> {jax.result_info = "result[5]"}, tensor<3x7xi32> {jax.result_info = "result[6]"}, tensor<3x7xi32> {jax.result_info = "result[7]"}, tensor<3x7xi1> {jax.result_info = "result[8]"}, tensor<3x7xi1> {jax.result_info = "result[9]"}, tensor<3x7xf32> {jax.result_info = "result[10]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %1 = stablehlo.compare GT, %arg0, %0, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %3 = stablehlo.compare GT, %arg1, %2, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %4 = stablehlo.and %1, %3 : tensor<3x7xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %6 = stablehlo.compare GT, %arg0, %5, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %8 = stablehlo.compare GT, %arg1, %7, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %9 = stablehlo.or %6, %8 : tensor<3x7xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %11 = stablehlo.compare GT, %arg0, %10, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %13 = stablehlo.compare GT, %arg1, %12, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %14 = stablehlo.xor %11, %13 : tensor<3x7xi1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %16 = stablehlo.compare GT, %arg0, %15, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %17 = stablehlo.not %16 : tensor<3x7xi1>
    %18 = stablehlo.not %arg0 : tensor<3x7xi32>
    %19 = stablehlo.and %arg0, %arg1 : tensor<3x7xi32>
    %20 = stablehlo.or %arg0, %arg1 : tensor<3x7xi32>
    %21 = stablehlo.xor %arg0, %arg1 : tensor<3x7xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %23 = stablehlo.compare GT, %arg0, %22, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %25 = stablehlo.compare GT, %arg1, %24, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %26 = stablehlo.compare EQ, %23, %25, UNSIGNED : (tensor<3x7xi1>, tensor<3x7xi1>) -> tensor<3x7xi1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %28 = stablehlo.compare GT, %arg0, %27, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %30 = stablehlo.compare GT, %arg1, %29, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %31 = stablehlo.compare LT, %28, %30, UNSIGNED : (tensor<3x7xi1>, tensor<3x7xi1>) -> tensor<3x7xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %33 = stablehlo.compare GT, %arg0, %32, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %34 = stablehlo.convert %33 : (tensor<3x7xi1>) -> tensor<3x7xf32>
    return %4, %9, %14, %17, %18, %19, %20, %21, %26, %31, %34 : tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xi32>, tensor<3x7xi32>, tensor<3x7xi32>, tensor<3x7xi32>, tensor<3x7xi1>, tensor<3x7xi1>, tensor<3x7xf32>
  }
}
