// RUN: pad-opt %s --pad-to-llvm=out-params | FileCheck %s
// RUN: pad-opt %s --pad-to-llvm="path=linalg out-params" | FileCheck %s

// Equal results are a buffer of the caller each. --buffer-results-to-out-params
// crashes on one buffer for two results.

// CHECK: llvm.func @_mlir_ciface_returned_twice(%{{.*}}: !llvm.ptr, %{{.*}}: i64, %{{.*}}: !llvm.ptr {llvm.noalias}, %{{.*}}: !llvm.ptr {llvm.noalias})
func.func @returned_twice(%x: tensor<?xf32>, %l: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = pad.pad edge %x low[%l] high[0] : tensor<?xf32> to tensor<?xf32>
  return %0, %0 : tensor<?xf32>, tensor<?xf32>
}

// CHECK: llvm.func @_mlir_ciface_returned_cast(%{{.*}}: !llvm.ptr, %{{.*}}: i64, %{{.*}}: !llvm.ptr {llvm.noalias}, %{{.*}}: !llvm.ptr {llvm.noalias})
func.func @returned_cast(%x: tensor<?xf32>, %l: index) -> (tensor<?xf32>, tensor<4xf32>) {
  %0 = pad.pad wrap %x low[%l] high[0] : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %0, %1 : tensor<?xf32>, tensor<4xf32>
}

// CHECK: llvm.func @_mlir_ciface_three_results(%{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr {llvm.noalias}, %{{.*}}: !llvm.ptr {llvm.noalias}, %{{.*}}: !llvm.ptr {llvm.noalias})
func.func @three_results(%x: tensor<4xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
  %0 = pad.pad constant %x low[1] high[0] : tensor<4xf32> to tensor<5xf32>
  return %0, %0, %0 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
}

// Bufferization finds these to be equal.
// CHECK: llvm.func @_mlir_ciface_found_equal(
func.func @found_equal(%x: tensor<f32>, %pads: tensor<?xi64>) -> (tensor<f32>, tensor<f32>) {
  %0 = pad.dynamic_pad constant %x pads(%pads) : tensor<f32>, tensor<?xi64> to tensor<f32>
  %1 = pad.dynamic_pad wrap %0 pads(%pads) : tensor<f32>, tensor<?xi64> to tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}
