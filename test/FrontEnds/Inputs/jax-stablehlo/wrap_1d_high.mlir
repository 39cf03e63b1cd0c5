// pads: wrap
// inputs: float32[9]
// result: float32[14] ec256cdb1feb29cecea0691e3bd5df9f17f70f3d639f3dde76f2aee399852302
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<14xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<9xf32>) -> tensor<14xf32>
    return %0 : tensor<14xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>) -> tensor<14xf32> {
    %0 = stablehlo.slice %arg0 [0:5] : (tensor<9xf32>) -> tensor<5xf32>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<9xf32>, tensor<5xf32>) -> tensor<14xf32>
    return %1 : tensor<14xf32>
  }
}
