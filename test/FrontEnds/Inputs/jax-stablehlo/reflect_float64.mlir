// pads: reflect
// inputs: float64[5,6]
// result: float64[9,10] ceb70de880561de160cf8d247483a167cee0e6a407b6a9c370bdf01461c5ea63
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf64>) -> (tensor<9x10xf64> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<5x6xf64>) -> tensor<9x10xf64>
    return %0 : tensor<9x10xf64>
  }
  func.func private @_pad(%arg0: tensor<5x6xf64>) -> tensor<9x10xf64> {
    %0 = stablehlo.slice %arg0 [1:3, 0:6] : (tensor<5x6xf64>) -> tensor<2x6xf64>
    %1 = call @_flip(%0) : (tensor<2x6xf64>) -> tensor<2x6xf64>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<2x6xf64>, tensor<5x6xf64>) -> tensor<7x6xf64>
    %3 = stablehlo.slice %2 [4:6, 0:6] : (tensor<7x6xf64>) -> tensor<2x6xf64>
    %4 = call @_flip(%3) : (tensor<2x6xf64>) -> tensor<2x6xf64>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<7x6xf64>, tensor<2x6xf64>) -> tensor<9x6xf64>
    %6 = stablehlo.slice %5 [0:9, 1:3] : (tensor<9x6xf64>) -> tensor<9x2xf64>
    %7 = call @_flip_0(%6) : (tensor<9x2xf64>) -> tensor<9x2xf64>
    %8 = stablehlo.concatenate %7, %5, dim = 1 : (tensor<9x2xf64>, tensor<9x6xf64>) -> tensor<9x8xf64>
    %9 = stablehlo.slice %8 [0:9, 5:7] : (tensor<9x8xf64>) -> tensor<9x2xf64>
    %10 = call @_flip_0(%9) : (tensor<9x2xf64>) -> tensor<9x2xf64>
    %11 = stablehlo.concatenate %8, %10, dim = 1 : (tensor<9x8xf64>, tensor<9x2xf64>) -> tensor<9x10xf64>
    return %11 : tensor<9x10xf64>
  }
  func.func private @_flip(%arg0: tensor<2x6xf64>) -> tensor<2x6xf64> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x6xf64>
    return %0 : tensor<2x6xf64>
  }
  func.func private @_flip_0(%arg0: tensor<9x2xf64>) -> tensor<9x2xf64> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<9x2xf64>
    return %0 : tensor<9x2xf64>
  }
}
