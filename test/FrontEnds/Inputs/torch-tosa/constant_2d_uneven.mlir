// pads: constant
// inputs: float32[2,3,5,6]
// result: float32[2,3,11,10] 13d9b7d223c47768f1ec7f3dbec22327a35e40b763ec81f77f7c6182f62583dd
module {
  func.func @main(%arg0: tensor<2x3x5x6xf32>) -> tensor<2x3x11x10xf32> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 2, 4, 3, 1]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<2x3x5x6xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<2x3x11x10xf32>
    return %2 : tensor<2x3x11x10xf32>
  }
}
