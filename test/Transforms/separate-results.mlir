// RUN: pad-opt %s --separate-results | FileCheck %s
// RUN: pad-opt %s --pad-to-llvm=out-params | FileCheck %s --check-prefix=LLVM
// RUN: pad-opt %s --pad-to-llvm="path=linalg out-params" | FileCheck %s --check-prefix=LLVM

// The pipeline used to end in a crash for a tensor that is returned twice.
// LLVM-COUNT-4: llvm.func @_mlir_ciface_

// CHECK-LABEL: @edge_dynamic_f32_returned_twice(
// CHECK: %[[PAD:.+]] = pad.pad
// CHECK: %[[COPY:.+]] = bufferization.alloc_tensor() copy(%[[PAD]]) : tensor<?xf32>
// CHECK: return %[[PAD]], %[[COPY]]
func.func @edge_dynamic_f32_returned_twice(%x: tensor<?xf32>, %l: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = pad.pad edge %x low[%l] high[0] : tensor<?xf32> to tensor<?xf32>
  return %0, %0 : tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: @wrap_dynamic_f32_cast(
// CHECK: %[[PAD:.+]] = pad.pad
// CHECK: %[[CAST:.+]] = tensor.cast %[[PAD]]
// CHECK: %[[COPY:.+]] = bufferization.alloc_tensor() copy(%[[CAST]]) : tensor<4xf32>
// CHECK: return %[[PAD]], %[[COPY]]
func.func @wrap_dynamic_f32_cast(%x: tensor<?xf32>, %l: index) -> (tensor<?xf32>, tensor<4xf32>) {
  %0 = pad.pad wrap %x low[%l] high[0] : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %0, %1 : tensor<?xf32>, tensor<4xf32>
}

// CHECK-LABEL: @constant_static_f32_three_results(
// CHECK: %[[PAD:.+]] = pad.pad
// CHECK-COUNT-2: bufferization.alloc_tensor() copy(%[[PAD]]) : tensor<5xf32>
func.func @constant_static_f32_three_results(%x: tensor<4xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
  %0 = pad.pad constant %x low[1] high[0] : tensor<4xf32> to tensor<5xf32>
  return %0, %0, %0 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
}

// Scalars are not copied, nor are tensors of their own.
// CHECK-LABEL: @negative_edge_static_f32_distinct(
// CHECK-NOT: alloc_tensor
// CHECK: return
func.func @negative_edge_static_f32_distinct(%x: tensor<4xf32>, %n: index) -> (tensor<5xf32>, tensor<5xf32>, index, index) {
  %0 = pad.pad edge %x low[1] high[0] : tensor<4xf32> to tensor<5xf32>
  %1 = pad.pad edge %x low[0] high[1] : tensor<4xf32> to tensor<5xf32>
  return %0, %1, %n, %n : tensor<5xf32>, tensor<5xf32>, index, index
}
