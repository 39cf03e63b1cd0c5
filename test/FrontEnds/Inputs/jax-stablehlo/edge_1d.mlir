// pads: edge
// inputs: float32[9]
// result: float32[14] 9b07d03d27f6ce33b32ecbcd066c5a203d4fd82b1fdebadfd9e3fc5a999d65fd
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<14xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<9xf32>) -> tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>) -> tensor<14xf32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<9xf32>) -> tensor<1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf32>) -> tensor<1x2xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x2xf32>) -> tensor<2xf32>
    %3 = stablehlo.slice %arg0 [8:9] : (tensor<9xf32>) -> tensor<1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xf32>) -> tensor<1x3xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x3xf32>) -> tensor<3xf32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<2xf32>, tensor<9xf32>, tensor<3xf32>) -> tensor<14xf32>
    return %6 : tensor<14xf32>
  }
}
