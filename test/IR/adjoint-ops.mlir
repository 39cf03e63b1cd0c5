// RUN: pad-opt %s --verify-roundtrip | pad-opt | FileCheck %s
// RUN: pad-opt %s --mlir-print-op-generic | pad-opt | FileCheck %s
// RUN: pad-opt %s --emit-bytecode | pad-opt | FileCheck %s

// CHECK-LABEL: func @reflect_static_f32(
func.func @reflect_static_f32(%g: tensor<5x7xf32>) -> tensor<3x4xf32> {
  // CHECK: %adjoint = pad.adjoint reflect %{{.*}} low[1, 1] high[1, 2] : tensor<5x7xf32> to tensor<3x4xf32>
  %0 = pad.adjoint reflect %g low[1, 1] high[1, 2] : tensor<5x7xf32> to tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func @constant_static_complex_axes(
func.func @constant_static_complex_axes(%g: tensor<5x7xcomplex<f32>>) -> tensor<5x8xcomplex<f32>> {
  // CHECK: pad.adjoint constant %{{.*}} low[-1] high[0] axes [-1] : tensor<5x7xcomplex<f32>> to tensor<5x8xcomplex<f32>>
  %0 = pad.adjoint constant %g low[-1] high[0] axes [-1] : tensor<5x7xcomplex<f32>> to tensor<5x8xcomplex<f32>>
  return %0 : tensor<5x8xcomplex<f32>>
}

// CHECK-LABEL: func @edge_dynamic_i8_mixed_amounts(
func.func @edge_dynamic_i8_mixed_amounts(%g: tensor<?x8xi8>, %l: index, %h: index) -> tensor<?x?xi8> {
  // CHECK: pad.adjoint edge %{{.*}} low[-1, %{{.*}}] high[%{{.*}}, 9] {note} : tensor<?x8xi8> to tensor<?x?xi8>
  %0 = pad.adjoint edge %g low[-1, %l] high[%h, 9] {note} : tensor<?x8xi8> to tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}

// CHECK-LABEL: func @symmetric_rank_0(
func.func @symmetric_rank_0(%g: tensor<ui4>) -> tensor<ui4> {
  // CHECK: pad.adjoint symmetric %{{.*}} low[] high[] : tensor<ui4> to tensor<ui4>
  %0 = pad.adjoint symmetric %g low[] high[] : tensor<ui4> to tensor<ui4>
  return %0 : tensor<ui4>
}

// A pad of an empty axis in constant mode, and of an index mode where nothing
// is padded.
// CHECK-LABEL: func @empty_results(
func.func @empty_results(%g: tensor<3xf32>, %h: tensor<0x3xf32>) -> (tensor<0xf32>, tensor<0x0xf32>) {
  // CHECK: pad.adjoint constant {{.*}} to tensor<0xf32>
  // CHECK: pad.adjoint wrap {{.*}} to tensor<0x0xf32>
  %0 = pad.adjoint constant %g low[1] high[2] : tensor<3xf32> to tensor<0xf32>
  %1 = pad.adjoint wrap %h low[0, 1] high[0, 2] : tensor<0x3xf32> to tensor<0x0xf32>
  return %0, %1 : tensor<0xf32>, tensor<0x0xf32>
}

// CHECK-LABEL: func @into(
func.func @into(%g: tensor<7xf32>, %y: tensor<4xf32>, %a: memref<?x3xbf16>, %b: memref<?x5xbf16>, %l: index) -> tensor<4xf32> {
  // CHECK: pad.adjoint_into edge ins(%{{.*}} : tensor<7xf32>) outs(%{{.*}} : tensor<4xf32>) low[1] high[2] -> tensor<4xf32>
  %0 = pad.adjoint_into edge ins(%g : tensor<7xf32>) outs(%y : tensor<4xf32>) low[1] high[2] -> tensor<4xf32>
  // CHECK: pad.adjoint_into wrap ins(%{{.*}} : memref<?x3xbf16>) outs(%{{.*}} : memref<?x5xbf16>) low[%{{.*}}, -2] high[0, 0]
  pad.adjoint_into wrap ins(%a : memref<?x3xbf16>) outs(%b : memref<?x5xbf16>) low[%l, -2] high[0, 0]
  return %0 : tensor<4xf32>
}
