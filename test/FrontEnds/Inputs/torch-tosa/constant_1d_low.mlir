// pads: constant
// inputs: float32[2,9]
// result: float32[2,13] 597ee8b7e3bc4097370a3db7e50e858bd4407d85554b6ac1402ec3fbcff91d46
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x13xf32> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 4, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<2x9xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x13xf32>
    return %2 : tensor<2x13xf32>
  }
}
