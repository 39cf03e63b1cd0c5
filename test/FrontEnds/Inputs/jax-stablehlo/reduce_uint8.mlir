// pads: 
// inputs: uint8[3,4,5]
// result: uint8[3,5] cf617fcd56700088acd52544cc79b95dca40798d8c121c2113903d623f605487 uint8[4] e52adef8aa974de57c268ff1fc897050b010d5f4e6ae64a174ad245b13ff7836 uint8[] 4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a bool[4,5] 9b8f65607d891ebc9ee18add4f866748456ebce2d8f0bd9c9a8e508871617f27 uint8[3,5] 805486abadfd84e4943fbe8b050a8f7ba150abef2a4da1f036ab281a5f7c9bb7
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xui8>) -> (tensor<3x5xui8> {jax.result_info = "result[0]"}, tensor<4xui8> {jax.result_info = "result[1]"}, tensor<ui8> {jax.result_info = "result[2]"}, tensor<4x5xi1> {jax.result_info = "result[3]"}, tensor<3x5xui8> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x5xui8>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<4xui8>
    %c_1 = stablehlo.constant dense<255> : tensor<ui8>
    %2 = stablehlo.reduce(%arg0 init: %c_1) applies stablehlo.minimum across dimensions = [0, 1, 2] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<ui8>
    %c_2 = stablehlo.constant dense<0> : tensor<ui8>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui8>) -> tensor<3x4x5xui8>
    %4 = stablehlo.compare NE, %arg0, %3, UNSIGNED : (tensor<3x4x5xui8>, tensor<3x4x5xui8>) -> tensor<3x4x5xi1>
    %5 = stablehlo.convert %4 : tensor<3x4x5xi1>
    %c_3 = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c_3) applies stablehlo.or across dimensions = [0] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<4x5xi1>
    %7 = stablehlo.slice %arg0 [0:3, 0:1, 0:5] : (tensor<3x4x5xui8>) -> tensor<3x1x5xui8>
    %c_4 = stablehlo.constant dense<0> : tensor<ui8>
    %8 = stablehlo.reduce(%7 init: %c_4) applies stablehlo.add across dimensions = [1] : (tensor<3x1x5xui8>, tensor<ui8>) -> tensor<3x5xui8>
    return %0, %1, %2, %6, %8 : tensor<3x5xui8>, tensor<4xui8>, tensor<ui8>, tensor<4x5xi1>, tensor<3x5xui8>
  }
}
