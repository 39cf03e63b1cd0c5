// RUN: pad-opt %s --pad-to-llvm="out-params path=linalg" | FileCheck %s

// Two results that bufferization finds to be equal are two buffers of the caller.
// CHECK: llvm.func @_mlir_ciface_equal_results(
func.func @equal_results(%x: tensor<f32>, %pads: tensor<?xi64>) -> (tensor<f32>, tensor<f32>) {
  %0 = pad.dynamic_pad constant %x pads(%pads) : tensor<f32>, tensor<?xi64> to tensor<f32>
  %1 = pad.dynamic_pad wrap %0 pads(%pads) : tensor<f32>, tensor<?xi64> to tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}
