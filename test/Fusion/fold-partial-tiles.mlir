// RUN: pad-opt %s -allow-unregistered-dialect --transform-interpreter | FileCheck %s

// What a masked vector is read from and written to folds as without a mask.

// CHECK-LABEL: func @written_and_read
// CHECK-SAME:    %[[v:[a-z0-9]+]]: vector<4xf32>, %{{.*}}: tensor<?xf32>, %[[n:[a-z0-9]+]]: index
// CHECK:         return %[[v]]
func.func @written_and_read(%v: vector<4xf32>, %x: tensor<?xf32>, %n: index) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %p = ub.poison : f32
  %m = vector.create_mask %n : vector<4xi1>
  %y = vector.transfer_write %v, %x[%c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
  %r = vector.transfer_read %y[%c0], %p, %m {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// Lanes without the mask have the value that the read has for them.

// CHECK-LABEL: func @padding_of_read
// CHECK-SAME:    %[[v:[a-z0-9]+]]: vector<4xf32>
// CHECK:         %[[m:.*]] = vector.create_mask
// CHECK:         arith.select %[[m]], %[[v]], %{{.*}} : vector<4xi1>, vector<4xf32>
func.func @padding_of_read(%v: vector<4xf32>, %x: tensor<?xf32>, %n: index) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %m = vector.create_mask %n : vector<4xi1>
  %y = vector.transfer_write %v, %x[%c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
  %r = vector.transfer_read %y[%c0], %z, %m {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// Another mask, and another place.

// CHECK-LABEL: func @other_access
// CHECK:         vector.transfer_write
// CHECK:         %[[a:.*]] = vector.transfer_read
// CHECK:         %[[b:.*]] = vector.transfer_read
// CHECK:         return %[[a]], %[[b]]
func.func @other_access(%v: vector<4xf32>, %x: tensor<?xf32>, %n: index, %k: index) -> (vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %p = ub.poison : f32
  %m = vector.create_mask %n : vector<4xi1>
  %l = vector.create_mask %k : vector<4xi1>
  %y = vector.transfer_write %v, %x[%c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
  %a = vector.transfer_read %y[%c0], %p, %l {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
  %b = vector.transfer_read %y[%k], %p, %m {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
  return %a, %b : vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func @written_twice
// CHECK-SAME:    %{{.*}}: vector<4xf32>, %[[w:[a-z0-9]+]]: vector<4xf32>, %[[x:[a-z0-9]+]]: tensor<?xf32>
// CHECK:         %[[y:.*]] = vector.transfer_write %[[w]], %[[x]]
// CHECK-NEXT:    return %[[y]]
func.func @written_twice(%v: vector<4xf32>, %w: vector<4xf32>, %x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %m = vector.create_mask %n : vector<4xi1>
  %y = vector.transfer_write %v, %x[%c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
  %z = vector.transfer_write %w, %y[%c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
  return %z : tensor<?xf32>
}

// A row of a slice, the axis of the columns of which is kept.

// CHECK-LABEL: func @row_of_slice
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?x?xf32>, %[[i:[a-z0-9]+]]: index, %[[j:[a-z0-9]+]]: index
// CHECK-NOT:     extract_slice
// CHECK:         vector.transfer_read %[[x]][%[[i]], %[[j]]], %{{.*}}, %{{.*}} {in_bounds = [true]}
func.func @row_of_slice(%x: tensor<?x?xf32>, %i: index, %j: index, %n: index) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %p = ub.poison : f32
  %m = vector.create_mask %n : vector<4xi1>
  %s = tensor.extract_slice %x[%i, %j] [1, %n] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %r = vector.transfer_read %s[%c0], %p, %m {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK-LABEL: func @column_of_slice
// CHECK:         tensor.extract_slice
func.func @column_of_slice(%x: tensor<?x?xf32>, %i: index, %j: index, %n: index) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %p = ub.poison : f32
  %m = vector.create_mask %n : vector<4xi1>
  %s = tensor.extract_slice %x[%i, %j] [%n, 1] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %r = vector.transfer_read %s[%c0], %p, %m {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// Slices that are all of a tensor, and one that is not.

// CHECK-LABEL: func @whole
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<1x?xf32>
// CHECK-NOT:     slice
// CHECK:         %[[s:.*]] = tensor.extract_slice
// CHECK-NOT:     slice
// CHECK:         return %[[x]], %[[x]], %[[s]]
func.func @whole(%x: tensor<1x?xf32>, %i: index) -> (tensor<1x?xf32>, tensor<1x?xf32>, tensor<1x?xf32>) {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c1 : tensor<1x?xf32>
  %y = tensor.empty(%n) : tensor<1x?xf32>
  %a = tensor.extract_slice %x[0, 0] [1, %n] [1, 1] : tensor<1x?xf32> to tensor<1x?xf32>
  %b = tensor.insert_slice %x into %y[0, 0] [1, %n] [1, 1] : tensor<1x?xf32> into tensor<1x?xf32>
  %c = tensor.extract_slice %x[0, 0] [1, %i] [1, 1] : tensor<1x?xf32> to tensor<1x?xf32>
  return %a, %b, %c : tensor<1x?xf32>, tensor<1x?xf32>, tensor<1x?xf32>
}

// The induction variable of the first of two loops, which has one turn at most.

// CHECK-LABEL: func @one_turn
// CHECK:         scf.for
// CHECK:           "use"(%c0)
// CHECK:         scf.for %[[i:.*]] =
// CHECK:           "use"(%[[i]])
func.func @one_turn(%n: index) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %end = affine.min affine_map<()[n] -> (16, n)>()[%n]
  scf.for %i = %c0 to %end step %c16 {
    "use"(%i) : (index) -> ()
  }
  scf.for %i = %c0 to %n step %c16 {
    "use"(%i) : (index) -> ()
  }
  return
}

// A loop that begins at its end, or behind it, has no turn: its slices would be out
// of bounds.

// CHECK-LABEL: func @no_turn
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<3xf32>
// CHECK-NOT:     scf.for
// CHECK:         return %[[x]]
func.func @no_turn(%x: tensor<3xf32>, %n: index, %v: f32) -> tensor<3xf32> {
  %c8 = arith.constant 8 : index
  %end = affine.min affine_map<()[n] -> (3, n)>()[%n]
  %r = scf.for %i = %c8 to %end step %c8 iter_args(%y = %x) -> tensor<3xf32> {
    %m = affine.apply affine_map<(i) -> (3 - i)>(%i)
    %s = tensor.extract_slice %y[%i] [%m] [1] : tensor<3xf32> to tensor<?xf32>
    %f = linalg.fill ins(%v : f32) outs(%s : tensor<?xf32>) -> tensor<?xf32>
    %z = tensor.insert_slice %f into %y[%i] [%m] [1] : tensor<?xf32> into tensor<3xf32>
    scf.yield %z : tensor<3xf32>
  }
  return %r : tensor<3xf32>
}

// A row that is read after another one was written.

// CHECK-LABEL: func @beside
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?xf32>, %[[y:[a-z0-9]+]]: tensor<3x?xf32>, %[[n:[a-z0-9]+]]: index
// CHECK-DAG:     %[[r:.*]] = tensor.extract_slice %[[y]][0, 0]
// CHECK-DAG:     %[[z:.*]] = tensor.insert_slice
// CHECK:         %[[s:.*]] = tensor.extract_slice %[[z]][%[[n]], 0]
// CHECK:         return %[[r]], %[[s]]
func.func @beside(%x: tensor<?xf32>, %y: tensor<3x?xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %z = tensor.insert_slice %x into %y[1, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<3x?xf32>
  %r = tensor.extract_slice %z[0, 0] [1, %n] [1, 1] : tensor<3x?xf32> to tensor<?xf32>
  %s = tensor.extract_slice %z[%n, 0] [1, %n] [1, 1] : tensor<3x?xf32> to tensor<?xf32>
  return %r, %s : tensor<?xf32>, tensor<?xf32>
}

// A mask has no lanes for a number below zero, and all of them for any that is
// large enough.

// CHECK-LABEL: func @mask
// CHECK-SAME:    %[[n:[a-z0-9]+]]: index
// CHECK:         %[[a:.*]] = affine.apply #[[shifted:.*]]()[%[[n]]]
// CHECK:         vector.create_mask %[[a]]
// CHECK:         %[[b:.*]] = affine.max
// CHECK:         vector.create_mask %[[b]]
// CHECK:         %[[c:.*]] = affine.apply #[[shifted]]()[%[[n]]]
// CHECK:         vector.create_mask %[[c]]
// CHECK:         %[[d:.*]] = affine.min
// CHECK:         vector.create_mask %[[d]]
func.func @mask(%n: index) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %a = affine.max affine_map<()[n] -> (n - 3, 0)>()[%n]
  %p = vector.create_mask %a : vector<4xi1>
  %b = affine.max affine_map<()[n] -> (n - 3, 1)>()[%n]
  %q = vector.create_mask %b : vector<4xi1>
  %c = affine.min affine_map<()[n] -> (n - 3, 4)>()[%n]
  %r = vector.create_mask %c : vector<4xi1>
  %d = affine.min affine_map<()[n] -> (n - 3, 3)>()[%n]
  %s = vector.create_mask %d : vector<4xi1>
  return %p, %q, %r, %s : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
}

// Whole tiles are in bounds of what the loops write, row by row.

#whole = affine_map<()[n] -> (n - 4)>

// CHECK-LABEL: func @whole_tiles
// CHECK:         vector.transfer_write {{.*}} {in_bounds = [true]}
func.func @whole_tiles(%v: vector<4xf32>, %h: index, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty(%h, %n) : tensor<?x?xf32>
  %end = affine.apply #whole()[%n]
  %r = scf.for %i = %c0 to %h step %c1 iter_args(%y = %e) -> tensor<?x?xf32> {
    %s = scf.for %j = %c0 to %end step %c4 iter_args(%z = %y) -> tensor<?x?xf32> {
      %w = vector.transfer_write %v, %z[%i, %j] : vector<4xf32>, tensor<?x?xf32>
      scf.yield %w : tensor<?x?xf32>
    }
    scf.yield %s : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}

// One more, and a loop that hands on another tensor.

// CHECK-LABEL: func @other_tiles
// CHECK-NOT:     in_bounds
func.func @other_tiles(%v: vector<4xf32>, %n: index, %o: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty(%n) : tensor<?xf32>
  %end = affine.apply #whole()[%n]
  %r = scf.for %j = %c0 to %n step %c4 iter_args(%z = %e) -> tensor<?xf32> {
    %w = vector.transfer_write %v, %z[%j] : vector<4xf32>, tensor<?xf32>
    scf.yield %w : tensor<?xf32>
  }
  %s = scf.for %j = %c0 to %end step %c4 iter_args(%z = %e) -> tensor<?xf32> {
    %w = vector.transfer_write %v, %z[%j] : vector<4xf32>, tensor<?xf32>
    scf.yield %o : tensor<?xf32>
  }
  return %r, %s : tensor<?xf32>, tensor<?xf32>
}

// What has no elements is its destination.

// CHECK-LABEL: func @empty
// CHECK-SAME:    %{{.*}}: tensor<3x3xf32>, %[[y:[a-z0-9]+]]: tensor<3x0xf32>
// CHECK:         return %[[y]]
func.func @empty(%x: tensor<3x3xf32>, %y: tensor<3x0xf32>, %v: f32) -> tensor<3x0xf32> {
  %0 = linalg.fill ins(%v : f32) outs(%y : tensor<3x0xf32>) -> tensor<3x0xf32>
  %e = tensor.empty() : tensor<3x0xf32>
  %1 = linalg.matmul ins(%x, %e : tensor<3x3xf32>, tensor<3x0xf32>) outs(%0 : tensor<3x0xf32>) -> tensor<3x0xf32>
  return %1 : tensor<3x0xf32>
}

// CHECK-LABEL: func @sum_of_none
// CHECK:         linalg.matmul
func.func @sum_of_none(%x: tensor<3x0xf32>, %w: tensor<0x2xf32>, %y: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %0 = linalg.matmul ins(%x, %w : tensor<3x0xf32>, tensor<0x2xf32>) outs(%y : tensor<3x2xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// Elements that are vectors, and an index of which there are no bounds.

// CHECK-LABEL: func @vectors_as_elements
// CHECK:         vector.transfer_write
// CHECK-NOT:     in_bounds
// CHECK:         return
func.func @vectors_as_elements(%x: tensor<8xvector<4xf32>>, %v: vector<2x4xf32>, %i: index) -> tensor<8xvector<4xf32>> {
  %r = vector.transfer_write %v, %x[%i] : vector<2x4xf32>, tensor<8xvector<4xf32>>
  return %r : tensor<8xvector<4xf32>>
}

// CHECK-LABEL: func @position_of_pad
// CHECK:         tensor.insert_slice
// CHECK:         tensor.extract_slice
func.func @position_of_pad(%x: tensor<?xf32>, %y: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %p = tensor.pad %x low[1] high[1] {
  ^bb0(%d: index):
    %i = tensor.insert_slice %x into %y[%d] [%n] [1] : tensor<?xf32> into tensor<?xf32>
    %e = tensor.extract_slice %i[0] [%n] [1] : tensor<?xf32> to tensor<?xf32>
    %c = tensor.extract %e[%d] : tensor<?xf32>
    tensor.yield %c : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %p : tensor<?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.pad.fold_partial_tiles
    } : !transform.any_op
    transform.yield
  }
}
