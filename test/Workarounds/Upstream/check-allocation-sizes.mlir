// An allocation whose size overflows is not checked.
// RUN: mlir-opt %s --generate-runtime-verification | FileCheck %s

// CHECK-LABEL: func.func @alloc
// CHECK-NOT: cf.assert
// CHECK: memref.alloc
func.func @alloc(%n: index) -> memref<?x?xf32> {
  %0 = memref.alloc(%n, %n) : memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
