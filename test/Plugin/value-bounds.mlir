// REQUIRES: mlir-test-passes
// Upstream's test of bounds, in a stock mlir-opt, on the extents of pads; what
// is known of them in detail is tested in test/Unit/IR.

// RUN: %mlir_opt %s --split-input-file --verify-diagnostics \
// RUN:   --pass-pipeline='builtin.module(func.func(test-affine-reify-value-bounds))' \
// RUN:   | FileCheck %s

// CHECK: #[[$grown:.+]] = affine_map<()[s0] -> (s0 + 5)>
// CHECK-LABEL: func.func @constant_dynamic_f32_grown
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?xf32>
// CHECK:         %[[n:.+]] = tensor.dim %[[x]]
// CHECK:         %[[extent:.+]] = affine.apply #[[$grown]]()[%[[n]]]
// CHECK:         return %[[extent]]
func.func @constant_dynamic_f32_grown(%x: tensor<?xf32>) -> index {
  %0 = pad.pad constant %x low[2] high[3] : tensor<?xf32> to tensor<?xf32>
  %1 = "test.reify_bound"(%0) {dim = 0} : (tensor<?xf32>) -> index
  return %1 : index
}

// -----

// Clamped, the extent is that of the source or less; an upper bound is open.
// CHECK: #[[$open:.+]] = affine_map<()[s0] -> (s0 + 1)>
// CHECK-LABEL: func.func @wrap_dynamic_f32_cropped
// CHECK:         affine.apply #[[$open]]
func.func @wrap_dynamic_f32_cropped(%x: tensor<?xf32>) -> index {
  %0 = pad.pad wrap %x low[2] high[-3] : tensor<?xf32> to tensor<?xf32>
  %1 = "test.reify_bound"(%0) {dim = 0, type = "UB"} : (tensor<?xf32>) -> index
  return %1 : index
}

// -----

func.func @negative_wrap_dynamic_f32_cropped_not_equal(%x: tensor<?xf32>) -> index {
  %0 = pad.pad wrap %x low[2] high[-3] : tensor<?xf32> to tensor<?xf32>
  // expected-error @+1 {{could not reify bound}}
  %1 = "test.reify_bound"(%0) {dim = 0, type = "EQ"} : (tensor<?xf32>) -> index
  return %1 : index
}

// -----

// Through two pads: at least 0 + 4 - 1.
func.func @edge_dynamic_f32_at_least(%x: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = pad.pad edge %x low[2] high[-3] : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad edge %0 low[4] high[-1] : tensor<?xf32> to tensor<?xf32>
  %d = tensor.dim %1, %c0 : tensor<?xf32>
  // expected-remark @+1 {{true}}
  "test.compare"(%d, %c3) {cmp = "GE"} : (index, index) -> ()
  // expected-error @+1 {{unknown}}
  "test.compare"(%d, %c3) {cmp = "GT"} : (index, index) -> ()
  return
}
