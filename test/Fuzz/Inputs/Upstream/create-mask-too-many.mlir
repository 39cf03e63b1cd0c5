// The lanes of a mask are counted in a constant that does not fit in memory.
// mlir-opt: --convert-vector-to-llvm=force-32bit-vector-indices=false
// fails: exit -6; LLVM ERROR: SmallVector unable to grow. Requested capacity (N) is larger than maximum value for size type (N); llvm::report_fatal_error; llvm::SmallVectorBase; mlir::PatternApplicator::matchAndRewrite
func.func @main(%n: index) -> vector<2305843009213693952xi1> {
  %0 = vector.create_mask %n : vector<2305843009213693952xi1>
  return %0 : vector<2305843009213693952xi1>
}
