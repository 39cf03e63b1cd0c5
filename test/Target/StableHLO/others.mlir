// Operations that are not known stay, with their attributes; pad-run refuses
// them by name.

// RUN: pad-translate --import-stablehlo %s | FileCheck %s
// RUN: pad-translate --import-stablehlo %s \
// RUN:   | pad-translate --import-stablehlo | FileCheck %s
// RUN: pad-translate --import-stablehlo %s --mlir-print-op-generic \
// RUN:   | pad-translate --import-stablehlo | FileCheck %s
// RUN: not pad-run %s 2>&1 | FileCheck %s --check-prefix=REFUSED

// REFUSED: others.mlir:{{.*}}: module has operations of StableHLO that are not supported, or not for their types: stablehlo.sort, stablehlo.tanh, stablehlo.abs, stablehlo.dot_general, stablehlo.reduce{{$}}

// CHECK-LABEL: func.func @main
// CHECK:         stablehlo.sort
// CHECK-NEXT:    ^bb0
// CHECK-NEXT:      stablehlo.compare LT, {{.*}}, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
// CHECK-NEXT:      stablehlo.return
// CHECK:         stablehlo.tanh {{.*}} : tensor<4xcomplex<f32>>
// CHECK:         stablehlo.abs {{.*}} : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
// CHECK:         "stablehlo.dot_general"{{.*}}#stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>
// CHECK:         stablehlo.reduce
// CHECK-NEXT:    ^bb0(%[[A:.*]]: tensor<f32>, %[[B:.*]]: tensor<f32>)
// CHECK-NEXT:      stablehlo.subtract %[[B]], %[[A]]
// CHECK:         arith.addf
func.func @main(%x: tensor<4xf32>, %i: tensor<f32>, %c: tensor<4xcomplex<f32>>)
    -> (tensor<4xf32>, tensor<f32>, tensor<4xcomplex<f32>>, tensor<f32>, tensor<4xf32>) {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.tanh %c : tensor<4xcomplex<f32>>
  %5 = stablehlo.abs %c : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %2 = "stablehlo.dot_general"(%x, %x) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %3 = "stablehlo.reduce"(%x, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %d = stablehlo.subtract %b, %a : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %4 = stablehlo.add %x, %5 : tensor<4xf32>
  return %0, %2, %1, %3, %4 : tensor<4xf32>, tensor<f32>, tensor<4xcomplex<f32>>, tensor<f32>, tensor<4xf32>
}
