// Canonicalization gives an insertion a source of the extent that a size is known to
// have, and leaves the size, which it does not fold where the insertion, never executed
// in a program that is right, is out of bounds.
// mlir-opt: --canonicalize
// says: expected type to be 'tensor<1x?xi1>' or a rank-reduced version. (size mismatch)
func.func @main(%x: tensor<?x1xi1>, %v: i1) -> tensor<?x1xi1> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %x[0, %c2] [1, %c1] [1, 1] : tensor<?x1xi1> to tensor<1x?xi1>
  %1 = linalg.fill ins(%v : i1) outs(%0 : tensor<1x?xi1>) -> tensor<1x?xi1>
  %2 = tensor.insert_slice %1 into %x[0, %c2] [1, %c1] [1, 1] : tensor<1x?xi1> into tensor<?x1xi1>
  return %2 : tensor<?x1xi1>
}
