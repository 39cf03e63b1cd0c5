// Slices of what turns out empty, after tiling or from the start, at offset 0.

// RUN: pad-opt %s --transform-interpreter --pad-to-scf | FileCheck %s
// RUN: pad-opt %s --transform-interpreter --pad-to-llvm -o %t
// RUN: pad-opt %s --transform-interpreter --pad-to-llvm=path=linalg -o %t

// CHECK-LABEL: func.func @constant_dynamic_f32_empty_after_tiling
// CHECK-NOT:     pad.pad
// CHECK:         return
func.func @constant_dynamic_f32_empty_after_tiling(%x: tensor<0x0xf32>) -> tensor<?x?xf32> {
  %pads = arith.constant dense<[0, 3, 0, 0]> : tensor<4xi64>
  %0 = pad.dynamic_pad wrap %x pads(%pads) : tensor<0x0xf32>, tensor<4xi64> to tensor<?x?xf32>
  %1 = pad.pad constant %0 low[2, 0] high[0, -1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @edge_dynamic_f32_empty_cast
// CHECK-NOT:     pad.pad
// CHECK:         return
func.func @edge_dynamic_f32_empty_cast(%x: tensor<0xf32>, %n: index, %low: index) -> tensor<?xf32> {
  %cast = tensor.cast %x : tensor<0xf32> to tensor<?xf32>
  %slice = tensor.extract_slice %cast[0] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  %0 = pad.pad edge %slice low[%low] high[0] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} attributes{sym_name = "constant_dynamic_f32_empty_after_tiling"} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.match ops{["pad.pad"]} in %f : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
