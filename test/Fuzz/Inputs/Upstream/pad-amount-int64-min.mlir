// The parser takes the smallest number for the mark of an amount that is a
// value, of which there is none.
// mlir-opt: --canonicalize
// fails: exit -11; mlir::Value::getDefiningOp; mlir::getAsOpFoldResult; mlir::PatternApplicator::matchAndRewrite
func.func @main(%x: tensor<4xf32>, %v: f32) -> tensor<7xf32> {
  %0 = tensor.pad %x low[-9223372036854775808] high[2] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}
