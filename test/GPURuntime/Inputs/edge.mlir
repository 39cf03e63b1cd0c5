func.func @main(%x: tensor<?x5xf32>) -> tensor<?x9xf32> {
  %y = pad.pad edge %x low[1, 2] high[0, 2] : tensor<?x5xf32> to tensor<?x9xf32>
  return %y : tensor<?x9xf32>
}
