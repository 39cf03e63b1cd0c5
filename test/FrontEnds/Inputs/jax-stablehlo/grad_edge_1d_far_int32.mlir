// pads: adjoint
// inputs: int32[19]
// result: int32[4] 1bd38e7c765dc1d6c8e463a7921545cd5807e0db0f69fe072beaa0a453239629
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<19xi32>) -> (tensor<4xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<19xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @_pad(%arg0: tensor<19xi32>) -> tensor<4xi32> {
    %0 = stablehlo.slice %arg0 [0:6] : (tensor<19xi32>) -> tensor<6xi32>
    %1 = stablehlo.slice %arg0 [6:10] : (tensor<19xi32>) -> tensor<4xi32>
    %2 = stablehlo.slice %arg0 [10:19] : (tensor<19xi32>) -> tensor<9xi32>
    %3 = stablehlo.reshape %2 : (tensor<9xi32>) -> tensor<1x9xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x9xi32>, tensor<i32>) -> tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.pad %5, %c_0, low = [3], high = [0], interior = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    %7 = stablehlo.add %1, %6 : tensor<4xi32>
    %8 = stablehlo.reshape %0 : (tensor<6xi32>) -> tensor<1x6xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.reduce(%8 init: %c_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x6xi32>, tensor<i32>) -> tensor<i32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.pad %10, %c_2, low = [0], high = [3], interior = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    %12 = stablehlo.add %7, %11 : tensor<4xi32>
    return %12 : tensor<4xi32>
  }
}
