// pads: constant
// inputs: float32[1,2,6,7]
// result: float32[1,2,6,11] 5d6e527bb04e4c34cb4eca70aff096255da05dbaddd79e502e4dff0ec04febd1
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x6x11xf32> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 0, 0, 2, 2]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<1x2x6x7xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x2x6x11xf32>
    return %2 : tensor<1x2x6x11xf32>
  }
}
