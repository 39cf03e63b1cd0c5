// pads: edge
// inputs: float32[5,6]
// result: float32[9,12] 9e73f71f9765f5169688de8518593ce934c2c1f227e766eb0cea26a806d7688b
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>) -> (tensor<9x12xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<5x6xf32>) -> tensor<9x12xf32>
    return %0 : tensor<9x12xf32>
  }
  func.func private @_pad(%arg0: tensor<5x6xf32>) -> tensor<9x12xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xf32>) -> tensor<1x6xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x6xf32>) -> tensor<1x3x6xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x3x6xf32>) -> tensor<3x6xf32>
    %3 = stablehlo.slice %arg0 [4:5, 0:6] : (tensor<5x6xf32>) -> tensor<1x6xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x6xf32>) -> tensor<1x1x6xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x6xf32>) -> tensor<1x6xf32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<3x6xf32>, tensor<5x6xf32>, tensor<1x6xf32>) -> tensor<9x6xf32>
    %7 = stablehlo.slice %6 [0:9, 0:1] : (tensor<9x6xf32>) -> tensor<9x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x1x2xf32>
    %9 = stablehlo.reshape %8 : (tensor<9x1x2xf32>) -> tensor<9x2xf32>
    %10 = stablehlo.slice %6 [0:9, 5:6] : (tensor<9x6xf32>) -> tensor<9x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x1x4xf32>
    %12 = stablehlo.reshape %11 : (tensor<9x1x4xf32>) -> tensor<9x4xf32>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<9x2xf32>, tensor<9x6xf32>, tensor<9x4xf32>) -> tensor<9x12xf32>
    return %13 : tensor<9x12xf32>
  }
}
