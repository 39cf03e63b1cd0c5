// Pads that see a part of their source become pads of that part, or that part.

// RUN: pad-opt %s --peel-pad-tiles | FileCheck %s

// A mirror image alone: its window, backwards. The reflection of %x[5..8].
// CHECK-LABEL: func.func @reflect_static_f32_before
// CHECK:         %[[window:.+]] = tensor.extract_slice %{{.*}}[5] [4] [1]
// CHECK:         pad.pad reflect %[[window]] low[3] high[-3] : tensor<4xf32> to tensor<4xf32>
func.func @reflect_static_f32_before(%x: tensor<10xf32>) -> tensor<4xf32> {
  %0 = pad.pad reflect %x low[8] high[-14] : tensor<10xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @symmetric_static_f32_low_border
// CHECK:         %[[window:.+]] = tensor.extract_slice %{{.*}}[0] [3] [1]
// CHECK:         pad.pad symmetric %[[window]] low[3] high[-2] : tensor<3xf32> to tensor<4xf32>
func.func @symmetric_static_f32_low_border(%x: tensor<10xf32>) -> tensor<4xf32> {
  %0 = pad.pad symmetric %x low[3] high[-9] : tensor<10xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @reflect_static_f32_high_border
// CHECK:         %[[window:.+]] = tensor.extract_slice %{{.*}}[7] [3] [1]
// CHECK:         pad.pad reflect %[[window]] low[-1] high[2] : tensor<3xf32> to tensor<4xf32>
func.func @reflect_static_f32_high_border(%x: tensor<10xf32>) -> tensor<4xf32> {
  %0 = pad.pad reflect %x low[-8] high[2] : tensor<10xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @reflect_static_f32_after
// CHECK:         %[[window:.+]] = tensor.extract_slice %{{.*}}[4] [4] [1]
// CHECK:         pad.pad reflect %[[window]] low[3] high[-3] : tensor<4xf32> to tensor<4xf32>
func.func @reflect_static_f32_after(%x: tensor<10xf32>) -> tensor<4xf32> {
  %0 = pad.pad reflect %x low[-11] high[5] : tensor<10xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// One period further it is the source itself.
// CHECK-LABEL: func.func @reflect_static_f32_period
// CHECK:         %[[window:.+]] = tensor.extract_slice %{{.*}}[2] [4] [1]
// CHECK:         return %[[window]]
func.func @reflect_static_f32_period(%x: tensor<10xf32>) -> tensor<4xf32> {
  %0 = pad.pad reflect %x low[-20] high[14] : tensor<10xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @wrap_static_f32_period
// CHECK:         %[[window:.+]] = tensor.extract_slice %{{.*}}[1] [4] [1]
// CHECK:         return %[[window]]
func.func @wrap_static_f32_period(%x: tensor<10xf32>) -> tensor<4xf32> {
  %0 = pad.pad wrap %x low[-21] high[15] : tensor<10xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @negative_wrap_static_f32_two_blocks
// CHECK-NOT:     tensor.extract_slice
// CHECK:         pad.pad wrap %{{.*}} low[2] high[-8] : tensor<10xf32> to tensor<4xf32>
func.func @negative_wrap_static_f32_two_blocks(%x: tensor<10xf32>) -> tensor<4xf32> {
  %0 = pad.pad wrap %x low[2] high[-8] : tensor<10xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @constant_static_f32_high_border
// CHECK:         %[[window:.+]] = tensor.extract_slice %{{.*}}[8] [2] [1]
// CHECK:         pad.pad constant %[[window]] low[0] high[2] : tensor<2xf32> to tensor<4xf32>
func.func @constant_static_f32_high_border(%x: tensor<10xf32>) -> tensor<4xf32> {
  %0 = pad.pad constant %x low[-8] high[2] : tensor<10xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @edge_static_f32_outside
// CHECK:         %[[window:.+]] = tensor.extract_slice %{{.*}}[9] [1] [1]
// CHECK:         pad.pad edge %[[window]] low[0] high[3] : tensor<1xf32> to tensor<4xf32>
func.func @edge_static_f32_outside(%x: tensor<10xf32>) -> tensor<4xf32> {
  %0 = pad.pad edge %x low[-12] high[6] : tensor<10xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// A loop whose bounds decide everything has nothing to compute.
// CHECK-LABEL: func.func @constant_static_f32_in_loop
// CHECK:         scf.for %[[i:[a-z0-9]+]] =
// CHECK-NOT:       affine.{{max|min}}
// CHECK-NOT:       pad.pad
// CHECK:           %[[begin:.+]] = affine.apply #{{.*}}(%[[i]])
// CHECK:           tensor.extract_slice %{{.*}}[%[[begin]]] [4] [1] : tensor<64xf32> to tensor<4xf32>
// CHECK-NOT:       pad.pad
// CHECK:           scf.yield
func.func @constant_static_f32_in_loop(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %c4 = arith.constant 4 : index
  %c60 = arith.constant 60 : index
  %0 = scf.for %i = %c4 to %c60 step %c4 iter_args(%z = %y) -> tensor<64xf32> {
    %low = affine.max affine_map<()[i] -> (1 - i, 0)>()[%i]
    %high = affine.max affine_map<()[i] -> (i - 61, 0)>()[%i]
    %begin = affine.max affine_map<()[i] -> (i - 1, 0)>()[%i]
    %size = affine.apply affine_map<()[l, h] -> (4 - l - h)>()[%low, %high]
    %window = tensor.extract_slice %x[%begin] [%size] [1] : tensor<64xf32> to tensor<?xf32>
    %tile = pad.pad constant %window low[%low] high[%high] : tensor<?xf32> to tensor<4xf32>
    %next = tensor.insert_slice %tile into %z[%i] [4] [1] : tensor<4xf32> into tensor<64xf32>
    scf.yield %next : tensor<64xf32>
  }
  return %0 : tensor<64xf32>
}

// A transposition that moves nothing gives way to a cast of its input.
// CHECK-LABEL: func.func @edge_dynamic_f32_identity_transpose
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?xf32>
// CHECK:         %[[cast:.+]] = tensor.cast %[[x]] : tensor<?xf32> to tensor<9xf32>
// CHECK:         return %[[cast]]
func.func @edge_dynamic_f32_identity_transpose(%x: tensor<?xf32>) -> (tensor<9xf32>, tensor<?xf32>) {
  %c9 = arith.constant 9 : index
  %e = tensor.empty(%c9) : tensor<?xf32>
  %0 = linalg.transpose ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) permutation = [0]
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<9xf32>
  %2 = pad.pad edge %x low[1] high[1] : tensor<?xf32> to tensor<?xf32>
  return %1, %2 : tensor<9xf32>, tensor<?xf32>
}

// The product of two extents is not known, so the last tile may be a part of one.
// CHECK-LABEL: func.func @edge_dynamic_f32_product
// CHECK:         scf.for %[[i:[a-z0-9]+]] = %
// CHECK:           %[[size:.+]] = affine.min {{.*}}(%[[i]])
// CHECK:           tensor.extract_slice %{{.*}}[%[[i]]] [%[[size]]] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK:           pad.pad
func.func @edge_dynamic_f32_product(%x: tensor<?x?xf32>, %a: index, %b: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %rows = affine.max affine_map<()[m, a] -> (0, m + a * 2)>()[%m, %a]
  %columns = affine.max affine_map<()[n, b] -> (0, n + b * 2)>()[%n, %b]
  %count = affine.apply affine_map<()[m, n] -> (m * n)>()[%rows, %columns]
  %y = tensor.empty(%count) : tensor<?xf32>
  %r = scf.for %i = %c0 to %count step %c32 iter_args(%z = %y) -> tensor<?xf32> {
    %size = affine.min affine_map<(i)[m, n] -> (m * n - i, 32)>(%i)[%rows, %columns]
    %t = tensor.extract_slice %z[%i] [%size] [1] : tensor<?xf32> to tensor<?xf32>
    %p = pad.pad edge %t low[1] high[-1] : tensor<?xf32> to tensor<?xf32>
    %s = tensor.insert_slice %p into %z[%i] [%size] [1] : tensor<?xf32> into tensor<?xf32>
    scf.yield %s : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// A slice of one column stays one of rows where its number of rows becomes known.

// CHECK-LABEL: func @dropped_axis
// CHECK:         tensor.extract_slice %{{.*}}[%{{.*}}, 0, 1] [1, %{{.*}}, 1] [1, 1, 1] : tensor<5x?x2xi32> to tensor<1x?xi32>
func.func @dropped_axis(%x: tensor<5x?x2xi32>, %n: index) -> tensor<4x?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty(%n) : tensor<4x?xi32>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %e) -> (tensor<4x?xi32>) {
    %k = affine.min affine_map<(i) -> (1, 6 - i)>(%i)
    %s = tensor.extract_slice %x[%i, 0, 1] [%k, %n, 1] [1, 1, 1] : tensor<5x?x2xi32> to tensor<?x?xi32>
    %t = tensor.insert_slice %s into %a[%i, 0] [%k, %n] [1, 1] : tensor<?x?xi32> into tensor<4x?xi32>
    scf.yield %t : tensor<4x?xi32>
  }
  return %r : tensor<4x?xi32>
}

// A loop may have no turns: divisions, and extents of axes that may not exist, stay
// in it.

// CHECK-LABEL: func @hoisted_bounds
// CHECK-SAME:    %[[k:[a-z0-9]+]]: index, %[[m:[a-z0-9]+]]: index
// CHECK:         affine.apply #{{.*}}()[%[[k]]]
// CHECK:         scf.for
// CHECK-DAG:       affine.apply #{{.*}}()[%[[k]], %[[m]]]
// CHECK-DAG:       tensor.dim %{{.*}}, %[[k]]
func.func @hoisted_bounds(%k: index, %m: index, %x: tensor<?xf32>, %y: tensor<8xindex>) -> tensor<8xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %k step %c1 iter_args(%a = %y) -> tensor<8xindex> {
    %q = affine.apply affine_map<()[n, m] -> (n floordiv m)>()[%k, %m]
    %p = affine.apply affine_map<()[n] -> (n * 3)>()[%k]
    %d = tensor.dim %x, %k : tensor<?xf32>
    %s = arith.addi %q, %d : index
    %t = arith.addi %s, %p : index
    %b = tensor.insert %t into %a[%i] : tensor<8xindex>
    scf.yield %b : tensor<8xindex>
  }
  return %r : tensor<8xindex>
}
