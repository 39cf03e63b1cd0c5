// REQUIRES: llvm-22
// The product of an index and the stride -1 is said not to wrap as unsigned.
// LLVM 23 does it right.
// RUN: mlir-opt %s --convert-to-llvm | FileCheck %s

// CHECK: %[[stride:.+]] = llvm.mlir.constant(-1 : index) : i64
// CHECK: llvm.mul %{{.*}}, %[[stride]] overflow<nsw, nuw> : i64
func.func @load(%x: memref<4xf32, strided<[-1], offset: 3>>, %i: index) -> f32 {
  %0 = memref.load %x[%i] : memref<4xf32, strided<[-1], offset: 3>>
  return %0 : f32
}
