// Loops and choices; FrontEnds/jax-stablehlo.test runs those of JAX.

// RUN: pad-translate --import-stablehlo --split-input-file %s | FileCheck %s
// RUN: pad-translate --import-stablehlo %s | pad-translate --import-stablehlo | FileCheck %s

// A number that is counted by 1 up to another one.
// CHECK-LABEL: func.func @count
// CHECK-SAME:    (%[[N:.*]]: tensor<i32>, %[[X:.*]]: tensor<4xf32>)
// CHECK:         %[[BEGIN:.*]] = arith.index_cast %{{.*}} : i32 to index
// CHECK:         %[[LIMIT:.*]] = tensor.extract %[[N]][] : tensor<i32>
// CHECK:         %[[END:.*]] = arith.index_cast %[[LIMIT]] : i32 to index
// CHECK:         %[[LOOP:.*]]:2 = scf.for %[[K:.*]] = %[[BEGIN]] to %[[END]] step %{{.*}} iter_args(%[[M:.*]] = %[[N]], %{{.*}} = %[[X]]) -> (tensor<i32>, tensor<4xf32>)
// CHECK:           %[[I:.*]] = arith.index_cast %[[K]] : index to i32
// CHECK:           tensor.from_elements %[[I]] : tensor<i32>
// CHECK:           arith.addf
// CHECK:           scf.yield %[[M]], %{{.*}} : tensor<i32>, tensor<4xf32>
// CHECK:         %[[LAST:.*]] = arith.maxsi %[[BEGIN]], %[[END]]
// CHECK:         %[[L:.*]] = arith.index_cast %[[LAST]] : index to i32
// CHECK:         %[[COUNT:.*]] = tensor.from_elements %[[L]] : tensor<i32>
// CHECK:         return %[[COUNT]], %[[LOOP]]#1
func.func @count(%n: tensor<i32>, %x: tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:3 = stablehlo.while(%i = %zero, %limit = %n, %y = %x) : tensor<i32>, tensor<i32>, tensor<4xf32>
  cond {
    %p = stablehlo.compare LT, %i, %limit, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %one, %i : tensor<i32>
    %f = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %b = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %z = stablehlo.add %y, %b : tensor<4xf32>
    stablehlo.return %next, %limit, %z : tensor<i32>, tensor<i32>, tensor<4xf32>
  }
  return %0#0, %0#2 : tensor<i32>, tensor<4xf32>
}

// -----

// No value is carried; nothing ends such a loop, which stays.
// CHECK-LABEL: func.func @negative_empty
// CHECK-NEXT:    stablehlo.while() ({
func.func @negative_empty(%p: tensor<i1>) {
  "stablehlo.while"() ({
    stablehlo.return %p : tensor<i1>
  }, {
    "stablehlo.return"() : () -> ()
  }) : () -> ()
  return
}

// -----

// The limit changes; a step of 2; a number that is no carried one; unsigned numbers.
// CHECK-LABEL: func.func @negative_counts
// CHECK-COUNT-4: scf.while
// CHECK-NOT:     scf.for
func.func @negative_counts(%n: tensor<i32>, %u: tensor<ui32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<ui32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %unsigned = stablehlo.constant dense<1> : tensor<ui32>
  %0:2 = stablehlo.while(%i = %one, %limit = %n) : tensor<i32>, tensor<i32>
  cond {
    %p = stablehlo.compare LT, %i, %limit, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %less = stablehlo.subtract %limit, %one : tensor<i32>
    stablehlo.return %next, %less : tensor<i32>, tensor<i32>
  }
  %1 = stablehlo.while(%i = %one) : tensor<i32>
  cond {
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %two : tensor<i32>
    stablehlo.return %next : tensor<i32>
  }
  %2 = stablehlo.while(%i = %one) : tensor<i32>
  cond {
    %s = stablehlo.add %i, %i : tensor<i32>
    %p = stablehlo.compare LT, %s, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next : tensor<i32>
  }
  %3 = stablehlo.while(%i = %unsigned) : tensor<ui32>
  cond {
    %p = stablehlo.compare LT, %i, %u, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %unsigned : tensor<ui32>
    stablehlo.return %next : tensor<ui32>
  }
  return %0#0, %1, %2, %3 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<ui32>
}

// -----

// What is in a body is lowered where it is, also a loop in a choice.
// CHECK-LABEL: func.func @choices
// CHECK:         scf.index_switch %{{.*}} -> tensor<6xf32>
// CHECK-NEXT:    case 0
// CHECK:           pad.pad constant
// CHECK:         default
// CHECK:           scf.if %{{.*}} -> (tensor<6xf32>)
// CHECK:             pad.pad constant
// CHECK:           } else {
// CHECK:             scf.while
// CHECK-NOT:     stablehlo
func.func @choices(%i: tensor<i32>, %p: tensor<i1>, %x: tensor<4xf32>, %y: tensor<6xf32>, %v: tensor<f32>) -> tensor<6xf32> {
  %0 = "stablehlo.case"(%i) ({
    %1 = stablehlo.pad %x, %v, low = [1], high = [1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
    stablehlo.return %1 : tensor<6xf32>
  }, {
    %1 = "stablehlo.if"(%p) ({
      %2 = stablehlo.pad %x, %v, low = [2], high = [0], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
      stablehlo.return %2 : tensor<6xf32>
    }, {
      %2 = stablehlo.while(%z = %y) : tensor<6xf32>
      cond {
        stablehlo.return %p : tensor<i1>
      } do {
        stablehlo.return %z : tensor<6xf32>
      }
      stablehlo.return %2 : tensor<6xf32>
    }) : (tensor<i1>) -> tensor<6xf32>
    stablehlo.return %1 : tensor<6xf32>
  }) : (tensor<i32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// Nothing is used of what a branch computes that gives nothing.
// CHECK-LABEL: func.func @no_results(
// CHECK-NEXT:    return
func.func @no_results(%k: tensor<i32>, %x: tensor<4xi32>) -> tensor<4xi32> {
  "stablehlo.case"(%k) ({
    "stablehlo.return"() : () -> ()
  }, {
    %0 = stablehlo.add %x, %x : tensor<4xi32>
    "stablehlo.return"() : () -> ()
  }) : (tensor<i32>) -> ()
  return %x : tensor<4xi32>
}

// -----

// A composite, as which jax.export writes functions of chlo, is a call of its function, and
// in the body of an operation what that computes.
// CHECK-LABEL: func.func @composite
// CHECK-SAME:    (%[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<f32>)
// CHECK:         %[[S:.*]] = call @chlo.square.impl(%[[X]]) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK:         linalg.generic {{.*}} ins(%[[S]] : tensor<4xf32>)
// CHECK:           %[[Q:.*]] = arith.mulf
// CHECK-NEXT:      arith.addf %{{.*}}, %[[Q]]
// CHECK-NOT:     stablehlo
func.func @composite(%x: tensor<4xf32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.composite "chlo.square" %x {composite_attributes = {}, decomposition = @chlo.square.impl, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.reduce"(%0, %y) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.composite "chlo.square" %b {decomposition = @chlo.square.impl_0} : (tensor<f32>) -> tensor<f32>
    %d = stablehlo.add %a, %c : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
func.func private @chlo.square.impl(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.multiply %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @chlo.square.impl_0(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.multiply %x, %x : tensor<f32>
  return %0 : tensor<f32>
}
