// pads: constant
// inputs: int64[3,4]
// result: int64[6,7] 0913071883d51dbfe6e69906865f677409940f1e4d81eb1b6464645b9625e1ad
module {
  func.func @main(%arg0: tensor<3x4xi64>) -> tensor<6x7xi64> {
    %c3_i64 = arith.constant 3 : i64
    %padded = tensor.pad %arg0 low[1, 2] high[2, 1] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %c3_i64 : i64
    } : tensor<3x4xi64> to tensor<6x7xi64>
    return %padded : tensor<6x7xi64>
  }
}
