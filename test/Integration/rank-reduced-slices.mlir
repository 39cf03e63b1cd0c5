// Slices without an axis whose extent turns out to be 1: constants, calls that are inlined,
// steps along what is left out, and beside it. A pad of nothing.
// RUN: split-file %s %t
// RUN: pad-run %t/extract.mlir | FileCheck %t/extract.mlir
// RUN: pad-run --optimize=false %t/extract.mlir | FileCheck %t/extract.mlir
// RUN: pad-run --path=linalg %t/extract.mlir | FileCheck %t/extract.mlir
// RUN: pad-run %t/insert.mlir | FileCheck %t/insert.mlir
// RUN: pad-run --path=linalg %t/insert.mlir | FileCheck %t/insert.mlir
// RUN: pad-run %t/step.mlir | FileCheck %t/step.mlir
// RUN: pad-run --path=linalg %t/step.mlir | FileCheck %t/step.mlir
// RUN: pad-run %t/steps.mlir | FileCheck %t/steps.mlir
// RUN: pad-run --optimize=false %t/steps.mlir | FileCheck %t/steps.mlir
// RUN: pad-run --path=linalg %t/steps.mlir | FileCheck %t/steps.mlir

//--- extract.mlir
// CHECK: result 0: tensor<1x7xi32>
// CHECK-NEXT: {{\[\[}} 1 1 4 7 10 13 13]]
func.func private @plane(%x: tensor<?x?x3xi32>) -> tensor<?x?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x?x3xi32>
  %m = tensor.dim %x, %c1 : tensor<?x?x3xi32>
  %0 = tensor.extract_slice %x[0, 0, 1] [%n, %m, 1] [1, 1, 1] : tensor<?x?x3xi32> to tensor<?x?xi32>
  %1 = pad.pad edge %0 low[0, 1] high[0, 1] : tensor<?x?xi32> to tensor<?x?xi32>
  return %1 : tensor<?x?xi32>
}
func.func @main() -> tensor<?x?xi32> {
  %x = arith.constant dense<[[[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11], [12, 13, 14]]]> : tensor<1x5x3xi32>
  %0 = tensor.cast %x : tensor<1x5x3xi32> to tensor<?x?x3xi32>
  %1 = call @plane(%0) : (tensor<?x?x3xi32>) -> tensor<?x?xi32>
  return %1 : tensor<?x?xi32>
}

//--- insert.mlir
// CHECK: result 0: tensor<1x2x3xi32>
// CHECK-NEXT: {{\[\[\[}}0 7 2]
// CHECK-NEXT: [3 8 5]]]
func.func private @insert(%p: tensor<?x?xi32>, %x: tensor<?x?x3xi32>) -> tensor<?x?x3xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x?x3xi32>
  %m = tensor.dim %x, %c1 : tensor<?x?x3xi32>
  %0 = tensor.insert_slice %p into %x[0, 0, 1] [%n, %m, 1] [1, 1, 1] : tensor<?x?xi32> into tensor<?x?x3xi32>
  return %0 : tensor<?x?x3xi32>
}
func.func @main() -> tensor<?x?x3xi32> {
  %x = arith.constant dense<[[[0, 1, 2], [3, 4, 5]]]> : tensor<1x2x3xi32>
  %p = arith.constant dense<[[7, 8]]> : tensor<1x2xi32>
  %0 = tensor.cast %x : tensor<1x2x3xi32> to tensor<?x?x3xi32>
  %1 = tensor.cast %p : tensor<1x2xi32> to tensor<?x?xi32>
  %2 = call @insert(%1, %0) : (tensor<?x?xi32>, tensor<?x?x3xi32>) -> tensor<?x?x3xi32>
  return %2 : tensor<?x?x3xi32>
}

//--- step.mlir
// CHECK: result 0: tensor<1x1xi32>
// CHECK-NEXT: {{\[\[}}6]]
func.func @main() -> tensor<1x1xi32> {
  %x = arith.constant dense<[[[5, 6]], [[7, 8]]]> : tensor<2x1x2xi32>
  %y = pad.pad edge %x low[0, 0, 0] high[1, 0, 0] : tensor<2x1x2xi32> to tensor<3x1x2xi32>
  %0 = tensor.extract_slice %y[0, 0, 1] [1, 1, 1] [3, 1, 1] : tensor<3x1x2xi32> to tensor<1x1xi32>
  return %0 : tensor<1x1xi32>
}

//--- steps.mlir
// CHECK: result 0: tensor<5x1xi32>
// CHECK-NEXT: {{\[\[}}0]
// CHECK-NEXT: [0]
// CHECK-NEXT: [2]
// CHECK-NEXT: [4]
// CHECK-NEXT: [4]]
// CHECK: result 1: tensor<10xi32>
// CHECK-NEXT: [0 9 0 9 2 9 4 9 4 9]
// CHECK: result 2: tensor<2x3xf32>
// CHECK-NEXT: {{\[\[}}7.0 7.0 7.0]
// CHECK-NEXT: [7.0 7.0 7.0]]
func.func private @slice(%x: tensor<8x1x1xi32>, %none: tensor<2x0xf32>, %n: index) -> (tensor<?x1xi32>, tensor<10xi32>, tensor<2x3xf32>) attributes {no_inline} {
  %0 = tensor.extract_slice %x[0, 0, 0] [%n, 1, 1] [2, 1, 1] : tensor<8x1x1xi32> to tensor<?x1xi32>
  %1 = pad.pad edge %0 low[1, 0] high[1, 0] : tensor<?x1xi32> to tensor<?x1xi32>
  %c2 = arith.constant 2 : index
  %m = arith.addi %n, %c2 : index
  %nine = arith.constant dense<9> : tensor<10x1x1xi32>
  %2 = tensor.insert_slice %1 into %nine[0, 0, 0] [%m, 1, 1] [2, 1, 1] : tensor<?x1xi32> into tensor<10x1x1xi32>
  %3 = tensor.collapse_shape %2 [[0, 1, 2]] : tensor<10x1x1xi32> into tensor<10xi32>
  %seven = arith.constant 7.0 : f32
  %4 = tensor.pad %none low[0, 3] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %seven : f32
  } : tensor<2x0xf32> to tensor<2x3xf32>
  return %1, %3, %4 : tensor<?x1xi32>, tensor<10xi32>, tensor<2x3xf32>
}
func.func @main() -> (tensor<?x1xi32>, tensor<10xi32>, tensor<2x3xf32>) {
  %x = arith.constant dense<[[[0]], [[1]], [[2]], [[3]], [[4]], [[5]], [[6]], [[7]]]> : tensor<8x1x1xi32>
  %none = tensor.empty() : tensor<2x0xf32>
  %n = arith.constant 3 : index
  %0, %1, %2 = call @slice(%x, %none, %n) : (tensor<8x1x1xi32>, tensor<2x0xf32>, index) -> (tensor<?x1xi32>, tensor<10xi32>, tensor<2x3xf32>)
  return %0, %1, %2 : tensor<?x1xi32>, tensor<10xi32>, tensor<2x3xf32>
}
