// A shift is folded to its source, whose type is the result's. So raising comes
// before canonicalization.
// RUN: mlir-opt %s --canonicalize | FileCheck %s

// CHECK: func.func @shift(%[[x:.+]]: tensor<6xi32>)
// CHECK-NEXT: return %[[x]]
func.func @shift(%x: tensor<6xi32>) -> tensor<6xi32> {
  %c = arith.constant 0 : i32
  %p = tensor.pad %x low[1] high[-1] {
  ^bb0(%j: index):
    tensor.yield %c : i32
  } : tensor<6xi32> to tensor<6xi32>
  return %p : tensor<6xi32>
}
