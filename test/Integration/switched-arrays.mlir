// The array of a branch is written to after a switch, and one that a branch writes
// to is another one than that of what comes after it.

// RUN: pad-run %s --optimize=false | FileCheck %s
// RUN: pad-run %s | FileCheck %s

// CHECK:      result 0: tensor<5xf32>
// CHECK-NEXT: [-1.0 -2.0 -3.0 -4.0 -5.0]
// CHECK-NEXT: result 1: tensor<5xf32>
// CHECK-NEXT: [ 9.0 -2.0 -3.0 -4.0 -5.0]
// CHECK-NEXT: result 2: tensor<5xf32>
// CHECK-NEXT: [ 3.0 6.0 9.0 12.0 15.0]
func.func @main() -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
  %x = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s:2 = call @switch(%x, %c0) : (tensor<5xf32>, index) -> (tensor<5xf32>, tensor<5xf32>)
  %r = call @written(%x, %c1) : (tensor<5xf32>, index) -> tensor<5xf32>
  return %s#0, %s#1, %r : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
}
func.func private @switch(%x: tensor<5xf32>, %k: index) -> (tensor<5xf32>, tensor<5xf32>) {
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
func.func private @written(%x: tensor<5xf32>, %k: index) -> tensor<5xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %s = scf.index_switch %k -> tensor<5xf32>
  case 0 {
    %g = linalg.mul ins(%x, %x : tensor<5xf32>, tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
    scf.yield %g : tensor<5xf32>
  }
  default {
    %g = linalg.add ins(%x, %x : tensor<5xf32>, tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
    scf.yield %g : tensor<5xf32>
  }
  %n = linalg.negf ins(%x : tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %r = linalg.sub ins(%s, %n : tensor<5xf32>, tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}
