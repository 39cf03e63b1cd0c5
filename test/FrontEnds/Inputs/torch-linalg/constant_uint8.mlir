// pads: constant
// inputs: uint8[3,4]
// result: uint8[6,7] 31042d4aa4165bf87b7b5f1e159ccf50943b2d85cd79069bdbe09e216c1c14fe
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
