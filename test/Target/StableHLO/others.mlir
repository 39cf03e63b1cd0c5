// Operations that are not known stay, with their attributes; pad-run refuses
// them by name.

// RUN: pad-translate --import-stablehlo %s | FileCheck %s
// RUN: pad-translate --import-stablehlo %s \
// RUN:   | pad-translate --import-stablehlo | FileCheck %s
// RUN: pad-translate --import-stablehlo %s --mlir-print-op-generic \
// RUN:   | pad-translate --import-stablehlo | FileCheck %s
// RUN: %if all-parts %{ not pad-run %s 2>&1 | FileCheck %s --check-prefix=REFUSED %}

// REFUSED: others.mlir:{{.*}}: module has operations of StableHLO that are not supported, or not for their types: stablehlo.sort (of 2000 elements along its axis, 2000 of which are read, expected a product of at most 1048576), stablehlo.tanh, stablehlo.abs, stablehlo.dot_general, stablehlo.reduce, stablehlo.convolution, stablehlo.reduce_window{{$}}

// CHECK-LABEL: func.func @main
// CHECK:         stablehlo.sort
// CHECK-NEXT:    ^bb0
// CHECK-NEXT:      stablehlo.compare LT, {{.*}}, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
// CHECK-NEXT:      stablehlo.return
// CHECK:         stablehlo.tanh {{.*}} : tensor<4xcomplex<f32>>
// CHECK:         stablehlo.abs {{.*}} : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
// CHECK:         stablehlo.dot_general {{.*}}, contracting_dims = [0] x [0], precision = [DEFAULT, HIGH] {algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16>}
// CHECK:         stablehlo.reduce
// CHECK-NEXT:    ^bb0(%[[A:.*]]: tensor<f32>, %[[B:.*]]: tensor<f32>)
// CHECK-NEXT:      "stablehlo.custom_call"(%[[A]], %[[B]]) <{call_target_name = "f"}>
// CHECK:         stablehlo.convolution({{.*}}) dim_numbers = [b, 0, f]x[0, o, i]->[f, b, 0], window = {stride = [2], pad = {{\[\[}}1, 0]], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x8x3xf32>, tensor<3x5x3xf32>) -> tensor<5x?x4xf32>
// CHECK:         "stablehlo.reduce_window"({{.*}}) <{window_dimensions = array<i64: 2>}>
// CHECK:         arith.addf
func.func @main(%x: tensor<4xf32>, %i: tensor<f32>, %c: tensor<4xcomplex<f32>>, %n: tensor<?x8x3xf32>, %k: tensor<3x5x3xf32>, %l: tensor<2000xf32>)
    -> (tensor<2000xf32>, tensor<f32>, tensor<4xcomplex<f32>>, tensor<f32>, tensor<4xf32>, tensor<5x?x4xf32>, tensor<3xf32>) {
  %0 = "stablehlo.sort"(%l) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2000xf32>) -> tensor<2000xf32>
  %1 = stablehlo.tanh %c : tensor<4xcomplex<f32>>
  %5 = stablehlo.abs %c : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %2 = "stablehlo.dot_general"(%x, %x) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16>, dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %3 = "stablehlo.reduce"(%x, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %d = "stablehlo.custom_call"(%a, %b) <{call_target_name = "f"}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %6 = stablehlo.convolution(%n, %k) dim_numbers = [b, 0, f]x[0, o, i]->[f, b, 0], window = {stride = [2], pad = [[1, 0]], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x8x3xf32>, tensor<3x5x3xf32>) -> tensor<5x?x4xf32>
  %7 = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %d = "stablehlo.custom_call"(%a, %b) <{call_target_name = "f"}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  %4 = stablehlo.add %x, %5 : tensor<4xf32>
  return %0, %2, %1, %3, %4, %6, %7 : tensor<2000xf32>, tensor<f32>, tensor<4xcomplex<f32>>, tensor<f32>, tensor<4xf32>, tensor<5x?x4xf32>, tensor<3xf32>
}
