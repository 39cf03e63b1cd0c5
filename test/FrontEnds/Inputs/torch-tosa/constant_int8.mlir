// pads: constant
// inputs: int8[3,4]
// result: int8[6,7] c33d6a5c93fe8711ec5a06226832a13bddf199ef619567b066b5202e0e5ac773
module {
  func.func @main(%arg0: tensor<3x4xi8>) -> tensor<6x7xi8> {
    %0 = tosa.const_shape  {values = dense<[1, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<3x4xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<6x7xi8>
    return %2 : tensor<6x7xi8>
  }
}
