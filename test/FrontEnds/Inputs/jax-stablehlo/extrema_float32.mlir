// pads: 
// inputs: float32[6,7]
// result: int64[6] 6bf98d4e59da386e023a0516d176b67c4562edc5edf68687ecb3fda0c840413e int64[] af5570f5a1810b7af78caf4bc70a660f0df51e42baf91d4de5b2328de0e83dfc float32[6] 3c65a5b3c8073414b3d41c961a7f77d3aaabbf5c5962b692a95a6c1855dd1e0b float32[6] 5b2e6c4517a6897bf5c2368e1e9b271b916e83857454f6b85cbf46068ce17cf1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>) -> (tensor<6xi64> {jax.result_info = "result[0]"}, tensor<i64> {jax.result_info = "result[1]"}, tensor<6xf32> {jax.result_info = "result[2][0]"}, tensor<6xf32> {jax.result_info = "result[2][1]"}) {
    %0 = call @argmax(%arg0) : (tensor<6x7xf32>) -> tensor<6xi64>
    %1 = stablehlo.reshape %arg0 : (tensor<6x7xf32>) -> tensor<42xf32>
    %2 = call @argmin(%1) : (tensor<42xf32>) -> tensor<i64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<6x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5:2 = stablehlo.reduce(%arg0 init: %cst_0), (%4 init: %cst_1) across dimensions = [1] : (tensor<6x7xf32>, tensor<6x7xf32>, tensor<f32>, tensor<f32>) -> (tensor<6xf32>, tensor<6xf32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<f32>, %arg4: tensor<f32>)  {
      %6 = stablehlo.add %arg1, %arg3 : tensor<f32>
      %7 = stablehlo.subtract %arg4, %arg1 : tensor<f32>
      %8 = stablehlo.maximum %arg2, %7 : tensor<f32>
      stablehlo.return %6, %8 : tensor<f32>, tensor<f32>
    }
    return %0, %2, %5#0, %5#1 : tensor<6xi64>, tensor<i64>, tensor<6xf32>, tensor<6xf32>
  }
  func.func private @argmax(%arg0: tensor<6x7xf32>) -> tensor<6xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<6x7xi64>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<6x7xf32>, tensor<6x7xi64>, tensor<f32>, tensor<i64>) -> (tensor<6xf32>, tensor<6xi64>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
    }
    return %1#1 : tensor<6xi64>
  }
  func.func private @argmin(%arg0: tensor<42xf32>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<42xi64>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<42xf32>, tensor<42xi64>, tensor<f32>, tensor<i64>) -> (tensor<f32>, tensor<i64>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
}
