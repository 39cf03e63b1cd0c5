func.func @f32(%x: memref<8x64x224x224xf32>, %y: memref<8x64x230x230xf32>) {
  pad.pad_into reflect ins(%x : memref<8x64x224x224xf32>)
    outs(%y : memref<8x64x230x230xf32>) low[0, 0, 3, 3] high[0, 0, 3, 3]
  return
}
func.func @i8(%x: memref<?x?x?x3xi8>, %y: memref<?x?x?x3xi8>, %l: index, %h: index) {
  pad.pad_into symmetric ins(%x : memref<?x?x?x3xi8>) outs(%y : memref<?x?x?x3xi8>)
    low[0, %l, %l, 0] high[0, %h, %h, 0]
  return
}
func.func @adjoint_f32(%g: memref<8x64x230x230xf32>, %y: memref<8x64x224x224xf32>) {
  pad.adjoint_into reflect ins(%g : memref<8x64x230x230xf32>)
    outs(%y : memref<8x64x224x224xf32>) low[0, 0, 3, 3] high[0, 0, 3, 3]
  return
}
func.func @adjoint_bf16(%g: memref<?x?x?xbf16>, %y: memref<?x?x?xbf16>, %l: index, %h: index) {
  pad.adjoint_into wrap ins(%g : memref<?x?x?xbf16>) outs(%y : memref<?x?x?xbf16>)
    low[0, %l, %l] high[0, %h, %h]
  return
}
