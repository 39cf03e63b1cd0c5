// pads: 
// inputs: uint8[3,7] uint8[3,7]
// result: uint8[3,7] 79af117be4ce0cb8bcc1d9236cf570917bb6f364214f7aa424c63bced33dcba8 uint8[3,7] 4a0e62b41343832574a60a4eb14e4a93da5f4ca77e79f73136c4cc5d66dc1f35 uint8[3,7] 4a0e62b41343832574a60a4eb14e4a93da5f4ca77e79f73136c4cc5d66dc1f35 uint8[3,7] b33ce9d7b598262ac4387dbf362e9b0e832c652e520f002953395e6a08103ee7 uint8[3,7] 940cd983b46a91c070f89a41f24d7ee2903566df304d080e894b9b1bb5176421 uint8[3,7] 940cd983b46a91c070f89a41f24d7ee2903566df304d080e894b9b1bb5176421
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xui8>, %arg1: tensor<3x7xui8>) -> (tensor<3x7xui8> {jax.result_info = "result[0]"}, tensor<3x7xui8> {jax.result_info = "result[1]"}, tensor<3x7xui8> {jax.result_info = "result[2]"}, tensor<3x7xui8> {jax.result_info = "result[3]"}, tensor<3x7xui8> {jax.result_info = "result[4]"}, tensor<3x7xui8> {jax.result_info = "result[5]"}) {
    %c = stablehlo.constant dense<11> : tensor<i64>
    %0 = call @remainder(%arg1, %c) : (tensor<3x7xui8>, tensor<i64>) -> tensor<3x7xui8>
    %1 = stablehlo.shift_left %arg0, %0 : tensor<3x7xui8>
    %c_0 = stablehlo.constant dense<11> : tensor<i64>
    %2 = call @remainder(%arg1, %c_0) : (tensor<3x7xui8>, tensor<i64>) -> tensor<3x7xui8>
    %3 = stablehlo.shift_right_arithmetic %arg0, %2 : tensor<3x7xui8>
    %c_1 = stablehlo.constant dense<11> : tensor<i64>
    %4 = call @remainder(%arg1, %c_1) : (tensor<3x7xui8>, tensor<i64>) -> tensor<3x7xui8>
    %5 = stablehlo.shift_right_logical %arg0, %4 : tensor<3x7xui8>
    %6 = stablehlo.shift_left %arg0, %arg1 : tensor<3x7xui8>
    %7 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<3x7xui8>
    %8 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<3x7xui8>
    return %1, %3, %5, %6, %7, %8 : tensor<3x7xui8>, tensor<3x7xui8>, tensor<3x7xui8>, tensor<3x7xui8>, tensor<3x7xui8>, tensor<3x7xui8>
  }
  func.func private @remainder(%arg0: tensor<3x7xui8>, %arg1: tensor<i64>) -> tensor<3x7xui8> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui8>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui8>) -> tensor<3x7xui8>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x7xui8>
    %c_1 = stablehlo.constant dense<0> : tensor<ui8>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<3x7xui8>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<3x7xui8>, tensor<3x7xui8>) -> tensor<3x7xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<ui8>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui8>) -> tensor<3x7xui8>
    %8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<3x7xui8>, tensor<3x7xui8>) -> tensor<3x7xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui8>
    %9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x7xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x7xi1>, tensor<3x7xi1>) -> tensor<3x7xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x7xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui8>) -> tensor<3x7xui8>
    %14 = stablehlo.add %4, %13 : tensor<3x7xui8>
    %15 = stablehlo.select %12, %14, %4 : tensor<3x7xi1>, tensor<3x7xui8>
    return %15 : tensor<3x7xui8>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui8>, %arg2: tensor<ui8>) -> tensor<ui8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui8>
    return %0 : tensor<ui8>
  }
}
