// RUN: pad-opt %s --split-input-file --raise-to-pad | FileCheck %s

// Each kind of movement: what is a pad, and what is almost one: an element that
// is another, an element of another tensor, a fill of two values, an index out of
// bounds, a guard that could fail. The first of each kind is raised, and no other.

// CHECK-LABEL: func @inserted(
// CHECK:         pad.pad edge %{{.+}} low[1] high[0]
func.func @inserted(%x: tensor<4xf32>) -> tensor<5xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %s = tensor.extract_slice %x[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
  %a = tensor.insert_slice %x into %e[1] [4] [1] : tensor<4xf32> into tensor<5xf32>
  %b = tensor.insert_slice %s into %a[0] [1] [1] : tensor<1xf32> into tensor<5xf32>
  return %b : tensor<5xf32>
}
// CHECK-LABEL: func @inserted_misses(
// CHECK-NOT:     pad.pad
func.func @inserted_misses(%x: tensor<4xf32>, %y: tensor<4xf32>, %k: index, %v: f32, %w: f32)
    -> (tensor<5xf32>, tensor<5xf32>, tensor<6xf32>, tensor<5xf32>) {
  %e = tensor.empty() : tensor<5xf32>
  %f = tensor.empty() : tensor<6xf32>
  %a = tensor.insert_slice %x into %e[1] [4] [1] : tensor<4xf32> into tensor<5xf32>
  // Another element.
  %s1 = tensor.extract_slice %x[2] [1] [1] : tensor<4xf32> to tensor<1xf32>
  %b1 = tensor.insert_slice %s1 into %a[0] [1] [1] : tensor<1xf32> into tensor<5xf32>
  // Another source.
  %s2 = tensor.extract_slice %y[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
  %b2 = tensor.insert_slice %s2 into %a[0] [1] [1] : tensor<1xf32> into tensor<5xf32>
  // Two fills.
  %v1 = tensor.splat %v : tensor<1xf32>
  %w1 = tensor.splat %w : tensor<1xf32>
  %a3 = tensor.insert_slice %x into %f[1] [4] [1] : tensor<4xf32> into tensor<6xf32>
  %b3 = tensor.insert_slice %v1 into %a3[0] [1] [1] : tensor<1xf32> into tensor<6xf32>
  %c3 = tensor.insert_slice %w1 into %b3[5] [1] [1] : tensor<1xf32> into tensor<6xf32>
  // The place is not known.
  %s4 = tensor.extract_slice %x[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
  %b4 = tensor.insert_slice %s4 into %a[%k] [1] [1] : tensor<1xf32> into tensor<5xf32>
  return %b1, %b2, %c3, %b4 : tensor<5xf32>, tensor<5xf32>, tensor<6xf32>, tensor<5xf32>
}

// -----

// CHECK-LABEL: func @scattered(
// CHECK:         pad.pad wrap %{{.+}} low[0, 1, 0] high[0, 0, 0]
func.func @scattered(%x: tensor<1x4x1xf32>) -> tensor<1x5x1xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1x5x1xf32>}> : () -> tensor<1x5x1xf32>
  %r = "tosa.const"() <{values = dense<[[1, 2, 3, 4]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
  %o = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
  %a = tosa.scatter %z, %r, %x : (tensor<1x5x1xf32>, tensor<1x4xi32>, tensor<1x4x1xf32>) -> tensor<1x5x1xf32>
  %s = tensor.extract_slice %x[0, 3, 0] [1, 1, 1] [1, 1, 1] : tensor<1x4x1xf32> to tensor<1x1x1xf32>
  %b = tosa.scatter %a, %o, %s : (tensor<1x5x1xf32>, tensor<1x1xi32>, tensor<1x1x1xf32>) -> tensor<1x5x1xf32>
  return %b : tensor<1x5x1xf32>
}
// CHECK-LABEL: func @scattered_misses(
// CHECK-NOT:     pad.pad
func.func @scattered_misses(%x: tensor<1x4x1xf32>, %y: tensor<1x4x1xf32>, %rows: tensor<1x4xi32>)
    -> (tensor<1x5x1xf32>, tensor<1x5x1xf32>, tensor<1x5x1xf32>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) {
  %z = "tosa.const"() <{values = dense<[[[1.0], [0.0], [0.0], [0.0], [2.0]]]> : tensor<1x5x1xf32>}> : () -> tensor<1x5x1xf32>
  %o = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
  %r = "tosa.const"() <{values = dense<[[1, 2, 3, 4]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
  // One row is another.
  %r1 = "tosa.const"() <{values = dense<[[1, 2, 4, 3]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
  %a1 = tosa.scatter %z, %r1, %x : (tensor<1x5x1xf32>, tensor<1x4xi32>, tensor<1x4x1xf32>) -> tensor<1x5x1xf32>
  // Another source.
  %a = tosa.scatter %z, %r, %x : (tensor<1x5x1xf32>, tensor<1x4xi32>, tensor<1x4x1xf32>) -> tensor<1x5x1xf32>
  %s = tensor.extract_slice %y[0, 3, 0] [1, 1, 1] [1, 1, 1] : tensor<1x4x1xf32> to tensor<1x1x1xf32>
  %a2 = tosa.scatter %a, %o, %s : (tensor<1x5x1xf32>, tensor<1x1xi32>, tensor<1x1x1xf32>) -> tensor<1x5x1xf32>
  // A row out of bounds.
  %r3 = "tosa.const"() <{values = dense<[[2, 3, 4, 5]]> : tensor<1x4xi32>}> : () -> tensor<1x4xi32>
  %a3 = tosa.scatter %z, %r3, %x : (tensor<1x5x1xf32>, tensor<1x4xi32>, tensor<1x4x1xf32>) -> tensor<1x5x1xf32>
  // A fill of many values.
  %r4 = "tosa.const"() <{values = dense<[[1, 2, 3]]> : tensor<1x3xi32>}> : () -> tensor<1x3xi32>
  %s4 = tensor.extract_slice %x[0, 0, 0] [1, 3, 1] [1, 1, 1] : tensor<1x4x1xf32> to tensor<1x3x1xf32>
  %a4 = tosa.scatter %z, %r4, %s4 : (tensor<1x5x1xf32>, tensor<1x3xi32>, tensor<1x3x1xf32>) -> tensor<1x5x1xf32>
  // Rows that are not known.
  %a5 = tosa.scatter %z, %rows, %x : (tensor<1x5x1xf32>, tensor<1x4xi32>, tensor<1x4x1xf32>) -> tensor<1x5x1xf32>
  return %a1, %a2, %a3, %a4, %a5 : tensor<1x5x1xf32>, tensor<1x5x1xf32>, tensor<1x5x1xf32>, tensor<1x5x1xf32>, tensor<1x5x1xf32>
}

// -----

// CHECK-LABEL: func @gathered(
// CHECK:         pad.pad wrap %{{.+}} low[0, 1, 0] high[0, 0, 0]
func.func @gathered(%x: tensor<1x4x1xf32>) -> tensor<1x5x1xf32> {
  %r = "tosa.const"() <{values = dense<[[3, 0, 1, 2, 3]]> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
  %a = tosa.gather %x, %r : (tensor<1x4x1xf32>, tensor<1x5xi32>) -> tensor<1x5x1xf32>
  return %a : tensor<1x5x1xf32>
}
// CHECK-LABEL: func @gathered_misses(
// CHECK-NOT:     pad.pad
func.func @gathered_misses(%x: tensor<1x4x1xf32>) -> (tensor<1x5x1xf32>, tensor<1x5x1xf32>) {
  // One element is another.
  %r1 = "tosa.const"() <{values = dense<[[2, 0, 1, 2, 3]]> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
  %a1 = tosa.gather %x, %r1 : (tensor<1x4x1xf32>, tensor<1x5xi32>) -> tensor<1x5x1xf32>
  // One is out of bounds.
  %r2 = "tosa.const"() <{values = dense<[[-1, 0, 1, 2, 3]]> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
  %a2 = tosa.gather %x, %r2 : (tensor<1x4x1xf32>, tensor<1x5xi32>) -> tensor<1x5x1xf32>
  return %a1, %a2 : tensor<1x5x1xf32>, tensor<1x5x1xf32>
}

// -----

// CHECK-LABEL: func @generated(
// CHECK:         pad.pad edge %{{.+}} low[1] high[0]
func.func @generated(%x: tensor<4xf32>) -> tensor<5xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = tensor.generate {
  ^bb0(%i: index):
    %is = arith.cmpi slt, %i, %c1 : index
    %j = arith.subi %i, %c1 : index
    %k = arith.select %is, %c0, %j : index
    %v = tensor.extract %x[%k] : tensor<4xf32>
    tensor.yield %v : f32
  } : tensor<5xf32>
  return %r : tensor<5xf32>
}
// CHECK-LABEL: func @generated_misses(
// CHECK-NOT:     pad.pad
func.func @generated_misses(%x: tensor<4xf32>, %y: tensor<4xf32>, %guard: i1, %g: f32)
    -> (tensor<5xf32>, tensor<6xf32>, tensor<5xf32>, tensor<5xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  // One element is another: of index 0 for 2.
  %r1 = tensor.generate {
  ^bb0(%i: index):
    %is = arith.cmpi sle, %i, %c1 : index
    %j = arith.subi %i, %c1 : index
    %k = arith.select %is, %c2, %j : index
    %v = tensor.extract %x[%k] : tensor<4xf32>
    tensor.yield %v : f32
  } : tensor<5xf32>
  // The border is of another tensor.
  %r2 = tensor.generate {
  ^bb0(%i: index):
    %is = arith.cmpi slt, %i, %c2 : index
    %v = scf.if %is -> f32 {
      %j = arith.subi %c2, %i : index
      %a = tensor.extract %y[%j] : tensor<4xf32>
      scf.yield %a : f32
    } else {
      %j = arith.subi %i, %c2 : index
      %b = tensor.extract %x[%j] : tensor<4xf32>
      scf.yield %b : f32
    }
    tensor.yield %v : f32
  } : tensor<6xf32>
  // The last index is out of bounds.
  %r3 = tensor.generate {
  ^bb0(%i: index):
    %v = tensor.extract %x[%i] : tensor<4xf32>
    tensor.yield %v : f32
  } : tensor<5xf32>
  // The guard is known at run time.
  %r4 = tensor.generate {
  ^bb0(%i: index):
    %is = arith.cmpi slt, %i, %c1 : index
    %j = arith.subi %i, %c1 : index
    %k = arith.select %is, %c0, %j : index
    %v = tensor.extract %x[%k] : tensor<4xf32>
    %w = arith.select %guard, %v, %g : f32
    tensor.yield %w : f32
  } : tensor<5xf32>
  return %r1, %r2, %r3, %r4 : tensor<5xf32>, tensor<6xf32>, tensor<5xf32>, tensor<5xf32>
}

// -----

// CHECK-LABEL: func @reshaped(
// CHECK:         pad.pad wrap %{{.+}} low[0, 1] high[0, 0]
func.func @reshaped(%x: tensor<2x4xf32>) -> tensor<2x5xf32> {
  %s = tensor.extract_slice %x[0, 3] [2, 1] [1, 1] : tensor<2x4xf32> to tensor<2x1xf32>
  %t = tensor.collapse_shape %s [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
  %u = tensor.expand_shape %t [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
  %r = tensor.concat dim(1) %u, %x : (tensor<2x1xf32>, tensor<2x4xf32>) -> tensor<2x5xf32>
  return %r : tensor<2x5xf32>
}
// CHECK-LABEL: func @reshaped_misses(
// CHECK-NOT:     pad.pad
func.func @reshaped_misses(%x: tensor<2x4xf32>) -> (tensor<2x6xf32>, tensor<2x8xf32>) {
  // Four elements, of one row and not of two.
  %s1 = tensor.extract_slice %x[1, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<1x4xf32>
  %t1 = tensor.collapse_shape %s1 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
  %u1 = tensor.expand_shape %t1 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %r1 = tensor.concat dim(1) %u1, %x : (tensor<2x2xf32>, tensor<2x4xf32>) -> tensor<2x6xf32>
  // The array, transposed by a reshape that is none.
  %t2 = tensor.collapse_shape %x [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  %u2 = tensor.expand_shape %t2 [[0, 1]] output_shape [4, 2] : tensor<8xf32> into tensor<4x2xf32>
  %e2 = tensor.empty() : tensor<2x4xf32>
  %v2 = linalg.transpose ins(%u2 : tensor<4x2xf32>) outs(%e2 : tensor<2x4xf32>) permutation = [1, 0]
  %r2 = tensor.concat dim(1) %v2, %x : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x8xf32>
  return %r1, %r2 : tensor<2x6xf32>, tensor<2x8xf32>
}

// -----

// CHECK-LABEL: func @transposed(
// CHECK:         pad.pad edge %{{.+}} low[1, 0] high[0, 0]
func.func @transposed(%x: tensor<3x3xf32>) -> tensor<4x3xf32> {
  %e = tensor.empty() : tensor<3x3xf32>
  %f = tensor.empty() : tensor<3x3xf32>
  %a = linalg.transpose ins(%x : tensor<3x3xf32>) outs(%e : tensor<3x3xf32>) permutation = [1, 0]
  %b = linalg.transpose ins(%a : tensor<3x3xf32>) outs(%f : tensor<3x3xf32>) permutation = [1, 0]
  %s = tensor.extract_slice %x[0, 0] [1, 3] [1, 1] : tensor<3x3xf32> to tensor<1x3xf32>
  %r = tensor.concat dim(0) %s, %b : (tensor<1x3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// CHECK-LABEL: func @transposed_misses(
// CHECK-NOT:     pad.pad
func.func @transposed_misses(%x: tensor<3x3xf32>) -> tensor<4x3xf32> {
  // A row in front of columns.
  %e = tensor.empty() : tensor<3x3xf32>
  %a = linalg.transpose ins(%x : tensor<3x3xf32>) outs(%e : tensor<3x3xf32>) permutation = [1, 0]
  %s = tensor.extract_slice %x[0, 0] [1, 3] [1, 1] : tensor<3x3xf32> to tensor<1x3xf32>
  %r = tensor.concat dim(0) %s, %a : (tensor<1x3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// -----

// CHECK-LABEL: func @called(
// CHECK:         pad.pad edge %{{.+}} low[1] high[0]
func.func @called(%x: tensor<4xf32>) -> tensor<5xf32> {
  %s = func.call @first(%x) : (tensor<4xf32>) -> tensor<1xf32>
  %r = tensor.concat dim(0) %s, %x : (tensor<1xf32>, tensor<4xf32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}
// CHECK-LABEL: func @called_misses(
// CHECK-NOT:     pad.pad
func.func @called_misses(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
  // Another element.
  %s1 = func.call @third(%x) : (tensor<4xf32>) -> tensor<1xf32>
  %r1 = tensor.concat dim(0) %s1, %x : (tensor<1xf32>, tensor<4xf32>) -> tensor<5xf32>
  // Another source.
  %s2 = func.call @first(%y) : (tensor<4xf32>) -> tensor<1xf32>
  %r2 = tensor.concat dim(0) %s2, %x : (tensor<1xf32>, tensor<4xf32>) -> tensor<5xf32>
  return %r1, %r2 : tensor<5xf32>, tensor<5xf32>
}
func.func private @first(%x: tensor<4xf32>) -> tensor<1xf32> {
  %s = tensor.extract_slice %x[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
  return %s : tensor<1xf32>
}
func.func private @third(%x: tensor<4xf32>) -> tensor<1xf32> {
  %s = tensor.extract_slice %x[2] [1] [1] : tensor<4xf32> to tensor<1xf32>
  return %s : tensor<1xf32>
}

// -----

// An extent of 1 is spread over all indices, which there are one of.
// CHECK-LABEL: func @dynamic(
// CHECK:         pad.pad edge %{{.+}} low[2] high[1]
func.func @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %s = tensor.extract_slice %x[0] [1] [1] : tensor<?xf32> to tensor<1xf32>
  %l = arith.subi %n, %c1 : index
  %t = tensor.extract_slice %x[%l] [1] [1] : tensor<?xf32> to tensor<1xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      outs(%e : tensor<?xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %is = arith.cmpi eq, %n, %c1 : index
    %j = arith.select %is, %c0, %i : index
    %v = tensor.extract %x[%j] : tensor<?xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  %r = tensor.concat dim(0) %s, %s, %y, %t : (tensor<1xf32>, tensor<1xf32>, tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// CHECK-LABEL: func @dynamic_misses(
// CHECK-NOT:     pad.pad
func.func @dynamic_misses(%x: tensor<?xf32>, %m: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  // The last element but two.
  %c3 = arith.constant 3 : index
  %l1 = arith.subi %n, %c3 : index
  %t1 = tensor.extract_slice %x[%l1] [1] [1] : tensor<?xf32> to tensor<1xf32>
  %r1 = tensor.concat dim(0) %x, %t1 : (tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
  // An extent of 2 is spread over indices that there are two of.
  %s2 = tensor.extract_slice %x[0] [1] [1] : tensor<?xf32> to tensor<1xf32>
  %e2 = tensor.empty(%n) : tensor<?xf32>
  %y2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      outs(%e2 : tensor<?xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %is = arith.cmpi eq, %n, %c2 : index
    %j = arith.select %is, %c0, %i : index
    %v = tensor.extract %x[%j] : tensor<?xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  %r2 = tensor.concat dim(0) %s2, %y2 : (tensor<1xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r1, %r2 : tensor<?xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func @rolled(
// CHECK:         pad.pad wrap %{{.+}} low[2] high[-2]
func.func @rolled(%x: tensor<6xf32>) -> tensor<6xf32> {
  %a = tensor.extract_slice %x[4] [2] [1] : tensor<6xf32> to tensor<2xf32>
  %b = tensor.extract_slice %x[0] [4] [1] : tensor<6xf32> to tensor<4xf32>
  %r = tensor.concat dim(0) %a, %b : (tensor<2xf32>, tensor<4xf32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
// CHECK-LABEL: func @rolled_misses(
// CHECK-NOT:     pad.pad
func.func @rolled_misses(%x: tensor<6xf32>, %y: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
  %b = tensor.extract_slice %x[0] [4] [1] : tensor<6xf32> to tensor<4xf32>
  // Two elements are exchanged.
  %s1 = tensor.extract_slice %x[5] [1] [1] : tensor<6xf32> to tensor<1xf32>
  %t1 = tensor.extract_slice %x[4] [1] [1] : tensor<6xf32> to tensor<1xf32>
  %r1 = tensor.concat dim(0) %s1, %t1, %b : (tensor<1xf32>, tensor<1xf32>, tensor<4xf32>) -> tensor<6xf32>
  // Of two arrays.
  %a2 = tensor.extract_slice %y[4] [2] [1] : tensor<6xf32> to tensor<2xf32>
  %r2 = tensor.concat dim(0) %a2, %b : (tensor<2xf32>, tensor<4xf32>) -> tensor<6xf32>
  return %r1, %r2 : tensor<6xf32>, tensor<6xf32>
}

// -----

// Where nothing is filled, the element that fills need not exist.
// CHECK-LABEL: func @fill_of_unknown_tensor
// CHECK-NOT:     pad.pad
// CHECK:         return
func.func @fill_of_unknown_tensor(%x: tensor<?xf32>, %y: tensor<?xf32>, %k: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %y, %c0 : tensor<?xf32>
  %m = arith.addi %n, %k : index
  %r = tensor.generate %m {
  ^bb0(%i: index):
    %in = arith.cmpi slt, %i, %n : index
    %v = scf.if %in -> f32 {
      %a = tensor.extract %y[%i] : tensor<?xf32>
      scf.yield %a : f32
    } else {
      %b = tensor.extract %x[%c0] : tensor<?xf32>
      scf.yield %b : f32
    }
    tensor.yield %v : f32
  } : tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// A row inserted at a clamped offset: beyond the end it is the last, and not in front
// of an edge.
// CHECK-LABEL: func @clamped_insertion
// CHECK-NOT:     pad.pad
// CHECK:         return
func.func @clamped_insertion(%x: tensor<2xi32>, %k: index) -> tensor<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.extract_slice %x[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
  %m = arith.maxsi %k, %c0 : index
  %o = arith.minsi %m, %c1 : index
  %r = tensor.insert_slice %s into %x[%o] [1] [1] : tensor<1xi32> into tensor<2xi32>
  return %r : tensor<2xi32>
}

// -----

// The third row of unknown extent, of an array of four: not the first one.
// CHECK-LABEL: func @negative_row_of_expanded(
// CHECK-NOT:     pad.pad constant %arg0
// CHECK:         return
func.func @negative_row_of_expanded(%x: tensor<?xf32>, %m: index) -> tensor<?xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.expand_shape %x [[0, 1]] output_shape [4, %m] : tensor<?xf32> into tensor<4x?xf32>
  %s = tensor.extract_slice %e[2, 0] [1, %m] [1, 1] : tensor<4x?xf32> to tensor<?xf32>
  %p = tensor.pad %s low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %p : tensor<?xf32>
}

// -----

// Two unknown extents may become others of the same product.
// CHECK-LABEL: func @negative_reshaped(
// CHECK:         tosa.reshape
func.func @negative_reshaped(%x: tensor<?x2x?xf32>) -> tensor<?x2x?xf32> {
  %s = tosa.const_shape {values = dense<[5, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r = tosa.reshape %x, %s : (tensor<?x2x?xf32>, !tosa.shape<3>) -> tensor<?x2x?xf32>
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %r low[1, 0, 0] high[0, 0, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %z : f32
  } : tensor<?x2x?xf32> to tensor<?x2x?xf32>
  return %p : tensor<?x2x?xf32>
}
