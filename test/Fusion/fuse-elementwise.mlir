// RUN: pad-opt %s --fuse-elementwise -split-input-file | FileCheck %s

// Named operations, and each element once.
// CHECK-LABEL: @named
// CHECK-SAME: (%[[X:.*]]: tensor<8xf32>, %[[Y:.*]]: tensor<8xf32>, %[[Z:.*]]: tensor<8xf32>)
// CHECK: %[[R:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[Y]], %[[Z]] :
// CHECK: arith.addf
// CHECK: arith.mulf
// CHECK-NOT: linalg.generic
// CHECK: return %[[R]]
func.func @named(%x: tensor<8xf32>, %y: tensor<8xf32>, %z: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.add ins(%x, %y : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = linalg.mul ins(%0, %z : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

// A matrix product would compute the exponential of an element for each column.
// CHECK-LABEL: @negative_matmul
// CHECK: linalg.generic
// CHECK: math.exp
// CHECK: linalg.generic
// CHECK-NOT: math.exp
func.func @negative_matmul(%x: tensor<8x16xf32>, %y: tensor<16x32xf32>, %z: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %e = tensor.empty() : tensor<8x16xf32>
  %0 = linalg.exp ins(%x : tensor<8x16xf32>) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%0, %y : tensor<8x16xf32>, tensor<16x32xf32>) outs(%z : tensor<8x32xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %p, %c : f32
    linalg.yield %s : f32
  } -> tensor<8x32xf32>
  return %1 : tensor<8x32xf32>
}

// -----

// A row that is read for each row of the result: moved, but not computed.
// CHECK-LABEL: @broadcast
// CHECK: linalg.generic
// CHECK: math.exp
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK-NOT: linalg.generic
func.func @broadcast(%x: tensor<16xf32>, %y: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %f = tensor.empty() : tensor<8x16xf32>
  %0 = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<16xf32>) outs(%f : tensor<8x16xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<8x16xf32>
  %2 = linalg.add ins(%1, %y : tensor<8x16xf32>, tensor<8x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %2 : tensor<8x16xf32>
}

// -----

// What two operations read is computed once.
// CHECK-LABEL: @negative_two_uses
// CHECK: math.exp
// CHECK: linalg.generic
// CHECK: linalg.generic
// CHECK-NOT: math.exp
func.func @negative_two_uses(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = linalg.negf ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %2 = linalg.abs ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}

// -----

// Other passes look for these names.
// CHECK-LABEL: @negative_movement
// CHECK: linalg.fill
// CHECK: linalg.transpose
// CHECK: linalg.copy
func.func @negative_movement(%x: tensor<4x8xf32>) -> (tensor<8x4xf32>, tensor<4x8xf32>) {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x4xf32>
  %f = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.fill ins(%c : f32) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  %1 = linalg.transpose ins(%x : tensor<4x8xf32>) outs(%0 : tensor<8x4xf32>) permutation = [1, 0]
  %2 = linalg.copy ins(%x : tensor<4x8xf32>) outs(%f : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %1, %2 : tensor<8x4xf32>, tensor<4x8xf32>
}

// -----

// An assertion does not keep what was fused: the copy of the body has it.
// CHECK-LABEL: @asserted
// CHECK: linalg.generic
// CHECK: cf.assert
// CHECK: arith.negf
// CHECK-NOT: linalg.generic
#none = affine_map<() -> ()>
func.func @asserted(%x: tensor<3xf32>, %i: tensor<index>) -> tensor<f32> {
  %e = tensor.empty() : tensor<f32>
  %0 = linalg.generic {indexing_maps = [#none, #none], iterator_types = []} ins(%i : tensor<index>) outs(%e : tensor<f32>) {
  ^bb0(%k: index, %b: f32):
    %c3 = arith.constant 3 : index
    %fits = arith.cmpi ult, %k, %c3 : index
    cf.assert %fits, "out of bounds"
    %a = tensor.extract %x[%k] : tensor<3xf32>
    linalg.yield %a : f32
  } -> tensor<f32>
  %1 = linalg.negf ins(%0 : tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}

// -----

// What computes an element is scalars, so that a pad's value is known.
// CHECK-LABEL: @scalar
// CHECK-SAME:    (%[[X:.*]]: tensor<4xf32>, %[[I:.*]]: tensor<i64>, %[[S:.*]]: i64)
// CHECK-NOT:     linalg.generic
// CHECK:         %[[A:.*]] = tensor.extract %[[I]][]
// CHECK:         %[[B:.*]] = arith.addi %[[A]], %[[S]]
// CHECK:         %[[V:.*]] = arith.sitofp %[[B]]
// CHECK:         pad.pad constant %[[X]] {{.*}} value(%[[V]])
#scalar = affine_map<() -> ()>
func.func @scalar(%x: tensor<4xf32>, %i: tensor<i64>, %s: i64) -> tensor<6xf32> {
  %e = tensor.empty() : tensor<f32>
  %0 = linalg.generic {indexing_maps = [#scalar, #scalar, #scalar], iterator_types = []}
      ins(%i, %s : tensor<i64>, i64) outs(%e : tensor<f32>) {
  ^bb0(%a: i64, %t: i64, %b: f32):
    %sum = arith.addi %a, %t : i64
    %f = arith.sitofp %sum : i64 to f32
    linalg.yield %f : f32
  } -> tensor<f32>
  %v = tensor.extract %0[] : tensor<f32>
  %1 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xf32> to tensor<6xf32>
  return %1 : tensor<6xf32>
}

// -----

// Outside of the loop that reads it.
// CHECK-LABEL: @scalar_in_loop
// CHECK:         math.exp
// CHECK:         scf.for
// CHECK-NOT:     math.exp
#scalar = affine_map<() -> ()>
func.func @scalar_in_loop(%i: tensor<f32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %0 = linalg.generic {indexing_maps = [#scalar, #scalar], iterator_types = []}
      ins(%i : tensor<f32>) outs(%e : tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    %x = math.exp %a : f32
    linalg.yield %x : f32
  } -> tensor<f32>
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%s = %zero) -> (f32) {
    %v = tensor.extract %0[] : tensor<f32>
    %t = arith.addf %s, %v : f32
    scf.yield %t : f32
  }
  return %r : f32
}

// -----

// Neither a sum with the destination nor one that may fail.
// CHECK-LABEL: @negative_scalar
// CHECK-COUNT-2: linalg.generic
#scalar = affine_map<() -> ()>
func.func @negative_scalar(%x: tensor<f32>, %c: tensor<i1>) -> (f32, f32) {
  %e = tensor.empty() : tensor<f32>
  %0 = linalg.generic {indexing_maps = [#scalar, #scalar], iterator_types = []}
      ins(%x : tensor<f32>) outs(%x : tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    %sum = arith.addf %a, %b : f32
    linalg.yield %sum : f32
  } -> tensor<f32>
  %1 = linalg.generic {indexing_maps = [#scalar, #scalar, #scalar], iterator_types = []}
      ins(%x, %c : tensor<f32>, tensor<i1>) outs(%e : tensor<f32>) {
  ^bb0(%a: f32, %t: i1, %b: f32):
    cf.assert %t, "false"
    linalg.yield %a : f32
  } -> tensor<f32>
  %2 = tensor.extract %0[] : tensor<f32>
  %3 = tensor.extract %1[] : tensor<f32>
  return %2, %3 : f32, f32
}

// -----

// What nothing uses, but asserts something, is not there for the ops that are fused.
// CHECK-LABEL: @negative_assertion_alone
// CHECK:         cf.assert %{{.*}}, "negative"
// CHECK-NOT:     pad.assertion
func.func @negative_assertion_alone(%x: tensor<4xi32>) -> tensor<4xi32> {
  %c0 = arith.constant 0 : i32
  %e = tensor.empty() : tensor<4xi32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : tensor<4xi32>) outs(%e : tensor<4xi32>) {
  ^bb0(%a: i32, %b: i32):
    %ok = arith.cmpi sge, %a, %c0 : i32
    cf.assert %ok, "negative"
    linalg.yield %a : i32
  } -> tensor<4xi32>
  return %x : tensor<4xi32>
}

// Nor is an op there for another one that takes its result and does not read it.
// CHECK-LABEL: @negative_unread
// CHECK:         cf.assert %{{.*}}, "negative"
// CHECK:         arith.addf
func.func @negative_unread(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %ok = arith.cmpf oge, %a, %c0 : f32
    cf.assert %ok, "negative"
    linalg.yield %a : f32
  } -> tensor<4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (3 - d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.addf %b, %b : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// A scalar may be read off an array by a constant index.
// CHECK-LABEL: func @negative_element_of_array
// CHECK:         linalg.generic
// CHECK:         tensor.extract
func.func @negative_element_of_array(%x: tensor<1xf32>) -> f32 {
  %e = tensor.empty() : tensor<f32>
  %0 = linalg.generic {indexing_maps = [affine_map<() -> (0)>, affine_map<() -> ()>], iterator_types = []} ins(%x : tensor<1xf32>) outs(%e : tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %a : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  %r = tensor.extract %0[] : tensor<f32>
  return %r : f32
}
