// RUN: pad-opt %s --pad-to-llvm | FileCheck %s
// RUN: pad-opt %s --pad-to-llvm=path=linalg | FileCheck %s

// The complex dialect does not take these numbers apart; they are moved whole.

// CHECK-LABEL: llvm.func @reflect_static_complex_i32(
// CHECK-NOT: complex.
// CHECK: llvm.load {{.*}} -> !llvm.struct<(i32, i32)>
func.func @reflect_static_complex_i32(%x: tensor<2x3xcomplex<i32>>) -> tensor<4x5xcomplex<i32>> {
  %0 = pad.pad reflect %x low[1, 1] high[1, 1] : tensor<2x3xcomplex<i32>> to tensor<4x5xcomplex<i32>>
  return %0 : tensor<4x5xcomplex<i32>>
}
