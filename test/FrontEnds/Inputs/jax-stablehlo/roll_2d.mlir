// pads: wrap
// inputs: float32[6,7]
// result: float32[6,7] 03b497a0f5da3ea9e194e1ab41e6e57d6ae22f4979f7a0131402d28c117b97a8
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>) -> (tensor<6x7xf32> {jax.result_info = "result"}) {
    %0 = call @_roll_static(%arg0) : (tensor<6x7xf32>) -> tensor<6x7xf32>
    return %0 : tensor<6x7xf32>
  }
  func.func private @_roll_static(%arg0: tensor<6x7xf32>) -> tensor<6x7xf32> {
    %0 = stablehlo.slice %arg0 [4:6, 0:7] : (tensor<6x7xf32>) -> tensor<2x7xf32>
    %1 = stablehlo.slice %arg0 [0:4, 0:7] : (tensor<6x7xf32>) -> tensor<4x7xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2x7xf32>, tensor<4x7xf32>) -> tensor<6x7xf32>
    %3 = stablehlo.slice %2 [0:6, 3:7] : (tensor<6x7xf32>) -> tensor<6x4xf32>
    %4 = stablehlo.slice %2 [0:6, 0:3] : (tensor<6x7xf32>) -> tensor<6x3xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<6x4xf32>, tensor<6x3xf32>) -> tensor<6x7xf32>
    return %5 : tensor<6x7xf32>
  }
}
