// pads: edge
// inputs: float32[3,5]
// result: float32[3,8] 65235bae835654c0e9de19f56bd02be37e0e727dc1d98d6159f70a8b18e98b64
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x5xf32>) -> tensor<3x1xf32>
    %1 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x5xf32>) -> tensor<3x1xf32>
    %2 = stablehlo.slice %arg0 [0:3, 4:5] : (tensor<3x5xf32>) -> tensor<3x1xf32>
    %3 = stablehlo.concatenate %0, %1, %arg0, %2, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x5xf32>, tensor<3x1xf32>) -> tensor<3x8xf32>
    return %3 : tensor<3x8xf32>
  }
}
