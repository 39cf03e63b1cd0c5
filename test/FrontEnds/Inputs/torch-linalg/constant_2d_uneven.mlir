// pads: constant
// inputs: float32[2,3,5,6]
// result: float32[2,3,11,10] 13d9b7d223c47768f1ec7f3dbec22327a35e40b763ec81f77f7c6182f62583dd
module {
  func.func @main(%arg0: tensor<2x3x5x6xf32>) -> tensor<2x3x11x10xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0, 2, 3] high[0, 0, 4, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<2x3x5x6xf32> to tensor<2x3x11x10xf32>
    return %padded : tensor<2x3x11x10xf32>
  }
}
