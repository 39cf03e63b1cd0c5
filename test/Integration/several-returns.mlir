// Results of different returns are written to the caller's buffer by the one that
// is reached.

// RUN: pad-run %s | FileCheck %s
// RUN: pad-run %s --time=1 | FileCheck %s
// RUN: pad-run %s --time=1 --path=linalg | FileCheck %s

// CHECK: tensor<6xi32>
// CHECK-NEXT: [1 1 1 2 3 4]
func.func @main() -> tensor<6xi32> {
  %x = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %edge = pad.pad edge %x low[2] high[0] : tensor<4xi32> to tensor<6xi32>
  %wrap = pad.pad wrap %x low[2] high[0] : tensor<4xi32> to tensor<6xi32>
  %c = call @is_edge() : () -> i1
  cf.cond_br %c, ^edge, ^wrap
^edge:
  return %edge : tensor<6xi32>
^wrap:
  return %wrap : tensor<6xi32>
}

func.func private @is_edge() -> i1 attributes {no_inline} {
  %true = arith.constant true
  return %true : i1
}
