// pads: wrap
// inputs: float32[4,9]
// result: float32[4,9] 5cac26e86ca2430f0a7f4761180f1f795f6ea6e65947d1162a2d4f13c85bae0a
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xf32>) -> (tensor<4x9xf32> {jax.result_info = "result"}) {
    %0 = call @_roll_static(%arg0) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
  func.func private @_roll_static(%arg0: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = stablehlo.slice %arg0 [0:4, 2:9] : (tensor<4x9xf32>) -> tensor<4x7xf32>
    %1 = stablehlo.slice %arg0 [0:4, 0:2] : (tensor<4x9xf32>) -> tensor<4x2xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<4x7xf32>, tensor<4x2xf32>) -> tensor<4x9xf32>
    return %2 : tensor<4x9xf32>
  }
}
