// pads: 
// inputs: int32[3,4,5]
// result: int32[3,5] e91af9c2dc891d5b355f4c78413c7498513694e453d9a59b003dc501f2503108 int32[4] ebe7a1f80ec4af6765b51a5199367e670a283c4711dea5bab60817642ce5fc19 int32[] d0c25793be4eba58861adfaad11952b007adcf9eb55ab80c303c2464209af53c bool[4,5] 9b8f65607d891ebc9ee18add4f866748456ebce2d8f0bd9c9a8e508871617f27 int32[3,5] 71971f3fef1e7df3e53a1fc29d77ca239f35cfa818701c9224edf8a30e54fee6
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xi32>) -> (tensor<3x5xi32> {jax.result_info = "result[0]"}, tensor<4xi32> {jax.result_info = "result[1]"}, tensor<i32> {jax.result_info = "result[2]"}, tensor<4x5xi1> {jax.result_info = "result[3]"}, tensor<3x5xi32> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x5xi32>
    %c_0 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4xi32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.reduce(%arg0 init: %c_1) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x4x5xi32>
    %4 = stablehlo.compare NE, %arg0, %3, SIGNED : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> tensor<3x4x5xi1>
    %5 = stablehlo.convert %4 : tensor<3x4x5xi1>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c_3) applies stablehlo.or across dimensions = [0] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
    %7 = stablehlo.slice %arg0 [0:3, 0:1, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x1x5xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.reduce(%7 init: %c_4) applies stablehlo.add across dimensions = [1] : (tensor<3x1x5xi32>, tensor<i32>) -> tensor<3x5xi32>
    return %0, %1, %2, %6, %8 : tensor<3x5xi32>, tensor<4xi32>, tensor<i32>, tensor<4x5xi1>, tensor<3x5xi32>
  }
}
