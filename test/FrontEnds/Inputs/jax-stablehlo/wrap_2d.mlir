// pads: wrap
// inputs: float32[6,7]
// result: float32[8,9] bba179c8ce7d01e3c05ee0b9fbbedd708d02d73c80befe8dbd7fc46f95e04e34
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>) -> (tensor<8x9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<6x7xf32>) -> tensor<8x9xf32>
    return %0 : tensor<8x9xf32>
  }
  func.func private @_pad(%arg0: tensor<6x7xf32>) -> tensor<8x9xf32> {
    %0 = stablehlo.slice %arg0 [5:6, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<1x7xf32>, tensor<6x7xf32>, tensor<1x7xf32>) -> tensor<8x7xf32>
    %3 = stablehlo.slice %2 [0:8, 6:7] : (tensor<8x7xf32>) -> tensor<8x1xf32>
    %4 = stablehlo.slice %2 [0:8, 0:1] : (tensor<8x7xf32>) -> tensor<8x1xf32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<8x1xf32>, tensor<8x7xf32>, tensor<8x1xf32>) -> tensor<8x9xf32>
    return %5 : tensor<8x9xf32>
  }
}
