// RUN: pad-opt %s --verify-roundtrip | pad-opt | FileCheck %s
// RUN: pad-opt %s --mlir-print-op-generic | pad-opt | FileCheck %s
// RUN: pad-opt %s --emit-bytecode | pad-opt | FileCheck %s

// CHECK-LABEL: func @constant_static_f32_value
func.func @constant_static_f32_value(%x: tensor<3x2xf32>, %v: f32) -> tensor<3x4xf32> {
  // CHECK: pad.pad constant %{{.*}} low[0, 2] high[0, 0] value(%{{.*}}) : tensor<3x2xf32> to tensor<3x4xf32>
  %0 = pad.pad constant %x low[0, 2] high[0, 0] value(%v) : tensor<3x2xf32> to tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func @reflect_mixed_f32_negative_axis
func.func @reflect_mixed_f32_negative_axis(%x: tensor<3x2xf32>, %h: index) -> tensor<3x?xf32> {
  // CHECK: pad.pad reflect %{{.*}} low[2] high[%{{.*}}] axes [-1] : tensor<3x2xf32> to tensor<3x?xf32>
  %0 = pad.pad reflect %x low[2] high[%h] axes [-1] : tensor<3x2xf32> to tensor<3x?xf32>
  return %0 : tensor<3x?xf32>
}
