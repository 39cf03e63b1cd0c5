// pads: adjoint
// inputs: int32[7,8,5]
// result: int32[4,5,3] e869a6c651ebd7b1db677922825bbc556ba767a5c5255c2a2aed33b5413e7c8f
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x8x5xi32>) -> (tensor<4x5x3xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<7x8x5xi32>) -> tensor<4x5x3xi32>
    return %0 : tensor<4x5x3xi32>
  }
  func.func private @_pad(%arg0: tensor<7x8x5xi32>) -> tensor<4x5x3xi32> {
    %0 = stablehlo.slice %arg0 [0:7, 0:8, 0:3] : (tensor<7x8x5xi32>) -> tensor<7x8x3xi32>
    %1 = stablehlo.slice %arg0 [0:7, 0:8, 3:5] : (tensor<7x8x5xi32>) -> tensor<7x8x2xi32>
    %2 = call @_flip(%1) : (tensor<7x8x2xi32>) -> tensor<7x8x2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.pad %2, %c, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<7x8x2xi32>, tensor<i32>) -> tensor<7x8x3xi32>
    %4 = stablehlo.add %0, %3 : tensor<7x8x3xi32>
    %5 = stablehlo.slice %4 [0:7, 0:7, 0:3] : (tensor<7x8x3xi32>) -> tensor<7x7x3xi32>
    %6 = stablehlo.slice %4 [0:7, 7:8, 0:3] : (tensor<7x8x3xi32>) -> tensor<7x1x3xi32>
    %7 = call @_flip_0(%6) : (tensor<7x1x3xi32>) -> tensor<7x1x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.pad %7, %c_0, low = [0, 5, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<7x1x3xi32>, tensor<i32>) -> tensor<7x7x3xi32>
    %9 = stablehlo.add %5, %8 : tensor<7x7x3xi32>
    %10 = stablehlo.slice %9 [0:7, 0:2, 0:3] : (tensor<7x7x3xi32>) -> tensor<7x2x3xi32>
    %11 = stablehlo.slice %9 [0:7, 2:7, 0:3] : (tensor<7x7x3xi32>) -> tensor<7x5x3xi32>
    %12 = call @_flip_1(%10) : (tensor<7x2x3xi32>) -> tensor<7x2x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.pad %12, %c_1, low = [0, 1, 0], high = [0, 2, 0], interior = [0, 0, 0] : (tensor<7x2x3xi32>, tensor<i32>) -> tensor<7x5x3xi32>
    %14 = stablehlo.add %11, %13 : tensor<7x5x3xi32>
    %15 = stablehlo.slice %14 [0:5, 0:5, 0:3] : (tensor<7x5x3xi32>) -> tensor<5x5x3xi32>
    %16 = stablehlo.slice %14 [5:7, 0:5, 0:3] : (tensor<7x5x3xi32>) -> tensor<2x5x3xi32>
    %17 = call @_flip_2(%16) : (tensor<2x5x3xi32>) -> tensor<2x5x3xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.pad %17, %c_2, low = [2, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<2x5x3xi32>, tensor<i32>) -> tensor<5x5x3xi32>
    %19 = stablehlo.add %15, %18 : tensor<5x5x3xi32>
    %20 = stablehlo.slice %19 [0:1, 0:5, 0:3] : (tensor<5x5x3xi32>) -> tensor<1x5x3xi32>
    %21 = stablehlo.slice %19 [1:5, 0:5, 0:3] : (tensor<5x5x3xi32>) -> tensor<4x5x3xi32>
    %22 = call @_flip_3(%20) : (tensor<1x5x3xi32>) -> tensor<1x5x3xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.pad %22, %c_3, low = [1, 0, 0], high = [2, 0, 0], interior = [0, 0, 0] : (tensor<1x5x3xi32>, tensor<i32>) -> tensor<4x5x3xi32>
    %24 = stablehlo.add %21, %23 : tensor<4x5x3xi32>
    return %24 : tensor<4x5x3xi32>
  }
  func.func private @_flip(%arg0: tensor<7x8x2xi32>) -> tensor<7x8x2xi32> {
    %0 = stablehlo.reverse %arg0, dims = [2] : tensor<7x8x2xi32>
    return %0 : tensor<7x8x2xi32>
  }
  func.func private @_flip_0(%arg0: tensor<7x1x3xi32>) -> tensor<7x1x3xi32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<7x1x3xi32>
    return %0 : tensor<7x1x3xi32>
  }
  func.func private @_flip_1(%arg0: tensor<7x2x3xi32>) -> tensor<7x2x3xi32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<7x2x3xi32>
    return %0 : tensor<7x2x3xi32>
  }
  func.func private @_flip_2(%arg0: tensor<2x5x3xi32>) -> tensor<2x5x3xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x5x3xi32>
    return %0 : tensor<2x5x3xi32>
  }
  func.func private @_flip_3(%arg0: tensor<1x5x3xi32>) -> tensor<1x5x3xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x5x3xi32>
    return %0 : tensor<1x5x3xi32>
  }
}
