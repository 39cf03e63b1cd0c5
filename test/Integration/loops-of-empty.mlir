// Each iteration writes its index; a fill of all, which nothing reads, is not in
// the way.

// RUN: pad-run %s --entry=shared | FileCheck %s
// CHECK: [0 1 2 3]
func.func @shared() -> tensor<4xi32> {
  %c7 = arith.constant 7 : i32
  %r = func.call @main(%c7) : (i32) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @main(%w: i32) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4xi32>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %e) -> (tensor<4xi32>) {
    %f = linalg.fill ins(%w : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
    %s = tensor.extract_slice %f[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %d = tensor.extract_slice %a[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %v = arith.index_cast %i : index to i32
    %g = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%s : tensor<1xi32>) outs(%d : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %v : i32
    } -> tensor<1xi32>
    %n = tensor.insert_slice %g into %a[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    scf.yield %n : tensor<4xi32>
  }
  return %r : tensor<4xi32>
}
