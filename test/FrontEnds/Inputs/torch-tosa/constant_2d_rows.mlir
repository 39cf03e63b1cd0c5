// pads: constant
// inputs: float32[1,2,6,7]
// result: float32[1,2,9,7] 9471825a8d5860806f6998524b04b858f20ae646856b6931dba3bbcc72276f34
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x9x7xf32> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 2, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<1x2x6x7xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x2x9x7xf32>
    return %2 : tensor<1x2x9x7xf32>
  }
}
