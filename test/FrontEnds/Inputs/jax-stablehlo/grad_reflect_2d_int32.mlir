// pads: adjoint
// inputs: int32[12,15]
// result: int32[7,9] 2483f389e63c1367b2a21cbeb32c621bd34871c991e8e77a3c6010a2a55b0f14
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x15xi32>) -> (tensor<7x9xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<12x15xi32>) -> tensor<7x9xi32>
    return %0 : tensor<7x9xi32>
  }
  func.func private @_pad(%arg0: tensor<12x15xi32>) -> tensor<7x9xi32> {
    %0 = stablehlo.slice %arg0 [0:12, 0:11] : (tensor<12x15xi32>) -> tensor<12x11xi32>
    %1 = stablehlo.slice %arg0 [0:12, 11:15] : (tensor<12x15xi32>) -> tensor<12x4xi32>
    %2 = call @_flip(%1) : (tensor<12x4xi32>) -> tensor<12x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.pad %2, %c, low = [0, 6], high = [0, 1], interior = [0, 0] : (tensor<12x4xi32>, tensor<i32>) -> tensor<12x11xi32>
    %4 = stablehlo.add %0, %3 : tensor<12x11xi32>
    %5 = stablehlo.slice %4 [0:12, 0:2] : (tensor<12x11xi32>) -> tensor<12x2xi32>
    %6 = stablehlo.slice %4 [0:12, 2:11] : (tensor<12x11xi32>) -> tensor<12x9xi32>
    %7 = call @_flip_0(%5) : (tensor<12x2xi32>) -> tensor<12x2xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.pad %7, %c_0, low = [0, 1], high = [0, 6], interior = [0, 0] : (tensor<12x2xi32>, tensor<i32>) -> tensor<12x9xi32>
    %9 = stablehlo.add %6, %8 : tensor<12x9xi32>
    %10 = stablehlo.slice %9 [0:10, 0:9] : (tensor<12x9xi32>) -> tensor<10x9xi32>
    %11 = stablehlo.slice %9 [10:12, 0:9] : (tensor<12x9xi32>) -> tensor<2x9xi32>
    %12 = call @_flip_1(%11) : (tensor<2x9xi32>) -> tensor<2x9xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.pad %12, %c_1, low = [7, 0], high = [1, 0], interior = [0, 0] : (tensor<2x9xi32>, tensor<i32>) -> tensor<10x9xi32>
    %14 = stablehlo.add %10, %13 : tensor<10x9xi32>
    %15 = stablehlo.slice %14 [0:3, 0:9] : (tensor<10x9xi32>) -> tensor<3x9xi32>
    %16 = stablehlo.slice %14 [3:10, 0:9] : (tensor<10x9xi32>) -> tensor<7x9xi32>
    %17 = call @_flip_2(%15) : (tensor<3x9xi32>) -> tensor<3x9xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.pad %17, %c_2, low = [1, 0], high = [3, 0], interior = [0, 0] : (tensor<3x9xi32>, tensor<i32>) -> tensor<7x9xi32>
    %19 = stablehlo.add %16, %18 : tensor<7x9xi32>
    return %19 : tensor<7x9xi32>
  }
  func.func private @_flip(%arg0: tensor<12x4xi32>) -> tensor<12x4xi32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<12x4xi32>
    return %0 : tensor<12x4xi32>
  }
  func.func private @_flip_0(%arg0: tensor<12x2xi32>) -> tensor<12x2xi32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<12x2xi32>
    return %0 : tensor<12x2xi32>
  }
  func.func private @_flip_1(%arg0: tensor<2x9xi32>) -> tensor<2x9xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x9xi32>
    return %0 : tensor<2x9xi32>
  }
  func.func private @_flip_2(%arg0: tensor<3x9xi32>) -> tensor<3x9xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3x9xi32>
    return %0 : tensor<3x9xi32>
  }
}
