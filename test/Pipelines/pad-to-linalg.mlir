// RUN: pad-opt %s --pad-to-linalg | FileCheck %s --implicit-check-not='{{[ "]pad\.}}'

// Pads of every form go, what is around them stays on tensors.
// CHECK-LABEL: func @mixed_module(
// CHECK: linalg.generic
// CHECK: arith.addf %{{.*}} : tensor<?x?xf32>
// CHECK: scf.for
// CHECK: linalg.fill
// CHECK: return %{{.*}} : tensor<?x?xf32>
func.func @mixed_module(%x: tensor<?x8xf32>, %p: tensor<4xi64>, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = pad.dynamic_pad reflect %x pads(%p) : tensor<?x8xf32>, tensor<4xi64> to tensor<?x?xf32>
  %1 = pad.pad wrap %0 low[1, %n] high[1, 0] : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = arith.addf %1, %1 : tensor<?x?xf32>
  %3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %2) -> tensor<?x?xf32> {
    %4 = pad.pad constant %a low[1, 0] high[0, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    scf.yield %4 : tensor<?x?xf32>
  }
  return %3 : tensor<?x?xf32>
}

// What is known is folded: a border of one element reads one place.
// CHECK-LABEL: func @wrap_static_f32(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
// CHECK-NOT: arith.
// CHECK: %[[LAST:.*]] = tensor.extract_slice %[[X]][3] [1] [1]
// CHECK: linalg.copy ins(%[[LAST]] : tensor<1xf32>)
func.func @wrap_static_f32(%x: tensor<4xf32>) -> tensor<5xf32> {
  %0 = pad.pad wrap %x low[1] high[0] : tensor<4xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}
