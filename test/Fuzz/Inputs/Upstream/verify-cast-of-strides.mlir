// A check of the known stride of a memref.cast is made with a value that is null.
// mlir-opt: --generate-runtime-verification
// fails: exit -11; mlir::detail::OperandStorage::OperandStorage; mlir::Operation::create; mlir::Operation::create
// mended: LLVM 23
func.func @main(%x: memref<?x?xi8>, %n: index) -> memref<?x?xi8, strided<[?, ?], offset: ?>> {
  %0 = memref.subview %x[0, 0] [%n, %n] [2, 2] : memref<?x?xi8> to memref<?x?xi8, strided<[?, 2]>>
  %1 = memref.cast %0 : memref<?x?xi8, strided<[?, 2]>> to memref<?x?xi8, strided<[?, ?], offset: ?>>
  return %1 : memref<?x?xi8, strided<[?, ?], offset: ?>>
}
