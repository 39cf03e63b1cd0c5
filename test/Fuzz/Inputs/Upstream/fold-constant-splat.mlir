// Each element of a splat is copied on its own, 2^28 of them here.
// mlir-opt: --linalg-fuse-elementwise-ops
// fails: limit of memory
func.func @main(%x: tensor<268435456xf32>) -> tensor<268435456xf32> {
  %c = arith.constant dense<5.0> : tensor<268435456xf32>
  %0 = linalg.copy ins(%c : tensor<268435456xf32>) outs(%x : tensor<268435456xf32>) -> tensor<268435456xf32>
  return %0 : tensor<268435456xf32>
}
