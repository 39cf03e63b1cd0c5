// Updates at computed places; FrontEnds/jax-stablehlo.test runs those of JAX.

// RUN: pad-translate --import-stablehlo --split-input-file %s | FileCheck %s
// RUN: pad-translate --import-stablehlo %s | pad-opt --raise-to-pad --canonicalize \
// RUN:   | FileCheck %s --check-prefix=RAISED

// A halo of one row, as x.at[0].set(x[-2]).at[-1].set(x[1]) is printed.
// CHECK-LABEL: func.func @halo
// CHECK:         %[[FIRST:.*]] = tensor.insert_slice %{{.*}} into %{{.*}}[0, 0] [1, 8] [1, 1]
// CHECK:         tensor.insert_slice %{{.*}} into %[[FIRST]][7, 0] [1, 8] [1, 1]
// CHECK-NOT:     scf.
// RAISED-LABEL: func.func @halo
// RAISED:         pad.fill_border wrap %{{.*}} low[1] high[1] axes [0] : tensor<8x8xf32>
func.func @halo(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.slice %x [6:7, 0:8] : (tensor<8x8xf32>) -> tensor<1x8xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x8xf32>) -> tensor<8xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %3 = "stablehlo.scatter"(%x, %2, %1) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<8x8xf32>, tensor<1xi32>, tensor<8xf32>) -> tensor<8x8xf32>
  %4 = stablehlo.slice %x [1:2, 0:8] : (tensor<8x8xf32>) -> tensor<1x8xf32>
  %5 = stablehlo.reshape %4 : (tensor<1x8xf32>) -> tensor<8xf32>
  %d = stablehlo.constant dense<7> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %7 = "stablehlo.scatter"(%3, %6, %5) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<8x8xf32>, tensor<1xi32>, tensor<8xf32>) -> tensor<8x8xf32>
  return %7 : tensor<8x8xf32>
}

// -----

// A window at a known place, which two numbers say, is added.
// CHECK-LABEL: func.func @add_window
// CHECK-SAME:    (%[[X:.*]]: tensor<8x8xf32>, %[[U:.*]]: tensor<6x6xf32>)
// CHECK:         %[[C:.*]] = tensor.extract_slice %[[X]][1, 2] [6, 6] [1, 1]
// CHECK:         %[[S:.*]] = linalg.generic {{.*}} ins(%[[C]], %[[U]]
// CHECK:           arith.addf
// CHECK:         tensor.insert_slice %[[S]] into %[[X]][1, 2] [6, 6] [1, 1]
func.func @add_window(%x: tensor<8x8xf32>, %u: tensor<6x6xf32>) -> tensor<8x8xf32> {
  %c = stablehlo.constant dense<1> : tensor<1xi32>
  %d = stablehlo.constant dense<2> : tensor<1xi32>
  %i = stablehlo.concatenate %c, %d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x8xf32>, tensor<2xi32>, tensor<6x6xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

// A known place past the end: nothing is updated.
// CHECK-LABEL: func.func @outside
// CHECK-SAME:    (%[[X:.*]]: tensor<8xf32>, %{{.*}}: tensor<2xf32>)
// CHECK:         return %[[X]]
func.func @outside(%x: tensor<8xf32>, %u: tensor<2xf32>) -> tensor<8xf32> {
  %i = stablehlo.constant dense<7> : tensor<1xi32>
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<8xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// A row for each of three places, which are not known, is added if it is inside.
// CHECK-LABEL: func.func @rows
// CHECK-SAME:    (%[[X:.*]]: tensor<4x5xi32>, %[[I:.*]]: tensor<3x1xi32>, %[[U:.*]]: tensor<3x5xi32>)
// CHECK:         scf.for %[[K:.*]] = %{{.*}} iter_args(%[[R:.*]] = %[[X]])
// CHECK:           %[[E:.*]] = tensor.extract %[[I]][%[[K]], %{{.*}}]
// CHECK:           %[[AT:.*]] = arith.index_cast %[[E]] : i32 to index
// CHECK:           scf.if
// CHECK:             %[[W:.*]] = tensor.extract_slice %[[U]][%[[K]], 0] [1, 5] [1, 1] : tensor<3x5xi32> to tensor<5xi32>
// CHECK:             tensor.extract_slice %[[R]][%[[AT]], 0] [1, 5] [1, 1] : tensor<4x5xi32> to tensor<5xi32>
// CHECK:             tensor.insert_slice %{{.*}} into %[[R]][%[[AT]], 0] [1, 5] [1, 1]
// CHECK:           } else {
// CHECK-NEXT:        scf.yield %[[R]]
func.func @rows(%x: tensor<4x5xi32>, %i: tensor<3x1xi32>, %u: tensor<3x5xi32>) -> tensor<4x5xi32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4x5xi32>, tensor<3x1xi32>, tensor<3x5xi32>) -> tensor<4x5xi32>
  return %0 : tensor<4x5xi32>
}
