// pads: 
// inputs: int8[3,4,5]
// result: int8[3,5] dfc96498fc61ecd2b961957f741a531e91152feb0be9112d4134190257eaf891 int8[4] eed936922104f313ff3a511596d89822402a3745c411d453aa125df51f53ceb4 int8[] b5c9a5f48292e3fbc1b4b3cd495d76cf68697ad02baf09c1740d37250f776599 bool[4,5] 9b8f65607d891ebc9ee18add4f866748456ebce2d8f0bd9c9a8e508871617f27 int8[3,5] d9b5e9b5957db0fc7a1221c92c9073f7e7687e6d41ef29e8a17979115b01f0d9
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xi8>) -> (tensor<3x5xi8> {jax.result_info = "result[0]"}, tensor<4xi8> {jax.result_info = "result[1]"}, tensor<i8> {jax.result_info = "result[2]"}, tensor<4x5xi1> {jax.result_info = "result[3]"}, tensor<3x5xi8> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x5xi8>
    %c_0 = stablehlo.constant dense<-128> : tensor<i8>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<4xi8>
    %c_1 = stablehlo.constant dense<127> : tensor<i8>
    %2 = stablehlo.reduce(%arg0 init: %c_1) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<i8>
    %c_2 = stablehlo.constant dense<0> : tensor<i8>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<3x4x5xi8>
    %4 = stablehlo.compare NE, %arg0, %3, SIGNED : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> tensor<3x4x5xi1>
    %5 = stablehlo.convert %4 : tensor<3x4x5xi1>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c_3) applies stablehlo.or across dimensions = [0] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
    %7 = stablehlo.slice %arg0 [0:3, 0:1, 0:5] : (tensor<3x4x5xi8>) -> tensor<3x1x5xi8>
    %c_4 = stablehlo.constant dense<0> : tensor<i8>
    %8 = stablehlo.reduce(%7 init: %c_4) applies stablehlo.add across dimensions = [1] : (tensor<3x1x5xi8>, tensor<i8>) -> tensor<3x5xi8>
    return %0, %1, %2, %6, %8 : tensor<3x5xi8>, tensor<4xi8>, tensor<i8>, tensor<4x5xi1>, tensor<3x5xi8>
  }
}
