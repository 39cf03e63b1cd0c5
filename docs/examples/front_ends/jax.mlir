module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x2x3xf32>) -> (tensor<1x2x3xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<1x2x3xf32>) -> tensor<1x4x5xf32>
    %1 = stablehlo.slice %0 [0:1, 0:2, 1:4] : (tensor<1x4x5xf32>) -> tensor<1x2x3xf32>
    %2 = stablehlo.slice %0 [0:1, 2:4, 1:4] : (tensor<1x4x5xf32>) -> tensor<1x2x3xf32>
    %3 = stablehlo.add %1, %2 : tensor<1x2x3xf32>
    %4 = stablehlo.slice %0 [0:1, 1:3, 0:3] : (tensor<1x4x5xf32>) -> tensor<1x2x3xf32>
    %5 = stablehlo.add %3, %4 : tensor<1x2x3xf32>
    %6 = stablehlo.slice %0 [0:1, 1:3, 2:5] : (tensor<1x4x5xf32>) -> tensor<1x2x3xf32>
    %7 = stablehlo.add %5, %6 : tensor<1x2x3xf32>
    return %7 : tensor<1x2x3xf32>
  }
  func.func private @_pad(%arg0: tensor<1x2x3xf32>) -> tensor<1x4x5xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 1:2, 0:3] : (tensor<1x2x3xf32>) -> tensor<1x1x3xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:1, 0:3] : (tensor<1x2x3xf32>) -> tensor<1x1x3xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 1 : (tensor<1x1x3xf32>, tensor<1x2x3xf32>, tensor<1x1x3xf32>) -> tensor<1x4x3xf32>
    %3 = stablehlo.slice %2 [0:1, 0:4, 2:3] : (tensor<1x4x3xf32>) -> tensor<1x4x1xf32>
    %4 = stablehlo.slice %2 [0:1, 0:4, 0:1] : (tensor<1x4x3xf32>) -> tensor<1x4x1xf32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 2 : (tensor<1x4x1xf32>, tensor<1x4x3xf32>, tensor<1x4x1xf32>) -> tensor<1x4x5xf32>
    return %5 : tensor<1x4x5xf32>
  }
}
