// pads: 
// inputs: float32[4,5]
// result: float32[10,16] 2691c5e5807a9a38b170e5ff7cab9f452ac1db70c3d77d0ddb17b666e6365807 float32[7,7] 19974aff805236a5030793ef33019e07e098c6fc13400b1a401497e388d599bf float32[2,9] cb20f90237d216aff937f8753f7070e5fde514a80130f10572838485729343eb
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xf32>) -> (tensor<10x16xf32> {jax.result_info = "result[0]"}, tensor<7x7xf32> {jax.result_info = "result[1]"}, tensor<2x9xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [1, -1], high = [2, 0], interior = [1, 3] : (tensor<4x5xf32>, tensor<f32>) -> tensor<10x16xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<4x5xf32>) -> tensor<1x1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x1xf32>) -> tensor<f32>
    %3 = stablehlo.pad %arg0, %2, low = [0, -2], high = [-3, 4], interior = [2, 0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<7x7xf32>
    %4 = stablehlo.slice %arg0 [0:0, 0:5] : (tensor<4x5xf32>) -> tensor<0x5xf32>
    %5 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<4x5xf32>) -> tensor<1x1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x1xf32>) -> tensor<f32>
    %7 = stablehlo.pad %4, %6, low = [1, 0], high = [1, 0], interior = [2, 1] : (tensor<0x5xf32>, tensor<f32>) -> tensor<2x9xf32>
    return %0, %3, %7 : tensor<10x16xf32>, tensor<7x7xf32>, tensor<2x9xf32>
  }
}
