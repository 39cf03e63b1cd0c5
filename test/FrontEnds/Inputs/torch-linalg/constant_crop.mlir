// pads: constant
// inputs: float32[4,6]
// result: float32[3,7] 8f7a8c2cbae46e5717402dc610fdeb8bc4820b7a648aff9fdd153dd9ad4fce71
module {
  func.func @main(%arg0: tensor<4x6xf32>) -> tensor<3x7xf32> {
    %cst = arith.constant 1.500000e+00 : f32
    %padded = tensor.pad %arg0 low[1, -1] high[-2, 2] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<4x6xf32> to tensor<3x7xf32>
    return %padded : tensor<3x7xf32>
  }
}
