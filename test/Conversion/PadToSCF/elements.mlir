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
