// pads: wrap
// inputs: float32[6,7]
// result: float32[9,7] 947293acbfafa5fb0fda56a115030f197694a1cfb7dac5133409dc77a4fab288
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>) -> (tensor<9x7xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<6x7xf32>) -> tensor<9x7xf32>
    return %0 : tensor<9x7xf32>
  }
  func.func private @_pad(%arg0: tensor<6x7xf32>) -> tensor<9x7xf32> {
    %0 = stablehlo.slice %arg0 [4:6, 0:7] : (tensor<6x7xf32>) -> tensor<2x7xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<2x7xf32>, tensor<6x7xf32>, tensor<1x7xf32>) -> tensor<9x7xf32>
    return %2 : tensor<9x7xf32>
  }
}
