// pads: 
// inputs: uint8[3,7] uint8[3,7]
// result: uint8[3,7] 401ab2f41d4e29bc5fa20993e05c48ad6336587375d1c2f5b76094fbf9b23431 uint8[3,7] 1ed868b50cb3f921eb88baf1b9e5bfe9a02ce82189ee4eaa988944fb36d84127 uint8[3,7] e3f057277a99f7e5cc7abb4f833d62b146c34f2b029ae7ce2926df4a182ff3b2 uint8[3,7] 6191640ef117d05dd0fd2e15f8112ee76a287d2e5c24741fe824683026bf7ef9 uint8[3,7] 20c93bacad94a0c20ebd28e170d4fb4da8c47ec46404f084c21762949836a494 uint8[3,7] 15b20a8c8508b18a38b57a3d7343e5edd66626e8fb6b8f1657e3b7535905375e uint8[3,7] 3548cd33432f0e7739c65e5c249a9a0aef0de01e78c47076fa6ae0befdc2ab0d uint8[3,7] 41122349d311a07751ca89355e920157458227652629aa742f3643fbcad246bc uint8[3,7] 7aad75305d6ce52962100cde9f73d7ed6122fa1a63fb6ec33927d59cd6a94fcc uint8[3,7] 8bd3a0d73282f93401b475ea780230f70671ef1b318dbf6201fee6583a3bbc5e
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xui8>, %arg1: tensor<3x7xui8>) -> (tensor<3x7xui8> {jax.result_info = "result[0]"}, tensor<3x7xui8> {jax.result_info = "result[1]"}, tensor<3x7xui8> {jax.result_info = "result[2]"}, tensor<3x7xui8> {jax.result_info = "result[3]"}, tensor<3x7xui8> {jax.result_info = "result[4]"}, tensor<3x7xui8> {jax.result_info = "result[5]"}, tensor<3x7xui8> {jax.result_info = "result[6]"}, tensor<3x7xui8> {jax.result_info = "result[7]"}, tensor<3x7xui8> {jax.result_info = "result[8]"}, tensor<3x7xui8> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x7xui8>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<3x7xui8>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<3x7xui8>
    %3 = stablehlo.maximum %arg0, %arg1 : tensor<3x7xui8>
    %4 = stablehlo.minimum %arg0, %arg1 : tensor<3x7xui8>
    %5 = stablehlo.negate %arg0 : tensor<3x7xui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<3x7xui8>
    %7 = stablehlo.compare EQ, %arg0, %6, UNSIGNED : (tensor<3x7xui8>, tensor<3x7xui8>) -> tensor<3x7xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<3x7xui8>
    %c_1 = stablehlo.constant dense<1> : tensor<ui8>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<3x7xui8>
    %10 = stablehlo.select %7, %8, %9 : tensor<3x7xi1>, tensor<3x7xui8>
    %c_2 = stablehlo.constant dense<3> : tensor<ui8>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui8>) -> tensor<3x7xui8>
    %12 = stablehlo.clamp %11, %arg0, %arg1 : tensor<3x7xui8>
    %c_3 = stablehlo.constant dense<3> : tensor<ui8>
    %c_4 = stablehlo.constant dense<40> : tensor<ui8>
    %13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui8>) -> tensor<3x7xui8>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui8>) -> tensor<3x7xui8>
    %15 = stablehlo.clamp %13, %arg0, %14 : tensor<3x7xui8>
    return %0, %1, %2, %3, %4, %5, %arg0, %10, %12, %15 : tensor<3x7xui8>, tensor<3x7xui8>, tensor<3x7xui8>, tensor<3x7xui8>, tensor<3x7xui8>, tensor<3x7xui8>, tensor<3x7xui8>, tensor<3x7xui8>, tensor<3x7xui8>, tensor<3x7xui8>
  }
}
