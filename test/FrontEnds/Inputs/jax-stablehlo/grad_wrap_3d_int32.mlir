// pads: adjoint
// inputs: int32[7,8,5]
// result: int32[4,5,3] b27aff28b997a75fa03cf10b6aad3ee03f9fb515f06f0092d0c1de06368a7b2d
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x8x5xi32>) -> (tensor<4x5x3xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<7x8x5xi32>) -> tensor<4x5x3xi32>
    return %0 : tensor<4x5x3xi32>
  }
  func.func private @_pad(%arg0: tensor<7x8x5xi32>) -> tensor<4x5x3xi32> {
    %0 = stablehlo.slice %arg0 [0:7, 0:8, 0:3] : (tensor<7x8x5xi32>) -> tensor<7x8x3xi32>
    %1 = stablehlo.slice %arg0 [0:7, 0:8, 3:5] : (tensor<7x8x5xi32>) -> tensor<7x8x2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.pad %1, %c, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<7x8x2xi32>, tensor<i32>) -> tensor<7x8x3xi32>
    %3 = stablehlo.add %0, %2 : tensor<7x8x3xi32>
    %4 = stablehlo.slice %3 [0:7, 0:2, 0:3] : (tensor<7x8x3xi32>) -> tensor<7x2x3xi32>
    %5 = stablehlo.slice %3 [0:7, 2:7, 0:3] : (tensor<7x8x3xi32>) -> tensor<7x5x3xi32>
    %6 = stablehlo.slice %3 [0:7, 7:8, 0:3] : (tensor<7x8x3xi32>) -> tensor<7x1x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.pad %6, %c_0, low = [0, 0, 0], high = [0, 4, 0], interior = [0, 0, 0] : (tensor<7x1x3xi32>, tensor<i32>) -> tensor<7x5x3xi32>
    %8 = stablehlo.add %5, %7 : tensor<7x5x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.pad %4, %c_1, low = [0, 3, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<7x2x3xi32>, tensor<i32>) -> tensor<7x5x3xi32>
    %10 = stablehlo.add %8, %9 : tensor<7x5x3xi32>
    %11 = stablehlo.slice %10 [0:1, 0:5, 0:3] : (tensor<7x5x3xi32>) -> tensor<1x5x3xi32>
    %12 = stablehlo.slice %10 [1:5, 0:5, 0:3] : (tensor<7x5x3xi32>) -> tensor<4x5x3xi32>
    %13 = stablehlo.slice %10 [5:7, 0:5, 0:3] : (tensor<7x5x3xi32>) -> tensor<2x5x3xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.pad %13, %c_2, low = [0, 0, 0], high = [2, 0, 0], interior = [0, 0, 0] : (tensor<2x5x3xi32>, tensor<i32>) -> tensor<4x5x3xi32>
    %15 = stablehlo.add %12, %14 : tensor<4x5x3xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.pad %11, %c_3, low = [3, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x5x3xi32>, tensor<i32>) -> tensor<4x5x3xi32>
    %17 = stablehlo.add %15, %16 : tensor<4x5x3xi32>
    return %17 : tensor<4x5x3xi32>
  }
}
