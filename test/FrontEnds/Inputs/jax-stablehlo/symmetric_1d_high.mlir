// pads: symmetric
// inputs: float32[9]
// result: float32[14] 89d84551a7cfe4df8e733a8bb6ef7ce82b2008e90b8295bb45e5000fd1a64681
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<14xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<9xf32>) -> tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>) -> tensor<14xf32> {
    %0 = stablehlo.slice %arg0 [4:9] : (tensor<9xf32>) -> tensor<5xf32>
    %1 = call @_flip(%0) : (tensor<5xf32>) -> tensor<5xf32>
    %2 = stablehlo.concatenate %arg0, %1, dim = 0 : (tensor<9xf32>, tensor<5xf32>) -> tensor<14xf32>
    return %2 : tensor<14xf32>
  }
  func.func private @_flip(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
