// pads: constant
// inputs: float32[1,2,6,7]
// result: float32[1,2,6,11] 5d6e527bb04e4c34cb4eca70aff096255da05dbaddd79e502e4dff0ec04febd1
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x6x11xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0, 0, 2] high[0, 0, 0, 2] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<1x2x6x7xf32> to tensor<1x2x6x11xf32>
    return %padded : tensor<1x2x6x11xf32>
  }
}
