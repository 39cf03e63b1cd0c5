// pads: reflect
// inputs: float32[4]
// result: float32[19] 722d1ec74e33ec6b9b8edbf13d9524a400bfaa9cf8c08e681a648e06376b703e
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>) -> (tensor<19xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<4xf32>) -> tensor<19xf32>
    return %0 : tensor<19xf32>
  }
  func.func private @_pad(%arg0: tensor<4xf32>) -> tensor<19xf32> {
    %0 = stablehlo.slice %arg0 [1:4] : (tensor<4xf32>) -> tensor<3xf32>
    %1 = call @_flip(%0) : (tensor<3xf32>) -> tensor<3xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<3xf32>, tensor<4xf32>) -> tensor<7xf32>
    %3 = stablehlo.slice %2 [1:4] : (tensor<7xf32>) -> tensor<3xf32>
    %4 = call @_flip(%3) : (tensor<3xf32>) -> tensor<3xf32>
    %5 = stablehlo.concatenate %4, %2, dim = 0 : (tensor<3xf32>, tensor<7xf32>) -> tensor<10xf32>
    %6 = stablehlo.slice %5 [6:9] : (tensor<10xf32>) -> tensor<3xf32>
    %7 = call @_flip(%6) : (tensor<3xf32>) -> tensor<3xf32>
    %8 = stablehlo.concatenate %5, %7, dim = 0 : (tensor<10xf32>, tensor<3xf32>) -> tensor<13xf32>
    %9 = stablehlo.slice %8 [9:12] : (tensor<13xf32>) -> tensor<3xf32>
    %10 = call @_flip(%9) : (tensor<3xf32>) -> tensor<3xf32>
    %11 = stablehlo.concatenate %8, %10, dim = 0 : (tensor<13xf32>, tensor<3xf32>) -> tensor<16xf32>
    %12 = stablehlo.slice %11 [12:15] : (tensor<16xf32>) -> tensor<3xf32>
    %13 = call @_flip(%12) : (tensor<3xf32>) -> tensor<3xf32>
    %14 = stablehlo.concatenate %11, %13, dim = 0 : (tensor<16xf32>, tensor<3xf32>) -> tensor<19xf32>
    return %14 : tensor<19xf32>
  }
  func.func private @_flip(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
