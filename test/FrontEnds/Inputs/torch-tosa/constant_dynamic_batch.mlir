// pads: constant
// inputs: float32[3,2,5,6]
// result: float32[3,2,8,9] a030f854beabc7d1002bbaac3b74d6e1b5504c8c8f432d779b4d57cfbdc14830
module {
  func.func @main(%arg0: tensor<?x2x5x6xf32>) -> tensor<?x2x8x9xf32> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 1, 2, 2, 1]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<?x2x5x6xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<?x2x8x9xf32>
    return %2 : tensor<?x2x8x9xf32>
  }
}
