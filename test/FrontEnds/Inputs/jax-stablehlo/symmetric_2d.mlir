// pads: symmetric|edge
// inputs: float32[6,7]
// result: float32[8,9] 02af18cbb914a6d3adbe2f677aa76176fd842382b93bcaf1bffc1a352da15903
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>) -> (tensor<8x9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<6x7xf32>) -> tensor<8x9xf32>
    return %0 : tensor<8x9xf32>
  }
  func.func private @_pad(%arg0: tensor<6x7xf32>) -> tensor<8x9xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %1 = call @_flip(%0) : (tensor<1x7xf32>) -> tensor<1x7xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<1x7xf32>, tensor<6x7xf32>) -> tensor<7x7xf32>
    %3 = stablehlo.slice %2 [6:7, 0:7] : (tensor<7x7xf32>) -> tensor<1x7xf32>
    %4 = call @_flip(%3) : (tensor<1x7xf32>) -> tensor<1x7xf32>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<7x7xf32>, tensor<1x7xf32>) -> tensor<8x7xf32>
    %6 = stablehlo.slice %5 [0:8, 0:1] : (tensor<8x7xf32>) -> tensor<8x1xf32>
    %7 = call @_flip_0(%6) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %8 = stablehlo.concatenate %7, %5, dim = 1 : (tensor<8x1xf32>, tensor<8x7xf32>) -> tensor<8x8xf32>
    %9 = stablehlo.slice %8 [0:8, 7:8] : (tensor<8x8xf32>) -> tensor<8x1xf32>
    %10 = call @_flip_0(%9) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %11 = stablehlo.concatenate %8, %10, dim = 1 : (tensor<8x8xf32>, tensor<8x1xf32>) -> tensor<8x9xf32>
    return %11 : tensor<8x9xf32>
  }
  func.func private @_flip(%arg0: tensor<1x7xf32>) -> tensor<1x7xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x7xf32>
    return %0 : tensor<1x7xf32>
  }
  func.func private @_flip_0(%arg0: tensor<8x1xf32>) -> tensor<8x1xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<8x1xf32>
    return %0 : tensor<8x1xf32>
  }
}
