// pads: adjoint
// inputs: int32[14]
// result: int32[9] f5c5b52dd6d8ca72599ca675be22ddbe8b5dbc342f4aa697ae8a703fdb604575
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14xi32>) -> (tensor<9xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<14xi32>) -> tensor<9xi32>
    return %0 : tensor<9xi32>
  }
  func.func private @_pad(%arg0: tensor<14xi32>) -> tensor<9xi32> {
    %0 = stablehlo.slice %arg0 [0:11] : (tensor<14xi32>) -> tensor<11xi32>
    %1 = stablehlo.slice %arg0 [11:14] : (tensor<14xi32>) -> tensor<3xi32>
    %2 = call @_flip(%1) : (tensor<3xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.pad %2, %c, low = [7], high = [1], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<11xi32>
    %4 = stablehlo.add %0, %3 : tensor<11xi32>
    %5 = stablehlo.slice %4 [0:2] : (tensor<11xi32>) -> tensor<2xi32>
    %6 = stablehlo.slice %4 [2:11] : (tensor<11xi32>) -> tensor<9xi32>
    %7 = call @_flip_0(%5) : (tensor<2xi32>) -> tensor<2xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.pad %7, %c_0, low = [1], high = [6], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<9xi32>
    %9 = stablehlo.add %6, %8 : tensor<9xi32>
    return %9 : tensor<9xi32>
  }
  func.func private @_flip(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @_flip_0(%arg0: tensor<2xi32>) -> tensor<2xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
