// RUN: pad-opt %s --read-kept-elements | FileCheck %s

#id = affine_map<(i) -> (i)>
#every_other = affine_map<(i) -> (i * 2)>
#plane = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

// CHECK-LABEL: func @every_other(
// CHECK:         ^bb0(%[[A:.+]]: f32, %[[OLD:.+]]: f32):
// CHECK:           %[[S:.+]] = arith.select %true, %[[A]], %[[OLD]] : f32
// CHECK:           linalg.yield %[[S]]
func.func @every_other(%x: tensor<4xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #every_other], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%y : tensor<8xf32>) {
  ^bb0(%a: f32, %old: f32):
    linalg.yield %a : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func @reduction_of_nothing(
// CHECK:         (%[[A:.+]]: f32, %[[OLD:.+]]: f32)
// CHECK:           arith.select %true, %[[A]], %[[OLD]] : f32
func.func @reduction_of_nothing(%x: tensor<4x?xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.reduce ins(%x : tensor<4x?xf32>) outs(%y : tensor<4xf32>) dimensions = [1]
    (%a: f32, %old: f32) {
      linalg.yield %a : f32
    }
  return %0 : tensor<4xf32>
}

// The second result has all its elements written, the others are read or are none.
// CHECK-LABEL: func @negative_others(
// CHECK-NOT:     arith.select
// CHECK:         return
func.func @negative_others(%x: tensor<4x?xf32>, %y: tensor<4xf32>, %z: tensor<4x?xf32>)
    -> (tensor<4xf32>, tensor<4x?xf32>, tensor<8xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#plane, #row, #plane], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x?xf32>) outs(%y, %z : tensor<4xf32>, tensor<4x?xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s, %a : f32, f32
  } -> (tensor<4xf32>, tensor<4x?xf32>)
  %e = tensor.empty() : tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #every_other], iterator_types = ["parallel"]}
      ins(%y : tensor<4xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %old: f32):
    linalg.yield %a : f32
  } -> tensor<8xf32>
  return %0#0, %0#1, %1 : tensor<4xf32>, tensor<4x?xf32>, tensor<8xf32>
}
