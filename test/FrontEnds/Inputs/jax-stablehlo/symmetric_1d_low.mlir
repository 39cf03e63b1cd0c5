// pads: symmetric
// inputs: float32[9]
// result: float32[13] d6b098375d751cc5803427f23047c4de003bd757f60e244dd295c2242be3aa8e
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<9xf32>) -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>) -> tensor<13xf32> {
    %0 = stablehlo.slice %arg0 [0:4] : (tensor<9xf32>) -> tensor<4xf32>
    %1 = call @_flip(%0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<4xf32>, tensor<9xf32>) -> tensor<13xf32>
    return %2 : tensor<13xf32>
  }
  func.func private @_flip(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
