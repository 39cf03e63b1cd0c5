// REQUIRES: llvm-amdgpu, llvm-nvptx, llvm-spirv
// Pads in kernels of others are loops over elements: vectors, prefetches, tables and
// memory on the stack are for the cores of a host, and so are messages of checks.
// RUN: pad-opt %s --convert-adjoint-to-scf --convert-pad-to-scf | FileCheck %s --implicit-check-not=vector. --implicit-check-not=memref.alloc --implicit-check-not=prefetch
// RUN: pad-opt %s --generate-runtime-verification | FileCheck %s --check-prefix=CHECKS --implicit-check-not=cf.assert --implicit-check-not=pad.report
// RUN: pad-opt %s --pad-to-gpu=runtime-checks | FileCheck %s --check-prefix=KERNELS
// RUN: pad-opt %s --pad-to-gpu=target=rocdl | FileCheck %s --check-prefix=KERNELS
// RUN: pad-opt %s --pad-to-gpu="target=spirv runtime-checks" | FileCheck %s --check-prefix=KERNELS

// CHECK-LABEL: func @reflect(
// CHECK:         memref.store
// CHECKS-LABEL: func @reflect(
// KERNELS: gpu.binary @reflect_kernel
func.func @reflect(%n: index, %x: memref<?xf32>, %y: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%a, %b, %c) in (%d = %c1, %e = %c1, %f = %c1) threads(%g, %h, %i) in (%j = %c1, %k = %c1, %l = %c1) {
    pad.pad_into reflect ins(%x : memref<?xf32>) outs(%y : memref<?xf32>) low[%n] high[%n]
    gpu.terminator
  }
  return
}

// CHECK-LABEL: func @edge(
// CHECK:         memref.store
// CHECKS-LABEL: func @edge(
// KERNELS: gpu.binary @edge_kernel
func.func @edge(%x: memref<8x4xf32>, %y: memref<10x6xf32>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%a, %b, %c) in (%d = %c1, %e = %c1, %f = %c1) threads(%g, %h, %i) in (%j = %c1, %k = %c1, %l = %c1) {
    pad.pad_into edge ins(%x : memref<8x4xf32>) outs(%y : memref<10x6xf32>) low[1, 1] high[1, 1]
    gpu.terminator
  }
  return
}

// CHECK-LABEL: func @transposed(
// CHECK:         memref.store
// CHECKS-LABEL: func @transposed(
// KERNELS: gpu.binary @transposed_kernel
func.func @transposed(%x: memref<64x32xf32, strided<[1, 64]>>, %y: memref<66x32xf32>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%a, %b, %c) in (%d = %c1, %e = %c1, %f = %c1) threads(%g, %h, %i) in (%j = %c1, %k = %c1, %l = %c1) {
    pad.pad_into symmetric ins(%x : memref<64x32xf32, strided<[1, 64]>>) outs(%y : memref<66x32xf32>) low[1, 0] high[1, 0]
    gpu.terminator
  }
  return
}

// CHECK-LABEL: func @border(
// CHECK:         memref.store
// CHECKS-LABEL: func @border(
// KERNELS: gpu.binary @border_kernel
func.func @border(%n: index, %y: memref<?x64xf32>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%a, %b, %c) in (%d = %c1, %e = %c1, %f = %c1) threads(%g, %h, %i) in (%j = %c1, %k = %c1, %l = %c1) {
    pad.fill_border wrap %y low[%n, 1] high[0, 2] : memref<?x64xf32>
    gpu.terminator
  }
  return
}

// CHECK-LABEL: func @line(
// CHECK:         memref.store
// CHECKS-LABEL: func @line(
// KERNELS: gpu.binary @line_kernel
func.func @line(%n: index, %y: memref<64xf32>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%a, %b, %c) in (%d = %c1, %e = %c1, %f = %c1) threads(%g, %h, %i) in (%j = %c1, %k = %c1, %l = %c1) {
    pad.fill_border wrap %y low[%n] high[0] : memref<64xf32>
    gpu.terminator
  }
  return
}

// CHECK-LABEL: func @adjoint(
// CHECK:         memref.store
// CHECKS-LABEL: func @adjoint(
// KERNELS: gpu.binary @adjoint_kernel
func.func @adjoint(%n: index, %x: memref<?xf32>, %y: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%a, %b, %c) in (%d = %c1, %e = %c1, %f = %c1) threads(%g, %h, %i) in (%j = %c1, %k = %c1, %l = %c1) {
    pad.adjoint_into reflect ins(%x : memref<?xf32>) outs(%y : memref<?xf32>) low[%n] high[%n]
    gpu.terminator
  }
  return
}

// CHECK-LABEL: func @planes(
// CHECK:         memref.store
// CHECKS-LABEL: func @planes(
// KERNELS: gpu.binary @planes_kernel
func.func @planes(%x: memref<8x8x8xf64>, %y: memref<6x6x6xf64>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%a, %b, %c) in (%d = %c1, %e = %c1, %f = %c1) threads(%g, %h, %i) in (%j = %c1, %k = %c1, %l = %c1) {
    pad.adjoint_into reflect ins(%x : memref<8x8x8xf64>) outs(%y : memref<6x6x6xf64>) low[1, 1, 1] high[1, 1, 1]
    gpu.terminator
  }
  return
}
