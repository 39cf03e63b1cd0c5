// The examples on ONNX's page of Pad, by both ways down: with static shapes and
// amounts, with dynamic ones, and with amounts and axes that are tensors, as a
// model has them.

// RUN: pad-run -O 0 %s --entry=static | FileCheck %s
// RUN: pad-run -O 0 %s --entry=static --path=linalg | FileCheck %s
// RUN: pad-run -O 0 %s --entry=dynamic | FileCheck %s
// RUN: pad-run -O 0 %s --entry=dynamic --path=linalg | FileCheck %s
// RUN: pad-run -O 0 %s --entry=tensors | FileCheck %s
// RUN: pad-run -O 0 %s --entry=tensors --path=linalg | FileCheck %s

// Example 1, constant: pads = [0, 2, 0, 0], constant_value = 0.0
// CHECK: result 0: tensor<3x4xf32>
// CHECK-NEXT: {{^}}[{{\[}}0.0 0.0 1.0 1.2]
// CHECK-NEXT: {{^}} [0.0 0.0 2.3 3.4]
// CHECK-NEXT: {{^}} [0.0 0.0 4.5 5.7]]

// Example 2, reflect: pads = [0, 2, 0, 0], wider than the extent allows once
// CHECK: result 1: tensor<3x4xf32>
// CHECK-NEXT: {{^}}[{{\[}}1.0 1.2 1.0 1.2]
// CHECK-NEXT: {{^}} [2.3 3.4 2.3 3.4]
// CHECK-NEXT: {{^}} [4.5 5.7 4.5 5.7]]

// Example 3, edge: pads = [0, 2, 0, 0]
// CHECK: result 2: tensor<3x4xf32>
// CHECK-NEXT: {{^}}[{{\[}}1.0 1.0 1.0 1.2]
// CHECK-NEXT: {{^}} [2.3 2.3 2.3 3.4]
// CHECK-NEXT: {{^}} [4.5 4.5 4.5 5.7]]

// Example 4, wrap: pads = [2, 1, 1, 1]
// CHECK: result 3: tensor<6x4xf32>
// CHECK-NEXT: {{^}}[{{\[}}3.4 2.3 3.4 2.3]
// CHECK-NEXT: {{^}} [5.7 4.5 5.7 4.5]
// CHECK-NEXT: {{^}} [1.2 1.0 1.2 1.0]
// CHECK-NEXT: {{^}} [3.4 2.3 3.4 2.3]
// CHECK-NEXT: {{^}} [5.7 4.5 5.7 4.5]
// CHECK-NEXT: {{^}} [1.2 1.0 1.2 1.0]]
// CHECK-NOT: result

func.func @static() -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<6x4xf32>) {
  %x = arith.constant dense<[[1.0, 1.2], [2.3, 3.4], [4.5, 5.7]]> : tensor<3x2xf32>
  %v = arith.constant 0.0 : f32
  %0 = pad.pad constant %x low[0, 2] high[0, 0] value(%v) : tensor<3x2xf32> to tensor<3x4xf32>
  %1 = pad.pad reflect %x low[0, 2] high[0, 0] : tensor<3x2xf32> to tensor<3x4xf32>
  %2 = pad.pad edge %x low[0, 2] high[0, 0] : tensor<3x2xf32> to tensor<3x4xf32>
  %3 = pad.pad wrap %x low[2, 1] high[1, 1] : tensor<3x2xf32> to tensor<6x4xf32>
  return %0, %1, %2, %3 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<6x4xf32>
}

// Arguments of functions, so that nothing folds.

func.func private @pad_dynamic(%x: tensor<?x?xf32>, %v: f32, %c1: index, %c2: index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) attributes {no_inline} {
  %c0 = arith.subi %c1, %c1 : index
  %0 = pad.pad constant %x low[%c0, %c2] high[%c0, %c0] value(%v) : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = pad.pad reflect %x low[%c0, %c2] high[%c0, %c0] : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = pad.pad edge %x low[%c0, %c2] high[%c0, %c0] : tensor<?x?xf32> to tensor<?x?xf32>
  %3 = pad.pad wrap %x low[%c2, %c1] high[%c1, %c1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %0, %1, %2, %3 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}

func.func @dynamic() -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %x = arith.constant dense<[[1.0, 1.2], [2.3, 3.4], [4.5, 5.7]]> : tensor<3x2xf32>
  %v = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d = tensor.cast %x : tensor<3x2xf32> to tensor<?x?xf32>
  %0:4 = func.call @pad_dynamic(%d, %v, %c1, %c2) : (tensor<?x?xf32>, f32, index, index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}

func.func private @pad_tensors(%x: tensor<?x?xf32>, %v: f32, %p: tensor<4xi64>, %q: tensor<?xi64>, %a: tensor<?xi32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) attributes {no_inline} {
  %0 = pad.dynamic_pad constant %x pads(%p) value(%v) : tensor<?x?xf32>, tensor<4xi64> to tensor<?x?xf32>
  %1 = pad.dynamic_pad reflect %x pads(%p) : tensor<?x?xf32>, tensor<4xi64> to tensor<?x?xf32>
  %2 = pad.dynamic_pad edge %x pads(%p) : tensor<?x?xf32>, tensor<4xi64> to tensor<?x?xf32>
  %3 = pad.dynamic_pad wrap %x pads(%q) axes(%a) : tensor<?x?xf32>, tensor<?xi64>, tensor<?xi32> to tensor<?x?xf32>
  return %0, %1, %2, %3 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}

func.func @tensors() -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %x = arith.constant dense<[[1.0, 1.2], [2.3, 3.4], [4.5, 5.7]]> : tensor<3x2xf32>
  %v = arith.constant 0.0 : f32
  %p = arith.constant dense<[0, 2, 0, 0]> : tensor<4xi64>
  // Example 4 with its axes named, the last one first.
  %q = arith.constant dense<[1, 2, 1, 1]> : tensor<4xi64>
  %a = arith.constant dense<[-1, 0]> : tensor<2xi32>
  %dx = tensor.cast %x : tensor<3x2xf32> to tensor<?x?xf32>
  %dq = tensor.cast %q : tensor<4xi64> to tensor<?xi64>
  %da = tensor.cast %a : tensor<2xi32> to tensor<?xi32>
  %0:4 = func.call @pad_tensors(%dx, %v, %p, %dq, %da) : (tensor<?x?xf32>, f32, tensor<4xi64>, tensor<?xi64>, tensor<?xi32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
