// pads: adjoint
// inputs: int32[12,15]
// result: int32[7,9] 373d1673a2925f3fd4d1fce673bb3117cbf1e519d8f17f87ea902b7b18efd59b
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x15xi32>) -> (tensor<7x9xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<12x15xi32>) -> tensor<7x9xi32>
    return %0 : tensor<7x9xi32>
  }
  func.func private @_pad(%arg0: tensor<12x15xi32>) -> tensor<7x9xi32> {
    %0 = stablehlo.slice %arg0 [0:12, 0:2] : (tensor<12x15xi32>) -> tensor<12x2xi32>
    %1 = stablehlo.slice %arg0 [0:12, 2:11] : (tensor<12x15xi32>) -> tensor<12x9xi32>
    %2 = stablehlo.slice %arg0 [0:12, 11:15] : (tensor<12x15xi32>) -> tensor<12x4xi32>
    %3 = stablehlo.reshape %2 : (tensor<12x4xi32>) -> tensor<12x1x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.add across dimensions = [1, 2] : (tensor<12x1x4xi32>, tensor<i32>) -> tensor<12xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.pad %5, %c_0, low = [0, 8], high = [0, 0], interior = [0, 0] : (tensor<12x1xi32>, tensor<i32>) -> tensor<12x9xi32>
    %7 = stablehlo.add %1, %6 : tensor<12x9xi32>
    %8 = stablehlo.reshape %0 : (tensor<12x2xi32>) -> tensor<12x1x2xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.reduce(%8 init: %c_1) applies stablehlo.add across dimensions = [1, 2] : (tensor<12x1x2xi32>, tensor<i32>) -> tensor<12xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.pad %10, %c_2, low = [0, 0], high = [0, 8], interior = [0, 0] : (tensor<12x1xi32>, tensor<i32>) -> tensor<12x9xi32>
    %12 = stablehlo.add %7, %11 : tensor<12x9xi32>
    %13 = stablehlo.slice %12 [0:3, 0:9] : (tensor<12x9xi32>) -> tensor<3x9xi32>
    %14 = stablehlo.slice %12 [3:10, 0:9] : (tensor<12x9xi32>) -> tensor<7x9xi32>
    %15 = stablehlo.slice %12 [10:12, 0:9] : (tensor<12x9xi32>) -> tensor<2x9xi32>
    %16 = stablehlo.reshape %15 : (tensor<2x9xi32>) -> tensor<1x2x9xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.reduce(%16 init: %c_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x2x9xi32>, tensor<i32>) -> tensor<9xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<9xi32>) -> tensor<1x9xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.pad %18, %c_4, low = [6, 0], high = [0, 0], interior = [0, 0] : (tensor<1x9xi32>, tensor<i32>) -> tensor<7x9xi32>
    %20 = stablehlo.add %14, %19 : tensor<7x9xi32>
    %21 = stablehlo.reshape %13 : (tensor<3x9xi32>) -> tensor<1x3x9xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.reduce(%21 init: %c_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x3x9xi32>, tensor<i32>) -> tensor<9xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<9xi32>) -> tensor<1x9xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.pad %23, %c_6, low = [0, 0], high = [6, 0], interior = [0, 0] : (tensor<1x9xi32>, tensor<i32>) -> tensor<7x9xi32>
    %25 = stablehlo.add %20, %24 : tensor<7x9xi32>
    return %25 : tensor<7x9xi32>
  }
}
