// RUN: pad-opt %s --raise-to-pad | FileCheck %s

//===----------------------------------------------------------------------===//
// Rolls
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @wrap_static_f32_roll
// CHECK-NEXT:    %[[r:.+]] = pad.pad wrap %{{.*}} low[0, 3] high[0, -3] : tensor<4x9xf32> to tensor<4x9xf32>
// CHECK-NEXT:    return %[[r]]
func.func @wrap_static_f32_roll(%x: tensor<4x9xf32>) -> tensor<4x9xf32> {
  %a = tensor.extract_slice %x[0, 6] [4, 3] [1, 1] : tensor<4x9xf32> to tensor<4x3xf32>
  %b = tensor.extract_slice %x[0, 0] [4, 6] [1, 1] : tensor<4x9xf32> to tensor<4x6xf32>
  %0 = tensor.concat dim(1) %a, %b : (tensor<4x3xf32>, tensor<4x6xf32>) -> tensor<4x9xf32>
  return %0 : tensor<4x9xf32>
}

// One element is left out, and another there twice.
// CHECK-LABEL: func @negative_static_f32_not_a_roll
// CHECK-NOT:     pad.
// CHECK:         tensor.concat
func.func @negative_static_f32_not_a_roll(%x: tensor<4x9xf32>) -> tensor<4x9xf32> {
  %a = tensor.extract_slice %x[0, 5] [4, 3] [1, 1] : tensor<4x9xf32> to tensor<4x3xf32>
  %b = tensor.extract_slice %x[0, 0] [4, 6] [1, 1] : tensor<4x9xf32> to tensor<4x6xf32>
  %0 = tensor.concat dim(1) %a, %b : (tensor<4x3xf32>, tensor<4x6xf32>) -> tensor<4x9xf32>
  return %0 : tensor<4x9xf32>
}

// CHECK-LABEL: func @negative_static_f32_roll_of_two
// CHECK-NOT:     pad.
// CHECK:         tensor.concat
func.func @negative_static_f32_roll_of_two(%x: tensor<9xf32>, %y: tensor<9xf32>) -> tensor<9xf32> {
  %a = tensor.extract_slice %x[6] [3] [1] : tensor<9xf32> to tensor<3xf32>
  %b = tensor.extract_slice %y[0] [6] [1] : tensor<9xf32> to tensor<6xf32>
  %0 = tensor.concat dim(0) %a, %b : (tensor<3xf32>, tensor<6xf32>) -> tensor<9xf32>
  return %0 : tensor<9xf32>
}

