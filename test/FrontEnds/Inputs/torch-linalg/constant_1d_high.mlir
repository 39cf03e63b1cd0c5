// pads: constant
// inputs: float32[2,9]
// result: float32[2,14] 7cd390850cda31bce4b333dc462427850fc80f8535806ebd9ee1e2b7bbde0101
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x14xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0] high[0, 5] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<2x9xf32> to tensor<2x14xf32>
    return %padded : tensor<2x14xf32>
  }
}
