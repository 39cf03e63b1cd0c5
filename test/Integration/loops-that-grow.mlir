// A tensor that a loop carries has other extents behind the loop than before it,
// where they are known.

// RUN: pad-run %s | FileCheck %s
// RUN: pad-run %s --path=linalg | FileCheck %s
// RUN: pad-opt %s --fuse-pad=always -o %t.mlir
// RUN: pad-run %t.mlir | FileCheck %s

// CHECK: tensor<8xi32>
// CHECK-NEXT: [1 1 1 1 2 2 2 2]
// CHECK: tensor<8xi32>
// CHECK-NEXT: [2 1 2 1 2 1 2 1]
func.func @main() -> (tensor<?xi32>, tensor<?xi32>) {
  %x = arith.constant dense<[1, 2]> : tensor<2xi32>
  %n:2 = call @three_and_one() : () -> (index, index)
  %static = call @static_amounts(%x, %n#0) : (tensor<2xi32>, index) -> tensor<?xi32>
  %dynamic = call @dynamic_amounts(%x, %n#0, %n#1) : (tensor<2xi32>, index, index) -> tensor<?xi32>
  return %static, %dynamic : tensor<?xi32>, tensor<?xi32>
}

func.func private @static_amounts(%x: tensor<2xi32>, %n: index) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %before = tensor.cast %x : tensor<2xi32> to tensor<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %before) -> (tensor<?xi32>) {
    %p = pad.pad edge %a low[1] high[1] : tensor<?xi32> to tensor<?xi32>
    scf.yield %p : tensor<?xi32>
  }
  return %r : tensor<?xi32>
}

func.func private @dynamic_amounts(%x: tensor<2xi32>, %n: index, %l: index) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %before = tensor.cast %x : tensor<2xi32> to tensor<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %before) -> (tensor<?xi32>) {
    %p = pad.pad reflect %a low[%l] high[%l] : tensor<?xi32> to tensor<?xi32>
    scf.yield %p : tensor<?xi32>
  }
  return %r : tensor<?xi32>
}

func.func private @three_and_one() -> (index, index) attributes {no_inline} {
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  return %c3, %c1 : index, index
}
