// pads: reflect
// inputs: float32[6,7]
// result: float32[9,7] 730e0b7f70fc8c1a94f645c737d78f9295edb10e5ac10a51c188b8a81d599a6f
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>) -> (tensor<9x7xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<6x7xf32>) -> tensor<9x7xf32>
    return %0 : tensor<9x7xf32>
  }
  func.func private @_pad(%arg0: tensor<6x7xf32>) -> tensor<9x7xf32> {
    %0 = stablehlo.slice %arg0 [1:3, 0:7] : (tensor<6x7xf32>) -> tensor<2x7xf32>
    %1 = call @_flip(%0) : (tensor<2x7xf32>) -> tensor<2x7xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<2x7xf32>, tensor<6x7xf32>) -> tensor<8x7xf32>
    %3 = stablehlo.slice %2 [6:7, 0:7] : (tensor<8x7xf32>) -> tensor<1x7xf32>
    %4 = call @_flip_0(%3) : (tensor<1x7xf32>) -> tensor<1x7xf32>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<8x7xf32>, tensor<1x7xf32>) -> tensor<9x7xf32>
    return %5 : tensor<9x7xf32>
  }
  func.func private @_flip(%arg0: tensor<2x7xf32>) -> tensor<2x7xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x7xf32>
    return %0 : tensor<2x7xf32>
  }
  func.func private @_flip_0(%arg0: tensor<1x7xf32>) -> tensor<1x7xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x7xf32>
    return %0 : tensor<1x7xf32>
  }
}
