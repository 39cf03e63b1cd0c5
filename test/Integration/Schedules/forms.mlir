// DEFINE: %{schedule} = --transform-preload-library=transform-library-paths=%source_dir/docs/examples/schedules --transform-interpreter=entry-point=stencil_3x3_32bit
// RUN: pad-opt %s %{schedule} | FileCheck %s
// RUN: echo 'func.func @none() { return }' | not pad-opt %{schedule} 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NONE

// Stencils in several functions, also as `linalg.conv_2d` and of a `tensor.pad`;
// what is no stencil stays as it is.

// CHECK-LABEL:     func @convolution
// CHECK-NOT:         pad.pad
// CHECK-COUNT-27:    arith.addf {{.*}} : vector<16xf32>
// CHECK-NOT:         linalg
// CHECK-LABEL:     func @other
// CHECK:             linalg.exp
// CHECK-LABEL:     func @tensor_pad
// CHECK-NOT:         {{pad.pad|tensor.pad}}
// CHECK-COUNT-27:    arith.addf {{.*}} : vector<16xf32>
// CHECK-NOT:         linalg

// Where there is none, the number of stencils is the error.
// NONE: error: expected parameter to be greater than or equal to 1, got 0
// NONE: transform.match.param.cmpi ge %count

func.func @convolution(%x: tensor<31x64xf32>, %w: tensor<3x3xf32>) -> tensor<31x64xf32> {
  %p = pad.pad reflect %x low[1, 1] high[1, 1] : tensor<31x64xf32> to tensor<33x66xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<31x64xf32>
  %y = linalg.fill ins(%zero : f32) outs(%e : tensor<31x64xf32>) -> tensor<31x64xf32>
  %r = linalg.conv_2d ins(%p, %w : tensor<33x66xf32>, tensor<3x3xf32>) outs(%y : tensor<31x64xf32>) -> tensor<31x64xf32>
  return %r : tensor<31x64xf32>
}
func.func @other(%x: tensor<?xf32>, %e: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.exp ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @tensor_pad(%x: tensor<31x64xf32>, %w: tensor<3x3xf32>) -> tensor<31x64xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<31x64xf32> to tensor<33x66xf32>
  %e = tensor.empty() : tensor<31x64xf32>
  %y = linalg.fill ins(%zero : f32) outs(%e : tensor<31x64xf32>) -> tensor<31x64xf32>
  %r = linalg.conv_2d ins(%p, %w : tensor<33x66xf32>, tensor<3x3xf32>) outs(%y : tensor<31x64xf32>) -> tensor<31x64xf32>
  return %r : tensor<31x64xf32>
}
