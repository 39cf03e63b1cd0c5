// pads: wrap
// inputs: float32[4,5,3]
// result: float32[7,8,5] eec07671e22fb0168fc13def3f99b22016de786f87b7d9adc96447980e499b1c
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5x3xf32>) -> (tensor<7x8x5xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<4x5x3xf32>) -> tensor<7x8x5xf32>
    return %0 : tensor<7x8x5xf32>
  }
  func.func private @_pad(%arg0: tensor<4x5x3xf32>) -> tensor<7x8x5xf32> {
    %0 = stablehlo.slice %arg0 [3:4, 0:5, 0:3] : (tensor<4x5x3xf32>) -> tensor<1x5x3xf32>
    %1 = stablehlo.slice %arg0 [0:2, 0:5, 0:3] : (tensor<4x5x3xf32>) -> tensor<2x5x3xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<1x5x3xf32>, tensor<4x5x3xf32>, tensor<2x5x3xf32>) -> tensor<7x5x3xf32>
    %3 = stablehlo.slice %2 [0:7, 3:5, 0:3] : (tensor<7x5x3xf32>) -> tensor<7x2x3xf32>
    %4 = stablehlo.slice %2 [0:7, 0:1, 0:3] : (tensor<7x5x3xf32>) -> tensor<7x1x3xf32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<7x2x3xf32>, tensor<7x5x3xf32>, tensor<7x1x3xf32>) -> tensor<7x8x3xf32>
    %6 = stablehlo.slice %5 [0:7, 0:8, 0:2] : (tensor<7x8x3xf32>) -> tensor<7x8x2xf32>
    %7 = stablehlo.concatenate %5, %6, dim = 2 : (tensor<7x8x3xf32>, tensor<7x8x2xf32>) -> tensor<7x8x5xf32>
    return %7 : tensor<7x8x5xf32>
  }
}
