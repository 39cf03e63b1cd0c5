// Casts that upstream folds into destinations tell extents that contradict the
// amounts. What docs/Semantics.md says of that at run time is the result.

// RUN: pad-run %s --runtime-checks=false | FileCheck %s
// RUN: pad-run %s --runtime-checks=false --path=linalg | FileCheck %s
// RUN: pad-opt %s --canonicalize --pad-to-linalg -o %t.linalg.mlir
// RUN: pad-run %t.linalg.mlir --runtime-checks=false | FileCheck %s
// RUN: pad-opt %s --convert-pad-to-destination-style --canonicalize -o %t.mlir
// RUN: FileCheck %s --check-prefix=FOLDED --input-file=%t.mlir
// RUN: pad-run %t.mlir --runtime-checks=false | FileCheck %s
// RUN: pad-run %t.mlir --runtime-checks=false --path=linalg | FileCheck %s
// RUN: not pad-run %s --entry=claimed --runtime-checks 2>&1 | FileCheck %s --check-prefix=CHECKED
// CHECKED: axis 0: result extent 9 does not match 4 + low 1 + high 0 = 5

// FOLDED-LABEL: func.func @claimed(
// FOLDED: pad.pad_into constant ins(%{{.*}} : tensor<4xi32>) outs(%{{.*}} : tensor<9xi32>) low[1] high[0]
// FOLDED-LABEL: func.func {{.*}}@negative(
// FOLDED: pad.pad_into constant ins(%{{.*}} : tensor<4xi32>) outs(%{{.*}} : tensor<{{.*}}xi32>) low[-8] high[1]
// FOLDED-LABEL: func.func {{.*}}@empty(
// FOLDED: pad.pad_into edge ins(%{{.*}} : tensor<0xi32>) outs(%{{.*}} : tensor<3xi32>) low[1] high[2]
// FOLDED-LABEL: func.func {{.*}}@destination(
// FOLDED: pad.pad_into wrap ins(%{{.*}} : tensor<4xi32>) outs(%{{.*}} : tensor<9xi32>) low[1] high[0]

// CHECK: result 0: tensor<9xi32>
// CHECK-NEXT: [0 1 2 3 4 0 0 0 0]
// CHECK: result 1: tensor<0xi32>
// CHECK: result 2: tensor<3xi32>
// CHECK-NEXT: [0 0 0]
// CHECK: result 3: tensor<9xi32>
// CHECK-NEXT: [4 1 2 3 4 1 2 3 4]
// CHECK: result 4: tensor<4xi32>
// CHECK-NEXT: [1 2 3 4]
func.func @main() -> (tensor<9xi32>, tensor<?xi32>, tensor<3xi32>, tensor<?xi32>, tensor<?xi32>) {
  %x = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %nothing = arith.constant dense<0> : tensor<0xi32>
  %no = arith.constant false
  %0 = call @claimed() : () -> tensor<9xi32>
  %1 = call @negative(%x) : (tensor<4xi32>) -> tensor<?xi32>
  %2 = call @empty(%nothing) : (tensor<0xi32>) -> tensor<3xi32>
  %3 = call @destination(%x) : (tensor<4xi32>) -> tensor<?xi32>
  %4 = call @not_taken(%x, %no) : (tensor<4xi32>, i1) -> tensor<?xi32>
  return %0, %1, %2, %3, %4 : tensor<9xi32>, tensor<?xi32>, tensor<3xi32>, tensor<?xi32>, tensor<?xi32>
}

func.func @claimed() -> tensor<9xi32> {
  %x = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %y = call @opaque(%x) : (tensor<4xi32>) -> tensor<4xi32>
  %c = tensor.cast %y : tensor<4xi32> to tensor<?xi32>
  %0 = pad.pad constant %c low[1] high[0] : tensor<?xi32> to tensor<9xi32>
  return %0 : tensor<9xi32>
}

func.func private @opaque(%x: tensor<4xi32>) -> tensor<4xi32> attributes {no_inline} {
  return %x : tensor<4xi32>
}

func.func private @negative(%x: tensor<4xi32>) -> tensor<?xi32> attributes {no_inline} {
  %c = tensor.cast %x : tensor<4xi32> to tensor<?xi32>
  %0 = pad.pad constant %c low[-8] high[1] : tensor<?xi32> to tensor<?xi32>
  return %0 : tensor<?xi32>
}

func.func private @empty(%x: tensor<0xi32>) -> tensor<3xi32> attributes {no_inline} {
  %c = tensor.cast %x : tensor<0xi32> to tensor<?xi32>
  %0 = pad.pad edge %c low[1] high[2] : tensor<?xi32> to tensor<3xi32>
  return %0 : tensor<3xi32>
}

func.func private @destination(%x: tensor<4xi32>) -> tensor<?xi32> attributes {no_inline} {
  %e = tensor.empty() : tensor<9xi32>
  %d = tensor.cast %e : tensor<9xi32> to tensor<?xi32>
  %0 = pad.pad_into wrap ins(%x : tensor<4xi32>) outs(%d : tensor<?xi32>) low[1] high[0] -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

func.func private @not_taken(%x: tensor<4xi32>, %b: i1) -> tensor<?xi32> attributes {no_inline} {
  %c = tensor.cast %x : tensor<4xi32> to tensor<?xi32>
  %r = scf.if %b -> tensor<?xi32> {
    %0 = pad.pad reflect %c low[-9] high[3] : tensor<?xi32> to tensor<2xi32>
    %1 = tensor.cast %0 : tensor<2xi32> to tensor<?xi32>
    scf.yield %1 : tensor<?xi32>
  } else {
    scf.yield %c : tensor<?xi32>
  }
  return %r : tensor<?xi32>
}
