// pads: adjoint
// inputs: int32[13]
// result: int32[9] f723d5500acf61c1fd680fab374245bd59998dcdfa34a3ed246149afe0eb62d6
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xi32>) -> (tensor<9xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<13xi32>) -> tensor<9xi32>
    return %0 : tensor<9xi32>
  }
  func.func private @_pad(%arg0: tensor<13xi32>) -> tensor<9xi32> {
    %0 = stablehlo.slice %arg0 [0:4] : (tensor<13xi32>) -> tensor<4xi32>
    %1 = stablehlo.slice %arg0 [4:13] : (tensor<13xi32>) -> tensor<9xi32>
    %2 = call @_flip(%0) : (tensor<4xi32>) -> tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.pad %2, %c, low = [1], high = [4], interior = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<9xi32>
    %4 = stablehlo.add %1, %3 : tensor<9xi32>
    return %4 : tensor<9xi32>
  }
  func.func private @_flip(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}
