// pads: adjoint
// inputs: int32[19]
// result: int32[4] e2b1dfbad6cacb9bd5f5f3e81423e8187d6283783e9387892cfa95ea090ee79c
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<19xi32>) -> (tensor<4xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<19xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @_pad(%arg0: tensor<19xi32>) -> tensor<4xi32> {
    %0 = stablehlo.slice %arg0 [0:18] : (tensor<19xi32>) -> tensor<18xi32>
    %1 = stablehlo.slice %arg0 [18:19] : (tensor<19xi32>) -> tensor<1xi32>
    %2 = call @_flip(%1) : (tensor<1xi32>) -> tensor<1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.pad %2, %c, low = [17], high = [0], interior = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<18xi32>
    %4 = stablehlo.add %0, %3 : tensor<18xi32>
    %5 = stablehlo.slice %4 [0:14] : (tensor<18xi32>) -> tensor<14xi32>
    %6 = stablehlo.slice %4 [14:18] : (tensor<18xi32>) -> tensor<4xi32>
    %7 = call @_flip_0(%6) : (tensor<4xi32>) -> tensor<4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.pad %7, %c_0, low = [10], high = [0], interior = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<14xi32>
    %9 = stablehlo.add %5, %8 : tensor<14xi32>
    %10 = stablehlo.slice %9 [0:10] : (tensor<14xi32>) -> tensor<10xi32>
    %11 = stablehlo.slice %9 [10:14] : (tensor<14xi32>) -> tensor<4xi32>
    %12 = call @_flip_0(%11) : (tensor<4xi32>) -> tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.pad %12, %c_1, low = [6], high = [0], interior = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<10xi32>
    %14 = stablehlo.add %10, %13 : tensor<10xi32>
    %15 = stablehlo.slice %14 [0:2] : (tensor<10xi32>) -> tensor<2xi32>
    %16 = stablehlo.slice %14 [2:10] : (tensor<10xi32>) -> tensor<8xi32>
    %17 = call @_flip_1(%15) : (tensor<2xi32>) -> tensor<2xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.pad %17, %c_2, low = [0], high = [6], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<8xi32>
    %19 = stablehlo.add %16, %18 : tensor<8xi32>
    %20 = stablehlo.slice %19 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
    %21 = stablehlo.slice %19 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
    %22 = call @_flip_0(%20) : (tensor<4xi32>) -> tensor<4xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.pad %22, %c_3, low = [0], high = [0], interior = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %24 = stablehlo.add %21, %23 : tensor<4xi32>
    return %24 : tensor<4xi32>
  }
  func.func private @_flip(%arg0: tensor<1xi32>) -> tensor<1xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1xi32>
    return %0 : tensor<1xi32>
  }
  func.func private @_flip_0(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @_flip_1(%arg0: tensor<2xi32>) -> tensor<2xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
