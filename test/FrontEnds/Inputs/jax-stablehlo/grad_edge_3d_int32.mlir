// pads: adjoint
// inputs: int32[7,8,5]
// result: int32[4,5,3] ebbb23ff9710ad77727063ad02ab7710f40683851cc59b286b3c3c30c9e04e27
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x8x5xi32>) -> (tensor<4x5x3xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<7x8x5xi32>) -> tensor<4x5x3xi32>
    return %0 : tensor<4x5x3xi32>
  }
  func.func private @_pad(%arg0: tensor<7x8x5xi32>) -> tensor<4x5x3xi32> {
    %0 = stablehlo.slice %arg0 [0:7, 0:8, 0:0] : (tensor<7x8x5xi32>) -> tensor<7x8x0xi32>
    %1 = stablehlo.slice %arg0 [0:7, 0:8, 0:3] : (tensor<7x8x5xi32>) -> tensor<7x8x3xi32>
    %2 = stablehlo.slice %arg0 [0:7, 0:8, 3:5] : (tensor<7x8x5xi32>) -> tensor<7x8x2xi32>
    %3 = stablehlo.reshape %2 : (tensor<7x8x2xi32>) -> tensor<7x8x1x2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.add across dimensions = [2, 3] : (tensor<7x8x1x2xi32>, tensor<i32>) -> tensor<7x8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<7x8xi32>) -> tensor<7x8x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.pad %5, %c_0, low = [0, 0, 2], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<7x8x1xi32>, tensor<i32>) -> tensor<7x8x3xi32>
    %7 = stablehlo.add %1, %6 : tensor<7x8x3xi32>
    %8 = stablehlo.reshape %0 : (tensor<7x8x0xi32>) -> tensor<7x8x1x0xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.reduce(%8 init: %c_1) applies stablehlo.add across dimensions = [2, 3] : (tensor<7x8x1x0xi32>, tensor<i32>) -> tensor<7x8xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x8xi32>) -> tensor<7x8x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.pad %10, %c_2, low = [0, 0, 0], high = [0, 0, 2], interior = [0, 0, 0] : (tensor<7x8x1xi32>, tensor<i32>) -> tensor<7x8x3xi32>
    %12 = stablehlo.add %7, %11 : tensor<7x8x3xi32>
    %13 = stablehlo.slice %12 [0:7, 0:2, 0:3] : (tensor<7x8x3xi32>) -> tensor<7x2x3xi32>
    %14 = stablehlo.slice %12 [0:7, 2:7, 0:3] : (tensor<7x8x3xi32>) -> tensor<7x5x3xi32>
    %15 = stablehlo.slice %12 [0:7, 7:8, 0:3] : (tensor<7x8x3xi32>) -> tensor<7x1x3xi32>
    %16 = stablehlo.reshape %15 : (tensor<7x1x3xi32>) -> tensor<7x1x1x3xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.reduce(%16 init: %c_3) applies stablehlo.add across dimensions = [1, 2] : (tensor<7x1x1x3xi32>, tensor<i32>) -> tensor<7x3xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (tensor<7x3xi32>) -> tensor<7x1x3xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.pad %18, %c_4, low = [0, 4, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<7x1x3xi32>, tensor<i32>) -> tensor<7x5x3xi32>
    %20 = stablehlo.add %14, %19 : tensor<7x5x3xi32>
    %21 = stablehlo.reshape %13 : (tensor<7x2x3xi32>) -> tensor<7x1x2x3xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.reduce(%21 init: %c_5) applies stablehlo.add across dimensions = [1, 2] : (tensor<7x1x2x3xi32>, tensor<i32>) -> tensor<7x3xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 2] : (tensor<7x3xi32>) -> tensor<7x1x3xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.pad %23, %c_6, low = [0, 0, 0], high = [0, 4, 0], interior = [0, 0, 0] : (tensor<7x1x3xi32>, tensor<i32>) -> tensor<7x5x3xi32>
    %25 = stablehlo.add %20, %24 : tensor<7x5x3xi32>
    %26 = stablehlo.slice %25 [0:1, 0:5, 0:3] : (tensor<7x5x3xi32>) -> tensor<1x5x3xi32>
    %27 = stablehlo.slice %25 [1:5, 0:5, 0:3] : (tensor<7x5x3xi32>) -> tensor<4x5x3xi32>
    %28 = stablehlo.slice %25 [5:7, 0:5, 0:3] : (tensor<7x5x3xi32>) -> tensor<2x5x3xi32>
    %29 = stablehlo.reshape %28 : (tensor<2x5x3xi32>) -> tensor<1x2x5x3xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.reduce(%29 init: %c_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x2x5x3xi32>, tensor<i32>) -> tensor<5x3xi32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [1, 2] : (tensor<5x3xi32>) -> tensor<1x5x3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.pad %31, %c_8, low = [3, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x5x3xi32>, tensor<i32>) -> tensor<4x5x3xi32>
    %33 = stablehlo.add %27, %32 : tensor<4x5x3xi32>
    %34 = stablehlo.reshape %26 : (tensor<1x5x3xi32>) -> tensor<1x1x5x3xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.reduce(%34 init: %c_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x5x3xi32>, tensor<i32>) -> tensor<5x3xi32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [1, 2] : (tensor<5x3xi32>) -> tensor<1x5x3xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.pad %36, %c_10, low = [0, 0, 0], high = [3, 0, 0], interior = [0, 0, 0] : (tensor<1x5x3xi32>, tensor<i32>) -> tensor<4x5x3xi32>
    %38 = stablehlo.add %33, %37 : tensor<4x5x3xi32>
    return %38 : tensor<4x5x3xi32>
  }
}
