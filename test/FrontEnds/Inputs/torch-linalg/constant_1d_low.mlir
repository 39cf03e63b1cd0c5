// pads: constant
// inputs: float32[2,9]
// result: float32[2,13] 597ee8b7e3bc4097370a3db7e50e858bd4407d85554b6ac1402ec3fbcff91d46
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x13xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 4] high[0, 0] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<2x9xf32> to tensor<2x13xf32>
    return %padded : tensor<2x13xf32>
  }
}
