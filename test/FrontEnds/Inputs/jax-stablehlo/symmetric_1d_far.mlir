// pads: symmetric
// inputs: float32[4]
// result: float32[19] f48c319c8cfb4b16358a1c31baa431ed78a7caba309bdd52e178ee1decb36d93
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>) -> (tensor<19xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<4xf32>) -> tensor<19xf32>
    return %0 : tensor<19xf32>
  }
  func.func private @_pad(%arg0: tensor<4xf32>) -> tensor<19xf32> {
    %0 = stablehlo.slice %arg0 [0:4] : (tensor<4xf32>) -> tensor<4xf32>
    %1 = call @_flip(%0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    %3 = stablehlo.slice %2 [0:2] : (tensor<8xf32>) -> tensor<2xf32>
    %4 = call @_flip_0(%3) : (tensor<2xf32>) -> tensor<2xf32>
    %5 = stablehlo.concatenate %4, %2, dim = 0 : (tensor<2xf32>, tensor<8xf32>) -> tensor<10xf32>
    %6 = stablehlo.slice %5 [6:10] : (tensor<10xf32>) -> tensor<4xf32>
    %7 = call @_flip(%6) : (tensor<4xf32>) -> tensor<4xf32>
    %8 = stablehlo.concatenate %5, %7, dim = 0 : (tensor<10xf32>, tensor<4xf32>) -> tensor<14xf32>
    %9 = stablehlo.slice %8 [10:14] : (tensor<14xf32>) -> tensor<4xf32>
    %10 = call @_flip(%9) : (tensor<4xf32>) -> tensor<4xf32>
    %11 = stablehlo.concatenate %8, %10, dim = 0 : (tensor<14xf32>, tensor<4xf32>) -> tensor<18xf32>
    %12 = stablehlo.slice %11 [17:18] : (tensor<18xf32>) -> tensor<1xf32>
    %13 = call @_flip_1(%12) : (tensor<1xf32>) -> tensor<1xf32>
    %14 = stablehlo.concatenate %11, %13, dim = 0 : (tensor<18xf32>, tensor<1xf32>) -> tensor<19xf32>
    return %14 : tensor<19xf32>
  }
  func.func private @_flip(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @_flip_0(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func private @_flip_1(%arg0: tensor<1xf32>) -> tensor<1xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}
