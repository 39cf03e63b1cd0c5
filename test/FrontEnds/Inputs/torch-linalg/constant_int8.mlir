// pads: constant
// inputs: int8[3,4]
// result: int8[6,7] c33d6a5c93fe8711ec5a06226832a13bddf199ef619567b066b5202e0e5ac773
module {
  func.func @main(%arg0: tensor<3x4xi8>) -> tensor<6x7xi8> {
    %c3_i8 = arith.constant 3 : i8
    %padded = tensor.pad %arg0 low[1, 2] high[2, 1] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %c3_i8 : i8
    } : tensor<3x4xi8> to tensor<6x7xi8>
    return %padded : tensor<6x7xi8>
  }
}
