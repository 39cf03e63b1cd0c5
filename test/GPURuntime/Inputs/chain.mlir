func.func @main(%a: tensor<?x5xf32>) -> tensor<3x?xi16> {
  %zero = arith.constant 0 : index
  %three = tensor.dim %a, %zero : tensor<?x5xf32>
  %x = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi16>
  %y = pad.pad wrap %x low[0, 2] high[0, %three] : tensor<3x3xi16> to tensor<3x?xi16>
  %z = arith.addi %y, %y : tensor<3x?xi16>
  %r = pad.pad reflect %z low[0, 1] high[0, 1] : tensor<3x?xi16> to tensor<3x?xi16>
  return %r : tensor<3x?xi16>
}
