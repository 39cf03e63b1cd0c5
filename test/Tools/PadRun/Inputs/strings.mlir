//--- value.mlir
func.func @main(%x: tensor<?x2x!pad.string>, %v: !pad.string) -> tensor<?x4x!pad.string> {
  %0 = pad.pad constant %x low[0, 1] high[0, 1] value(%v) : tensor<?x2x!pad.string> to tensor<?x4x!pad.string>
  return %0 : tensor<?x4x!pad.string>
}
//--- copy.mlir
func.func @main(%x: tensor<2x4x!pad.string>) -> tensor<2x4x!pad.string> {
  return %x : tensor<2x4x!pad.string>
}
//--- constant.mlir
func.func @main() -> tensor<3x!pad.string> {
  %0 = arith.constant dense<""> : tensor<3x!pad.string>
  return %0 : tensor<3x!pad.string>
}
//--- numbers.mlir
func.func @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  return %x : tensor<2x2xf32>
}
//--- slice.mlir
func.func @main() -> tensor<2x2x!pad.string> {
  %x = arith.constant dense<[["a", "b", "c"], ["d", "e", "f"], ["g", "h", "i"]]> : tensor<3x3x!pad.string>
  %0 = tensor.extract_slice %x[1, 1] [2, 2] [1, 1] : tensor<3x3x!pad.string> to tensor<2x2x!pad.string>
  return %0 : tensor<2x2x!pad.string>
}
