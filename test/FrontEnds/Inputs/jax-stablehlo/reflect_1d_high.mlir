// pads: reflect
// inputs: float32[9]
// result: float32[14] 8cafbab60b4a04b9af5a89112a7d6b0af8976859b7016f41f5fcf70a5b402244
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<14xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<9xf32>) -> tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>) -> tensor<14xf32> {
    %0 = stablehlo.slice %arg0 [3:8] : (tensor<9xf32>) -> tensor<5xf32>
    %1 = call @_flip(%0) : (tensor<5xf32>) -> tensor<5xf32>
    %2 = stablehlo.concatenate %arg0, %1, dim = 0 : (tensor<9xf32>, tensor<5xf32>) -> tensor<14xf32>
    return %2 : tensor<14xf32>
  }
  func.func private @_flip(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
