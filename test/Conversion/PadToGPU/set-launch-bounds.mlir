// RUN: pad-opt %s --set-launch-bounds | FileCheck %s

module attributes {gpu.container_module} {
  // CHECK-LABEL: gpu.module @pad_kernels
  // CHECK: gpu.func @unknown({{.*}} attributes {nvvm.maxntid = array<i32: 128>, nvvm.minctasm = 8 : i32}
  // CHECK: gpu.func @known({{.*}} attributes {known_block_size = array<i32: 32, 1, 1>} {
  gpu.module @pad_kernels {
    gpu.func @unknown(%x: memref<?xf32>) kernel {
      gpu.return
    }
    gpu.func @known(%x: memref<?xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
      gpu.return
    }
  }
  // Kernels of others are theirs.
  // CHECK-LABEL: gpu.module @others
  // CHECK-NEXT: gpu.func @kernel(%{{.*}}: memref<?xf32>) kernel {
  gpu.module @others {
    gpu.func @kernel(%x: memref<?xf32>) kernel {
      gpu.return
    }
  }
}
