// RUN: pad-opt %s --raise-to-pad --split-input-file | FileCheck %s

// Once the slices are raised nothing of them is left.

//===----------------------------------------------------------------------===//
// Concatenated slices
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @edge_dynamic_f32_rows
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?x4x5xf32>
// CHECK-NOT:     extract_slice
// CHECK:         %[[r:.+]] = pad.pad edge %[[x]] low[0, 1, 0] high[0, 2, 0] : tensor<?x4x5xf32> to tensor<?x7x5xf32>
// CHECK-NEXT:    return %[[r]]
func.func @edge_dynamic_f32_rows(%x: tensor<?x4x5xf32>) -> tensor<?x7x5xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4x5xf32>
  %a = tensor.extract_slice %x[0, 0, 0] [%n, 1, 5] [1, 1, 1] : tensor<?x4x5xf32> to tensor<?x1x5xf32>
  %b = tensor.extract_slice %x[0, 3, 0] [%n, 1, 5] [1, 1, 1] : tensor<?x4x5xf32> to tensor<?x1x5xf32>
  %0 = tensor.concat dim(1) %a, %x, %b, %b : (tensor<?x1x5xf32>, tensor<?x4x5xf32>, tensor<?x1x5xf32>, tensor<?x1x5xf32>) -> tensor<?x7x5xf32>
  return %0 : tensor<?x7x5xf32>
}

// -----

