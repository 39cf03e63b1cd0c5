// REQUIRES: llvm-spirv
// A GPU module in the LLVM dialect becomes a SPIR-V binary, with what its kernels
// take; what is not a kernel is not in the table.
// RUN: pad-opt %s --convert-kernels-to-spirv | FileCheck %s

// CHECK-NOT:  gpu.module
// CHECK:      gpu.binary @kernels [#gpu.object<#xevm.target,
// CHECK-SAME:   kernels = <[#gpu.kernel_metadata<"f", !llvm.func<void (ptr<1>, i64)>>]>,
// CHECK-SAME:   bin = "\03\02#\07
// CHECK-NOT:  gpu.module
gpu.module @kernels {
  llvm.func spir_funccc @g(%x: i64) -> i64 {
    llvm.return %x : i64
  }
  llvm.func spir_kernelcc @f(%x: !llvm.ptr<1>, %n: i64) attributes {gpu.kernel} {
    %m = llvm.call spir_funccc @g(%n) : (i64) -> i64
    llvm.store %m, %x : i64, !llvm.ptr<1>
    llvm.return
  }
}
