// pads: constant
// inputs: float64[3,4]
// result: float64[6,7] 7ed853074a8b34059d8f0d18a3c8666b7cb2ae9d45d54b9b9c61f179a81ed848
module {
  func.func @main(%arg0: tensor<3x4xf64>) -> tensor<6x7xf64> {
    %cst = arith.constant 3.000000e+00 : f64
    %padded = tensor.pad %arg0 low[1, 2] high[2, 1] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f64
    } : tensor<3x4xf64> to tensor<6x7xf64>
    return %padded : tensor<6x7xf64>
  }
}
