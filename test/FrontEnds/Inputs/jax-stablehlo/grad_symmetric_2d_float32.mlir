// pads: adjoint adjoint
// inputs: float32[12,15]
// result: float32[7,9] 11607fa0551db4c93af08112a513965c8469856d38cb2623b9471cc039da76c4
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x15xf32>) -> (tensor<7x9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<12x15xf32>) -> tensor<7x9xf32>
    return %0 : tensor<7x9xf32>
  }
  func.func private @_pad(%arg0: tensor<12x15xf32>) -> tensor<7x9xf32> {
    %0 = stablehlo.slice %arg0 [0:12, 0:11] : (tensor<12x15xf32>) -> tensor<12x11xf32>
    %1 = stablehlo.slice %arg0 [0:12, 11:15] : (tensor<12x15xf32>) -> tensor<12x4xf32>
    %2 = call @_flip(%1) : (tensor<12x4xf32>) -> tensor<12x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %2, %cst, low = [0, 7], high = [0, 0], interior = [0, 0] : (tensor<12x4xf32>, tensor<f32>) -> tensor<12x11xf32>
    %4 = stablehlo.add %0, %3 : tensor<12x11xf32>
    %5 = stablehlo.slice %4 [0:12, 0:2] : (tensor<12x11xf32>) -> tensor<12x2xf32>
    %6 = stablehlo.slice %4 [0:12, 2:11] : (tensor<12x11xf32>) -> tensor<12x9xf32>
    %7 = call @_flip_0(%5) : (tensor<12x2xf32>) -> tensor<12x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.pad %7, %cst_0, low = [0, 0], high = [0, 7], interior = [0, 0] : (tensor<12x2xf32>, tensor<f32>) -> tensor<12x9xf32>
    %9 = stablehlo.add %6, %8 : tensor<12x9xf32>
    %10 = stablehlo.slice %9 [0:10, 0:9] : (tensor<12x9xf32>) -> tensor<10x9xf32>
    %11 = stablehlo.slice %9 [10:12, 0:9] : (tensor<12x9xf32>) -> tensor<2x9xf32>
    %12 = call @_flip_1(%11) : (tensor<2x9xf32>) -> tensor<2x9xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.pad %12, %cst_1, low = [8, 0], high = [0, 0], interior = [0, 0] : (tensor<2x9xf32>, tensor<f32>) -> tensor<10x9xf32>
    %14 = stablehlo.add %10, %13 : tensor<10x9xf32>
    %15 = stablehlo.slice %14 [0:3, 0:9] : (tensor<10x9xf32>) -> tensor<3x9xf32>
    %16 = stablehlo.slice %14 [3:10, 0:9] : (tensor<10x9xf32>) -> tensor<7x9xf32>
    %17 = call @_flip_2(%15) : (tensor<3x9xf32>) -> tensor<3x9xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.pad %17, %cst_2, low = [0, 0], high = [4, 0], interior = [0, 0] : (tensor<3x9xf32>, tensor<f32>) -> tensor<7x9xf32>
    %19 = stablehlo.add %16, %18 : tensor<7x9xf32>
    return %19 : tensor<7x9xf32>
  }
  func.func private @_flip(%arg0: tensor<12x4xf32>) -> tensor<12x4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<12x4xf32>
    return %0 : tensor<12x4xf32>
  }
  func.func private @_flip_0(%arg0: tensor<12x2xf32>) -> tensor<12x2xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<12x2xf32>
    return %0 : tensor<12x2xf32>
  }
  func.func private @_flip_1(%arg0: tensor<2x9xf32>) -> tensor<2x9xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x9xf32>
    return %0 : tensor<2x9xf32>
  }
  func.func private @_flip_2(%arg0: tensor<3x9xf32>) -> tensor<3x9xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3x9xf32>
    return %0 : tensor<3x9xf32>
  }
}
