// The tensor grows with each iteration. What is known of it before the loop
// becomes the type of what the loop gives, and what it adds is lost.
// mlir-opt: --canonicalize
// says: tensor<?xf32> to tensor<2xf32>
func.func @main(%x: tensor<2xf32>, %n: index, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.cast %x : tensor<2xf32> to tensor<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %d) -> (tensor<?xf32>) {
    %p = tensor.pad %a low[1] high[1] {
    ^bb0(%j: index):
      tensor.yield %v : f32
    } : tensor<?xf32> to tensor<?xf32>
    scf.yield %p : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
