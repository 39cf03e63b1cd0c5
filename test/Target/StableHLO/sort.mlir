// Sorts of few numbers; FrontEnds/jax-stablehlo.test runs those of JAX.

// RUN: pad-translate --import-stablehlo %s | FileCheck %s

// Neighbours along the last axis exchange their elements; the second tensor follows the
// order of the first one.
// CHECK-LABEL: func.func @pairs
// CHECK-SAME:    (%[[X:.*]]: tensor<3x9xf32>, %[[Y:.*]]: tensor<3x9xi32>)
// CHECK:         %[[S:.*]]:2 = scf.for %[[DONE:.*]] = %{{.*}} to %c8{{.*}} iter_args(%{{.*}} = %[[X]], %{{.*}} = %[[Y]])
// CHECK:           %[[LEFT:.*]] = arith.subi %c8{{.*}}, %[[DONE]]
// CHECK:           scf.for %[[J:.*]] = %{{.*}} to %[[LEFT]] {{.*}} iter_args(%[[A:.*]] = %{{.*}}, %[[B:.*]] = %{{.*}})
// CHECK:             %[[K:.*]] = arith.subi %c7{{.*}}, %[[J]]
// CHECK:             %[[NEXT:.*]] = arith.addi %[[K]], %c1
// CHECK:             tensor.extract_slice %[[A]][0, %[[K]]] [3, 1] [1, 1]
// CHECK:             tensor.extract_slice %[[A]][0, %[[NEXT]]] [3, 1] [1, 1]
// CHECK:             tensor.extract_slice %[[B]][0, %[[K]]] [3, 1] [1, 1]
// CHECK:             tensor.extract_slice %[[B]][0, %[[NEXT]]] [3, 1] [1, 1]
// CHECK:             linalg.generic
// CHECK-NEXT:        ^bb0(%[[A0:[a-z0-9_]+]]: f32, %[[A1:[a-z0-9_]+]]: f32, %[[B0:[a-z0-9_]+]]: i32, %[[B1:[a-z0-9_]+]]: i32,
// CHECK:               %[[LESS:.*]] = arith.cmpf olt, %[[A1]], %[[A0]]
// CHECK:               arith.select %[[LESS]], %[[A1]], %[[A0]]
// CHECK:               arith.select %[[LESS]], %[[A0]], %[[A1]]
// CHECK:               arith.select %[[LESS]], %[[B1]], %[[B0]]
// CHECK:               arith.select %[[LESS]], %[[B0]], %[[B1]]
// CHECK:         return %[[S]]#0, %[[S]]#1
func.func @pairs(%x: tensor<3x9xf32>, %y: tensor<3x9xi32>) -> (tensor<3x9xf32>, tensor<3x9xi32>) {
  %0:2 = "stablehlo.sort"(%x, %y) <{is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<3x9xf32>, tensor<3x9xi32>) -> (tensor<3x9xf32>, tensor<3x9xi32>)
  return %0#0, %0#1 : tensor<3x9xf32>, tensor<3x9xi32>
}

// CHECK-LABEL: func.func @no_elements(
// CHECK-SAME:    %[[X:.+]]: tensor<3x0xf32>
// CHECK-NEXT:    return %[[X]]
func.func @no_elements(%x: tensor<3x0xf32>) -> tensor<3x0xf32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x0xf32>) -> tensor<3x0xf32>
  return %0 : tensor<3x0xf32>
}

// Only the first two are put in their places. A comparator may use numbers from outside,
// as JAX exports it.
// CHECK-LABEL: func.func @first(
// CHECK:         %[[Z:.*]] = arith.constant dense<0.000000e+00> : tensor<f32>
// CHECK:         scf.for %{{.*}} = %{{.*}} to %c2{{.*}} step
// CHECK:           linalg.generic
// CHECK:             tensor.extract %[[Z]][] : tensor<f32>
// CHECK:         tensor.extract_slice %{{.*}}[1] [1] [1] : tensor<5000xf32> to tensor<1xf32>
func.func @first(%x: tensor<5000xf32>) -> tensor<1xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %z : tensor<f32>
    %n = stablehlo.maximum %b, %z : tensor<f32>
    %c = stablehlo.compare LT, %m, %n : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5000xf32>) -> tensor<5000xf32>
  %1 = stablehlo.slice %0 [1:2] : (tensor<5000xf32>) -> tensor<1xf32>
  return %1 : tensor<1xf32>
}

// CHECK-LABEL: func.func @largest(
// CHECK-SAME:    %[[X:.+]]: tensor<4x10xf32>
// CHECK:         %[[I:.*]] = linalg.generic
// CHECK:           linalg.index 1
// CHECK:         %[[S:.*]]:2 = scf.for %{{.*}} = %{{.*}} to %c3{{.*}} iter_args(%{{.*}} = %[[X]], %{{.*}} = %[[I]])
// CHECK:           arith.cmpi sgt
// CHECK:         %[[V:.*]] = tensor.extract_slice %[[S]]#0[0, 0] [4, 3] [1, 1]
// CHECK:         %[[P:.*]] = tensor.extract_slice %[[S]]#1[0, 0] [4, 3] [1, 1]
// CHECK:         return %[[V]], %[[P]]
func.func @largest(%x: tensor<4x10xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>) {
  %0, %1 = chlo.top_k(%x, k = 3) : tensor<4x10xf32> -> (tensor<4x3xf32>, tensor<4x3xi32>)
  return %0, %1 : tensor<4x3xf32>, tensor<4x3xi32>
}

// CHECK-LABEL: func.func @largest_of_unknown(
// CHECK:         chlo.top_k(%{{.*}}, k = 3)
func.func @largest_of_unknown(%x: tensor<?x10xf32>) -> (tensor<?x3xf32>, tensor<?x3xi32>) {
  %0, %1 = chlo.top_k(%x, k = 3) : tensor<?x10xf32> -> (tensor<?x3xf32>, tensor<?x3xi32>)
  return %0, %1 : tensor<?x3xf32>, tensor<?x3xi32>
}
