// pads: 
// inputs: int8[3,7] int8[3,7]
// result: int8[3,7] f80ed6a1c2a72ef08acd9f5a5ec0a806a49d4496a54738bfbdef10f8739eedb5 int8[3,7] ea4ddc9fc96952ff0bf121dea566473e6e0aad216b0f948172b921945e9ba853 int8[3,7] b8b9a5cfabbbad50ddb9f4abc6abf646b986c15cbe8e908009a15d560cebd8ff
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xi8>, %arg1: tensor<3x7xi8>) -> (tensor<3x7xi8> {jax.result_info = "result[0]"}, tensor<3x7xi8> {jax.result_info = "result[1]"}, tensor<3x7xi8> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<5> : tensor<i64>
    %0 = call @remainder(%arg1, %c) : (tensor<3x7xi8>, tensor<i64>) -> tensor<3x7xi8>
    %c_0 = stablehlo.constant dense<2> : tensor<i8>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<3x7xi8>
    %2 = stablehlo.subtract %0, %1 : tensor<3x7xi8>
    %3 = stablehlo.divide %arg0, %2 : tensor<3x7xi8>
    %c_1 = stablehlo.constant dense<5> : tensor<i64>
    %4 = call @remainder(%arg1, %c_1) : (tensor<3x7xi8>, tensor<i64>) -> tensor<3x7xi8>
    %c_2 = stablehlo.constant dense<2> : tensor<i8>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<3x7xi8>
    %6 = stablehlo.subtract %4, %5 : tensor<3x7xi8>
    %7 = stablehlo.remainder %arg0, %6 : tensor<3x7xi8>
    %c_3 = stablehlo.constant dense<-128> : tensor<i8>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i8>) -> tensor<3x7xi8>
    %c_4 = stablehlo.constant dense<2> : tensor<i64>
    %9 = call @remainder(%arg1, %c_4) : (tensor<3x7xi8>, tensor<i64>) -> tensor<3x7xi8>
    %10 = stablehlo.negate %9 : tensor<3x7xi8>
    %11 = stablehlo.divide %8, %10 : tensor<3x7xi8>
    return %3, %7, %11 : tensor<3x7xi8>, tensor<3x7xi8>, tensor<3x7xi8>
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
