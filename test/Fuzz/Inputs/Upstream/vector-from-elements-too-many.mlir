// The parser wants as many operands as the type of the result has elements.
// mlir-opt:
// fails: exit -6; LLVM ERROR: SmallVector unable to grow. Requested capacity (N) is larger than maximum value for size type (N); llvm::report_fatal_error; llvm::SmallVectorBase; mlir::vector::FromElementsOp::parse
func.func @main(%x: f32) -> vector<1099511627776xf32> {
  %0 = vector.from_elements %x : vector<1099511627776xf32>
  return %0 : vector<1099511627776xf32>
}
