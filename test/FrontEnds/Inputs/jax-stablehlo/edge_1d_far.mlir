// pads: edge
// inputs: float32[4]
// result: float32[19] 8fdbf2810f64b32cf9cf260dfb88be45829b023e1e2285d8509518cf08f8fd53
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>) -> (tensor<19xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<4xf32>) -> tensor<19xf32>
    return %0 : tensor<19xf32>
  }
  func.func private @_pad(%arg0: tensor<4xf32>) -> tensor<19xf32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf32>) -> tensor<1x6xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x6xf32>) -> tensor<6xf32>
    %3 = stablehlo.slice %arg0 [3:4] : (tensor<4xf32>) -> tensor<1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xf32>) -> tensor<1x9xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x9xf32>) -> tensor<9xf32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<6xf32>, tensor<4xf32>, tensor<9xf32>) -> tensor<19xf32>
    return %6 : tensor<19xf32>
  }
}
