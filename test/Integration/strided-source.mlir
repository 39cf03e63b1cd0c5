// A source whose rows have gaps between them, padded by amounts that turn out
// to be zero on the inner axis: rows must not run together.

// RUN: pad-run -O 0 %s | FileCheck %s
// RUN: pad-run -O 0 %s --path=linalg | FileCheck %s

// CHECK: result 0: tensor<5x1xi32>
// CHECK-NEXT: {{^}}[{{\[}}2]
// CHECK-NEXT: {{^}} [2]
// CHECK-NEXT: {{^}} [2]
// CHECK-NEXT: {{^}} [4]
// CHECK-NEXT: {{^}} [6]]
func.func @main() -> tensor<?x?xi32> {
  %x = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %amounts = arith.constant dense<[0, 2, 1]> : tensor<3xindex>
  %size, %zero, %two = func.call @numbers(%amounts) : (tensor<3xindex>) -> (index, index, index)
  %s = tensor.extract_slice %x[0, 1] [3, %size] [1, 1] : tensor<3x2xi32> to tensor<3x?xi32>
  %0 = pad.pad edge %s low[%two, %zero] high[0, %zero] : tensor<3x?xi32> to tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// Numbers that no pass folds into the pad.
func.func private @numbers(%t: tensor<3xindex>) -> (index, index, index) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = tensor.extract %t[%c0] : tensor<3xindex>
  %two = tensor.extract %t[%c1] : tensor<3xindex>
  %one = tensor.extract %t[%c2] : tensor<3xindex>
  return %one, %zero, %two : index, index, index
}
