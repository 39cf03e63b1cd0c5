// pads: adjoint adjoint
// inputs: float32[8,9]
// result: float32[6,7] db2f6d4b876450c5a42a6aee0ea05a842f2a4984e9903132725f7911079a5618
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x9xf32>) -> (tensor<6x7xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<8x9xf32>) -> tensor<6x7xf32>
    return %0 : tensor<6x7xf32>
  }
  func.func private @_pad(%arg0: tensor<8x9xf32>) -> tensor<6x7xf32> {
    %0 = stablehlo.slice %arg0 [0:8, 0:8] : (tensor<8x9xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.slice %arg0 [0:8, 8:9] : (tensor<8x9xf32>) -> tensor<8x1xf32>
    %2 = call @_flip(%1) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %2, %cst, low = [0, 7], high = [0, 0], interior = [0, 0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x8xf32>
    %4 = stablehlo.add %0, %3 : tensor<8x8xf32>
    %5 = stablehlo.slice %4 [0:8, 0:1] : (tensor<8x8xf32>) -> tensor<8x1xf32>
    %6 = stablehlo.slice %4 [0:8, 1:8] : (tensor<8x8xf32>) -> tensor<8x7xf32>
    %7 = call @_flip(%5) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.pad %7, %cst_0, low = [0, 0], high = [0, 6], interior = [0, 0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8x7xf32>
    %9 = stablehlo.add %6, %8 : tensor<8x7xf32>
    %10 = stablehlo.slice %9 [0:7, 0:7] : (tensor<8x7xf32>) -> tensor<7x7xf32>
    %11 = stablehlo.slice %9 [7:8, 0:7] : (tensor<8x7xf32>) -> tensor<1x7xf32>
    %12 = call @_flip_0(%11) : (tensor<1x7xf32>) -> tensor<1x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.pad %12, %cst_1, low = [6, 0], high = [0, 0], interior = [0, 0] : (tensor<1x7xf32>, tensor<f32>) -> tensor<7x7xf32>
    %14 = stablehlo.add %10, %13 : tensor<7x7xf32>
    %15 = stablehlo.slice %14 [0:1, 0:7] : (tensor<7x7xf32>) -> tensor<1x7xf32>
    %16 = stablehlo.slice %14 [1:7, 0:7] : (tensor<7x7xf32>) -> tensor<6x7xf32>
    %17 = call @_flip_0(%15) : (tensor<1x7xf32>) -> tensor<1x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.pad %17, %cst_2, low = [0, 0], high = [5, 0], interior = [0, 0] : (tensor<1x7xf32>, tensor<f32>) -> tensor<6x7xf32>
    %19 = stablehlo.add %16, %18 : tensor<6x7xf32>
    return %19 : tensor<6x7xf32>
  }
  func.func private @_flip(%arg0: tensor<8x1xf32>) -> tensor<8x1xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<8x1xf32>
    return %0 : tensor<8x1xf32>
  }
  func.func private @_flip_0(%arg0: tensor<1x7xf32>) -> tensor<1x7xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x7xf32>
    return %0 : tensor<1x7xf32>
  }
}
