// pads: constant
// inputs: float32[2,9]
// result: float32[2,14] 7b76d669021f0f0ab762c7a2939b95c9d5c03e4ca2e81b396116ba05bc67572d
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x14xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 2] high[0, 3] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<2x9xf32> to tensor<2x14xf32>
    return %padded : tensor<2x14xf32>
  }
}
