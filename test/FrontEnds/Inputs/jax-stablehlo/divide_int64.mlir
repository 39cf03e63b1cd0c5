// pads: 
// inputs: int64[3,7] int64[3,7]
// result: int64[3,7] 3f6049c5a4ee067fb151ccd4089b544113c2c9a76f1995c3848ac2f3bec35948 int64[3,7] 8ff9cf5e58cc9e23f719209968443fd3633d456d8d1308da679e37ce61e69c93 int64[3,7] b4d82e42ca2cfe7185ae65b8ef2c9da14d94141bed9a41da7289aa380a7dade5
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xi64>, %arg1: tensor<3x7xi64>) -> (tensor<3x7xi64> {jax.result_info = "result[0]"}, tensor<3x7xi64> {jax.result_info = "result[1]"}, tensor<3x7xi64> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<5> : tensor<i64>
    %0 = call @remainder(%arg1, %c) : (tensor<3x7xi64>, tensor<i64>) -> tensor<3x7xi64>
    %c_0 = stablehlo.constant dense<2> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<3x7xi64>
    %2 = stablehlo.subtract %0, %1 : tensor<3x7xi64>
    %3 = stablehlo.divide %arg0, %2 : tensor<3x7xi64>
    %c_1 = stablehlo.constant dense<5> : tensor<i64>
    %4 = call @remainder(%arg1, %c_1) : (tensor<3x7xi64>, tensor<i64>) -> tensor<3x7xi64>
    %c_2 = stablehlo.constant dense<2> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<3x7xi64>
    %6 = stablehlo.subtract %4, %5 : tensor<3x7xi64>
    %7 = stablehlo.remainder %arg0, %6 : tensor<3x7xi64>
    %c_3 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<3x7xi64>
    %c_4 = stablehlo.constant dense<2> : tensor<i64>
    %9 = call @remainder(%arg1, %c_4) : (tensor<3x7xi64>, tensor<i64>) -> tensor<3x7xi64>
    %10 = stablehlo.negate %9 : tensor<3x7xi64>
    %11 = stablehlo.divide %8, %10 : tensor<3x7xi64>
    return %3, %7, %11 : tensor<3x7xi64>, tensor<3x7xi64>, tensor<3x7xi64>
  }
  func.func private @remainder(%arg0: tensor<3x7xi64>, %arg1: tensor<i64>) -> tensor<3x7xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<3x7xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x7xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x7xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x7xi64>, tensor<3x7xi64>) -> tensor<3x7xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<3x7xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x7xi64>, tensor<3x7xi64>) -> tensor<3x7xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3x7xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x7xi1>, tensor<3x7xi1>) -> tensor<3x7xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x7xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<3x7xi64>
    %14 = stablehlo.add %4, %13 : tensor<3x7xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<3x7xi1>, tensor<3x7xi64>
    return %15 : tensor<3x7xi64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
}
