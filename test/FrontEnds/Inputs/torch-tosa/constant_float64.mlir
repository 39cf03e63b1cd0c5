// pads: constant
// inputs: float64[3,4]
// result: float64[6,7] 7ed853074a8b34059d8f0d18a3c8666b7cb2ae9d45d54b9b9c61f179a81ed848
module {
  func.func @main(%arg0: tensor<3x4xf64>) -> tensor<6x7xf64> {
    %0 = tosa.const_shape  {values = dense<[1, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = "tosa.const"() <{values = dense<3.000000e+00> : tensor<1xf64>}> : () -> tensor<1xf64>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<3x4xf64>, !tosa.shape<4>, tensor<1xf64>) -> tensor<6x7xf64>
    return %2 : tensor<6x7xf64>
  }
}
