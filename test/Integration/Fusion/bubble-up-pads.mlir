// Pads in mode wrap that move before the producers of their sources give the bits of
// those that stay: borders of several periods, along both axes, other operations on
// the way, and destinations that are read.

// RUN: pad-run %s --output %t.a.npy --output %t.b.npy --output %t.c.npy
// RUN: pad-opt %s --transform-interpreter --canonicalize --cse -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: pad-run %t.mlir --expect %t.a.npy --expect %t.b.npy --expect %t.c.npy

// Pads are in front of all convolutions.
// CHECK-LABEL: func.func @main
// CHECK-DAG:     pad.pad wrap %{{.*}} low[7, 4] high[6, 7] : tensor<3x5xf32> to tensor<16x16xf32>
// CHECK-DAG:     pad.pad wrap %{{.*}} low[8, 1] high[1, 10] : tensor<3x5xf32> to tensor<12x16xf32>
// CHECK-DAG:     pad.pad wrap %{{.*}} low[7, 0] high[0, 9] : tensor<3x5xf32> to tensor<10x14xf32>
// CHECK-DAG:     pad.pad wrap %{{.*}} low[9, 2] high[1, 4] : tensor<3x5xf32> to tensor<13x11xf32>
// CHECK-DAG:     pad.pad wrap %{{.*}} low[8, 2] high[0, 4] : tensor<3x5xf32> to tensor<11x11xf32>
// CHECK-NOT:     pad.pad
// CHECK:         return

#id = affine_map<(i, j) -> (i, j)>
#turn = affine_map<(i, j) -> (j, i)>
#rows = affine_map<(i, j, k) -> (i, j + k)>
#turned = affine_map<(i, j, k) -> (j + k, i)>
#window = affine_map<(i, j, k) -> (k)>
#result = affine_map<(i, j, k) -> (i, j)>

func.func @main() -> (tensor<10x10xf32>, tensor<10x14xf32>, tensor<11x11xf32>) {
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense<[[0.3, -1.7, 2.9], [1.1, 0.7, -0.1], [3.3, -2.3, 0.9]]> : tensor<3x3xf32>
  %v = arith.constant dense<[0.3, -1.7, 2.9]> : tensor<3xf32>
  %e = tensor.empty() : tensor<3x5xf32>
  %y = linalg.fill ins(%zero : f32) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %x = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : tensor<3x5xf32>) {
  ^bb0(%a: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c = arith.constant 11 : index
    %third = arith.constant 0.333 : f32
    %20 = arith.muli %i, %c : index
    %21 = arith.addi %20, %j : index
    %22 = arith.index_cast %21 : index to i32
    %23 = arith.sitofp %22 : i32 to f32
    %24 = arith.mulf %23, %23 : f32
    %25 = arith.addf %24, %third : f32
    linalg.yield %25 : f32
  } -> tensor<3x5xf32>

  // Three convolutions.
  %0 = pad.pad wrap %x low[1, 1] high[1, 1] : tensor<3x5xf32> to tensor<5x7xf32>
  %1 = linalg.conv_2d ins(%0, %w : tensor<5x7xf32>, tensor<3x3xf32>) outs(%y : tensor<3x5xf32>) -> tensor<3x5xf32>
  %2 = pad.pad wrap %1 low[2, 0] high[0, 2] : tensor<3x5xf32> to tensor<5x7xf32>
  %3 = linalg.conv_2d ins(%2, %w : tensor<5x7xf32>, tensor<3x3xf32>) outs(%y : tensor<3x5xf32>) -> tensor<3x5xf32>
  %4 = pad.pad wrap %3 low[0, 2] high[2, 0] : tensor<3x5xf32> to tensor<5x7xf32>
  %5 = linalg.conv_2d ins(%4, %w : tensor<5x7xf32>, tensor<3x3xf32>) outs(%y : tensor<3x5xf32>) -> tensor<3x5xf32>
  %6 = pad.pad wrap %5 low[4, 1] high[3, 4] : tensor<3x5xf32> to tensor<10x10xf32>

  // A convolution that is added to an array, and the array added again.
  %7 = linalg.conv_2d ins(%0, %w : tensor<5x7xf32>, tensor<3x3xf32>) outs(%x : tensor<3x5xf32>) -> tensor<3x5xf32>
  %8 = linalg.add ins(%7, %x : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %9 = pad.pad wrap %8 low[7, 0] high[0, 9] : tensor<3x5xf32> to tensor<10x14xf32>

  // A convolution of the transposed array along its rows, added to what an
  // elementwise operation gives.
  %f = tensor.empty() : tensor<5x3xf32>
  %10 = pad.pad wrap %x low[1, 0] high[1, 0] : tensor<3x5xf32> to tensor<5x5xf32>
  %11 = linalg.generic {indexing_maps = [#turn, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<3x5xf32>) outs(%f : tensor<5x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    %20 = arith.mulf %a, %a : f32
    linalg.yield %20 : f32
  } -> tensor<5x3xf32>
  %12 = linalg.generic {indexing_maps = [#turned, #window, #result], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%10, %v : tensor<5x5xf32>, tensor<3xf32>) outs(%11 : tensor<5x3xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %20 = arith.mulf %a, %b : f32
    %21 = arith.addf %c, %20 : f32
    linalg.yield %21 : f32
  } -> tensor<5x3xf32>
  %13 = pad.pad wrap %12 low[2, 8] high[4, 0] : tensor<5x3xf32> to tensor<11x11xf32>
  return %6, %9, %13 : tensor<10x10xf32>, tensor<10x14xf32>, tensor<11x11xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.pad.bubble_up_pads
    } : !transform.any_op
    transform.yield
  }
}
