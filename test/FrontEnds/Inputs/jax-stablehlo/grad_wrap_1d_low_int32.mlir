// pads: adjoint
// inputs: int32[13]
// result: int32[9] 11eb8ad599019dd937dd8ebe535c2143ad6b36ede7d99d3ec8014ec21be011e9
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xi32>) -> (tensor<9xi32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<13xi32>) -> tensor<9xi32>
    return %0 : tensor<9xi32>
  }
  func.func private @_pad(%arg0: tensor<13xi32>) -> tensor<9xi32> {
    %0 = stablehlo.slice %arg0 [0:4] : (tensor<13xi32>) -> tensor<4xi32>
    %1 = stablehlo.slice %arg0 [4:13] : (tensor<13xi32>) -> tensor<9xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.pad %0, %c, low = [5], high = [0], interior = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<9xi32>
    %3 = stablehlo.add %1, %2 : tensor<9xi32>
    return %3 : tensor<9xi32>
  }
}
