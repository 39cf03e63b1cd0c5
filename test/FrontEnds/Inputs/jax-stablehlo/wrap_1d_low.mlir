// pads: wrap
// inputs: float32[9]
// result: float32[13] 166e3ea268a2b59ed76f4f32b63296cdf983c20498e59fb07fbeb3fc2adb1dc2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<13xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<9xf32>) -> tensor<13xf32>
    return %0 : tensor<13xf32>
  }
  func.func private @_pad(%arg0: tensor<9xf32>) -> tensor<13xf32> {
    %0 = stablehlo.slice %arg0 [5:9] : (tensor<9xf32>) -> tensor<4xf32>
    %1 = stablehlo.concatenate %0, %arg0, dim = 0 : (tensor<4xf32>, tensor<9xf32>) -> tensor<13xf32>
    return %1 : tensor<13xf32>
  }
}
