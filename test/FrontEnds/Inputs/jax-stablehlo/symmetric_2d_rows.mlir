// pads: symmetric
// inputs: float32[6,7]
// result: float32[9,7] ea58a794b1a5bf6b82e4c266fd2cd04a161baf9935459385669cdf3a797a1db6
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>) -> (tensor<9x7xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<6x7xf32>) -> tensor<9x7xf32>
    return %0 : tensor<9x7xf32>
  }
  func.func private @_pad(%arg0: tensor<6x7xf32>) -> tensor<9x7xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 0:7] : (tensor<6x7xf32>) -> tensor<2x7xf32>
    %1 = call @_flip(%0) : (tensor<2x7xf32>) -> tensor<2x7xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<2x7xf32>, tensor<6x7xf32>) -> tensor<8x7xf32>
    %3 = stablehlo.slice %2 [7:8, 0:7] : (tensor<8x7xf32>) -> tensor<1x7xf32>
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
