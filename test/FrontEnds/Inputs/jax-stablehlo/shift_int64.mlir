// pads: 
// inputs: int64[3,7] int64[3,7]
// result: int64[3,7] c4d44d210543b667ca6699a72584f69d89ee0e79dffc1fc2adae1ce5520519d8 int64[3,7] 0b320a01d70d5d232744b9856aa518325801901ab9873d8c7e5444ff6a7b8841 int64[3,7] fdec62fd1925e47e02086181b94ed67c9a386a36e551d53bd777ad3ad48cc8a2 int64[3,7] 6e82a0b87ccc53a049209aa1186bf5909702816efb4ef0c8188966f269100e83 int64[3,7] 5d60e3cecf613ad2f372ac61a607bbb044632119a2fa073f339fa35a1ee27f8b int64[3,7] efde3498754be83ac9e92471f151f77b7214dfe799b8041abbe6c5675da52e6b
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xi64>, %arg1: tensor<3x7xi64>) -> (tensor<3x7xi64> {jax.result_info = "result[0]"}, tensor<3x7xi64> {jax.result_info = "result[1]"}, tensor<3x7xi64> {jax.result_info = "result[2]"}, tensor<3x7xi64> {jax.result_info = "result[3]"}, tensor<3x7xi64> {jax.result_info = "result[4]"}, tensor<3x7xi64> {jax.result_info = "result[5]"}) {
    %c = stablehlo.constant dense<11> : tensor<i64>
    %0 = call @remainder(%arg1, %c) : (tensor<3x7xi64>, tensor<i64>) -> tensor<3x7xi64>
    %1 = stablehlo.shift_left %arg0, %0 : tensor<3x7xi64>
    %c_0 = stablehlo.constant dense<11> : tensor<i64>
    %2 = call @remainder(%arg1, %c_0) : (tensor<3x7xi64>, tensor<i64>) -> tensor<3x7xi64>
    %3 = stablehlo.shift_right_arithmetic %arg0, %2 : tensor<3x7xi64>
    %c_1 = stablehlo.constant dense<11> : tensor<i64>
    %4 = call @remainder(%arg1, %c_1) : (tensor<3x7xi64>, tensor<i64>) -> tensor<3x7xi64>
    %5 = stablehlo.shift_right_logical %arg0, %4 : tensor<3x7xi64>
    %6 = stablehlo.shift_left %arg0, %arg1 : tensor<3x7xi64>
    %7 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<3x7xi64>
    %8 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<3x7xi64>
    return %1, %3, %5, %6, %7, %8 : tensor<3x7xi64>, tensor<3x7xi64>, tensor<3x7xi64>, tensor<3x7xi64>, tensor<3x7xi64>, tensor<3x7xi64>
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
