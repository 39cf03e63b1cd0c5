// pads: constant
// inputs: int64[3,4]
// result: int64[6,7] 0913071883d51dbfe6e69906865f677409940f1e4d81eb1b6464645b9625e1ad
module {
  func.func @main(%arg0: tensor<3x4xi64>) -> tensor<6x7xi64> {
    %0 = tosa.const_shape  {values = dense<[1, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = "tosa.const"() <{values = dense<3> : tensor<1xi64>}> : () -> tensor<1xi64>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<3x4xi64>, !tosa.shape<4>, tensor<1xi64>) -> tensor<6x7xi64>
    return %2 : tensor<6x7xi64>
  }
}
