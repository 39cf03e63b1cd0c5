func.func @main(%x: memref<?x?x?xi8>, %y: memref<?x?x?xi8>, %l: index, %f: i8) {
  pad.pad_into constant ins(%x : memref<?x?x?xi8>) outs(%y : memref<?x?x?xi8>) low[0, %l, %l] high[0, %l, %l] value(%f : i8)
  return
}
