// pads: adjoint
// inputs: float32[14]
// result: float32[9] b2fbc1b09ea558120e353012083f6999e32141b246b0c54d14392cf4f8bc896d
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<14xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_pad(%arg0: tensor<14xf32>) -> tensor<9xf32> {
    %0 = stablehlo.slice %arg0 [0:11] : (tensor<14xf32>) -> tensor<11xf32>
    %1 = stablehlo.slice %arg0 [11:14] : (tensor<14xf32>) -> tensor<3xf32>
    %2 = call @_flip(%1) : (tensor<3xf32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %2, %cst, low = [7], high = [1], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<11xf32>
    %4 = stablehlo.add %0, %3 : tensor<11xf32>
    %5 = stablehlo.slice %4 [0:2] : (tensor<11xf32>) -> tensor<2xf32>
    %6 = stablehlo.slice %4 [2:11] : (tensor<11xf32>) -> tensor<9xf32>
    %7 = call @_flip_0(%5) : (tensor<2xf32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.pad %7, %cst_0, low = [1], high = [6], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<9xf32>
    %9 = stablehlo.add %6, %8 : tensor<9xf32>
    return %9 : tensor<9xf32>
  }
  func.func private @_flip(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @_flip_0(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
