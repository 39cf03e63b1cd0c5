// What --pad-to-linalg makes takes upstream's own way to a GPU: loops, parallel
// loops, kernels, PTX.
// RUN: pad-opt %s --pad-to-linalg --one-shot-bufferize=bufferize-function-boundaries --convert-linalg-to-parallel-loops --gpu-map-parallel-loops --convert-parallel-loops-to-gpu --lower-affine --gpu-kernel-outlining -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: pad-opt %t.mlir --gpu-lower-to-nvvm-pipeline="cubin-chip=sm_90 cubin-features=+ptx80 cubin-format=isa" | FileCheck %s --check-prefix=PTX

// The inside is a copy, and each border a kernel of its own.
// CHECK-LABEL: func.func @reflect
// CHECK:         gpu.launch_func
// CHECK:         gpu.launch_func
// CHECK:       gpu.func @{{.*}} kernel
// CHECK:         memref.load
// CHECK:         memref.store

// PTX: gpu.binary
// PTX: .visible .entry reflect_kernel
func.func @reflect(%x: tensor<64x62xf32>) -> tensor<64x66xf32> {
  %y = pad.pad reflect %x low[0, 2] high[0, 2] : tensor<64x62xf32> to tensor<64x66xf32>
  return %y : tensor<64x66xf32>
}
