// A complex number of a type that LLVM lacks becomes a structure of nothing.
// mlir-opt: --convert-to-llvm
// fails: exit -11; mlir::LLVM::LLVMDialect::isCompatibleType; mlir::LLVM::LLVMFuncOp::verifyRegions; mlir::verify
func.func @main(%x: complex<tf32>) -> complex<tf32> {
  return %x : complex<tf32>
}
