// pads: symmetric
// inputs: float32[9]
// result: float32[14] c9cdfebd255e73fccc4cb07d0f3e26ed856b20c17e959eba983832ecc340b706
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<14xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<9xf32>) -> tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>) -> tensor<14xf32> {
    %0 = stablehlo.slice %arg0 [0:2] : (tensor<9xf32>) -> tensor<2xf32>
    %1 = call @_flip(%0) : (tensor<2xf32>) -> tensor<2xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<2xf32>, tensor<9xf32>) -> tensor<11xf32>
    %3 = stablehlo.slice %2 [8:11] : (tensor<11xf32>) -> tensor<3xf32>
    %4 = call @_flip_0(%3) : (tensor<3xf32>) -> tensor<3xf32>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<11xf32>, tensor<3xf32>) -> tensor<14xf32>
    return %5 : tensor<14xf32>
  }
  func.func private @_flip(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func private @_flip_0(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
