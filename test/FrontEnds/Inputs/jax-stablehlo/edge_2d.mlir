// pads: edge
// inputs: float32[6,7]
// result: float32[8,9] 02af18cbb914a6d3adbe2f677aa76176fd842382b93bcaf1bffc1a352da15903
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>) -> (tensor<8x9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<6x7xf32>) -> tensor<8x9xf32>
    return %0 : tensor<8x9xf32>
  }
  func.func private @_pad(%arg0: tensor<6x7xf32>) -> tensor<8x9xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x7xf32>) -> tensor<1x1x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x7xf32>) -> tensor<1x7xf32>
    %3 = stablehlo.slice %arg0 [5:6, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x7xf32>) -> tensor<1x1x7xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x7xf32>) -> tensor<1x7xf32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<1x7xf32>, tensor<6x7xf32>, tensor<1x7xf32>) -> tensor<8x7xf32>
    %7 = stablehlo.slice %6 [0:8, 0:1] : (tensor<8x7xf32>) -> tensor<8x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<8x1x1xf32>) -> tensor<8x1xf32>
    %10 = stablehlo.slice %6 [0:8, 6:7] : (tensor<8x7xf32>) -> tensor<8x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x1x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<8x1x1xf32>) -> tensor<8x1xf32>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<8x1xf32>, tensor<8x7xf32>, tensor<8x1xf32>) -> tensor<8x9xf32>
    return %13 : tensor<8x9xf32>
  }
}
