// pads: adjoint
// inputs: int32[14]
// result: int32[9] df25533301d637640b9a64ea721ca4227baddaa35559fbe827e2f2bb149f0513
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14xi32>) -> (tensor<9xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<14xi32>) -> tensor<9xi32>
    return %0 : tensor<9xi32>
  }
  func.func private @_pad(%arg0: tensor<14xi32>) -> tensor<9xi32> {
    %0 = stablehlo.slice %arg0 [0:2] : (tensor<14xi32>) -> tensor<2xi32>
    %1 = stablehlo.slice %arg0 [2:11] : (tensor<14xi32>) -> tensor<9xi32>
    %2 = stablehlo.slice %arg0 [11:14] : (tensor<14xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.pad %2, %c, low = [0], high = [6], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<9xi32>
    %4 = stablehlo.add %1, %3 : tensor<9xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.pad %0, %c_0, low = [7], high = [0], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<9xi32>
    %6 = stablehlo.add %4, %5 : tensor<9xi32>
    return %6 : tensor<9xi32>
  }
}
