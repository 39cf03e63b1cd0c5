// The annotation of a loop stays a discardable attribute of its branch, and the
// translation to LLVM IR drops it.
// RUN: mlir-opt %s --convert-scf-to-cf --convert-to-llvm | FileCheck %s
// RUN: mlir-opt %s --convert-scf-to-cf --convert-to-llvm --reconcile-unrealized-casts \
// RUN:   | mlir-translate --mlir-to-llvmir | FileCheck %s --check-prefix=LLVM

// CHECK: llvm.br {{.*}} {llvm.loop_annotation = #
// LLVM: br label
// LLVM-NOT: !llvm.loop
#annotation = #llvm.loop_annotation<unroll = <disable = true>>
func.func @loop(%n: index, %m: memref<?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %v, %m[%i] : memref<?xf32>
  } {llvm.loop_annotation = #annotation}
  return
}
