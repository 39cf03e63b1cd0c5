// RUN: pad-opt %s --flatten-negative-strides --split-input-file | FileCheck %s

// A slice with positive steps has the signs of what it slices.
// CHECK-LABEL: func @negative_slices(
// CHECK-NOT: reinterpret_cast
func.func @negative_slices(%x: memref<?x?xi8>, %n: index, %i: index) -> (i8, i8) {
  %0 = memref.subview %x[0, 0] [%n, %n] [2, 1] : memref<?x?xi8> to memref<?x?xi8, strided<[?, 1]>>
  %1 = memref.cast %0 : memref<?x?xi8, strided<[?, 1]>> to memref<?x?xi8, strided<[?, ?], offset: ?>>
  %2 = memref.load %0[%i, %i] : memref<?x?xi8, strided<[?, 1]>>
  %3 = memref.load %1[%i, %i] : memref<?x?xi8, strided<[?, ?], offset: ?>>
  return %2, %3 : i8, i8
}

// -----

// CHECK-LABEL: func @slice_with_a_negative_step(
// CHECK: reinterpret_cast
func.func @slice_with_a_negative_step(%x: memref<?xi8>, %n: index, %s: index, %i: index) -> i8 {
  %0 = memref.subview %x[%n] [%n] [%s] : memref<?xi8> to memref<?xi8, strided<[?], offset: ?>>
  %1 = memref.load %0[%i] : memref<?xi8, strided<[?], offset: ?>>
  return %1 : i8
}

// -----

// CHECK-LABEL: func @negative_without_strides(
// CHECK-NOT: reinterpret_cast
func.func @negative_without_strides(%x: memref<4x4xi8, affine_map<(i, j) -> (i + j)>>, %y: memref<4xi8>, %i: index) -> (i8, i8) {
  %0 = memref.load %x[%i, %i] : memref<4x4xi8, affine_map<(i, j) -> (i + j)>>
  %1 = memref.load %y[%i] : memref<4xi8>
  return %0, %1 : i8, i8
}
