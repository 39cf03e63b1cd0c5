// pads: adjoint
// inputs: float32[14]
// result: float32[9] 1ccf0ef8b84ab8720474b90979c96b9125404d26ea6af2cb739f2032fc17c0db
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
    %3 = stablehlo.pad %2, %cst, low = [8], high = [0], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<11xf32>
    %4 = stablehlo.add %0, %3 : tensor<11xf32>
    %5 = stablehlo.slice %4 [0:2] : (tensor<11xf32>) -> tensor<2xf32>
    %6 = stablehlo.slice %4 [2:11] : (tensor<11xf32>) -> tensor<9xf32>
    %7 = call @_flip_0(%5) : (tensor<2xf32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.pad %7, %cst_0, low = [0], high = [7], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<9xf32>
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
