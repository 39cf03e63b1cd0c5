// The cast is folded into the transposition, which then gives way to its input of
// another type.
// mlir-opt: --canonicalize=top-down=false
// says: type of return operand 0 ('tensor<?xf32>') doesn't match function result type ('tensor<9xf32>')
func.func @main(%x: tensor<?xf32>) -> tensor<9xf32> {
  %c9 = arith.constant 9 : index
  %e = tensor.empty(%c9) : tensor<?xf32>
  %0 = linalg.transpose ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) permutation = [0]
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<9xf32>
  return %1 : tensor<9xf32>
}
