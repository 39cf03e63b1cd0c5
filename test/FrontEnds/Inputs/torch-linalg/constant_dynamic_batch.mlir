// pads: constant
// inputs: float32[3,2,5,6]
// result: float32[3,2,8,9] a030f854beabc7d1002bbaac3b74d6e1b5504c8c8f432d779b4d57cfbdc14830
module {
  func.func @main(%arg0: tensor<?x2x5x6xf32>) -> tensor<?x2x8x9xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0, 1, 2] high[0, 0, 2, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<?x2x5x6xf32> to tensor<?x2x8x9xf32>
    return %padded : tensor<?x2x8x9xf32>
  }
}
