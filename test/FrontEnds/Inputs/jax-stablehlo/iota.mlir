// pads: 
// inputs: int32[23]
// result: int32[5] e528f4309e1413e6bc35aea5d8db8519384d2fcc33f9dd5d1126d73f104cf92a uint8[2,300] 8079f629e9ac694d1d85fde26742b97eeb216b53e95f1c224dff0478cc25bd4d float32[3,2] 068de94b118322e6fc2e8d770ccc81d04e8de0bd03a6f0ce744206a45e0a97b4
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<23xi32>) -> (tensor<5xi32> {jax.result_info = "result[0]"}, tensor<2x300xui8> {jax.result_info = "result[1]"}, tensor<3x2xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5xi32>
    %1 = stablehlo.iota dim = 1 : tensor<2x300xui8>
    %2 = stablehlo.iota dim = 0 : tensor<3x2xf32>
    %3 = stablehlo.slice %arg0 [0:1] : (tensor<23xi32>) -> tensor<1xi32>
    %4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<i32>
    %5 = stablehlo.convert %4 : (tensor<i32>) -> tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %7 = stablehlo.add %2, %6 : tensor<3x2xf32>
    return %0, %1, %7 : tensor<5xi32>, tensor<2x300xui8>, tensor<3x2xf32>
  }
}
