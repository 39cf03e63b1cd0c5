// pads: 
// inputs: int8[3,7] int8[3,7]
// result: int8[3,7] 4e71c24fa97612c4995c283027d606bd5799344a60428cfba6a645df9891b5e0 int8[3,7] 337c9fe46a655190adc1d88bed1a5a072295ba6a6cd8f6f48777ee2ba71908c7 int8[3,7] 01f62871dba9cbbcadb6e72a9d546277e5eecf4043b97f417cce9d5414523cc9 int8[3,7] 59e617e3917e0f1cc9a01008e4956f0456da3ce928e1991615fe7133255c2220 int8[3,7] 161b5e13fed9a6dd161ac097158e35012e02c3af0d22552a63e5054e4a0dca76 int8[3,7] de7a5c0b8feb5fb544fd39932cd9ea6121d9ad875703f723e11ced9942caf034
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xi8>, %arg1: tensor<3x7xi8>) -> (tensor<3x7xi8> {jax.result_info = "result[0]"}, tensor<3x7xi8> {jax.result_info = "result[1]"}, tensor<3x7xi8> {jax.result_info = "result[2]"}, tensor<3x7xi8> {jax.result_info = "result[3]"}, tensor<3x7xi8> {jax.result_info = "result[4]"}, tensor<3x7xi8> {jax.result_info = "result[5]"}) {
    %c = stablehlo.constant dense<11> : tensor<i64>
    %0 = call @remainder(%arg1, %c) : (tensor<3x7xi8>, tensor<i64>) -> tensor<3x7xi8>
    %1 = stablehlo.shift_left %arg0, %0 : tensor<3x7xi8>
    %c_0 = stablehlo.constant dense<11> : tensor<i64>
    %2 = call @remainder(%arg1, %c_0) : (tensor<3x7xi8>, tensor<i64>) -> tensor<3x7xi8>
    %3 = stablehlo.shift_right_arithmetic %arg0, %2 : tensor<3x7xi8>
    %c_1 = stablehlo.constant dense<11> : tensor<i64>
    %4 = call @remainder(%arg1, %c_1) : (tensor<3x7xi8>, tensor<i64>) -> tensor<3x7xi8>
    %5 = stablehlo.shift_right_logical %arg0, %4 : tensor<3x7xi8>
    %6 = stablehlo.shift_left %arg0, %arg1 : tensor<3x7xi8>
    %7 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<3x7xi8>
    %8 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<3x7xi8>
    return %1, %3, %5, %6, %7, %8 : tensor<3x7xi8>, tensor<3x7xi8>, tensor<3x7xi8>, tensor<3x7xi8>, tensor<3x7xi8>, tensor<3x7xi8>
  }
  func.func private @remainder(%arg0: tensor<3x7xi8>, %arg1: tensor<i64>) -> tensor<3x7xi8> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i8>
    %c = stablehlo.constant dense<0> : tensor<i8>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i8>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i8>, tensor<i8>) -> tensor<i8>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i8>) -> tensor<3x7xi8>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x7xi8>
    %c_1 = stablehlo.constant dense<0> : tensor<i8>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<3x7xi8>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x7xi8>, tensor<3x7xi8>) -> tensor<3x7xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i8>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<3x7xi8>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x7xi8>, tensor<3x7xi8>) -> tensor<3x7xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i8>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x7xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x7xi1>, tensor<3x7xi1>) -> tensor<3x7xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x7xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i8>) -> tensor<3x7xi8>
    %14 = stablehlo.add %4, %13 : tensor<3x7xi8>
    %15 = stablehlo.select %12, %14, %4 : tensor<3x7xi1>, tensor<3x7xi8>
    return %15 : tensor<3x7xi8>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i8>, %arg2: tensor<i8>) -> tensor<i8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i8>
    return %0 : tensor<i8>
  }
}
