// Three loops, the innermost of 7 elements, for 784 elements without gaps.
// RUN: mlir-opt %s --convert-linalg-to-loops | FileCheck %s

// CHECK-DAG: %[[C7:.+]] = arith.constant 7 : index
// CHECK-COUNT-2: scf.for
// CHECK:         scf.for %{{.+}} to %[[C7]]
func.func @add(%x: memref<16x7x7xf32>, %y: memref<16x7x7xf32>, %z: memref<16x7x7xf32>) {
  linalg.add ins(%x, %y : memref<16x7x7xf32>, memref<16x7x7xf32>) outs(%z : memref<16x7x7xf32>)
  return
}
