// pads: constant
// inputs: float32[1,2,6,7]
// result: float32[1,2,8,9] 7ba49d4aa22a27981dd66d3ac72a894084ead6211e863a8592a7132b2b718503
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x8x9xf32> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 1, 1, 1]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<1x2x6x7xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x2x8x9xf32>
    return %2 : tensor<1x2x8x9xf32>
  }
}
