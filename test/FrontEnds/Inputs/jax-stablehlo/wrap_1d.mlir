// pads: wrap
// inputs: float32[9]
// result: float32[14] 07ddc06abbc438ccf9f6c3741b2fbc38b3a3e86e67c1fbc35a8a1943b014a251
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<14xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<9xf32>) -> tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>) -> tensor<14xf32> {
    %0 = stablehlo.slice %arg0 [7:9] : (tensor<9xf32>) -> tensor<2xf32>
    %1 = stablehlo.slice %arg0 [0:3] : (tensor<9xf32>) -> tensor<3xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<2xf32>, tensor<9xf32>, tensor<3xf32>) -> tensor<14xf32>
    return %2 : tensor<14xf32>
  }
}
