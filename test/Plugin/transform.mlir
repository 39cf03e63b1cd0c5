// Transform scripts in a stock mlir-opt: our operations, and upstream's on our
// interfaces.

// RUN: %mlir_opt %s --transform-interpreter | FileCheck %s

// CHECK-LABEL: func @raise_and_lower
// CHECK-NOT:     tensor.pad
// CHECK-NOT:     pad.pad
// CHECK:         linalg.fill
func.func @raise_and_lower(%x: tensor<4xf32>, %v: f32) -> tensor<7xf32> {
  %0 = tensor.pad %x low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}

// CHECK-LABEL: func @decompose
// CHECK-NOT:     pad.pad
// CHECK:         linalg.generic
func.func @decompose(%x: tensor<4xf32>) -> tensor<7xf32> {
  %0 = pad.pad wrap %x low[1] high[2] : tensor<4xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}

// CHECK-LABEL: func @registered_pass
// CHECK:         pad.pad_into edge
func.func @registered_pass(%x: tensor<4xf32>) -> tensor<7xf32> {
  %0 = pad.pad edge %x low[1] high[2] : tensor<4xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %raise = transform.structured.match ops{["func.func"]} attributes{sym_name = "raise_and_lower"} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %raise {
      transform.apply_patterns.pad.raise
    } : !transform.any_op
    %pad = transform.structured.match ops{["pad.pad"]} in %raise : (!transform.any_op) -> !transform.any_op
    %lowered = transform.pad.lower_to_linalg %pad : (!transform.any_op) -> !transform.any_op

    %decompose = transform.structured.match ops{["func.func"]} attributes{sym_name = "decompose"} in %root : (!transform.any_op) -> !transform.any_op
    %wrap = transform.structured.match ops{["pad.pad"]} in %decompose : (!transform.any_op) -> !transform.any_op
    %pieces = transform.structured.decompose_interface %wrap : (!transform.any_op) -> !transform.any_op

    %func = transform.structured.match ops{["func.func"]} attributes{sym_name = "registered_pass"} in %root : (!transform.any_op) -> !transform.any_op
    %done = transform.apply_registered_pass "convert-pad-to-destination-style" to %func : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
