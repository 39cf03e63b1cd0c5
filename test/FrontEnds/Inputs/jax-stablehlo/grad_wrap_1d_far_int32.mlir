// pads: adjoint
// inputs: int32[19]
// result: int32[4] 686ad155db13303ba84d0524ac457f9667ab0fcd68509423ae26d18a6a4f3587
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<19xi32>) -> (tensor<4xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<19xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @_pad(%arg0: tensor<19xi32>) -> tensor<4xi32> {
    %0 = stablehlo.slice %arg0 [0:2] : (tensor<19xi32>) -> tensor<2xi32>
    %1 = stablehlo.slice %arg0 [2:6] : (tensor<19xi32>) -> tensor<4xi32>
    %2 = stablehlo.slice %arg0 [6:10] : (tensor<19xi32>) -> tensor<4xi32>
    %3 = stablehlo.slice %arg0 [10:14] : (tensor<19xi32>) -> tensor<4xi32>
    %4 = stablehlo.slice %arg0 [14:18] : (tensor<19xi32>) -> tensor<4xi32>
    %5 = stablehlo.slice %arg0 [18:19] : (tensor<19xi32>) -> tensor<1xi32>
    %6 = stablehlo.add %1, %2 : tensor<4xi32>
    %7 = stablehlo.add %6, %3 : tensor<4xi32>
    %8 = stablehlo.add %7, %4 : tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.pad %5, %c, low = [0], high = [3], interior = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
    %10 = stablehlo.add %8, %9 : tensor<4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.pad %0, %c_0, low = [2], high = [0], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
    %12 = stablehlo.add %10, %11 : tensor<4xi32>
    return %12 : tensor<4xi32>
  }
}
