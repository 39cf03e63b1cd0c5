// pads: adjoint
// inputs: int32[19]
// result: int32[4] 6987e27e62bfb23dd66b80fa389a8af26bb9be06cbfa89cbc606c71ebb7fd806
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<19xi32>) -> (tensor<4xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<19xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @_pad(%arg0: tensor<19xi32>) -> tensor<4xi32> {
    %0 = stablehlo.slice %arg0 [0:16] : (tensor<19xi32>) -> tensor<16xi32>
    %1 = stablehlo.slice %arg0 [16:19] : (tensor<19xi32>) -> tensor<3xi32>
    %2 = call @_flip(%1) : (tensor<3xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.pad %2, %c, low = [12], high = [1], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<16xi32>
    %4 = stablehlo.add %0, %3 : tensor<16xi32>
    %5 = stablehlo.slice %4 [0:13] : (tensor<16xi32>) -> tensor<13xi32>
    %6 = stablehlo.slice %4 [13:16] : (tensor<16xi32>) -> tensor<3xi32>
    %7 = call @_flip(%6) : (tensor<3xi32>) -> tensor<3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.pad %7, %c_0, low = [9], high = [1], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<13xi32>
    %9 = stablehlo.add %5, %8 : tensor<13xi32>
    %10 = stablehlo.slice %9 [0:10] : (tensor<13xi32>) -> tensor<10xi32>
    %11 = stablehlo.slice %9 [10:13] : (tensor<13xi32>) -> tensor<3xi32>
    %12 = call @_flip(%11) : (tensor<3xi32>) -> tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.pad %12, %c_1, low = [6], high = [1], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<10xi32>
    %14 = stablehlo.add %10, %13 : tensor<10xi32>
    %15 = stablehlo.slice %14 [0:3] : (tensor<10xi32>) -> tensor<3xi32>
    %16 = stablehlo.slice %14 [3:10] : (tensor<10xi32>) -> tensor<7xi32>
    %17 = call @_flip(%15) : (tensor<3xi32>) -> tensor<3xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.pad %17, %c_2, low = [1], high = [3], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<7xi32>
    %19 = stablehlo.add %16, %18 : tensor<7xi32>
    %20 = stablehlo.slice %19 [0:3] : (tensor<7xi32>) -> tensor<3xi32>
    %21 = stablehlo.slice %19 [3:7] : (tensor<7xi32>) -> tensor<4xi32>
    %22 = call @_flip(%20) : (tensor<3xi32>) -> tensor<3xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.pad %22, %c_3, low = [1], high = [0], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
    %24 = stablehlo.add %21, %23 : tensor<4xi32>
    return %24 : tensor<4xi32>
  }
  func.func private @_flip(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3xi32>
    return %0 : tensor<3xi32>
  }
}
