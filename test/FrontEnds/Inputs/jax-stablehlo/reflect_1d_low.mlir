// pads: reflect
// inputs: float32[9]
// result: float32[13] a3737a7e69f236d7aae28ba3cade9c2b5b0467ed03497c7c4f000dc2e6484b49
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<9xf32>) -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>) -> tensor<13xf32> {
    %0 = stablehlo.slice %arg0 [1:5] : (tensor<9xf32>) -> tensor<4xf32>
    %1 = call @_flip(%0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<4xf32>, tensor<9xf32>) -> tensor<13xf32>
    return %2 : tensor<13xf32>
  }
  func.func private @_flip(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
