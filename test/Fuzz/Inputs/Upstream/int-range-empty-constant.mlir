// The range of a constant is that of its elements, and there is none.
// mlir-opt: --int-range-optimizations
// fails: exit -11; mlir::arith::ConstantOp::inferResultRanges; mlir::intrange::detail::defaultInferResultRanges; mlir::dataflow::IntegerRangeAnalysis::visitOperation
// mended: LLVM 23
func.func @main(%x: tensor<f32>) -> (tensor<f32>, tensor<0xindex>) {
  %a = arith.constant 0 : index
  %b = arith.constant 1 : index
  %c = arith.constant 2 : index
  %l = scf.for %i = %a to %c step %b iter_args(%y = %x) -> (tensor<f32>) {
    scf.yield %y : tensor<f32>
  }
  %p = arith.constant dense<> : tensor<0xindex>
  return %l, %p : tensor<f32>, tensor<0xindex>
}
