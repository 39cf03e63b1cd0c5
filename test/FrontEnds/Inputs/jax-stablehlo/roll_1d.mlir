// pads: wrap
// inputs: float32[9]
// result: float32[9] 05c71a4e4ef89eaec54490b9b78d7d21d9b1b74a4fc743841b3f5b660766f99d
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @_roll_static(%arg0) : (tensor<9xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_roll_static(%arg0: tensor<9xf32>) -> tensor<9xf32> {
    %0 = stablehlo.slice %arg0 [6:9] : (tensor<9xf32>) -> tensor<3xf32>
    %1 = stablehlo.slice %arg0 [0:6] : (tensor<9xf32>) -> tensor<6xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<3xf32>, tensor<6xf32>) -> tensor<9xf32>
    return %2 : tensor<9xf32>
  }
}
