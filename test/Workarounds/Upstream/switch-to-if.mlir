// An element is inserted into the array of a branch without a copy, although the
// result of the switch may be in it.

// RUN: mlir-opt %s --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s
// CHECK:     linalg.negf {{.*}} outs(%[[A:.+]] : memref
// CHECK:     scf.index_switch
// CHECK:       scf.yield %[[A]] :
// CHECK-NOT: memref.copy
// CHECK:     memref.store %{{.+}}, %[[A]]

// RUN: pad-opt %s --switch-to-if \
// RUN:   | mlir-opt --one-shot-bufferize=bufferize-function-boundaries \
// RUN:   | FileCheck %s --check-prefix=BRANCH
// BRANCH:    memref.copy
// BRANCH:    memref.store
func.func @switch(%x: tensor<5xf32>, %k: index) -> (tensor<5xf32>, tensor<5xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 9.0 : f32
  %e = tensor.empty() : tensor<5xf32>
  %a = linalg.negf ins(%x : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %b = linalg.add ins(%x, %x : tensor<5xf32>, tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %s = scf.index_switch %k -> tensor<5xf32>
  case 0 {
    scf.yield %a : tensor<5xf32>
  }
  default {
    scf.yield %b : tensor<5xf32>
  }
  %t = tensor.insert %z into %a[%c0] : tensor<5xf32>
  return %s, %t : tensor<5xf32>, tensor<5xf32>
}
