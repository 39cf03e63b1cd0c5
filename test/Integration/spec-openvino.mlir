// The twelve examples on OpenVINO's page of Pad-12, by both ways down: with
// static shapes and amounts, with dynamic ones, and with amounts that are
// tensors, as a model has them.

// RUN: pad-run -O 0 %s --entry=static | FileCheck %s
// RUN: pad-run -O 0 %s --entry=static --path=linalg | FileCheck %s
// RUN: pad-run -O 0 %s --entry=dynamic | FileCheck %s
// RUN: pad-run -O 0 %s --entry=dynamic --path=linalg | FileCheck %s
// RUN: pad-run -O 0 %s --entry=tensors | FileCheck %s
// RUN: pad-run -O 0 %s --entry=tensors --path=linalg | FileCheck %s

//===----------------------------------------------------------------------===//
// Positive pads: pads_begin = [0, 1], pads_end = [2, 3]
//===----------------------------------------------------------------------===//

// pad_mode = "constant"
// CHECK: result 0: tensor<5x8xi32>
// CHECK-NEXT: {{^}}[{{\[}} 0  1  2  3  4  0  0  0]
// CHECK-NEXT: {{^}} [ 0  5  6  7  8  0  0  0]
// CHECK-NEXT: {{^}} [ 0  9 10 11 12  0  0  0]
// CHECK-NEXT: {{^}} [ 0  0  0  0  0  0  0  0]
// CHECK-NEXT: {{^}} [ 0  0  0  0  0  0  0  0]]

// pad_mode = "edge"
// CHECK: result 1: tensor<5x8xi32>
// CHECK-NEXT: {{^}}[{{\[}} 1  1  2  3  4  4  4  4]
// CHECK-NEXT: {{^}} [ 5  5  6  7  8  8  8  8]
// CHECK-NEXT: {{^}} [ 9  9 10 11 12 12 12 12]
// CHECK-NEXT: {{^}} [ 9  9 10 11 12 12 12 12]
// CHECK-NEXT: {{^}} [ 9  9 10 11 12 12 12 12]]

// pad_mode = "reflect"
// CHECK: result 2: tensor<5x8xi32>
// CHECK-NEXT: {{^}}[{{\[}} 2  1  2  3  4  3  2  1]
// CHECK-NEXT: {{^}} [ 6  5  6  7  8  7  6  5]
// CHECK-NEXT: {{^}} [10  9 10 11 12 11 10  9]
// CHECK-NEXT: {{^}} [ 6  5  6  7  8  7  6  5]
// CHECK-NEXT: {{^}} [ 2  1  2  3  4  3  2  1]]

// pad_mode = "symmetric"
// CHECK: result 3: tensor<5x8xi32>
// CHECK-NEXT: {{^}}[{{\[}} 1  1  2  3  4  4  3  2]
// CHECK-NEXT: {{^}} [ 5  5  6  7  8  8  7  6]
// CHECK-NEXT: {{^}} [ 9  9 10 11 12 12 11 10]
// CHECK-NEXT: {{^}} [ 9  9 10 11 12 12 11 10]
// CHECK-NEXT: {{^}} [ 5  5  6  7  8  8  7  6]]

//===----------------------------------------------------------------------===//
// Negative pads: pads_begin = [-1, -1], pads_end = [-1, -1]
//===----------------------------------------------------------------------===//

// pad_mode = "constant"
// CHECK: result 4: tensor<1x2xi32>
// CHECK-NEXT: {{^}}[{{\[}}6 7]]

// pad_mode = "edge"
// CHECK: result 5: tensor<1x2xi32>
// CHECK-NEXT: {{^}}[{{\[}}6 7]]

// pad_mode = "reflect"
// CHECK: result 6: tensor<1x2xi32>
// CHECK-NEXT: {{^}}[{{\[}}6 7]]

// pad_mode = "symmetric"
// CHECK: result 7: tensor<1x2xi32>
// CHECK-NEXT: {{^}}[{{\[}}6 7]]

//===----------------------------------------------------------------------===//
// Mixed pads: pads_begin = [2, -1], pads_end = [-1, 3]
//===----------------------------------------------------------------------===//

// pad_mode = "constant"
// CHECK: result 8: tensor<4x6xi32>
// CHECK-NEXT: {{^}}[{{\[}}0 0 0 0 0 0]
// CHECK-NEXT: {{^}} [0 0 0 0 0 0]
// CHECK-NEXT: {{^}} [2 3 4 0 0 0]
// CHECK-NEXT: {{^}} [6 7 8 0 0 0]]

// pad_mode = "edge"
// CHECK: result 9: tensor<4x6xi32>
// CHECK-NEXT: {{^}}[{{\[}}2 3 4 4 4 4]
// CHECK-NEXT: {{^}} [2 3 4 4 4 4]
// CHECK-NEXT: {{^}} [2 3 4 4 4 4]
// CHECK-NEXT: {{^}} [6 7 8 8 8 8]]

// pad_mode = "reflect"
// CHECK: result 10: tensor<4x6xi32>
// CHECK-NEXT: {{^}}[{{\[}}10 11 12 11 10  9]
// CHECK-NEXT: {{^}} [ 6  7  8  7  6  5]
// CHECK-NEXT: {{^}} [ 2  3  4  3  2  1]
// CHECK-NEXT: {{^}} [ 6  7  8  7  6  5]]

// pad_mode = "symmetric"
// CHECK: result 11: tensor<4x6xi32>
// CHECK-NEXT: {{^}}[{{\[}}6 7 8 8 7 6]
// CHECK-NEXT: {{^}} [2 3 4 4 3 2]
// CHECK-NEXT: {{^}} [2 3 4 4 3 2]
// CHECK-NEXT: {{^}} [6 7 8 8 7 6]]
// CHECK-NOT: result

