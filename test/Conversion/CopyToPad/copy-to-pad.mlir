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

// What is copied to itself is there already, as bufferization writes it for an
// element that is computed in a tensor and inserted into that.
// CHECK-LABEL: func @constant_static_f32_itself(
// CHECK-NEXT: return
func.func @constant_static_f32_itself(%x: memref<4xf32>) {
  linalg.copy ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
  return
}

// CHECK-LABEL: func @constant_dynamic_i16_equal_views(
// CHECK-NOT: copy
// CHECK-NOT: pad.pad_into
// CHECK: return
func.func @constant_dynamic_i16_equal_views(%x: memref<?x9xi16>, %i: index) {
  %0 = memref.subview %x[%i, 8] [1, 1] [1, 1] : memref<?x9xi16> to memref<1xi16, strided<[1], offset: ?>>
  %1 = memref.subview %0[0] [1] [1] : memref<1xi16, strided<[1], offset: ?>> to memref<i16, strided<[], offset: ?>>
  %2 = memref.subview %x[%i, 8] [1, 1] [1, 1] : memref<?x9xi16> to memref<i16, strided<[], offset: ?>>
  memref.copy %1, %2 : memref<i16, strided<[], offset: ?>> to memref<i16, strided<[], offset: ?>>
  return
}

// The source of a pad does not overlap its destination.
// CHECK-LABEL: func @negative_constant_static_f32_overlap(
// CHECK: linalg.copy
func.func @negative_constant_static_f32_overlap(%x: memref<9xf32>) {
  %0 = memref.subview %x[0] [8] [1] : memref<9xf32> to memref<8xf32, strided<[1]>>
  %1 = memref.subview %x[1] [8] [1] : memref<9xf32> to memref<8xf32, strided<[1], offset: 1>>
  linalg.copy ins(%0 : memref<8xf32, strided<[1]>>) outs(%1 : memref<8xf32, strided<[1], offset: 1>>)
  return
}

// The same extents at another place may be copied.
// CHECK-LABEL: func @constant_static_f32_rows(
// CHECK: pad.pad_into constant
func.func @constant_static_f32_rows(%x: memref<2x9xf32>) {
  %0 = memref.subview %x[0, 0] [1, 8] [1, 1] : memref<2x9xf32> to memref<8xf32, strided<[1]>>
  %1 = memref.subview %x[1, 0] [1, 8] [1, 1] : memref<2x9xf32> to memref<8xf32, strided<[1], offset: 9>>
  linalg.copy ins(%0 : memref<8xf32, strided<[1]>>) outs(%1 : memref<8xf32, strided<[1], offset: 9>>)
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

// A transposition is a copy of a view.
// CHECK-LABEL: func @constant_static_f32_transpose(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<2x3x4xf32>, %[[Y:[a-z0-9]+]]: memref<3x4x2xf32>)
// CHECK-NEXT: %[[T:.*]] = memref.transpose %[[X]] (d0, d1, d2) -> (d1, d2, d0) : memref<2x3x4xf32> to memref<3x4x2xf32, strided<[4, 1, 12]>>
// CHECK-NEXT: pad.pad_into constant ins(%[[T]] : {{.*}}) outs(%[[Y]] : {{.*}}) low[0, 0, 0] high[0, 0, 0]
// CHECK-NEXT: return
func.func @constant_static_f32_transpose(%x: memref<2x3x4xf32>, %y: memref<3x4x2xf32>) {
  linalg.transpose ins(%x : memref<2x3x4xf32>) outs(%y : memref<3x4x2xf32>) permutation = [1, 2, 0]
  return
}

// Its loops are vectorized by LLVM.
// CHECK-LABEL: func @negative_constant_static_f32_transpose_one(
// CHECK: linalg.transpose
func.func @negative_constant_static_f32_transpose_one(%x: memref<1x3x4xf32>, %y: memref<3x4x1xf32>) {
  linalg.transpose ins(%x : memref<1x3x4xf32>) outs(%y : memref<3x4x1xf32>) permutation = [1, 2, 0]
  return
}

// CHECK-LABEL: func @negative_constant_static_f32_transpose_in_place(
// CHECK: linalg.transpose
func.func @negative_constant_static_f32_transpose_in_place(%x: memref<4x4xf32>) {
  linalg.transpose ins(%x : memref<4x4xf32>) outs(%x : memref<4x4xf32>) permutation = [1, 0]
  return
}
