// The parser wants as many operand types as the type of the result has elements.
// mlir-opt:
// fails: exit -6; LLVM ERROR: SmallVector unable to grow. Requested capacity (N) is larger than maximum value for size type (N); llvm::report_fatal_error; llvm::SmallVectorBase; mlir::tensor::FromElementsOp::parse
func.func @main(%x: index) -> tensor<1099511627776xindex> {
  %0 = tensor.from_elements %x : tensor<1099511627776xindex>
  return %0 : tensor<1099511627776xindex>
}
