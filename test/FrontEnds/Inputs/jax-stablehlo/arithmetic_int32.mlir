// pads: 
// inputs: int32[3,7] int32[3,7]
// result: int32[3,7] 780b0841a3e35648f174cd631ffb5ba391c17236196de47e13d97f5e1fc638b6 int32[3,7] ce19cc1fb51dc280f3e8f16ea4c1e6acea267770aa4828b0a84f892afe184fa5 int32[3,7] 2e8a184c640ac0fb9535753c0b78aa15134b9bbe03e596a6ec1a26ba7048820c int32[3,7] 1831c429ccc14245547847cf9001ef363620bdffc71f7bd80d435fb13bb29eeb int32[3,7] 2ba281ee74b035daecd24bdaffba10e31b9b0c9bf1c35155ff6e454fe076d63d int32[3,7] 81ff9381fc0063990cebdc040dddc6166430135db606a0bb79db60d27c7b6832 int32[3,7] 78b30cb7cc458891bc473b2f816164d213a24215adb97f90c966c5e69cfe82de int32[3,7] fd26c36eef4ac18738b9fddcf1231789593ac62b60494c25cca054f87e475aa6 int32[3,7] 72f051c1fddb996a135f66e262ed5f0d0b135d5bdb6ce02e8b0f2ff1a8427084 int32[3,7] e06e275ddb25c64f3fe4eb7f7fe90c30bcb2932cabc7b0424b68769c319048d7
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xi32>, %arg1: tensor<3x7xi32>) -> (tensor<3x7xi32> {jax.result_info = "result[0]"}, tensor<3x7xi32> {jax.result_info = "result[1]"}, tensor<3x7xi32> {jax.result_info = "result[2]"}, tensor<3x7xi32> {jax.result_info = "result[3]"}, tensor<3x7xi32> {jax.result_info = "result[4]"}, tensor<3x7xi32> {jax.result_info = "result[5]"}, tensor<3x7xi32> {jax.result_info = "result[6]"}, tensor<3x7xi32> {jax.result_info = "result[7]"}, tensor<3x7xi32> {jax.result_info = "result[8]"}, tensor<3x7xi32> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x7xi32>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<3x7xi32>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<3x7xi32>
    %3 = stablehlo.maximum %arg0, %arg1 : tensor<3x7xi32>
    %4 = stablehlo.minimum %arg0, %arg1 : tensor<3x7xi32>
    %5 = stablehlo.negate %arg0 : tensor<3x7xi32>
    %6 = stablehlo.abs %arg0 : tensor<3x7xi32>
    %7 = stablehlo.sign %arg0 : tensor<3x7xi32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %9 = stablehlo.clamp %8, %arg0, %arg1 : tensor<3x7xi32>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %c_1 = stablehlo.constant dense<40> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %12 = stablehlo.clamp %10, %arg0, %11 : tensor<3x7xi32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %9, %12 : tensor<3x7xi32>, tensor<3x7xi32>, tensor<3x7xi32>, tensor<3x7xi32>, tensor<3x7xi32>, tensor<3x7xi32>, tensor<3x7xi32>, tensor<3x7xi32>, tensor<3x7xi32>, tensor<3x7xi32>
  }
}
