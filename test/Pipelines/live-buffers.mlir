// A buffer lives from the op that writes it to the one that reads it last, so a chain of
// any length has two at a time, and its result.

// RUN: pad-opt %s --pad-to-scf=compute-into-pads | FileCheck %s
// RUN: pad-opt %s --pad-compile | FileCheck %s --check-prefix=COMPILED

// CHECK-LABEL: func @chain
// CHECK:         %[[R:.+]] = memref.alloc() {{.*}} : memref<18x18xf32>
// CHECK:         %[[A:.+]] = memref.alloc() {{.*}} : memref<20x20xf32>
// CHECK:         %[[B:.+]] = memref.alloc() {{.*}} : memref<20x20xf32>
// CHECK-NOT:     memref.alloc
// CHECK:         memref.dealloc %[[A]]
// CHECK:         %[[C:.+]] = memref.alloc() {{.*}} : memref<20x20xf32>
// CHECK-NOT:     memref.alloc
// CHECK:         memref.dealloc %[[B]]
// CHECK-NOT:     memref.alloc
// CHECK:         memref.dealloc %[[C]]
// CHECK:         return %[[R]]

// COMPILED-LABEL:   llvm.func @chain
// COMPILED-COUNT-3:   llvm.call @malloc
// COMPILED-NOT:       llvm.call @malloc
// COMPILED:           llvm.call @free
// COMPILED:           llvm.call @malloc
// COMPILED-NOT:       llvm.call @malloc
// COMPILED-COUNT-2:   llvm.call @free
func.func @chain(%x: tensor<18x18xf32>, %k: tensor<3x3xf32>) -> tensor<18x18xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<18x18xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<18x18xf32>) -> tensor<18x18xf32>
  %p0 = pad.pad reflect %x low[1, 1] high[1, 1] : tensor<18x18xf32> to tensor<20x20xf32>
  %c0 = linalg.conv_2d ins(%p0, %k : tensor<20x20xf32>, tensor<3x3xf32>)
      outs(%f : tensor<18x18xf32>) -> tensor<18x18xf32>
  %p1 = pad.pad reflect %c0 low[1, 1] high[1, 1] : tensor<18x18xf32> to tensor<20x20xf32>
  %c1 = linalg.conv_2d ins(%p1, %k : tensor<20x20xf32>, tensor<3x3xf32>)
      outs(%f : tensor<18x18xf32>) -> tensor<18x18xf32>
  %p2 = pad.pad reflect %c1 low[1, 1] high[1, 1] : tensor<18x18xf32> to tensor<20x20xf32>
  %c2 = linalg.conv_2d ins(%p2, %k : tensor<20x20xf32>, tensor<3x3xf32>)
      outs(%f : tensor<18x18xf32>) -> tensor<18x18xf32>
  return %c2 : tensor<18x18xf32>
}
