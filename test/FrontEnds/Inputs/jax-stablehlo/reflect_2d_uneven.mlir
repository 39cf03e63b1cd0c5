// pads: reflect
// inputs: float32[5,6]
// result: float32[9,12] 42689e92db71f87a9092f05546a0b3a130e462093afe48c8aba47525a1ff7989
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>) -> (tensor<9x12xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<5x6xf32>) -> tensor<9x12xf32>
    return %0 : tensor<9x12xf32>
  }
  func.func private @_pad(%arg0: tensor<5x6xf32>) -> tensor<9x12xf32> {
    %0 = stablehlo.slice %arg0 [1:4, 0:6] : (tensor<5x6xf32>) -> tensor<3x6xf32>
    %1 = call @_flip(%0) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<3x6xf32>, tensor<5x6xf32>) -> tensor<8x6xf32>
    %3 = stablehlo.slice %2 [6:7, 0:6] : (tensor<8x6xf32>) -> tensor<1x6xf32>
    %4 = call @_flip_0(%3) : (tensor<1x6xf32>) -> tensor<1x6xf32>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<8x6xf32>, tensor<1x6xf32>) -> tensor<9x6xf32>
    %6 = stablehlo.slice %5 [0:9, 1:3] : (tensor<9x6xf32>) -> tensor<9x2xf32>
    %7 = call @_flip_1(%6) : (tensor<9x2xf32>) -> tensor<9x2xf32>
    %8 = stablehlo.concatenate %7, %5, dim = 1 : (tensor<9x2xf32>, tensor<9x6xf32>) -> tensor<9x8xf32>
    %9 = stablehlo.slice %8 [0:9, 3:7] : (tensor<9x8xf32>) -> tensor<9x4xf32>
    %10 = call @_flip_2(%9) : (tensor<9x4xf32>) -> tensor<9x4xf32>
    %11 = stablehlo.concatenate %8, %10, dim = 1 : (tensor<9x8xf32>, tensor<9x4xf32>) -> tensor<9x12xf32>
    return %11 : tensor<9x12xf32>
  }
  func.func private @_flip(%arg0: tensor<3x6xf32>) -> tensor<3x6xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3x6xf32>
    return %0 : tensor<3x6xf32>
  }
  func.func private @_flip_0(%arg0: tensor<1x6xf32>) -> tensor<1x6xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x6xf32>
    return %0 : tensor<1x6xf32>
  }
  func.func private @_flip_1(%arg0: tensor<9x2xf32>) -> tensor<9x2xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<9x2xf32>
    return %0 : tensor<9x2xf32>
  }
  func.func private @_flip_2(%arg0: tensor<9x4xf32>) -> tensor<9x4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<9x4xf32>
    return %0 : tensor<9x4xf32>
  }
}
