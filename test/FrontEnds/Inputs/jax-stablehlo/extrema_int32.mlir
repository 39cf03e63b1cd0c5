// pads: 
// inputs: int32[6,7]
// result: int64[6] 6bf98d4e59da386e023a0516d176b67c4562edc5edf68687ecb3fda0c840413e int64[] af5570f5a1810b7af78caf4bc70a660f0df51e42baf91d4de5b2328de0e83dfc int32[6] 686cee916a7aa9265b110bbbf5b72e754c8ac7c59bf4d7d5a1c44a7e1d585244 int32[6] ce4c145a564a92aca65c1adf9819aed64b5fa58ff6890168ec3467ddcf8b7f1c
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xi32>) -> (tensor<6xi64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}, tensor<6xi32> {jax.result_info = "result[2][0]"}, tensor<6xi32> {jax.result_info = "result[2][1]"}) {
    %0 = call @argmax(%arg0) : (tensor<6x7xi32>) -> tensor<6xi64>
    %1 = stablehlo.reshape %arg0 : (tensor<6x7xi32>) -> tensor<42xi32>
    %2 = call @argmin(%1) : (tensor<42xi32>) -> tensor<i64>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x7xi32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<6x7xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %5:2 = stablehlo.reduce(%arg0 init: %c_0), (%4 init: %c_1) across dimensions = [1] : (tensor<6x7xi32>, tensor<6x7xi32>, tensor<i32>, tensor<i32>) -> (tensor<6xi32>, tensor<6xi32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %6 = stablehlo.add %arg1, %arg3 : tensor<i32>
      %7 = stablehlo.subtract %arg4, %arg1 : tensor<i32>
      %8 = stablehlo.maximum %arg2, %7 : tensor<i32>
      stablehlo.return %6, %8 : tensor<i32>, tensor<i32>
    }
    return %0, %2, %5#0, %5#1 : tensor<6xi64>, tensor<i64>, tensor<6xi32>, tensor<6xi32>
  }
  func.func private @argmax(%arg0: tensor<6x7xi32>) -> tensor<6xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<6x7xi64>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<6x7xi32>, tensor<6x7xi64>, tensor<i32>, tensor<i64>) -> (tensor<6xi32>, tensor<6xi64>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i64>
    }
    return %1#1 : tensor<6xi64>
  }
  func.func private @argmin(%arg0: tensor<42xi32>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<42xi64>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<42xi32>, tensor<42xi64>, tensor<i32>, tensor<i64>) -> (tensor<i32>, tensor<i64>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
}