// The tiles of the nine parts, put together column by column.
// CHECK-LABEL: func @edge_static_f32_columns_of_tiles
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<3x4xf32>
// CHECK-NEXT:    %[[r:.+]] = pad.pad edge %[[x]] low[1, 2] high[2, 1] : tensor<3x4xf32> to tensor<6x7xf32>
// CHECK-NEXT:    return %[[r]]
func.func @edge_static_f32_columns_of_tiles(%x: tensor<3x4xf32>) -> tensor<6x7xf32> {
  %tl = tensor.extract_slice %x[0, 0] [1, 1] [1, 1] : tensor<3x4xf32> to tensor<1x1xf32>
  %l = tensor.extract_slice %x[0, 0] [3, 1] [1, 1] : tensor<3x4xf32> to tensor<3x1xf32>
  %bl = tensor.extract_slice %x[2, 0] [1, 1] [1, 1] : tensor<3x4xf32> to tensor<1x1xf32>
  %left = tensor.concat dim(0) %tl, %l, %bl, %bl : (tensor<1x1xf32>, tensor<3x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<6x1xf32>
  %t = tensor.extract_slice %x[0, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<1x4xf32>
  %b = tensor.extract_slice %x[2, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<1x4xf32>
  %center = tensor.concat dim(0) %t, %x, %b, %b : (tensor<1x4xf32>, tensor<3x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<6x4xf32>
  %tr = tensor.extract_slice %x[0, 3] [1, 1] [1, 1] : tensor<3x4xf32> to tensor<1x1xf32>
  %r = tensor.extract_slice %x[0, 3] [3, 1] [1, 1] : tensor<3x4xf32> to tensor<3x1xf32>
  %br = tensor.extract_slice %x[2, 3] [1, 1] [1, 1] : tensor<3x4xf32> to tensor<1x1xf32>
  %right = tensor.concat dim(0) %tr, %r, %br, %br : (tensor<1x1xf32>, tensor<3x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<6x1xf32>
  %0 = tensor.concat dim(1) %left, %left, %center, %right : (tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x4xf32>, tensor<6x1xf32>) -> tensor<6x7xf32>
  return %0 : tensor<6x7xf32>
}

// -----

// Axis after axis: one pad.
// CHECK-LABEL: func @wrap_static_f32_axis_after_axis
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<3x4xf32>
// CHECK-NEXT:    %[[r:.+]] = pad.pad wrap %[[x]] low[1, 2] high[0, 1] : tensor<3x4xf32> to tensor<4x7xf32>
// CHECK-NEXT:    return %[[r]]
func.func @wrap_static_f32_axis_after_axis(%x: tensor<3x4xf32>) -> tensor<4x7xf32> {
  %t = tensor.extract_slice %x[2, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<1x4xf32>
  %y = tensor.concat dim(0) %t, %x : (tensor<1x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
  %l = tensor.extract_slice %y[0, 2] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
  %r = tensor.extract_slice %y[0, 0] [4, 1] [1, 1] : tensor<4x4xf32> to tensor<4x1xf32>
  %0 = tensor.concat dim(1) %l, %y, %r : (tensor<4x2xf32>, tensor<4x4xf32>, tensor<4x1xf32>) -> tensor<4x7xf32>
  return %0 : tensor<4x7xf32>
}

// -----

// What is padded is itself a slice: it is cropped first.
// CHECK-LABEL: func @wrap_static_i8_of_slice
// CHECK:         %[[s:.+]] = tensor.extract_slice %{{.*}}[2] [3] [1]
// CHECK-NEXT:    pad.pad wrap %[[s]] low[1] high[0] : tensor<3xi8> to tensor<4xi8>
func.func @wrap_static_i8_of_slice(%x: tensor<9xi8>) -> tensor<4xi8> {
  %s = tensor.extract_slice %x[2] [3] [1] : tensor<9xi8> to tensor<3xi8>
  %l = tensor.extract_slice %s[2] [1] [1] : tensor<3xi8> to tensor<1xi8>
  %0 = tensor.concat dim(0) %l, %s : (tensor<1xi8>, tensor<3xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

// -----

// The row that is repeated is not the last one.
// CHECK-LABEL: func @negative_edge_static_f32_wrong_row
// CHECK:         tensor.concat
func.func @negative_edge_static_f32_wrong_row(%x: tensor<4x5xf32>) -> tensor<6x5xf32> {
  %b = tensor.extract_slice %x[2, 0] [1, 5] [1, 1] : tensor<4x5xf32> to tensor<1x5xf32>
  %0 = tensor.concat dim(0) %x, %b, %b : (tensor<4x5xf32>, tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<6x5xf32>
  return %0 : tensor<6x5xf32>
}

// -----

// CHECK-LABEL: func @negative_edge_static_f32_other_tensor
// CHECK:         tensor.concat
func.func @negative_edge_static_f32_other_tensor(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<5xf32> {
  %b = tensor.extract_slice %y[3] [1] [1] : tensor<4xf32> to tensor<1xf32>
  %0 = tensor.concat dim(0) %x, %b : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

// Edge rows and wrapped columns.
// CHECK-LABEL: func @two_modes_static_f32
// CHECK:         pad.pad edge %{{.*}} low[1, 0] high[0, 0]
// CHECK-NEXT:    pad.pad wrap %{{.*}} low[0, 2] high[0, 0]
func.func @two_modes_static_f32(%x: tensor<3x4xf32>) -> tensor<4x6xf32> {
  %t = tensor.extract_slice %x[0, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<1x4xf32>
  %y = tensor.concat dim(0) %t, %x : (tensor<1x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
  %l = tensor.extract_slice %y[0, 2] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
  %0 = tensor.concat dim(1) %l, %y : (tensor<4x2xf32>, tensor<4x4xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

// All of the batch is moved only if the slice is all of it.
// CHECK-LABEL: func @negative_edge_dynamic_f32_part_of_batch
// CHECK:         tensor.concat
func.func @negative_edge_dynamic_f32_part_of_batch(%x: tensor<?x4xf32>, %n: index) -> tensor<?x5xf32> {
  %a = tensor.extract_slice %x[0, 0] [%n, 1] [1, 1] : tensor<?x4xf32> to tensor<?x1xf32>
  %0 = tensor.concat dim(1) %a, %x : (tensor<?x1xf32>, tensor<?x4xf32>) -> tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}

// -----

// A broadcast is not a pad.
// CHECK-LABEL: func @negative_edge_static_f32_broadcast
// CHECK:         tensor.concat
func.func @negative_edge_static_f32_broadcast(%x: tensor<1x4xf32>) -> tensor<3x4xf32> {
  %0 = tensor.concat dim(0) %x, %x, %x : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// -----

//===----------------------------------------------------------------------===//
// Slices inserted into a tensor
//===----------------------------------------------------------------------===//

// Reversed by indexing maps, with a dynamic batch, as the front end leaves it.
// CHECK-LABEL: func @reflect_dynamic_f32_reversing_maps
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?x2x4xf32>
// CHECK-NOT:     linalg
// CHECK:         pad.pad reflect %[[x]] low[0, 0, 3] high[0, 0, 1] : tensor<?x2x4xf32> to tensor<?x2x8xf32>
#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#left = affine_map<(d0, d1, d2) -> (d0, d1, -d2 + 2)>
#right = affine_map<(d0, d1, d2) -> (d0, d1, -d2)>
func.func @reflect_dynamic_f32_reversing_maps(%x: tensor<?x2x4xf32>) -> tensor<?x2x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %n0 = tensor.dim %x, %c0 : tensor<?x2x4xf32>
  %n2 = tensor.dim %x, %c2 : tensor<?x2x4xf32>
  %sum = arith.addi %c1, %c1 : index
  %offset = arith.subi %n2, %sum : index
  %e = tensor.empty(%n0) : tensor<?x2x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x2x8xf32>) -> tensor<?x2x8xf32>
  %l = tensor.extract_slice %x[0, 0, 1] [%n0, 2, 3] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x3xf32>
  %lr = linalg.generic {indexing_maps = [#left, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%l : tensor<?x2x3xf32>) outs(%l : tensor<?x2x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<?x2x3xf32>
  %0 = tensor.insert_slice %lr into %f[0, 0, 0] [%n0, 2, 3] [1, 1, 1] : tensor<?x2x3xf32> into tensor<?x2x8xf32>
  %r = tensor.extract_slice %x[0, 0, %offset] [%n0, 2, 1] [1, 1, 1] : tensor<?x2x4xf32> to tensor<?x2x1xf32>
  %rr = linalg.generic {indexing_maps = [#right, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<?x2x1xf32>) outs(%r : tensor<?x2x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<?x2x1xf32>
  %1 = tensor.insert_slice %rr into %0[0, 0, 7] [%n0, 2, 1] [1, 1, 1] : tensor<?x2x1xf32> into tensor<?x2x8xf32>
  %2 = tensor.insert_slice %x into %1[0, 0, 3] [%n0, 2, 4] [1, 1, 1] : tensor<?x2x4xf32> into tensor<?x2x8xf32>
  return %2 : tensor<?x2x8xf32>
}

// -----

// Reversed by reading elements.
// CHECK-LABEL: func @reflect_static_f32_reversing_reads
// CHECK:         pad.pad reflect %{{.*}} low[0, 2] high[0, 0] : tensor<2x4xf32> to tensor<2x6xf32>
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @reflect_static_f32_reversing_reads(%x: tensor<2x4xf32>) -> tensor<2x6xf32> {
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<2x6xf32>
  %s = tensor.extract_slice %x[0, 1] [2, 2] [1, 1] : tensor<2x4xf32> to tensor<2x2xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<2x2xf32>) outs(%s : tensor<2x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.subi %c1, %j : index
    %v = tensor.extract %s[%i, %k] : tensor<2x2xf32>
    linalg.yield %v : f32
  } -> tensor<2x2xf32>
  %0 = tensor.insert_slice %r into %e[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x6xf32>
  %1 = tensor.insert_slice %x into %0[0, 2] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<2x6xf32>
  return %1 : tensor<2x6xf32>
}

// -----

// One element of the result is never written.
// CHECK-LABEL: func @negative_edge_static_f32_hole
// CHECK-COUNT-2: tensor.insert_slice
func.func @negative_edge_static_f32_hole(%x: tensor<4xf32>) -> tensor<7xf32> {
  %e = tensor.empty() : tensor<7xf32>
  %s = tensor.extract_slice %x[3] [1] [1] : tensor<4xf32> to tensor<1xf32>
  %0 = tensor.insert_slice %s into %e[4] [1] [1] : tensor<1xf32> into tensor<7xf32>
  %1 = tensor.insert_slice %x into %0[0] [4] [1] : tensor<4xf32> into tensor<7xf32>
  return %1 : tensor<7xf32>
}

// -----

// The body computes with the element.
// CHECK-LABEL: func @negative_symmetric_static_f32_negated
// CHECK:         linalg.generic
#id = affine_map<(d0) -> (d0)>
#reversed = affine_map<(d0) -> (3 - d0)>
func.func @negative_symmetric_static_f32_negated(%x: tensor<4xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.generic {indexing_maps = [#reversed, #id], iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %v = arith.negf %in : f32
    linalg.yield %v : f32
  } -> tensor<4xf32>
  %0 = tensor.concat dim(0) %x, %r : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

//===----------------------------------------------------------------------===//
// tosa
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @symmetric_static_f32_tosa
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<2x5xf32>
// CHECK-NOT:     tosa
// CHECK:         pad.pad symmetric %[[x]] low[0, 3] high[0, 2] : tensor<2x5xf32> to tensor<2x10xf32>
func.func @symmetric_static_f32_tosa(%x: tensor<2x5xf32>) -> tensor<2x10xf32> {
  %s0 = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %n0 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %l = tosa.slice %x, %s0, %n0 : (tensor<2x5xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  %lr = tosa.reverse %l {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %s1 = tosa.const_shape {values = dense<[0, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %n1 = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %x, %s1, %n1 : (tensor<2x5xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
  %rr = tosa.reverse %r {axis = 1 : i32} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %0 = tosa.concat %lr, %x, %rr {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x5xf32>, tensor<2x2xf32>) -> tensor<2x10xf32>
  return %0 : tensor<2x10xf32>
}
