// pads: edge
// inputs: float32[4,5,3]
// result: float32[7,8,5] 2cb7c6c511c32b9425c8d7cec359a0311972d1009ecc03e468aa67bbddce43c1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5x3xf32>) -> (tensor<7x8x5xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<4x5x3xf32>) -> tensor<7x8x5xf32>
    return %0 : tensor<7x8x5xf32>
  }
  func.func private @_pad(%arg0: tensor<4x5x3xf32>) -> tensor<7x8x5xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:5, 0:3] : (tensor<4x5x3xf32>) -> tensor<1x5x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2, 3] : (tensor<1x5x3xf32>) -> tensor<1x1x5x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x5x3xf32>) -> tensor<1x5x3xf32>
    %3 = stablehlo.slice %arg0 [3:4, 0:5, 0:3] : (tensor<4x5x3xf32>) -> tensor<1x5x3xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2, 3] : (tensor<1x5x3xf32>) -> tensor<1x2x5x3xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x2x5x3xf32>) -> tensor<2x5x3xf32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<1x5x3xf32>, tensor<4x5x3xf32>, tensor<2x5x3xf32>) -> tensor<7x5x3xf32>
    %7 = stablehlo.slice %6 [0:7, 0:1, 0:3] : (tensor<7x5x3xf32>) -> tensor<7x1x3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 3] : (tensor<7x1x3xf32>) -> tensor<7x1x2x3xf32>
    %9 = stablehlo.reshape %8 : (tensor<7x1x2x3xf32>) -> tensor<7x2x3xf32>
    %10 = stablehlo.slice %6 [0:7, 4:5, 0:3] : (tensor<7x5x3xf32>) -> tensor<7x1x3xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 3] : (tensor<7x1x3xf32>) -> tensor<7x1x1x3xf32>
    %12 = stablehlo.reshape %11 : (tensor<7x1x1x3xf32>) -> tensor<7x1x3xf32>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<7x2x3xf32>, tensor<7x5x3xf32>, tensor<7x1x3xf32>) -> tensor<7x8x3xf32>
    %14 = stablehlo.slice %13 [0:7, 0:8, 0:1] : (tensor<7x8x3xf32>) -> tensor<7x8x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<7x8x1xf32>) -> tensor<7x8x1x0xf32>
    %16 = stablehlo.reshape %15 : (tensor<7x8x1x0xf32>) -> tensor<7x8x0xf32>
    %17 = stablehlo.slice %13 [0:7, 0:8, 2:3] : (tensor<7x8x3xf32>) -> tensor<7x8x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<7x8x1xf32>) -> tensor<7x8x1x2xf32>
    %19 = stablehlo.reshape %18 : (tensor<7x8x1x2xf32>) -> tensor<7x8x2xf32>
    %20 = stablehlo.concatenate %16, %13, %19, dim = 2 : (tensor<7x8x0xf32>, tensor<7x8x3xf32>, tensor<7x8x2xf32>) -> tensor<7x8x5xf32>
    return %20 : tensor<7x8x5xf32>
  }
}
