// Slices without an axis whose extent turns out to be 1: constants, calls that are inlined,
// and steps along what is left out.
// RUN: split-file %s %t
// RUN: pad-run %t/extract.mlir | FileCheck %t/extract.mlir
// RUN: pad-run --optimize=false %t/extract.mlir | FileCheck %t/extract.mlir
// RUN: pad-run --path=linalg %t/extract.mlir | FileCheck %t/extract.mlir
// RUN: pad-run %t/insert.mlir | FileCheck %t/insert.mlir
// RUN: pad-run --path=linalg %t/insert.mlir | FileCheck %t/insert.mlir
// RUN: pad-run %t/step.mlir | FileCheck %t/step.mlir
// RUN: pad-run --path=linalg %t/step.mlir | FileCheck %t/step.mlir

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
