// pads: constant
// inputs: float32[2,9]
// result: float32[2,14] 7b76d669021f0f0ab762c7a2939b95c9d5c03e4ca2e81b396116ba05bc67572d
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x14xf32> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<2x9xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x14xf32>
    return %2 : tensor<2x14xf32>
  }
}
