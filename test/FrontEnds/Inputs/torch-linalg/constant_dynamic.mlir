// pads: constant
// inputs: float32[1,2,5,6]
// result: float32[1,2,8,9] 98624c7764e6a6c788cc024f2fe3a7fb74675d8ec36d63cd5a65e09d6c031071
module {
  func.func @main(%arg0: tensor<1x2x?x?xf32>) -> tensor<1x2x?x?xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0, 1, 2] high[0, 0, 2, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<1x2x?x?xf32> to tensor<1x2x?x?xf32>
    return %padded : tensor<1x2x?x?xf32>
  }
}
