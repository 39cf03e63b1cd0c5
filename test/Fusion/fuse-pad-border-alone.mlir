// RUN: pad-opt %s --fuse-pad=always | FileCheck %s

// A consumer that reads the border alone reads no element of what computes the inside.
// CHECK-LABEL: func @border_alone(
// CHECK:         linalg.generic
// CHECK:         return
func.func @border_alone(%x: tensor<1xf32>, %e: tensor<1xf32>, %o: tensor<2xf32>) -> tensor<2xf32> {
  %t = linalg.exp ins(%x : tensor<1xf32>) outs(%e : tensor<1xf32>) -> tensor<1xf32>
  %p = pad.pad constant %t low[1] high[1] : tensor<1xf32> to tensor<3xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (2 * d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%p : tensor<3xf32>) outs(%o : tensor<2xf32>) {
  ^bb0(%i: f32, %q: f32):
    %s = arith.addf %i, %q : f32
    linalg.yield %s : f32
  } -> tensor<2xf32>
  return %r : tensor<2xf32>
}
