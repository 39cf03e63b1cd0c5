// A loop yields one array twice; one of its results is then written to.

// RUN: pad-run %s --optimize=false | FileCheck %s
// RUN: pad-run %s | FileCheck %s

// CHECK:      result 0: tensor<3xf32>
// CHECK-NEXT: [2.0 4.0 6.0]
// CHECK-NEXT: result 1: tensor<3xf32>
// CHECK-NEXT: [9.0 4.0 6.0]
func.func @main() -> (tensor<3xf32>, tensor<3xf32>) {
  %x = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %n = arith.constant 1 : index
  %r:2 = call @f(%x, %x, %n) : (tensor<3xf32>, tensor<3xf32>, index) -> (tensor<3xf32>, tensor<3xf32>)
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xf32>
}
func.func private @f(%x: tensor<3xf32>, %y: tensor<3xf32>, %n: index) -> (tensor<3xf32>, tensor<3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 9.0 : f32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (tensor<3xf32>, tensor<3xf32>) {
    %e = tensor.empty() : tensor<3xf32>
    %s = linalg.add ins(%a, %b : tensor<3xf32>, tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
    %z = linalg.sub ins(%s, %b : tensor<3xf32>, tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
    %u:2 = scf.index_switch %i -> tensor<3xf32>, tensor<3xf32>
    case 0 {
      scf.yield %s, %s : tensor<3xf32>, tensor<3xf32>
    }
    case 1 {
      scf.yield %z, %z : tensor<3xf32>, tensor<3xf32>
    }
    default {
      %e2 = tensor.empty() : tensor<3xf32>
      %q = linalg.mul ins(%s, %b : tensor<3xf32>, tensor<3xf32>) outs(%e2 : tensor<3xf32>) -> tensor<3xf32>
      scf.yield %s, %q : tensor<3xf32>, tensor<3xf32>
    }
    scf.yield %u#0, %u#1 : tensor<3xf32>, tensor<3xf32>
  }
  %t = tensor.insert %v into %r#1[%c0] : tensor<3xf32>
  return %r#0, %t : tensor<3xf32>, tensor<3xf32>
}
