// pads: adjoint
// inputs: float32[13]
// result: float32[9] c6763c85e410119addad353db730cbf40327b43122edac83d0d72e527dab628c
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<13xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_pad(%arg0: tensor<13xf32>) -> tensor<9xf32> {
    %0 = stablehlo.slice %arg0 [0:4] : (tensor<13xf32>) -> tensor<4xf32>
    %1 = stablehlo.slice %arg0 [4:13] : (tensor<13xf32>) -> tensor<9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %0, %cst, low = [5], high = [0], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<9xf32>
    %3 = stablehlo.add %1, %2 : tensor<9xf32>
    return %3 : tensor<9xf32>
  }
}
