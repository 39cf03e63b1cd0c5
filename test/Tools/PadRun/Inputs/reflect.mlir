func.func @main(%x: tensor<?x3xf32> {pad.name = "image"},
                %h: index {pad.name = "right"})
    -> (tensor<?x?xf32> {pad.name = "padded"}) {
  %0 = pad.pad reflect %x low[0, 1] high[0, %h]
    : tensor<?x3xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @two(%x: tensor<2xi8>, %y: tensor<2xi8>)
    -> (tensor<3xi8>, tensor<3xi8> {pad.name = "second"}) {
  %0 = pad.pad edge %x low[1] high[0] : tensor<2xi8> to tensor<3xi8>
  %1 = pad.pad edge %y low[0] high[1] : tensor<2xi8> to tensor<3xi8>
  return %0, %1 : tensor<3xi8>, tensor<3xi8>
}
func.func @grow(%x: tensor<?x3xf32>, %h: index) -> tensor<?x3xf32> {
  %0 = pad.pad edge %x low[0, 0] high[%h, 0]
    : tensor<?x3xf32> to tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
