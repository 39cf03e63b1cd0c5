// RUN: split-file %s %t

//--- slice.mlir
// Rows of the result are 6 apart, which its type does not say.
// RUN: mlir-opt %t/slice.mlir --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" \
// RUN:   | FileCheck %t/slice.mlir
// CHECK: %[[cast:.+]] = memref.cast %{{.*}} : memref<3x?xf32, strided<[6, 1]>> to memref<3x?xf32>
// CHECK: return %[[cast]]
func.func @slice(%x: tensor<3x6xf32>, %n: index) -> tensor<3x?xf32> {
  %0 = tensor.extract_slice %x[0, 0] [3, %n] [1, 1] : tensor<3x6xf32> to tensor<3x?xf32>
  return %0 : tensor<3x?xf32>
}

//--- passed.mlir
// RUN: mlir-opt %t/passed.mlir --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" \
// RUN:   | FileCheck %t/passed.mlir
// CHECK: %[[cast:.+]] = memref.cast %{{.*}} : memref<?x?xf32, strided<[?, 1]>> to memref<?x?xf32>
// CHECK: call @collapse(%[[cast]])
func.func private @collapse(%x: tensor<?x?xf32>) -> tensor<?xf32> {
  %0 = tensor.collapse_shape %x [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @passed(%x: tensor<?x?xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.extract_slice %x[0, 0] [%n, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = call @collapse(%0) : (tensor<?x?xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

//--- twice.mlir
// A buffer that is two results crashes the pass.
// RUN: not --crash mlir-opt %t/twice.mlir --buffer-results-to-out-params="modify-public-functions hoist-static-allocs"
func.func @twice() -> (memref<4xf32>, memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  return %0, %0 : memref<4xf32>, memref<4xf32>
}

//--- returns.mlir
// Of two returned buffers, the one that is hoisted overwrites the out-param even
// if the other one is returned.
// RUN: mlir-opt %t/returns.mlir --buffer-results-to-out-params="modify-public-functions hoist-static-allocs" \
// RUN:   | FileCheck %t/returns.mlir
// CHECK: func.func @returns(%{{.*}}: i1, %{{.*}}: f32, %[[out:.+]]: memref<1xf32>)
// CHECK: memref.store %{{.*}}, %[[out]]
// CHECK: memref.store %{{.*}}, %[[out]]
// CHECK: cf.cond_br
func.func @returns(%b: i1, %x: f32) -> memref<1xf32> {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc() : memref<1xf32>
  %1 = memref.alloc() : memref<1xf32>
  memref.store %x, %0[%c0] : memref<1xf32>
  memref.store %x, %1[%c0] : memref<1xf32>
  cf.cond_br %b, ^first, ^second
^first:
  return %0 : memref<1xf32>
^second:
  return %1 : memref<1xf32>
}
