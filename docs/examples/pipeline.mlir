func.func @pad(%x: tensor<4xf32>) -> tensor<6xf32> {
  %0 = pad.pad edge %x low[0] high[2] : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}
