// pads: adjoint
// inputs: float32[13]
// result: float32[9] 83333bbdcb0c4671742a0dcf66a862bafa300a83a07c42cf9de27a7e45cd0297
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<13xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_pad(%arg0: tensor<13xf32>) -> tensor<9xf32> {
    %0 = stablehlo.slice %arg0 [0:4] : (tensor<13xf32>) -> tensor<4xf32>
    %1 = stablehlo.slice %arg0 [4:13] : (tensor<13xf32>) -> tensor<9xf32>
    %2 = call @_flip(%0) : (tensor<4xf32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %2, %cst, low = [1], high = [4], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<9xf32>
    %4 = stablehlo.add %1, %3 : tensor<9xf32>
    return %4 : tensor<9xf32>
  }
  func.func private @_flip(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
