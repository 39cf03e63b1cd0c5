// pads: 
// inputs: float32[2,3,4]
// result: float32[4,3,2] 0237253b612251be1dd5a61f38ca4a5d0d52e71c914a9afbd07d88712ca785af float32[3,2,4] f535a98d8b6d358fde530212cba299eb4b375f409f05ef8048202e2f5457e97d float32[6,4] ed12c847f0a9aceb4ae49bdb75c35f34957e1a22df34d6b79228c44c90b78d2d float32[4,6] ed12c847f0a9aceb4ae49bdb75c35f34957e1a22df34d6b79228c44c90b78d2d float32[3,2,4] ed12c847f0a9aceb4ae49bdb75c35f34957e1a22df34d6b79228c44c90b78d2d float32[24] ed12c847f0a9aceb4ae49bdb75c35f34957e1a22df34d6b79228c44c90b78d2d float32[1,1] e00e5eb9444182f352323374ef4e08ebcb784725fdd4fd612d7730540b3e0c8c float32[2,3,4] 18c167bcf6060dce3d789ee2dc06ac425889fad353baee7df92513f5400059c4 float32[1,2,2] b80c75417a20a1e8ddab9e95da81fd9a50c2d0dba74508e972829b1d1a011d0e float32[3,2,5,3,4] 4c1cf752a0f419d7c0efa1a8a11abea153bca36ffd6835310f587365531d34f8
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4xf32>) -> (tensor<4x3x2xf32> {jax.result_info = "result[0]"}, tensor<3x2x4xf32> {jax.result_info = "result[1]"}, tensor<6x4xf32> {jax.result_info = "result[2]"}, tensor<4x6xf32> {jax.result_info = "result[3]"}, tensor<3x2x4xf32> {jax.result_info = "result[4]"}, tensor<24xf32> {jax.result_info = "result[5]"}, tensor<1x1xf32> {jax.result_info = "result[6]"}, tensor<2x3x4xf32> {jax.result_info = "result[7]"}, tensor<1x2x2xf32> {jax.result_info = "result[8]"}, tensor<3x2x5x3x4xf32> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.transpose %arg0, dims = [2, 1, 0] : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
    %1 = stablehlo.transpose %arg0, dims = [1, 0, 2] : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
    %2 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    %3 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<4x6xf32>
    %4 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
    %5 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<24xf32>
    %6 = stablehlo.slice %arg0 [0:1, 0:1, 0:1] : (tensor<2x3x4xf32>) -> tensor<1x1x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x1x1xf32>) -> tensor<f32>
    %8 = stablehlo.reshape %7 : (tensor<f32>) -> tensor<1x1xf32>
    %9 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<2x3x4xf32>
    %10 = stablehlo.slice %arg0 [1:2, 0:3:2, 1:4:2] : (tensor<2x3x4xf32>) -> tensor<1x2x2xf32>
    %11 = stablehlo.reverse %10, dims = [2] : tensor<1x2x2xf32>
    %12 = stablehlo.slice %arg0 [0:2, 0:1, 0:4] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 2, 3] : (tensor<2x1x4xf32>) -> tensor<2x1x1x4xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1, 2, 3, 4] : (tensor<2x1x1x4xf32>) -> tensor<3x2x5x3x4xf32>
    return %0, %1, %2, %3, %4, %5, %8, %9, %11, %14 : tensor<4x3x2xf32>, tensor<3x2x4xf32>, tensor<6x4xf32>, tensor<4x6xf32>, tensor<3x2x4xf32>, tensor<24xf32>, tensor<1x1xf32>, tensor<2x3x4xf32>, tensor<1x2x2xf32>, tensor<3x2x5x3x4xf32>
  }
}
