// pads: edge
// inputs: float32[9]
// result: float32[13] b50459683fe3e602f1edb24fcfc4d5d423ac471cfe8868fe4f38a421449f65bd
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<9xf32>) -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>) -> tensor<13xf32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<9xf32>) -> tensor<1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x4xf32>) -> tensor<4xf32>
    %3 = stablehlo.slice %arg0 [8:9] : (tensor<9xf32>) -> tensor<1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xf32>) -> tensor<1x0xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x0xf32>) -> tensor<0xf32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<4xf32>, tensor<9xf32>, tensor<0xf32>) -> tensor<13xf32>
    return %6 : tensor<13xf32>
  }
}
