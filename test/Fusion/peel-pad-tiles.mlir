// Loops over tiles are split where no tile needs padding.

// RUN: pad-opt %s --fuse-pad=tile-sizes=8 | FileCheck %s

#identity = affine_map<(i) -> (i)>
#window = affine_map<(i, j) -> (i + j)>
#weight = affine_map<(i, j) -> (j)>
#result = affine_map<(i, j) -> (i)>

// The middle has nothing but slices, at positions that are sums.
// CHECK-LABEL: func.func @edge_static_f32
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<64xf32>
// CHECK:         %[[front:.+]] = tensor.extract_slice %[[x]][0] [9] [1]
// CHECK:         %[[low:.+]] = pad.pad edge %[[front]] low[1] high[0] : tensor<9xf32> to tensor<10xf32>
// CHECK:         linalg.conv_1d ins(%[[low]], %{{.*}} : tensor<10xf32>, tensor<3xf32>) outs(%{{.*}} : tensor<8xf32>)
// CHECK:         scf.for %[[i:[a-z0-9]+]] =
// CHECK-NOT:       {{affine.(min|max)|pad.pad|arith.(select|min|max|div|rem)|scf.if|floordiv|mod}}
// CHECK:           %[[begin:.+]] = affine.apply #{{.*}}(%[[i]])
// CHECK-NOT:       {{affine.(min|max)|pad.pad|arith.(select|min|max|div|rem)|scf.if|floordiv|mod}}
// CHECK:           %[[window:.+]] = tensor.extract_slice %[[x]][%[[begin]]] [10] [1] : tensor<64xf32> to tensor<10xf32>
// CHECK-NOT:       {{affine.(min|max)|pad.pad|arith.(select|min|max|div|rem)|scf.if|floordiv|mod}}
// CHECK:           linalg.conv_1d ins(%[[window]], %{{.*}} : tensor<10xf32>, tensor<3xf32>) outs(%{{.*}} : tensor<8xf32>)
// CHECK-NOT:       {{affine.(min|max)|pad.pad|arith.(select|min|max|div|rem)|scf.if|floordiv|mod}}
// CHECK:           scf.yield
// CHECK:         %[[high:.+]] = pad.pad edge %{{.*}} low[0] high[1] : tensor<9xf32> to tensor<10xf32>
// CHECK:         linalg.conv_1d ins(%[[high]], %{{.*}} : tensor<10xf32>, tensor<3xf32>) outs(%{{.*}} : tensor<8xf32>)
func.func @edge_static_f32(%x: tensor<64xf32>, %w: tensor<3xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %0 = pad.pad edge %x low[1] high[1] : tensor<64xf32> to tensor<66xf32>
  %1 = linalg.conv_1d ins(%0, %w : tensor<66xf32>, tensor<3xf32>) outs(%y : tensor<64xf32>) -> tensor<64xf32>
  return %1 : tensor<64xf32>
}

// A wrap has no block at its borders, and slices in the middle.
// CHECK-LABEL: func.func @wrap_static_f32
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<64xf32>
// CHECK:         pad.pad wrap %[[x]]
// CHECK:         scf.for
// CHECK-NOT:       pad.pad
// CHECK:           tensor.extract_slice %[[x]][%{{.*}}] [10] [1] : tensor<64xf32> to tensor<10xf32>
// CHECK-NOT:       pad.pad
// CHECK:           scf.yield
// CHECK:         pad.pad wrap %[[x]]
func.func @wrap_static_f32(%x: tensor<64xf32>, %w: tensor<3xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %0 = pad.pad wrap %x low[1] high[1] : tensor<64xf32> to tensor<66xf32>
  %1 = linalg.conv_1d ins(%0, %w : tensor<66xf32>, tensor<3xf32>) outs(%y : tensor<64xf32>) -> tensor<64xf32>
  return %1 : tensor<64xf32>
}

