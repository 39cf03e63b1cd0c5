// pads: 
// inputs: int32[3,7] int32[3,7]
// result: int32[3,7] 18f8059eaab038204d94cd20b357b65766835ec7121ed8bd9c75aa3611a30df2 int32[3,7] 5a4d9b7adf6e8eae93d397a82864ca14996b096caad8e1b106bbd81f59afed9d int32[3,7] 497a4b1f5b8a5383c8dfb3e10175871bfb214ebaa24b502769daaf0551629dd2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xi32>, %arg1: tensor<3x7xi32>) -> (tensor<3x7xi32> {jax.result_info = "result[0]"}, tensor<3x7xi32> {jax.result_info = "result[1]"}, tensor<3x7xi32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<5> : tensor<i64>
    %0 = call @remainder(%arg1, %c) : (tensor<3x7xi32>, tensor<i64>) -> tensor<3x7xi32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %2 = stablehlo.subtract %0, %1 : tensor<3x7xi32>
    %3 = stablehlo.divide %arg0, %2 : tensor<3x7xi32>
    %c_1 = stablehlo.constant dense<5> : tensor<i64>
    %4 = call @remainder(%arg1, %c_1) : (tensor<3x7xi32>, tensor<i64>) -> tensor<3x7xi32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %6 = stablehlo.subtract %4, %5 : tensor<3x7xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<3x7xi32>
    %c_3 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %c_4 = stablehlo.constant dense<2> : tensor<i64>
    %9 = call @remainder(%arg1, %c_4) : (tensor<3x7xi32>, tensor<i64>) -> tensor<3x7xi32>
    %10 = stablehlo.negate %9 : tensor<3x7xi32>
    %11 = stablehlo.divide %8, %10 : tensor<3x7xi32>
    return %3, %7, %11 : tensor<3x7xi32>, tensor<3x7xi32>, tensor<3x7xi32>
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
