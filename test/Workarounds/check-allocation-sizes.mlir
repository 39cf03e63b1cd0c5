// RUN: pad-opt %s --check-allocation-sizes | FileCheck %s

// CHECK-LABEL: func @two_extents(
// CHECK-SAME: %[[N:.*]]: index, %[[M:.*]]: index
// CHECK-DAG: %[[BYTES:.*]] = arith.constant 12 : index
// CHECK: %[[LOW:.*]], %[[HIGH:.*]] = arith.mului_extended %[[BYTES]], %[[N]] : index
// CHECK: arith.cmpi eq, %[[HIGH]]
// CHECK: %[[LOW2:.*]], %[[HIGH2:.*]] = arith.mului_extended %[[LOW]], %[[M]] : index
// CHECK: arith.cmpi eq, %[[HIGH2]]
// CHECK: arith.cmpi sle, %{{.*}}, %[[LOW2]]
// CHECK: cf.assert %{{.*}}, "buffer of type memref<?x3x?xf32> is too large to address"
// CHECK-NEXT: memref.alloc(%[[N]], %[[M]])
func.func @two_extents(%n: index, %m: index) -> memref<?x3x?xf32> {
  %0 = memref.alloc(%n, %m) : memref<?x3x?xf32>
  return %0 : memref<?x3x?xf32>
}

// CHECK-LABEL: func @sizes_of_elements(
// CHECK: arith.constant 16 : index
// CHECK: arith.constant 8 : index
// CHECK: arith.constant 1 : index
// CHECK: arith.constant 4 : index
func.func @sizes_of_elements(%n: index)
    -> (memref<?xcomplex<f64>>, memref<?x!pad.string>, memref<?xi1>, memref<?xvector<f32>>) {
  %0 = memref.alloc(%n) : memref<?xcomplex<f64>>
  %1 = memref.alloc(%n) : memref<?x!pad.string>
  %2 = memref.alloc(%n) : memref<?xi1>
  %3 = memref.alloc(%n) : memref<?xvector<f32>>
  return %0, %1, %2, %3
      : memref<?xcomplex<f64>>, memref<?x!pad.string>, memref<?xi1>, memref<?xvector<f32>>
}

// What is known has been checked, and nothing is the size of nothing.
// CHECK-LABEL: func @negative_known(
// CHECK-NOT: cf.assert
func.func @negative_known(%n: index) -> (memref<4xf32>, memref<0x?xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc(%n) : memref<0x?xf32>
  return %0, %1 : memref<4xf32>, memref<0x?xf32>
}

// The known extents alone are too many: only an array without elements fits.
// CHECK-LABEL: func @too_large_rows(
// CHECK: cf.assert
// CHECK-NEXT: memref.alloc
func.func @too_large_rows(%n: index) -> memref<?x4611686018427387904xi32> {
  %0 = memref.alloc(%n) : memref<?x4611686018427387904xi32>
  return %0 : memref<?x4611686018427387904xi32>
}

// Integers of no bits have no alignment, and arrays of them no size that overflows.
// CHECK-LABEL: func @no_bits(
// CHECK-NOT:     cf.assert
// CHECK:         return
func.func @no_bits(%n: index) -> memref<?xi0> {
  %0 = memref.alloc(%n) : memref<?xi0>
  return %0 : memref<?xi0>
}
