// RUN: pad-opt %s --allow-unregistered-dialect --raise-to-pad | FileCheck %s

// Elements are followed up to an operation of which nothing is known, and indices
// as well.
// CHECK-LABEL: func @edge_static_f32
// CHECK:         %[[x:.+]] = "other.import"
// CHECK:         pad.pad edge %[[x]] low[1] high[0] : tensor<4xf32> to tensor<5xf32>
func.func @edge_static_f32() -> tensor<5xf32> {
  %x = "other.import"() : () -> tensor<4xf32>
  %s = tensor.extract_slice %x[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
  %r = tensor.concat dim(0) %s, %x : (tensor<1xf32>, tensor<4xf32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}

// CHECK-LABEL: func @negative_static_f32_unknown_index
// CHECK-NOT:     pad.pad
func.func @negative_static_f32_unknown_index(%x: tensor<4xf32>) -> tensor<5xf32> {
  %r = tensor.generate {
  ^bb0(%i: index):
    %j = "other.index"(%i) : (index) -> index
    %v = tensor.extract %x[%j] : tensor<4xf32>
    tensor.yield %v : f32
  } : tensor<5xf32>
  return %r : tensor<5xf32>
}
