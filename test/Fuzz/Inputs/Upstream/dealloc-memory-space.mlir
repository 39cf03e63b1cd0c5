// A buffer in a memory space is handed to free as it is.
// mlir-opt: --finalize-memref-to-llvm
// says: 'llvm.call' op operand type mismatch for operand 0: '!llvm.ptr<1>' != '!llvm.ptr'
func.func @main(%n: index) {
  %0 = memref.alloc(%n) : memref<?xf32, 1>
  memref.dealloc %0 : memref<?xf32, 1>
  return
}
