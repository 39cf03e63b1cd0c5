// pads: reflect
// inputs: float32[4,5,3]
// result: float32[7,8,5] a9612c70eeefdca8ed3bd88809d77e3f8ed72e0cb55e6529c29fa297e05f3cea
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5x3xf32>) -> (tensor<7x8x5xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<4x5x3xf32>) -> tensor<7x8x5xf32>
    return %0 : tensor<7x8x5xf32>
  }
  func.func private @_pad(%arg0: tensor<4x5x3xf32>) -> tensor<7x8x5xf32> {
    %0 = stablehlo.slice %arg0 [1:2, 0:5, 0:3] : (tensor<4x5x3xf32>) -> tensor<1x5x3xf32>
    %1 = call @_flip(%0) : (tensor<1x5x3xf32>) -> tensor<1x5x3xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<1x5x3xf32>, tensor<4x5x3xf32>) -> tensor<5x5x3xf32>
    %3 = stablehlo.slice %2 [2:4, 0:5, 0:3] : (tensor<5x5x3xf32>) -> tensor<2x5x3xf32>
    %4 = call @_flip_0(%3) : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<5x5x3xf32>, tensor<2x5x3xf32>) -> tensor<7x5x3xf32>
    %6 = stablehlo.slice %5 [0:7, 1:3, 0:3] : (tensor<7x5x3xf32>) -> tensor<7x2x3xf32>
    %7 = call @_flip_1(%6) : (tensor<7x2x3xf32>) -> tensor<7x2x3xf32>
    %8 = stablehlo.concatenate %7, %5, dim = 1 : (tensor<7x2x3xf32>, tensor<7x5x3xf32>) -> tensor<7x7x3xf32>
    %9 = stablehlo.slice %8 [0:7, 5:6, 0:3] : (tensor<7x7x3xf32>) -> tensor<7x1x3xf32>
    %10 = call @_flip_2(%9) : (tensor<7x1x3xf32>) -> tensor<7x1x3xf32>
    %11 = stablehlo.concatenate %8, %10, dim = 1 : (tensor<7x7x3xf32>, tensor<7x1x3xf32>) -> tensor<7x8x3xf32>
    %12 = stablehlo.slice %11 [0:7, 0:8, 0:2] : (tensor<7x8x3xf32>) -> tensor<7x8x2xf32>
    %13 = call @_flip_3(%12) : (tensor<7x8x2xf32>) -> tensor<7x8x2xf32>
    %14 = stablehlo.concatenate %11, %13, dim = 2 : (tensor<7x8x3xf32>, tensor<7x8x2xf32>) -> tensor<7x8x5xf32>
    return %14 : tensor<7x8x5xf32>
  }
  func.func private @_flip(%arg0: tensor<1x5x3xf32>) -> tensor<1x5x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x5x3xf32>
    return %0 : tensor<1x5x3xf32>
  }
  func.func private @_flip_0(%arg0: tensor<2x5x3xf32>) -> tensor<2x5x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x5x3xf32>
    return %0 : tensor<2x5x3xf32>
  }
  func.func private @_flip_1(%arg0: tensor<7x2x3xf32>) -> tensor<7x2x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<7x2x3xf32>
    return %0 : tensor<7x2x3xf32>
  }
  func.func private @_flip_2(%arg0: tensor<7x1x3xf32>) -> tensor<7x1x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<7x1x3xf32>
    return %0 : tensor<7x1x3xf32>
  }
  func.func private @_flip_3(%arg0: tensor<7x8x2xf32>) -> tensor<7x8x2xf32> {
    %0 = stablehlo.reverse %arg0, dims = [2] : tensor<7x8x2xf32>
    return %0 : tensor<7x8x2xf32>
  }
}
