// The type of a buffer is that of the operand that it comes from, which in code that is
// not reached may be the buffer itself.
// mlir-opt: --one-shot-bufferize=allow-return-allocs-from-loops=true
// fails: exit -11; recursion; mlir::bufferization::detail::defaultGetBufferType; mlir::bufferization::getBufferType
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
^dead:
  %v = arith.constant 7.0 : f32
  %f = linalg.fill ins(%v : f32) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  return %f : tensor<4xf32>
}
