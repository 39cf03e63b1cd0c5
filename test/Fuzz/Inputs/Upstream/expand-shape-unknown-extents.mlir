// The extents of a group are taken for known but for one.
// mlir-opt: --expand-strided-metadata
// fails: exit -11; mlir::IntegerAttr::getValue; mlir::dispatchIndexOpFoldResult; mlir::dispatchIndexOpFoldResults
// mended: LLVM 23
func.func @main(%x: memref<?xf64>, %n: index, %m: index) -> memref<?x?xf64> {
  %0 = memref.expand_shape %x [[0, 1]] output_shape [%n, %m] : memref<?xf64> into memref<?x?xf64>
  return %0 : memref<?x?xf64>
}
