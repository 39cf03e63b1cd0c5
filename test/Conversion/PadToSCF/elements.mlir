// RUN: pad-opt %s --convert-pad-to-scf --canonicalize --cse | FileCheck %s

// What has no rows is lowered element by element.

// CHECK-LABEL: func @edge_static_vector_element(
// CHECK: scf.for
// CHECK:   memref.load {{.*}} memref<4xvector<3xf32>>
func.func @edge_static_vector_element(%x: memref<4xvector<3xf32>>, %y: memref<6xvector<3xf32>>) {
  pad.pad_into edge ins(%x : memref<4xvector<3xf32>>) outs(%y : memref<6xvector<3xf32>>) low[1] high[1]
  return
}

// An inner stride that is known not to be 1.
// CHECK-LABEL: func @constant_static_f32_strided(
// CHECK-NOT: vector
// CHECK: scf.for
// CHECK:   scf.if
// CHECK-NOT: vector
// CHECK: return
func.func @constant_static_f32_strided(%x: memref<4xf32, strided<[5]>>, %y: memref<6xf32>) {
  pad.pad_into constant ins(%x : memref<4xf32, strided<[5]>>) outs(%y : memref<6xf32>) low[1] high[1]
  return
}

// One that is not known is looked at.
// CHECK-LABEL: func @constant_dynamic_f32_strided(
// CHECK: %{{.*}}, %{{.*}}, %{{.*}}, %[[STRIDE:.*]] = memref.extract_strided_metadata
// CHECK: %[[IS_ONE:.*]] = arith.cmpi eq, %[[STRIDE]], %{{.*}}
// CHECK: scf.if %[[IS_ONE]]
// CHECK:   vector.load
// CHECK: } else {
// CHECK:   memref.load
func.func @constant_dynamic_f32_strided(%x: memref<4xf32, strided<[?]>>, %y: memref<6xf32>) {
  pad.pad_into constant ins(%x : memref<4xf32, strided<[?]>>) outs(%y : memref<6xf32>) low[1] high[1]
  return
}

// An empty source is filled, in every mode that verifies.
// CHECK-LABEL: func @constant_static_f32_empty(
// CHECK-SAME: %[[V:[a-z0-9]+]]: f32)
// CHECK: scf.for
// CHECK-NEXT: memref.store %[[V]]
func.func @constant_static_f32_empty(%x: memref<0xf32>, %y: memref<3xf32>, %v: f32) {
  pad.pad_into constant ins(%x : memref<0xf32>) outs(%y : memref<3xf32>) low[1] high[2] value(%v)
  return
}

// A pad that is its own source, without amounts, writes nothing.

// CHECK-LABEL: func @itself(
// CHECK-NEXT:    return
func.func @itself(%n: memref<4xf32, strided<[2]>>) {
  pad.pad_into edge ins(%n : memref<4xf32, strided<[2]>>) outs(%n : memref<4xf32, strided<[2]>>) low[0] high[0]
  return
}

// Views at the position of an element of tensor.pad, an index without bounds.

// CHECK-LABEL: func @position_of_pad(
// CHECK:         scf.for
func.func @position_of_pad(%x: tensor<?xf32>, %m: memref<?xf32>, %n: index) -> tensor<?xf32> {
  %p = tensor.pad %x low[1] high[1] {
  ^bb0(%i: index):
    %v = memref.subview %m[%i] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    %w = memref.subview %m[%n] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    pad.pad_into edge ins(%v : memref<?xf32, strided<[1], offset: ?>>) outs(%w : memref<?xf32, strided<[1], offset: ?>>) low[1] high[2]
    %c = arith.constant 0.0 : f32
    tensor.yield %c : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %p : tensor<?xf32>
}

// In blocks that are not reached, views may be made of each other.

// CHECK-LABEL: func @unreached(
func.func @unreached(%m: memref<?xf32>, %n : index) {
  return
^bb1:
  %a = memref.subview %b[0] [%n] [1] : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[1]>>
  %b = memref.subview %a[0] [%n] [1] : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[1]>>
  pad.pad_into edge ins(%a : memref<?xf32, strided<[1]>>) outs(%m : memref<?xf32>) low[1] high[%n]
  cf.br ^bb1
}
