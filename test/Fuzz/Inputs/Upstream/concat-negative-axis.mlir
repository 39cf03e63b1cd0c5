// The verifier of tensor.concat indexes with an axis that is out of range.
// mlir-opt:
// fails: exit -11; mlir::tensor::ConcatOp::verify; mlir::verify; mlir::parseAsmSourceFile
func.func @main(%x: tensor<2xi64>) -> tensor<4xi64> {
  %0 = tensor.concat dim(-2) %x, %x : (tensor<2xi64>, tensor<2xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
