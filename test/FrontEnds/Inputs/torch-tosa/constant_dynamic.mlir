// pads: constant
// inputs: float32[1,2,5,6]
// result: float32[1,2,8,9] 98624c7764e6a6c788cc024f2fe3a7fb74675d8ec36d63cd5a65e09d6c031071
module {
  func.func @main(%arg0: tensor<1x2x?x?xf32>) -> tensor<1x2x?x?xf32> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 2, 2, 1]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<1x2x?x?xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x2x?x?xf32>
    return %2 : tensor<1x2x?x?xf32>
  }
}