//===----------------------------------------------------------------------===//
// Reshapes and splats
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @edge_static_f32_collapsed
// CHECK-NEXT:    %[[r:.+]] = pad.pad edge %{{.*}} low[0] high[3] : tensor<9xf32> to tensor<12xf32>
// CHECK-NEXT:    return %[[r]]
#from = affine_map<(d0, d1) -> (d0)>
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @edge_static_f32_collapsed(%x: tensor<9xf32>) -> tensor<12xf32> {
  %s = tensor.extract_slice %x[8] [1] [1] : tensor<9xf32> to tensor<1xf32>
  %e = tensor.empty() : tensor<1x3xf32>
  %r = linalg.generic {indexing_maps = [#from, #id], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<1xf32>) outs(%e : tensor<1x3xf32>) {
  ^bb0(%i: f32, %o: f32):
    linalg.yield %i : f32
  } -> tensor<1x3xf32>
  %c = tensor.collapse_shape %r [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
  %0 = tensor.concat dim(0) %x, %c : (tensor<9xf32>, tensor<3xf32>) -> tensor<12xf32>
  return %0 : tensor<12xf32>
}

// Rows of 9 as they lie in memory, and back.
// CHECK-LABEL: func @wrap_static_f32_flat
// CHECK-NEXT:    pad.pad wrap %{{.*}} low[1, 0] high[0, 0] : tensor<4x9xf32> to tensor<5x9xf32>
func.func @wrap_static_f32_flat(%x: tensor<4x9xf32>) -> tensor<5x9xf32> {
  %f = tensor.collapse_shape %x [[0, 1]] : tensor<4x9xf32> into tensor<36xf32>
  %s = tensor.extract_slice %f[27] [9] [1] : tensor<36xf32> to tensor<9xf32>
  %c = tensor.concat dim(0) %s, %f : (tensor<9xf32>, tensor<36xf32>) -> tensor<45xf32>
  %0 = tensor.expand_shape %c [[0, 1]] output_shape [5, 9] : tensor<45xf32> into tensor<5x9xf32>
  return %0 : tensor<5x9xf32>
}

// Of a flat array, 8 elements are no row.
// CHECK-LABEL: func @negative_wrap_static_f32_not_a_row
// CHECK-NOT:     tensor<4x9xf32> to
// CHECK:         return
func.func @negative_wrap_static_f32_not_a_row(%x: tensor<4x9xf32>) -> tensor<4x11xf32> {
  %f = tensor.collapse_shape %x [[0, 1]] : tensor<4x9xf32> into tensor<36xf32>
  %s = tensor.extract_slice %f[28] [8] [1] : tensor<36xf32> to tensor<8xf32>
  %c = tensor.concat dim(0) %s, %f : (tensor<8xf32>, tensor<36xf32>) -> tensor<44xf32>
  %0 = tensor.expand_shape %c [[0, 1]] output_shape [4, 11] : tensor<44xf32> into tensor<4x11xf32>
  return %0 : tensor<4x11xf32>
}

// CHECK-LABEL: func @constant_static_f32_concatenated_zeros
// CHECK:         pad.pad constant %{{.*}} low[0, 3] high[0, 0] value(%{{.*}}) : tensor<2x5xf32> to tensor<2x8xf32>
func.func @constant_static_f32_concatenated_zeros(%x: tensor<2x5xf32>) -> tensor<2x8xf32> {
  %z = arith.constant dense<0.0> : tensor<2x3xf32>
  %0 = tensor.concat dim(1) %z, %x : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}

// The zeros differ in their sign.
// CHECK-LABEL: func @negative_constant_static_f32_other_zeros
// CHECK-NOT:     pad.
// CHECK:         tensor.concat
func.func @negative_constant_static_f32_other_zeros(%x: tensor<2xf32>) -> tensor<4xf32> {
  %z = arith.constant dense<0.0> : tensor<1xf32>
  %n = arith.constant dense<-0.0> : tensor<1xf32>
  %0 = tensor.concat dim(0) %z, %x, %n : (tensor<1xf32>, tensor<2xf32>, tensor<1xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

//===----------------------------------------------------------------------===//
// Dynamic extents
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @wrap_dynamic_f32
// CHECK-NEXT:    %[[r:.+]] = pad.pad wrap %{{.*}} low[0, 2] high[0, 1] : tensor<3x?xf32> to tensor<3x?xf32>
// CHECK-NEXT:    return %[[r]]
func.func @wrap_dynamic_f32(%x: tensor<3x?xf32>) -> tensor<3x?xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d = tensor.dim %x, %c1 : tensor<3x?xf32>
  %l = arith.subi %d, %c2 : index
  %a = tensor.extract_slice %x[0, %l] [3, 2] [1, 1] : tensor<3x?xf32> to tensor<3x2xf32>
  %b = tensor.extract_slice %x[0, 0] [3, 1] [1, 1] : tensor<3x?xf32> to tensor<3x1xf32>
  %y = tensor.concat dim(1) %a, %x, %b : (tensor<3x2xf32>, tensor<3x?xf32>, tensor<3x1xf32>) -> tensor<3x?xf32>
  return %y : tensor<3x?xf32>
}

// The last column but one.
// CHECK-LABEL: func @negative_edge_dynamic_f32_other_column
// CHECK-NOT:     pad.
// CHECK:         tensor.concat
func.func @negative_edge_dynamic_f32_other_column(%x: tensor<3x?xf32>) -> tensor<3x?xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d = tensor.dim %x, %c1 : tensor<3x?xf32>
  %l = arith.subi %d, %c2 : index
  %a = tensor.extract_slice %x[0, %l] [3, 1] [1, 1] : tensor<3x?xf32> to tensor<3x1xf32>
  %y = tensor.concat dim(1) %x, %a, %a : (tensor<3x?xf32>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x?xf32>
  return %y : tensor<3x?xf32>
}

// 2^31 elements, of which none is looked at by itself.
// CHECK-LABEL: func @edge_static_i8_large
// CHECK-NEXT:    pad.pad edge %{{.*}} low[5] high[0] : tensor<2147483648xi8> to tensor<2147483653xi8>
#m = affine_map<(d0) -> (d0)>
func.func @edge_static_i8_large(%x: tensor<2147483648xi8>) -> tensor<2147483653xi8> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %e = tensor.empty() : tensor<2147483653xi8>
  %y = linalg.generic {indexing_maps = [#m], iterator_types = ["parallel"]} outs(%e : tensor<2147483653xi8>) {
  ^bb0(%o: i8):
    %i = linalg.index 0 : index
    %a = arith.subi %i, %c5 : index
    %k = arith.maxsi %a, %c0 : index
    %v = tensor.extract %x[%k] : tensor<2147483648xi8>
    linalg.yield %v : i8
  } -> tensor<2147483653xi8>
  return %y : tensor<2147483653xi8>
}
