// Functions that are called in the module have results of unknown extents, and
// main's are written to the caller's buffers (`--time`) or allocated.

// RUN: pad-run %s | FileCheck %s
// RUN: pad-run %s --time=1 | FileCheck %s
// RUN: pad-run %s --time=1 --path=linalg | FileCheck %s

// CHECK: tensor<3xi32>
// CHECK-NEXT: [3 1 2]
// CHECK: tensor<2xi32>
// CHECK-NEXT: [1 2]
// CHECK: tensor<5xi32>
// CHECK-NEXT: [1 1 2 2 2]
// CHECK: tensor<4x4xi32>
// CHECK-NEXT: {{\[\[}}1 1 2 2]
// CHECK-NEXT:          [1 1 2 2]
// CHECK-NEXT:          [4 4 5 5]
// CHECK-NEXT:          [4 4 5 5]]
func.func @main() -> (tensor<?xi32>, tensor<?xi32>, tensor<5xi32>, tensor<4x4xi32>) {
  %x = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %0:2 = call @several_results(%x) : (tensor<3xi32>) -> (tensor<?xi32>, tensor<?xi32>)
  %1 = call @public(%0#1) : (tensor<?xi32>) -> tensor<?xi32>
  %2 = call @static(%1) : (tensor<?xi32>) -> tensor<5xi32>
  // A slice that begins where its array does, and has gaps.
  %y = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %c2 = call @two() : () -> index
  %s = tensor.extract_slice %y[0, 0] [%c2, %c2] [1, 1] : tensor<2x3xi32> to tensor<?x?xi32>
  %3 = call @pad_slice(%s) : (tensor<?x?xi32>) -> tensor<4x4xi32>
  return %0#0, %0#1, %2, %3 : tensor<?xi32>, tensor<?xi32>, tensor<5xi32>, tensor<4x4xi32>
}

func.func private @one() -> index attributes {no_inline} {
  %c1 = arith.constant 1 : index
  return %c1 : index
}

func.func private @two() -> index attributes {no_inline} {
  %c2 = arith.constant 2 : index
  return %c2 : index
}

func.func private @pad_slice(%x: tensor<?x?xi32>) -> tensor<4x4xi32> attributes {no_inline} {
  %0 = pad.pad edge %x low[1, 1] high[1, 1] : tensor<?x?xi32> to tensor<4x4xi32>
  return %0 : tensor<4x4xi32>
}

func.func private @several_results(%x: tensor<3xi32>) -> (tensor<?xi32>, tensor<?xi32>) attributes {no_inline} {
  %l = call @one() : () -> index
  %0 = pad.pad wrap %x low[%l] high[-1] : tensor<3xi32> to tensor<?xi32>
  %1 = tensor.extract_slice %x[0] [2] [1] : tensor<3xi32> to tensor<2xi32>
  %2 = tensor.cast %1 : tensor<2xi32> to tensor<?xi32>
  return %0, %2 : tensor<?xi32>, tensor<?xi32>
}

func.func @public(%x: tensor<?xi32>) -> tensor<?xi32> attributes {no_inline} {
  %l = call @one() : () -> index
  %0 = pad.pad edge %x low[%l] high[%l] : tensor<?xi32> to tensor<?xi32>
  return %0 : tensor<?xi32>
}

func.func @static(%x: tensor<?xi32>) -> tensor<5xi32> attributes {no_inline} {
  %0 = pad.pad edge %x low[0] high[1] : tensor<?xi32> to tensor<5xi32>
  return %0 : tensor<5xi32>
}
