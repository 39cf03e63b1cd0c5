// pads: 
// inputs: int8[3,7] int8[3,7]
// result: int8[3,7] 2b4f10c52eaec1ad1d9b198a498fef241908fa29474c3f038a484d7391246a30 int8[3,7] 1ed868b50cb3f921eb88baf1b9e5bfe9a02ce82189ee4eaa988944fb36d84127 int8[3,7] 5cb0deb0670e024685c5e4e13fecd20262587e00379cdae7c136c78187bdcf98 int8[3,7] 1578627fcfcdbde1794bce0b010dffafc44d8e808bf75b0e0a1cc57b2c4bdc34 int8[3,7] e963adc08746a98b57fc7e82ba6579c9d754a1dde7cf50add549b33b58c060cd int8[3,7] 67af641dea4df8f51109e3e0165a6927d987ca926d1774e961c31fde9709e071 int8[3,7] 8001a9aa933dcb529041ee06cd1f549fb8b80b8975b1c5a0cbb8f74d68371f3c int8[3,7] 0a1990980a6d942e4fd8636d42b03c953ab163fe76ef6cb1152e43a9e7a242fa int8[3,7] 5a64a7147fd29438e57c000cfda3d61bbd64492302c8cac90f8d4a40cc108dd1 int8[3,7] 646ff08a97ce3db7e6e649aef9568b30219353870373039fb9028b6a5ad2e0fa
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xi8>, %arg1: tensor<3x7xi8>) -> (tensor<3x7xi8> {jax.result_info = "result[0]"}, tensor<3x7xi8> {jax.result_info = "result[1]"}, tensor<3x7xi8> {jax.result_info = "result[2]"}, tensor<3x7xi8> {jax.result_info = "result[3]"}, tensor<3x7xi8> {jax.result_info = "result[4]"}, tensor<3x7xi8> {jax.result_info = "result[5]"}, tensor<3x7xi8> {jax.result_info = "result[6]"}, tensor<3x7xi8> {jax.result_info = "result[7]"}, tensor<3x7xi8> {jax.result_info = "result[8]"}, tensor<3x7xi8> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x7xi8>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<3x7xi8>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<3x7xi8>
    %3 = stablehlo.maximum %arg0, %arg1 : tensor<3x7xi8>
    %4 = stablehlo.minimum %arg0, %arg1 : tensor<3x7xi8>
    %5 = stablehlo.negate %arg0 : tensor<3x7xi8>
    %6 = stablehlo.abs %arg0 : tensor<3x7xi8>
    %7 = stablehlo.sign %arg0 : tensor<3x7xi8>
    %c = stablehlo.constant dense<3> : tensor<i8>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<3x7xi8>
    %9 = stablehlo.clamp %8, %arg0, %arg1 : tensor<3x7xi8>
    %c_0 = stablehlo.constant dense<3> : tensor<i8>
    %c_1 = stablehlo.constant dense<40> : tensor<i8>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<3x7xi8>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<3x7xi8>
    %12 = stablehlo.clamp %10, %arg0, %11 : tensor<3x7xi8>
    return %0, %1, %2, %3, %4, %5, %6, %7, %9, %12 : tensor<3x7xi8>, tensor<3x7xi8>, tensor<3x7xi8>, tensor<3x7xi8>, tensor<3x7xi8>, tensor<3x7xi8>, tensor<3x7xi8>, tensor<3x7xi8>, tensor<3x7xi8>, tensor<3x7xi8>
  }
}
