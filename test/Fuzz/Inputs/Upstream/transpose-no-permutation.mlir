// The parser of linalg.transpose goes on without the list that it did not find.
// mlir-opt:
// fails: exit -11; mlir::Attribute::getContext; mlir::NamedAttrList::set; mlir::linalg::TransposeOp::parse
func.func @main(%x: tensor<5x12xf32>, %y: tensor<12x5xf32>) -> tensor<12x5xf32> {
  %0 = linalg.transpose ins(%x : tensor<5x12xf32>) outs(%y : tensor<12x5xf32>) permutation =
  return %0 : tensor<12x5xf32>
}
