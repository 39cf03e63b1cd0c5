// Pads around what they pad.

// RUN: pad-opt %s --canonicalize | FileCheck %s
// RUN: pad-opt %s --canonicalize="disable-patterns=pad-into-border" \
// RUN:   | FileCheck %s --check-prefix=DISABLED

// A pad into the array that its source is the inside of.
// CHECK-LABEL: func @pad_of_the_inside(
// CHECK-SAME: %[[M:[^:]*]]: memref<?x7xf32>, %[[L:[^:]*]]: index, %[[H:[^:]*]]: index
// CHECK: pad.fill_border reflect %[[M]] low[%[[L]], 2] high[%[[H]], 1] : memref<?x7xf32>
// CHECK-NEXT: return
// DISABLED-LABEL: func @pad_of_the_inside(
// DISABLED: pad.pad_into reflect
func.func @pad_of_the_inside(%m: memref<?x7xf32>, %l: index, %h: index) {
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?x7xf32>
  %lh = arith.addi %l, %h : index
  %n = arith.subi %d, %lh : index
  %x = memref.subview %m[%l, 2] [%n, 4] [1, 1] : memref<?x7xf32> to memref<?x4xf32, strided<[7, 1], offset: ?>>
  pad.pad_into reflect ins(%x : memref<?x4xf32, strided<[7, 1], offset: ?>>) outs(%m : memref<?x7xf32>) low[%l, 2] high[%h, 1]
  return
}

// Another array, and the inside by other amounts.
// CHECK-LABEL: func @negative_pad_of_the_inside(
// CHECK-COUNT-2: pad.pad_into edge
// CHECK-NOT: pad.fill_border
// CHECK: return
func.func @negative_pad_of_the_inside(%m: memref<7xf32>, %n: memref<7xf32>) {
  %x = memref.subview %m[1] [4] [1] : memref<7xf32> to memref<4xf32, strided<[1], offset: 1>>
  pad.pad_into edge ins(%x : memref<4xf32, strided<[1], offset: 1>>) outs(%n : memref<7xf32>) low[1] high[2]
  pad.pad_into edge ins(%x : memref<4xf32, strided<[1], offset: 1>>) outs(%m : memref<7xf32>) low[2] high[1]
  return
}

// The position of an element of tensor.pad is an index without bounds.
// CHECK-LABEL: func @position_of_pad
// CHECK:         pad.pad_into edge
func.func @position_of_pad(%x: tensor<?xf32>, %m: memref<?xf32>, %n: index) -> tensor<?xf32> {
  %p = tensor.pad %x low[1] high[1] {
  ^bb0(%i: index):
    %v = memref.subview %m[%i] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    pad.pad_into edge ins(%v : memref<?xf32, strided<[1], offset: ?>>) outs(%m : memref<?xf32>) low[%i] high[2]
    %c = arith.constant 0.0 : f32
    tensor.yield %c : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %p : tensor<?xf32>
}
