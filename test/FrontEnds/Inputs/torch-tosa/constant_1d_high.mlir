// pads: constant
// inputs: float32[2,9]
// result: float32[2,14] 7cd390850cda31bce4b333dc462427850fc80f8535806ebd9ee1e2b7bbde0101
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x14xf32> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 0, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<2x9xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x14xf32>
    return %2 : tensor<2x14xf32>
  }
}
