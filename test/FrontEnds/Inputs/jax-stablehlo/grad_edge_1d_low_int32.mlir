// pads: adjoint
// inputs: int32[13]
// result: int32[9] a39eb3fcec8533f806eb2eeba78606644b07738dcd4c7b05f5f146cc6afeb303
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xi32>) -> (tensor<9xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<13xi32>) -> tensor<9xi32>
    return %0 : tensor<9xi32>
  }
  func.func private @_pad(%arg0: tensor<13xi32>) -> tensor<9xi32> {
    %0 = stablehlo.slice %arg0 [0:4] : (tensor<13xi32>) -> tensor<4xi32>
    %1 = stablehlo.slice %arg0 [4:13] : (tensor<13xi32>) -> tensor<9xi32>
    %2 = stablehlo.slice %arg0 [13:13] : (tensor<13xi32>) -> tensor<0xi32>
    %3 = stablehlo.reshape %2 : (tensor<0xi32>) -> tensor<1x0xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x0xi32>, tensor<i32>) -> tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.pad %5, %c_0, low = [8], high = [0], interior = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<9xi32>
    %7 = stablehlo.add %1, %6 : tensor<9xi32>
    %8 = stablehlo.reshape %0 : (tensor<4xi32>) -> tensor<1x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.reduce(%8 init: %c_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x4xi32>, tensor<i32>) -> tensor<i32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.pad %10, %c_2, low = [0], high = [8], interior = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<9xi32>
    %12 = stablehlo.add %7, %11 : tensor<9xi32>
    return %12 : tensor<9xi32>
  }
}
