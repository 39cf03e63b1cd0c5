// pads: constant
// inputs: float32[1,3]
// result: float32[1,5] 014d824ff3330122218674af49b7b9f4f5246d02311fc1ee80e311049a67690b
module {
  func.func @main(%arg0: tensor<1x3xf32>) -> tensor<1x5xf32> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<1x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<1x5xf32>
    return %2 : tensor<1x5xf32>
  }
}
