// pads: constant
// inputs: float32[1,2,4,5,6]
// result: float32[1,2,9,8,9] 408b526bd0b1c0f5faaa8ed3ff6591521648a547c81c78878a2ffcc2764b198d
module {
  func.func @main(%arg0: tensor<1x2x4x5x6xf32>) -> tensor<1x2x9x8x9xf32> {
    %0 = tosa.const_shape  {values = dense<[0, 0, 0, 0, 3, 2, 2, 1, 1, 2]> : tensor<10xindex>} : () -> !tosa.shape<10>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = tosa.pad %arg0, %0, %1 : (tensor<1x2x4x5x6xf32>, !tosa.shape<10>, tensor<1xf32>) -> tensor<1x2x9x8x9xf32>
    return %2 : tensor<1x2x9x8x9xf32>
  }
}
