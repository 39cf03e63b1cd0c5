// pads: constant
// inputs: float32[1,2,6,7]
// result: float32[1,2,9,7] 9471825a8d5860806f6998524b04b858f20ae646856b6931dba3bbcc72276f34
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x9x7xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0, 2, 0] high[0, 0, 1, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<1x2x6x7xf32> to tensor<1x2x9x7xf32>
    return %padded : tensor<1x2x9x7xf32>
  }
}
