// One loop reads both tensors of a select up to the extent of the first.
// RUN: mlir-opt %s --convert-elementwise-to-linalg | FileCheck %s

// CHECK: linalg.generic
// CHECK-SAME: ins(%{{.*}}, %[[x:.+]], %{{.*}} : i1, tensor<?xf32>, tensor<?xf32>) outs(%[[x]] : tensor<?xf32>)
// CHECK: arith.select
func.func @select(%b: i1, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.select %b, %x, %y : tensor<?xf32>
  return %0 : tensor<?xf32>
}