// What computes the source is computed for the window of each tile.
// CHECK-LABEL: func.func @constant_static_f32_producer
// CHECK-NOT:     linalg.generic {{.*}} outs(%{{.*}} : tensor<64xf32>)
// CHECK:         %[[front:.+]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<9xf32>)
// CHECK:           math.exp
// CHECK:         pad.pad constant %[[front]] low[1] high[0]
// CHECK:         scf.for
// CHECK:           %[[source:.+]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<10xf32>)
// CHECK:             math.exp
// CHECK-NOT:       pad.pad
// CHECK:           linalg.conv_1d ins(%[[source]], %{{.*}} : tensor<10xf32>, tensor<3xf32>)
// CHECK:           scf.yield
func.func @constant_static_f32_producer(%x: tensor<64xf32>, %w: tensor<3xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %e = tensor.empty() : tensor<64xf32>
  %0 = linalg.generic {indexing_maps = [#identity, #identity], iterator_types = ["parallel"]}
      ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%a: f32, %b: f32):
    %3 = math.exp %a : f32
    linalg.yield %3 : f32
  } -> tensor<64xf32>
  %1 = pad.pad constant %0 low[1] high[1] : tensor<64xf32> to tensor<66xf32>
  %2 = linalg.conv_1d ins(%1, %w : tensor<66xf32>, tensor<3xf32>) outs(%y : tensor<64xf32>) -> tensor<64xf32>
  return %2 : tensor<64xf32>
}

// With dynamic extents the positions are computed before the loops.
// CHECK-LABEL: func.func @constant_dynamic_f32
// CHECK:         scf.for
// CHECK:           pad.pad constant
// CHECK:         scf.for
// CHECK-NOT:       pad.pad
// CHECK:           linalg.conv_1d
// CHECK-NOT:       pad.pad
// CHECK:         scf.for
// CHECK:           pad.pad constant
func.func @constant_dynamic_f32(%x: tensor<?xf32>, %w: tensor<3xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %y = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %0 = pad.pad constant %x low[1] high[1] : tensor<?xf32> to tensor<?xf32>
  %1 = linalg.conv_1d ins(%0, %w : tensor<?xf32>, tensor<3xf32>) outs(%y : tensor<?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// A product of numbers that are not known is no line, and nothing to split a loop for.

// CHECK-LABEL: func @negative_constant_dynamic_f32_product
// CHECK-COUNT-1: scf.for
// CHECK-NOT:     scf.for
// CHECK:         return
func.func @negative_constant_dynamic_f32_product(%x: tensor<8xf32>, %m: index, %n: index, %init: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = affine.apply affine_map<()[m, n] -> (m * n)>()[%m, %n]
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %init) -> (tensor<?xf32>) {
    %p = pad.pad constant %x low[0] high[%h] : tensor<8xf32> to tensor<?xf32>
    scf.yield %p : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// Maxima of maxima: there are 2^24 cases, of which few are looked at.

// CHECK-LABEL: func @negative_edge_dynamic_f32_maxima
// CHECK-COUNT-1: scf.for
// CHECK-NOT:     scf.for
// CHECK:         return
func.func @negative_edge_dynamic_f32_maxima(%x: tensor<8xf32>, %n: index, %init: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %m0 = %c0 to %n step %c1 iter_args(%a = %init) -> (tensor<?xf32>) {
    %m1 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m0)[%n]
    %m2 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m1)[%n]
    %m3 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m2)[%n]
    %m4 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m3)[%n]
    %m5 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m4)[%n]
    %m6 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m5)[%n]
    %m7 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m6)[%n]
    %m8 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m7)[%n]
    %m9 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m8)[%n]
    %m10 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m9)[%n]
    %m11 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m10)[%n]
    %m12 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m11)[%n]
    %m13 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m12)[%n]
    %m14 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m13)[%n]
    %m15 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m14)[%n]
    %m16 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m15)[%n]
    %m17 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m16)[%n]
    %m18 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m17)[%n]
    %m19 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m18)[%n]
    %m20 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m19)[%n]
    %m21 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m20)[%n]
    %m22 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m21)[%n]
    %m23 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m22)[%n]
    %m24 = affine.max affine_map<(d)[n] -> (d - n, d - 7)>(%m23)[%n]
    %p = pad.pad edge %x low[%m24] high[0] : tensor<8xf32> to tensor<?xf32>
    scf.yield %p : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// The end of the first part would be a number of more than 64 bits.

// CHECK-LABEL: func @negative_wrap_static_f32_largest_amounts
// CHECK-COUNT-1: scf.for
// CHECK-NOT:     scf.for
// CHECK:         return
func.func @negative_wrap_static_f32_largest_amounts(%x: tensor<200xf32>) -> tensor<200xf32> {
  %0 = pad.pad wrap %x low[9223372036854775803] high[-9223372036854775803] : tensor<200xf32> to tensor<200xf32>
  %e = tensor.empty() : tensor<200xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0 : tensor<200xf32>) outs(%e : tensor<200xf32>) {
  ^bb0(%a: f32, %b: f32):
    %2 = arith.addf %a, %a : f32
    linalg.yield %2 : f32
  } -> tensor<200xf32>
  return %1 : tensor<200xf32>
}
