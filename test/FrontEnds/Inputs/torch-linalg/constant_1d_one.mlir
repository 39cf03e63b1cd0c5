// pads: constant
// inputs: float32[1,3]
// result: float32[1,5] 014d824ff3330122218674af49b7b9f4f5246d02311fc1ee80e311049a67690b
module {
  func.func @main(%arg0: tensor<1x3xf32>) -> tensor<1x5xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 1] high[0, 1] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<1x3xf32> to tensor<1x5xf32>
    return %padded : tensor<1x5xf32>
  }
}
