// pads: 
// inputs: int32[3,4,5] int32[3,5,4]
// result: int32[3,4,4] 55ba65916ce3ea84d34bda9c0b77880ea957e8bca20d69c3b98b8461898965d1 int32[4,4] 339d163b81f076b0357f0a0d4581cce743e6b5c05f34a5fa74ba34bc979da75f int32[4] 8c72dd0b28ab1e3a470448ab9722b17f91b1e6bac46ef003b47711a5bb6f0434 int32[] 2c644e95cc7c209436da51b0b2152797e5f8a2b0f117f14332c6f173a3dc81a3 int32[4,4,3] 7b7093bb0efe22b2079ed837281ce4fd741497f057b2f872db18d21d0aae1c01 int32[4,4] cbf19e1d55f7e438bc5c94eb35a9337730fac03986526ea3ee0cfcc30a2f247c int32[3,3] f18b58cc1c2ba6aa7581edf6c63585dbb8e36ba3183b1a674cbdd4c7e2267a64 int32[5,4] 5efd2485671378727724e291d9322f9bab8d4bf269ba0f54cf1de2aba5560db1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xi32>, %arg1: tensor<3x5x4xi32>) -> (tensor<3x4x4xi32> {jax.result_info = "result[0]"}, tensor<4x4xi32> {jax.result_info = "result[1]"}, tensor<4xi32> {jax.result_info = "result[2]"}, tensor<i32> {jax.result_info = "result[3]"}, tensor<4x4x3xi32> {jax.result_info = "result[4]"}, tensor<4x4xi32> {jax.result_info = "result[5]"}, tensor<3x3xi32> {jax.result_info = "result[6]"}, tensor<5x4xi32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4x5xi32>, tensor<3x5x4xi32>) -> tensor<3x4x4xi32>
    %1 = stablehlo.slice %arg0 [0:1, 0:4, 0:5] : (tensor<3x4x5xi32>) -> tensor<1x4x5xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x4x5xi32>) -> tensor<4x5xi32>
    %3 = stablehlo.slice %arg1 [1:2, 0:5, 0:4] : (tensor<3x5x4xi32>) -> tensor<1x5x4xi32>
    %4 = stablehlo.reshape %3 : (tensor<1x5x4xi32>) -> tensor<5x4xi32>
    %5 = stablehlo.dot_general %2, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xi32>, tensor<5x4xi32>) -> tensor<4x4xi32>
    %6 = stablehlo.slice %arg0 [0:1, 0:1, 0:5] : (tensor<3x4x5xi32>) -> tensor<1x1x5xi32>
    %7 = stablehlo.reshape %6 : (tensor<1x1x5xi32>) -> tensor<5xi32>
    %8 = stablehlo.slice %arg1 [0:1, 0:5, 0:4] : (tensor<3x5x4xi32>) -> tensor<1x5x4xi32>
    %9 = stablehlo.reshape %8 : (tensor<1x5x4xi32>) -> tensor<5x4xi32>
    %10 = stablehlo.dot_general %7, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xi32>, tensor<5x4xi32>) -> tensor<4xi32>
    %11 = stablehlo.slice %arg0 [0:1, 0:1, 0:5] : (tensor<3x4x5xi32>) -> tensor<1x1x5xi32>
    %12 = stablehlo.reshape %11 : (tensor<1x1x5xi32>) -> tensor<5xi32>
    %13 = stablehlo.slice %arg1 [0:1, 0:5, 0:1] : (tensor<3x5x4xi32>) -> tensor<1x5x1xi32>
    %14 = stablehlo.reshape %13 : (tensor<1x5x1xi32>) -> tensor<5xi32>
    %15 = stablehlo.dot_general %12, %14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xi32>, tensor<5xi32>) -> tensor<i32>
    %16 = stablehlo.dot_general %arg1, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x5x4xi32>, tensor<3x4x5xi32>) -> tensor<3x4x4xi32>
    %17 = stablehlo.transpose %16, dims = [2, 1, 0] : (tensor<3x4x4xi32>) -> tensor<4x4x3xi32>
    %18 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x4x5xi32>, tensor<3x5x4xi32>) -> tensor<4x4xi32>
    %19 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1, 2] x [2, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x4x5xi32>, tensor<3x5x4xi32>) -> tensor<3x3xi32>
    %20 = stablehlo.slice %arg0 [0:1, 0:1, 0:5] : (tensor<3x4x5xi32>) -> tensor<1x1x5xi32>
    %21 = stablehlo.reshape %20 : (tensor<1x1x5xi32>) -> tensor<5xi32>
    %22 = stablehlo.slice %arg1 [0:1, 0:1, 0:4] : (tensor<3x5x4xi32>) -> tensor<1x1x4xi32>
    %23 = stablehlo.reshape %22 : (tensor<1x1x4xi32>) -> tensor<4xi32>
    %24 = stablehlo.dot_general %21, %23, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<5xi32>, tensor<4xi32>) -> tensor<5x4xi32>
    return %0, %5, %10, %15, %17, %18, %19, %24 : tensor<3x4x4xi32>, tensor<4x4xi32>, tensor<4xi32>, tensor<i32>, tensor<4x4x3xi32>, tensor<4x4xi32>, tensor<3x3xi32>, tensor<5x4xi32>
  }
}
