// An argument that is written is in no other one, which is nowhere said.

// RUN: mlir-opt %s --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s
// CHECK: func.func @main(%[[X:.*]]: memref<4xf32{{.*}}>, %[[Y:.*]]: memref<4xf32{{[^{]*}}>) -> memref
// CHECK: linalg.negf ins(%[[X]] {{.*}} outs(%[[Y]]
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.negf ins(%x : tensor<4xf32>) outs(%y : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
