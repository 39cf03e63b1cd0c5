// RUN: pad-opt %s --constants-to-globals | FileCheck %s --implicit-check-not=memref.global
// RUN: pad-opt %s --constants-to-globals --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s --check-prefix=BUFFERS --implicit-check-not=memref.global

// One global for each value. A name that is taken gets a number.
// CHECK: memref.global "private" constant @__constant_2xf32_1 : memref<2xf32> = dense<2.000000e+00> {alignment = 64 : i64}
// CHECK: memref.global "private" constant @__constant_2xf32_0 : memref<2xf32> = dense<1.000000e+00> {alignment = 64 : i64}
// CHECK: memref.global "private" @__constant_2xf32 : memref<2xf32> = dense<4.000000e+00>
// BUFFERS-COUNT-3: memref.global
memref.global "private" @__constant_2xf32 : memref<2xf32> = dense<4.0>

// CHECK-LABEL: func @constants(
// CHECK: arith.constant dense<1.0
// CHECK: arith.constant dense<2.0
// BUFFERS-LABEL: func @constants(
// BUFFERS: get_global @__constant_2xf32_0
// BUFFERS: get_global @__constant_2xf32_1
func.func @constants() -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, index, vector<2xf32>) {
  %0 = arith.constant dense<1.0> : tensor<2xf32>
  %1 = arith.constant dense<2.0> : tensor<2xf32>
  %2 = arith.constant dense<1.0> : tensor<2xf32>
  %3 = arith.constant 3 : index
  %4 = arith.constant dense<1.0> : vector<2xf32>
  return %0, %1, %2, %3, %4 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, index, vector<2xf32>
}
