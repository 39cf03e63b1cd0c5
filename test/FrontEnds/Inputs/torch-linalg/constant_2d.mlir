// pads: constant
// inputs: float32[1,2,6,7]
// result: float32[1,2,8,9] 7ba49d4aa22a27981dd66d3ac72a894084ead6211e863a8592a7132b2b718503
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x8x9xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<1x2x6x7xf32> to tensor<1x2x8x9xf32>
    return %padded : tensor<1x2x8x9xf32>
  }
}
