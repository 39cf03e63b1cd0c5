// RUN: pad-opt %s --canonicalize | FileCheck %s
// RUN: pad-opt %s --sccp | FileCheck %s --check-prefix=FOLD

// CHECK-LABEL: func @reflect_static_f32_nothing
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<3x2xf32>
// CHECK-NEXT: return %[[X]]
func.func @reflect_static_f32_nothing(%x: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %0 = pad.pad reflect %x low[0, 0] high[0, 0] : tensor<3x2xf32> to tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CHECK-LABEL: func @wrap_dynamic_i8_nothing_by_constants
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<?xi8>
// CHECK-NEXT: return %[[X]]
func.func @wrap_dynamic_i8_nothing_by_constants(%x: tensor<?xi8>) -> tensor<?xi8> {
  %c0 = arith.constant 0 : index
  %0 = pad.pad wrap %x low[%c0] high[%c0] : tensor<?xi8> to tensor<?xi8>
  return %0 : tensor<?xi8>
}

// CHECK-LABEL: func @constant_static_f64_rank_0
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<f64>, %{{.*}}: f64)
// CHECK-NEXT: return %[[X]]
func.func @constant_static_f64_rank_0(%x: tensor<f64>, %v: f64) -> tensor<f64> {
  %0 = pad.pad constant %x low[] high[] value(%v) : tensor<f64> to tensor<f64>
  return %0 : tensor<f64>
}

// CHECK-LABEL: func @edge_static_f32_no_axes
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<3x2xf32>
// CHECK-NEXT: return %[[X]]
func.func @edge_static_f32_no_axes(%x: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %0 = pad.pad edge %x low[] high[] axes [] : tensor<3x2xf32> to tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// The result is less static: a cast remains.
// CHECK-LABEL: func @edge_static_f32_nothing_to_dynamic
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<3xf32>
// CHECK-NEXT: %[[C:.*]] = tensor.cast %[[X]] : tensor<3xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[C]]
func.func @edge_static_f32_nothing_to_dynamic(%x: tensor<3xf32>) -> tensor<?xf32> {
  %0 = pad.pad edge %x low[0] high[0] : tensor<3xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// The result is more static than what is known: a cast would be wrong at run
// time where the pad is in bounds.
// CHECK-LABEL: func @negative_edge_dynamic_f32_nothing_to_static
// CHECK: pad.pad edge %{{.*}} low[] high[] axes [] : tensor<?xf32> to tensor<3xf32>
func.func @negative_edge_dynamic_f32_nothing_to_static(%x: tensor<?xf32>) -> tensor<3xf32> {
  %0 = pad.pad edge %x low[0] high[0] : tensor<?xf32> to tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: func @negative_wrap_static_f32_roll
// CHECK: pad.pad wrap
func.func @negative_wrap_static_f32_roll(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = pad.pad wrap %x low[1] high[-1] : tensor<3xf32> to tensor<3xf32>
  return %0 : tensor<3xf32>
}

// Any user of the folder sees it, not the canonicalizer alone.
// FOLD-LABEL: func @reflect_static_f32_nothing
// FOLD-SAME: (%[[X:[a-z0-9]+]]: tensor<3x2xf32>
