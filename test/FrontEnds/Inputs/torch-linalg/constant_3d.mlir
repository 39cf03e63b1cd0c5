// pads: constant
// inputs: float32[1,2,4,5,6]
// result: float32[1,2,9,8,9] 408b526bd0b1c0f5faaa8ed3ff6591521648a547c81c78878a2ffcc2764b198d
module {
  func.func @main(%arg0: tensor<1x2x4x5x6xf32>) -> tensor<1x2x9x8x9xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0, 3, 2, 1] high[0, 0, 2, 1, 2] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<1x2x4x5x6xf32> to tensor<1x2x9x8x9xf32>
    return %padded : tensor<1x2x9x8x9xf32>
  }
}
