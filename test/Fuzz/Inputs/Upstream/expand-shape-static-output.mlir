// The extent that output_shape knows and the type does not is taken for a value.
// mlir-opt: --canonicalize
// fails: exit -11; mlir::Value::getDefiningOp; mlir::PatternApplicator::matchAndRewrite; mlir::applyPatternsGreedily
// mended: LLVM 23
func.func @main(%x: tensor<6x?xf32>) -> tensor<2x3x?xf32> {
  %c66 = arith.constant 66 : index
  %0 = tensor.empty(%c66) : tensor<6x?xf32>
  %e = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 66] : tensor<6x?xf32> into tensor<2x3x?xf32>
  return %e : tensor<2x3x?xf32>
}
