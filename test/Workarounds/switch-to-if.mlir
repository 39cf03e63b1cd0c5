// RUN: pad-opt %s --switch-to-if | FileCheck %s

// CHECK-LABEL: func @three(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: tensor<4xf32>, %[[Y:[a-z0-9]+]]: tensor<4xf32>, %[[K:[a-z0-9]+]]: index
// CHECK-NOT:     scf.index_switch
// CHECK:         %[[IS:.+]] = arith.cmpi eq, %[[K]], %c-1
// CHECK:         %[[R:.+]]:2 = scf.if %[[IS]] -> (tensor<4xf32>, i32) {
// CHECK:           scf.yield %[[X]], %c1_i32
// CHECK:         } else {
// CHECK:           %[[IS_5:.+]] = arith.cmpi eq, %[[K]], %c5
// CHECK:           %[[S:.+]]:2 = scf.if %[[IS_5]]
// CHECK:             scf.yield %[[Y]], %c2_i32
// CHECK:           } else {
// CHECK:             linalg.negf
// CHECK:           }
// CHECK:           scf.yield %[[S]]#0, %[[S]]#1
// CHECK:         }
// CHECK:         return %[[R]]#0, %[[R]]#1
func.func @three(%x: tensor<4xf32>, %y: tensor<4xf32>, %k: index) -> (tensor<4xf32>, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %r:2 = scf.index_switch %k -> tensor<4xf32>, i32
  case -1 {
    scf.yield %x, %c1 : tensor<4xf32>, i32
  }
  case 5 {
    scf.yield %y, %c2 : tensor<4xf32>, i32
  }
  default {
    %n = linalg.negf ins(%x : tensor<4xf32>) outs(%y : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %n, %c2 : tensor<4xf32>, i32
  }
  return %r#0, %r#1 : tensor<4xf32>, i32
}

// CHECK-LABEL: func @numbers(
// CHECK:         scf.index_switch
func.func @numbers(%k: index) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %r = scf.index_switch %k -> i32
  case 0 {
    scf.yield %c1 : i32
  }
  default {
    scf.yield %c2 : i32
  }
  return %r : i32
}
