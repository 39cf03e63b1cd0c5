// pads: constant
// inputs: uint8[3,4]
// result: uint8[6,7] 31042d4aa4165bf87b7b5f1e159ccf50943b2d85cd79069bdbe09e216c1c14fe
module {
  func.func @main(%arg0: tensor<3x4xi8>) -> tensor<6x7xi8> {
    %0 = tosa.const_shape  {values = dense<[1, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<3x4xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<6x7xi8>
    return %2 : tensor<6x7xi8>
  }
}
