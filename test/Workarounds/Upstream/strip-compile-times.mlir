// An object has the time of its compilation, which differs from run to run.
// RUN: mlir-opt %s --gpu-module-to-binary=format=isa | FileCheck %s

// CHECK: gpu.binary @kernels [#gpu.object<#nvvm.target, properties = {LLVMIRToISATimeInMs = {{[0-9]+}} : i64,
gpu.module @kernels [#nvvm.target] {
  llvm.func @kernel() attributes {gpu.kernel} {
    llvm.return
  }
}