func.func @static() -> (tensor<5x8xi32>, tensor<5x8xi32>, tensor<5x8xi32>, tensor<5x8xi32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xi32>) {
  %x = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %0 = pad.pad constant %x low[0, 1] high[2, 3] : tensor<3x4xi32> to tensor<5x8xi32>
  %1 = pad.pad edge %x low[0, 1] high[2, 3] : tensor<3x4xi32> to tensor<5x8xi32>
  %2 = pad.pad reflect %x low[0, 1] high[2, 3] : tensor<3x4xi32> to tensor<5x8xi32>
  %3 = pad.pad symmetric %x low[0, 1] high[2, 3] : tensor<3x4xi32> to tensor<5x8xi32>
  %4 = pad.pad constant %x low[-1, -1] high[-1, -1] : tensor<3x4xi32> to tensor<1x2xi32>
  %5 = pad.pad edge %x low[-1, -1] high[-1, -1] : tensor<3x4xi32> to tensor<1x2xi32>
  %6 = pad.pad reflect %x low[-1, -1] high[-1, -1] : tensor<3x4xi32> to tensor<1x2xi32>
  %7 = pad.pad symmetric %x low[-1, -1] high[-1, -1] : tensor<3x4xi32> to tensor<1x2xi32>
  %8 = pad.pad constant %x low[2, -1] high[-1, 3] : tensor<3x4xi32> to tensor<4x6xi32>
  %9 = pad.pad edge %x low[2, -1] high[-1, 3] : tensor<3x4xi32> to tensor<4x6xi32>
  %10 = pad.pad reflect %x low[2, -1] high[-1, 3] : tensor<3x4xi32> to tensor<4x6xi32>
  %11 = pad.pad symmetric %x low[2, -1] high[-1, 3] : tensor<3x4xi32> to tensor<4x6xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<5x8xi32>, tensor<5x8xi32>, tensor<5x8xi32>, tensor<5x8xi32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xi32>, tensor<4x6xi32>
}

// Arguments of functions, so that nothing folds.

func.func private @pad_dynamic(%x: tensor<?x?xi32>, %l0: index, %l1: index, %h0: index, %h1: index) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) attributes {no_inline} {
  %0 = pad.pad constant %x low[%l0, %l1] high[%h0, %h1] : tensor<?x?xi32> to tensor<?x?xi32>
  %1 = pad.pad edge %x low[%l0, %l1] high[%h0, %h1] : tensor<?x?xi32> to tensor<?x?xi32>
  %2 = pad.pad reflect %x low[%l0, %l1] high[%h0, %h1] : tensor<?x?xi32> to tensor<?x?xi32>
  %3 = pad.pad symmetric %x low[%l0, %l1] high[%h0, %h1] : tensor<?x?xi32> to tensor<?x?xi32>
  return %0, %1, %2, %3 : tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>
}

func.func @dynamic() -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) {
  %x = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %d = tensor.cast %x : tensor<3x4xi32> to tensor<?x?xi32>
  %cm1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0:4 = func.call @pad_dynamic(%d, %c0, %c1, %c2, %c3) : (tensor<?x?xi32>, index, index, index, index) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>)
  %1:4 = func.call @pad_dynamic(%d, %cm1, %cm1, %cm1, %cm1) : (tensor<?x?xi32>, index, index, index, index) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>)
  %2:4 = func.call @pad_dynamic(%d, %c2, %cm1, %cm1, %c3) : (tensor<?x?xi32>, index, index, index, index) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>)
  return %0#0, %0#1, %0#2, %0#3, %1#0, %1#1, %1#2, %1#3, %2#0, %2#1, %2#2, %2#3 : tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>
}

func.func private @pad_tensors(%x: tensor<?x?xi32>, %p: tensor<4xi64>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) attributes {no_inline} {
  %0 = pad.dynamic_pad constant %x pads(%p) : tensor<?x?xi32>, tensor<4xi64> to tensor<?x?xi32>
  %1 = pad.dynamic_pad edge %x pads(%p) : tensor<?x?xi32>, tensor<4xi64> to tensor<?x?xi32>
  %2 = pad.dynamic_pad reflect %x pads(%p) : tensor<?x?xi32>, tensor<4xi64> to tensor<?x?xi32>
  %3 = pad.dynamic_pad symmetric %x pads(%p) : tensor<?x?xi32>, tensor<4xi64> to tensor<?x?xi32>
  return %0, %1, %2, %3 : tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>
}

func.func @tensors() -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) {
  %x = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %d = tensor.cast %x : tensor<3x4xi32> to tensor<?x?xi32>
  %p0 = arith.constant dense<[0, 1, 2, 3]> : tensor<4xi64>
  %p1 = arith.constant dense<[-1, -1, -1, -1]> : tensor<4xi64>
  %p2 = arith.constant dense<[2, -1, -1, 3]> : tensor<4xi64>
  %0:4 = func.call @pad_tensors(%d, %p0) : (tensor<?x?xi32>, tensor<4xi64>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>)
  %1:4 = func.call @pad_tensors(%d, %p1) : (tensor<?x?xi32>, tensor<4xi64>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>)
  %2:4 = func.call @pad_tensors(%d, %p2) : (tensor<?x?xi32>, tensor<4xi64>) -> (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>)
  return %0#0, %0#1, %0#2, %0#3, %1#0, %1#1, %1#2, %1#3, %2#0, %2#1, %2#2, %2#3 : tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>
}
