// pads: 
// inputs: int32[3,7] int32[3,7]
// result: int32[3,7] 77b7e0a325dd0b7c5d7f5ab52336bc6ca3b0d201f01a7f2dc801fab5e1dc96bf int32[3,7] 308469857fcb15c59d71d01a704fa70841b0b9cc15f8e47e116eaacef26e9fad int32[3,7] 8083d593b9e485d6929c0dde00bf4e8cac76d354e751eef48f42c2e08d8170aa int32[3,7] 4386d8077312b934de909c33eeb0d075aa9dd5f9a98161dd89c3ebc63495fd45 int32[3,7] 17401d9dd91436b074f31cf4af74de179e984313f5dd7e78d65d67bef7edb2fb int32[3,7] 65348195a0d21be2652254c1a81a3ae5fe8bf2ebb5dabfbba16b0a41c4864cc8
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xi32>, %arg1: tensor<3x7xi32>) -> (tensor<3x7xi32> {jax.result_info = "result[0]"}, tensor<3x7xi32> {jax.result_info = "result[1]"}, tensor<3x7xi32> {jax.result_info = "result[2]"}, tensor<3x7xi32> {jax.result_info = "result[3]"}, tensor<3x7xi32> {jax.result_info = "result[4]"}, tensor<3x7xi32> {jax.result_info = "result[5]"}) {
    %c = stablehlo.constant dense<11> : tensor<i64>
    %0 = call @remainder(%arg1, %c) : (tensor<3x7xi32>, tensor<i64>) -> tensor<3x7xi32>
    %1 = stablehlo.shift_left %arg0, %0 : tensor<3x7xi32>
    %c_0 = stablehlo.constant dense<11> : tensor<i64>
    %2 = call @remainder(%arg1, %c_0) : (tensor<3x7xi32>, tensor<i64>) -> tensor<3x7xi32>
    %3 = stablehlo.shift_right_arithmetic %arg0, %2 : tensor<3x7xi32>
    %c_1 = stablehlo.constant dense<11> : tensor<i64>
    %4 = call @remainder(%arg1, %c_1) : (tensor<3x7xi32>, tensor<i64>) -> tensor<3x7xi32>
    %5 = stablehlo.shift_right_logical %arg0, %4 : tensor<3x7xi32>
    %6 = stablehlo.shift_left %arg0, %arg1 : tensor<3x7xi32>
    %7 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<3x7xi32>
    %8 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<3x7xi32>
    return %1, %3, %5, %6, %7, %8 : tensor<3x7xi32>, tensor<3x7xi32>, tensor<3x7xi32>, tensor<3x7xi32>, tensor<3x7xi32>, tensor<3x7xi32>
  }
  func.func private @remainder(%arg0: tensor<3x7xi32>, %arg1: tensor<i64>) -> tensor<3x7xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x7xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x7xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x7xi1>, tensor<3x7xi1>) -> tensor<3x7xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x7xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %14 = stablehlo.add %4, %13 : tensor<3x7xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<3x7xi1>, tensor<3x7xi32>
    return %15 : tensor<3x7xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
