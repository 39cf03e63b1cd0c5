// Kernels have to be in the LLVM dialect; upstream's translation says more.
// RUN: not pad-opt %s --convert-kernels-to-spirv 2>&1 | FileCheck %s

// CHECK: error: unsupported GPU operation: gpu.func
// CHECK: error: cannot be compiled to SPIR-V
gpu.module @kernels {
  gpu.func @f(%x: memref<4xf32>) kernel {
    gpu.return
  }
}
