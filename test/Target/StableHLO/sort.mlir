// Sorts of few numbers; FrontEnds/jax-stablehlo.test runs those of JAX.

// RUN: pad-translate --import-stablehlo %s | FileCheck %s

// Neighbours along the last axis exchange their elements; the second tensor follows the
// order of the first one.
// CHECK-LABEL: func.func @pairs
// CHECK-SAME:    (%[[X:.*]]: tensor<3x9xf32>, %[[Y:.*]]: tensor<3x9xi32>)
// CHECK:         %[[S:.*]]:2 = scf.for %[[DONE:.*]] = %{{.*}} to %c8{{.*}} iter_args(%{{.*}} = %[[X]], %{{.*}} = %[[Y]])
// CHECK:           %[[LEFT:.*]] = arith.subi %c8{{.*}}, %[[DONE]]
// CHECK:           scf.for %[[K:.*]] = %{{.*}} to %[[LEFT]] {{.*}} iter_args(%[[A:.*]] = %{{.*}}, %[[B:.*]] = %{{.*}})
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
