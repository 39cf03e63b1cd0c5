// The loop over the terms of a sum loads and stores the element of the result, and LLVM,
// for which %x may be that element, keeps a store for each term.
// RUN: mlir-opt %s --convert-linalg-to-loops | FileCheck %s
// RUN: mlir-opt %s --convert-linalg-to-loops --convert-scf-to-cf --expand-strided-metadata \
// RUN:     --convert-to-llvm --reconcile-unrealized-casts \
// RUN:   | mlir-translate --mlir-to-llvmir | %llvm_tools_dir/opt -O3 -mtriple=x86_64 -S \
// RUN:   | FileCheck %s --check-prefix=LLVM

// CHECK-COUNT-2: scf.for
// CHECK:         memref.load %{{.*}} : memref<5xf32>
// CHECK:         arith.addf
// CHECK:         memref.store %{{.*}} : memref<5xf32>
// LLVM-COUNT-3:  store float
func.func @sum(%x: memref<5x3xf32>, %v: memref<3xf32>, %y: memref<5xf32>) {
  linalg.matvec ins(%x, %v : memref<5x3xf32>, memref<3xf32>) outs(%y : memref<5xf32>)
  return
}
