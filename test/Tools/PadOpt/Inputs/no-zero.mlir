//--- linalg.mlir
func.func @pad(%x: tensor<4x!ptr.ptr<#ptr.generic_space>>) -> tensor<5x!ptr.ptr<#ptr.generic_space>> {
  %0 = pad.pad constant %x low[1] high[0] : tensor<4x!ptr.ptr<#ptr.generic_space>> to tensor<5x!ptr.ptr<#ptr.generic_space>>
  return %0 : tensor<5x!ptr.ptr<#ptr.generic_space>>
}

//--- scf.mlir
func.func @pad(%x: memref<4xmemref<2xf32>>, %y: memref<5xmemref<2xf32>>) {
  pad.pad_into constant ins(%x : memref<4xmemref<2xf32>>) outs(%y : memref<5xmemref<2xf32>>) low[1] high[0]
  return
}
