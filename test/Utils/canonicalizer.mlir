// RUN: pad-opt %s --pad-to-linalg | FileCheck %s
// RUN: pad-opt %s --fuse-pad | FileCheck %s

// What the loop carries keeps the type that holds behind it too.
// CHECK-LABEL: func @loop_that_grows(
// CHECK: scf.for {{.*}} -> (tensor<?xi32>) {
// CHECK: scf.yield %{{.*}} : tensor<?xi32>
func.func @loop_that_grows(%x: tensor<2xi32>, %n: index) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %before = tensor.cast %x : tensor<2xi32> to tensor<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %before) -> (tensor<?xi32>) {
    %p = pad.pad edge %a low[1] high[1] : tensor<?xi32> to tensor<?xi32>
    scf.yield %p : tensor<?xi32>
  }
  return %r : tensor<?xi32>
}
