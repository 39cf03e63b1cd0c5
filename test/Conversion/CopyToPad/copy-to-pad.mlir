// RUN: pad-opt %s --convert-copy-to-pad | FileCheck %s
// RUN: pad-opt %s --pad-to-llvm | FileCheck %s --check-prefix=LLVM

// No call of the runtime library remains where layouts are strided.
// LLVM-NOT: memrefCopy

// CHECK-LABEL: func @constant_static_f32_linalg(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<3x4xf32>, %[[Y:[a-z0-9]+]]: memref<3x4xf32, strided<[9, 1], offset: 2>>
// CHECK-NEXT: pad.pad_into constant ins(%[[X]] : memref<3x4xf32>) outs(%[[Y]] : {{.*}}) low[0, 0] high[0, 0]
// CHECK-NEXT: return
func.func @constant_static_f32_linalg(%x: memref<3x4xf32>, %y: memref<3x4xf32, strided<[9, 1], offset: 2>>) {
  linalg.copy ins(%x : memref<3x4xf32>) outs(%y : memref<3x4xf32, strided<[9, 1], offset: 2>>)
  return
}

// CHECK-LABEL: func @constant_dynamic_bf16_memref(
// CHECK: pad.pad_into constant ins({{.*}}) outs({{.*}}) low[0, 0] high[0, 0]
func.func @constant_dynamic_bf16_memref(%x: memref<?x?xbf16, strided<[?, 1]>>, %y: memref<?x?xbf16>) {
  memref.copy %x, %y : memref<?x?xbf16, strided<[?, 1]>> to memref<?x?xbf16>
  return
}

// CHECK-LABEL: func @constant_static_i8_rank_0(
// CHECK: pad.pad_into constant ins({{.*}}) outs({{.*}}) low[] high[]
func.func @constant_static_i8_rank_0(%x: memref<i8>, %y: memref<i8, strided<[], offset: ?>>) {
  memref.copy %x, %y : memref<i8> to memref<i8, strided<[], offset: ?>>
  return
}

// A memcpy does it.
// CHECK-LABEL: func @negative_constant_dynamic_f32_identity(
// CHECK: memref.copy
func.func @negative_constant_dynamic_f32_identity(%x: memref<?xf32>, %y: memref<?xf32>) {
  memref.copy %x, %y : memref<?xf32> to memref<?xf32>
  return
}

// The source of a pad is not its destination.
// CHECK-LABEL: func @negative_constant_static_f32_itself(
// CHECK: linalg.copy
func.func @negative_constant_static_f32_itself(%x: memref<4xf32>) {
  linalg.copy ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
  return
}

// CHECK-LABEL: func @negative_constant_static_f32_conversion(
// CHECK: linalg.copy
func.func @negative_constant_static_f32_conversion(%x: memref<4xf32>, %y: memref<4xf64>) {
  linalg.copy ins(%x : memref<4xf32>) outs(%y : memref<4xf64>)
  return
}

// CHECK-LABEL: func @negative_constant_static_f32_tensor(
// CHECK: linalg.copy
func.func @negative_constant_static_f32_tensor(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.copy ins(%x : tensor<4xf32>) outs(%y : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
