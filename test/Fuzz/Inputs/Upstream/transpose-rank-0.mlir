// The verifier of linalg.transpose makes a map of no axes without a context.
// mlir-opt:
// fails: exit -11; mlir::AffineMap::getContext; mlir::AffineMapAttr::get; mlir::Builder::getAffineMapArrayAttr
func.func @main(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = linalg.transpose ins(%x : tensor<f32>) outs(%y : tensor<f32>) permutation = []
  return %0 : tensor<f32>
}
