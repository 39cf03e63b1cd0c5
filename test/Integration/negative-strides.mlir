// Buffers and slices that run backwards, known and not: `nuw`, which upstream
// puts on the products of indices and strides, makes wrong code of them from -O1
// on.

// RUN: pad-run %s -O 0 | FileCheck %s
// RUN: pad-run %s -O 1 | FileCheck %s
// RUN: pad-run %s -O 3 | FileCheck %s
// RUN: pad-run %s -O 0 --path=linalg | FileCheck %s
// RUN: pad-run %s -O 1 --path=linalg | FileCheck %s
// RUN: pad-run %s -O 3 --path=linalg | FileCheck %s
// RUN: pad-run %s -O 3 --path=linalg --runtime-checks | FileCheck %s

// No product of a stride that may be negative is said not to be.
// RUN: pad-opt %s --pad-to-llvm | FileCheck %s --check-prefix=LLVM
// RUN: pad-opt %s --pad-to-llvm=path=linalg | FileCheck %s --check-prefix=LLVM
// LLVM-LABEL: llvm.func @buffer_of_unknown_strides(
// LLVM-NOT: llvm.mul {{.*}}overflow
// LLVM-LABEL: llvm.func @

// CHECK: result 0: tensor<5x6xi32>
// CHECK-NEXT: {{^}}[{{\[}}15 15 14 13 12 12]
// CHECK-NEXT: {{^}} [15 15 14 13 12 12]
// CHECK-NEXT: {{^}} [11 11 10  9  8  8]
// CHECK-NEXT: {{^}} [ 7  7  6  5  4  4]
// CHECK-NEXT: {{^}} [ 7  7  6  5  4  4]]
// CHECK: result 1: tensor<5x4xi32>
// CHECK-NEXT: {{^}}[{{\[}} 4  5  6  7]
// CHECK-NEXT: {{^}} [12 13 14 15]
// CHECK-NEXT: {{^}} [ 8  9 10 11]
// CHECK-NEXT: {{^}} [ 4  5  6  7]
// CHECK-NEXT: {{^}} [12 13 14 15]]
// CHECK: result 2: tensor<6x4xi32>
// CHECK-NEXT: {{^}}[{{\[}}5 5 7 7]
// CHECK-NEXT: {{^}} [5 5 7 7]
// CHECK-NEXT: {{^}} [4 4 6 6]
// CHECK-NEXT: {{^}} [3 3 5 5]
// CHECK-NEXT: {{^}} [3 3 5 5]
// CHECK-NEXT: {{^}} [3 3 5 5]]
// CHECK: result 3: tensor<6xi32>
// CHECK-NEXT: [10 9 8 8 9 10]
// CHECK: result 4: tensor<5xi32>
// CHECK-NEXT: [3 2 1 0 7]
func.func @main() -> (tensor<5x6xi32>, tensor<5x4xi32>, tensor<6x4xi32>, tensor<6xi32>, tensor<5xi32>) {
  %x = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> : tensor<4x4xi32>
  %flat = tensor.collapse_shape %x [[0, 1]] : tensor<4x4xi32> into tensor<16xi32>
  %c4 = arith.constant 4 : index
  %c11 = arith.constant 11 : index
  %minus = arith.constant -1 : index
  %0 = call @slice_of_both_axes(%x) : (tensor<4x4xi32>) -> tensor<5x6xi32>
  %1 = call @slice_of_rows(%x) : (tensor<4x4xi32>) -> tensor<5x4xi32>
  %2 = call @buffer_of_known_strides(%flat) : (tensor<16xi32>) -> tensor<6x4xi32>
  %3 = call @buffer_of_unknown_strides(%flat, %c11, %minus) : (tensor<16xi32>, index, index) -> tensor<6xi32>
  %4 = call @destination(%flat, %c4, %minus) : (tensor<16xi32>, index, index) -> tensor<5xi32>
  return %0, %1, %2, %3, %4 : tensor<5x6xi32>, tensor<5x4xi32>, tensor<6x4xi32>, tensor<6xi32>, tensor<5xi32>
}

func.func private @slice_of_both_axes(%x: tensor<4x4xi32>) -> tensor<5x6xi32> attributes {no_inline} {
  %s = tensor.extract_slice %x[3, 3] [3, 4] [-1, -1] : tensor<4x4xi32> to tensor<3x4xi32>
  %0 = pad.pad edge %s low[1, 1] high[1, 1] : tensor<3x4xi32> to tensor<5x6xi32>
  return %0 : tensor<5x6xi32>
}

func.func private @slice_of_rows(%x: tensor<4x4xi32>) -> tensor<5x4xi32> attributes {no_inline} {
  %s = tensor.extract_slice %x[3, 0] [3, 4] [-1, 1] : tensor<4x4xi32> to tensor<3x4xi32>
  %0 = pad.pad wrap %s low[1, 0] high[1, 0] : tensor<3x4xi32> to tensor<5x4xi32>
  return %0 : tensor<5x4xi32>
}

func.func private @buffer_of_known_strides(%x: tensor<16xi32>) -> tensor<6x4xi32> attributes {no_inline} {
  %b = bufferization.to_buffer %x : tensor<16xi32> to memref<16xi32>
  %s = memref.reinterpret_cast %b to offset: [5], sizes: [3, 2], strides: [-1, 2]
    : memref<16xi32> to memref<3x2xi32, strided<[-1, 2], offset: 5>>
  %d = memref.alloc() : memref<6x4xi32>
  pad.pad_into edge ins(%s : memref<3x2xi32, strided<[-1, 2], offset: 5>>) outs(%d : memref<6x4xi32>)
    low[1, 1] high[2, 1]
  %t = bufferization.to_tensor %d restrict : memref<6x4xi32> to tensor<6x4xi32>
  return %t : tensor<6x4xi32>
}

func.func private @buffer_of_unknown_strides(%x: tensor<16xi32>, %o: index, %s: index) -> tensor<6xi32> attributes {no_inline} {
  %b = bufferization.to_buffer %x : tensor<16xi32> to memref<16xi32>
  %r = memref.reinterpret_cast %b to offset: [%o], sizes: [4], strides: [%s]
    : memref<16xi32> to memref<4xi32, strided<[?], offset: ?>>
  %d = memref.alloc() : memref<6xi32>
  pad.pad_into symmetric ins(%r : memref<4xi32, strided<[?], offset: ?>>) outs(%d : memref<6xi32>)
    low[%s] high[3]
  %t = bufferization.to_tensor %d restrict : memref<6xi32> to tensor<6xi32>
  return %t : tensor<6xi32>
}

func.func private @destination(%x: tensor<16xi32>, %o: index, %s: index) -> tensor<5xi32> attributes {no_inline} {
  %b = bufferization.to_buffer %x : tensor<16xi32> to memref<16xi32>
  %n = memref.subview %b[0] [4] [1] : memref<16xi32> to memref<4xi32, strided<[1]>>
  %d = memref.alloc() : memref<5xi32>
  %r = memref.reinterpret_cast %d to offset: [%o], sizes: [5], strides: [%s]
    : memref<5xi32> to memref<5xi32, strided<[?], offset: ?>>
  %v = arith.constant 7 : i32
  pad.pad_into constant ins(%n : memref<4xi32, strided<[1]>>) outs(%r : memref<5xi32, strided<[?], offset: ?>>)
    low[1] high[0] value(%v)
  %t = bufferization.to_tensor %d restrict : memref<5xi32> to tensor<5xi32>
  return %t : tensor<5xi32>
}
