// pads: wrap
// inputs: float32[8,9]
// result: float32[8,9] a98553ce0fea99595fb6ae98d484b8b0fecb20b8a6f2f203839ff1a9868cafad
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x9xf32>) -> (tensor<8x9xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<8x9xf32>) -> tensor<10x11xf32>
    %1 = stablehlo.slice %0 [2:10, 1:10] : (tensor<10x11xf32>) -> tensor<8x9xf32>
    %2 = stablehlo.slice %0 [0:8, 1:10] : (tensor<10x11xf32>) -> tensor<8x9xf32>
    %3 = stablehlo.add %1, %2 : tensor<8x9xf32>
    %4 = stablehlo.slice %0 [1:9, 2:11] : (tensor<10x11xf32>) -> tensor<8x9xf32>
    %5 = stablehlo.add %3, %4 : tensor<8x9xf32>
    %6 = stablehlo.slice %0 [1:9, 0:9] : (tensor<10x11xf32>) -> tensor<8x9xf32>
    %7 = stablehlo.add %5, %6 : tensor<8x9xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x9xf32>
    %9 = stablehlo.multiply %8, %arg0 : tensor<8x9xf32>
    %10 = stablehlo.subtract %7, %9 : tensor<8x9xf32>
    return %10 : tensor<8x9xf32>
  }
  func.func private @_pad(%arg0: tensor<8x9xf32>) -> tensor<10x11xf32> {
    %0 = stablehlo.slice %arg0 [7:8, 0:9] : (tensor<8x9xf32>) -> tensor<1x9xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:9] : (tensor<8x9xf32>) -> tensor<1x9xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<1x9xf32>, tensor<8x9xf32>, tensor<1x9xf32>) -> tensor<10x9xf32>
    %3 = stablehlo.slice %2 [0:10, 8:9] : (tensor<10x9xf32>) -> tensor<10x1xf32>
    %4 = stablehlo.slice %2 [0:10, 0:1] : (tensor<10x9xf32>) -> tensor<10x1xf32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<10x1xf32>, tensor<10x9xf32>, tensor<10x1xf32>) -> tensor<10x11xf32>
    return %5 : tensor<10x11xf32>
  }
}
