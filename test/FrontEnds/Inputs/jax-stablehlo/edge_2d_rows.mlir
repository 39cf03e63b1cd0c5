// pads: edge
// inputs: float32[6,7]
// result: float32[9,7] d2fc223527c53bd324d72d5226e636787e9fb146ba719da611cf069217b853bf
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xf32>) -> (tensor<9x7xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<6x7xf32>) -> tensor<9x7xf32>
    return %0 : tensor<9x7xf32>
  }
  func.func private @_pad(%arg0: tensor<6x7xf32>) -> tensor<9x7xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x7xf32>) -> tensor<1x2x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x2x7xf32>) -> tensor<2x7xf32>
    %3 = stablehlo.slice %arg0 [5:6, 0:7] : (tensor<6x7xf32>) -> tensor<1x7xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x7xf32>) -> tensor<1x1x7xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x7xf32>) -> tensor<1x7xf32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<2x7xf32>, tensor<6x7xf32>, tensor<1x7xf32>) -> tensor<9x7xf32>
    %7 = stablehlo.slice %6 [0:9, 0:1] : (tensor<9x7xf32>) -> tensor<9x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x1x0xf32>
    %9 = stablehlo.reshape %8 : (tensor<9x1x0xf32>) -> tensor<9x0xf32>
    %10 = stablehlo.slice %6 [0:9, 6:7] : (tensor<9x7xf32>) -> tensor<9x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x1x0xf32>
    %12 = stablehlo.reshape %11 : (tensor<9x1x0xf32>) -> tensor<9x0xf32>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<9x0xf32>, tensor<9x7xf32>, tensor<9x0xf32>) -> tensor<9x7xf32>
    return %13 : tensor<9x7xf32>
  }
}
