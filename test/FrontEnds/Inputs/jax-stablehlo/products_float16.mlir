// pads: 
// inputs: float16[3,4] float16[4,5]
// result: float16[3,5] 83e3442b27d79eb8fbacf5176f5e1ff655c53e3eea72601449c4776d3c52b317 float32[3,5] 68631695c4b378f6a0c64aad929b1f68965da752bc6c0b70d3aa4c98d5b6b7b1 bfloat16[3,5] fccf43b75ea559e2d22cc0841cd9d79bc2532e07bc59dc550dd99a6b7e4ddfef
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf16>, %arg1: tensor<4x5xf16>) -> (tensor<3x5xf16> {jax.result_info = "result[0]"}, tensor<3x5xf32> {jax.result_info = "result[1]"}, tensor<3x5xbf16> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<3> : tensor<i64>
    %0 = call @remainder(%arg0, %c) : (tensor<3x4xf16>, tensor<i64>) -> tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %2 = stablehlo.subtract %0, %1 : tensor<3x4xf16>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %3 = call @remainder_0(%arg1, %c_0) : (tensor<4x5xf16>, tensor<i64>) -> tensor<4x5xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<4x5xf16>
    %5 = stablehlo.subtract %3, %4 : tensor<4x5xf16>
    %6 = stablehlo.dot_general %2, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf16>, tensor<4x5xf16>) -> tensor<3x5xf16>
    %7 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf16>, tensor<4x5xf16>) -> tensor<3x5xf32>
    %8 = stablehlo.convert %arg0 : (tensor<3x4xf16>) -> tensor<3x4xbf16>
    %9 = stablehlo.convert %arg1 : (tensor<4x5xf16>) -> tensor<4x5xbf16>
    %10 = stablehlo.dot_general %8, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xbf16>, tensor<4x5xbf16>) -> tensor<3x5xbf16>
    return %6, %7, %10 : tensor<3x5xf16>, tensor<3x5xf32>, tensor<3x5xbf16>
  }
  func.func private @remainder(%arg0: tensor<3x4xf16>, %arg1: tensor<i64>) -> tensor<3x4xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %2 = stablehlo.remainder %arg0, %1 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %10 = stablehlo.and %9, %4 : tensor<3x4xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %12 = stablehlo.add %2, %11 : tensor<3x4xf16>
    %13 = stablehlo.select %10, %12, %2 : tensor<3x4xi1>, tensor<3x4xf16>
    return %13 : tensor<3x4xf16>
  }
  func.func private @remainder_0(%arg0: tensor<4x5xf16>, %arg1: tensor<i64>) -> tensor<4x5xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<4x5xf16>
    %2 = stablehlo.remainder %arg0, %1 : tensor<4x5xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x5xf16>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<4x5xf16>, tensor<4x5xf16>) -> tensor<4x5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x5xf16>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<4x5xf16>, tensor<4x5xf16>) -> tensor<4x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<4x5xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<4x5xi1>, tensor<4x5xi1>) -> tensor<4x5xi1>
    %10 = stablehlo.and %9, %4 : tensor<4x5xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<4x5xf16>
    %12 = stablehlo.add %2, %11 : tensor<4x5xf16>
    %13 = stablehlo.select %10, %12, %2 : tensor<4x5xi1>, tensor<4x5xf16>
    return %13 : tensor<4x5xf16>
  }
}
