// What some operations become; FrontEnds/jax-stablehlo.test runs them all.

// RUN: pad-translate --import-stablehlo --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @pad
// CHECK-SAME:    (%[[X:.*]]: tensor<4x5xf32>, %[[V:.*]]: tensor<f32>)
// CHECK:         %[[S:.*]] = tensor.extract %[[V]][]
// CHECK:         %[[P:.*]] = pad.pad constant %[[X]] low[1, -1] high[0, 2] value(%[[S]])
// CHECK:         return %[[P]] : tensor<5x6xf32>
func.func @pad(%x: tensor<4x5xf32>, %v: tensor<f32>) -> tensor<5x6xf32> {
  %0 = stablehlo.pad %x, %v, low = [1, -1], high = [0, 2], interior = [0, 0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5x6xf32>
  return %0 : tensor<5x6xf32>
}

// -----

// CHECK-LABEL: func.func @interior
// CHECK:         %[[F:.*]] = linalg.fill {{.*}} -> tensor<7xf32>
// CHECK:         %[[I:.*]] = tensor.insert_slice %{{.*}} into %[[F]][0] [4] [2]
// CHECK:         pad.pad constant %[[I]] low[1] high[2]
func.func @interior(%x: tensor<4xf32>, %v: tensor<f32>) -> tensor<10xf32> {
  %0 = stablehlo.pad %x, %v, low = [1], high = [2], interior = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<10xf32>
  return %0 : tensor<10xf32>
}

// -----

// x0 . x1 . x2 . x3 without three on the left and one on the right is . x2 .
// CHECK-LABEL: func.func @interior_crop
// CHECK:         %[[F:.*]] = linalg.fill {{.*}} -> tensor<7xf32>
// CHECK:         %[[I:.*]] = tensor.insert_slice %{{.*}} into %[[F]][0] [4] [2]
// CHECK:         pad.pad constant %[[I]] low[-3] high[-1]
func.func @interior_crop(%x: tensor<4xf32>, %v: tensor<f32>) -> tensor<3xf32> {
  %0 = stablehlo.pad %x, %v, low = [-3], high = [-1], interior = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// No element is left.
// CHECK-LABEL: func.func @interior_crop_all
// CHECK:         %[[I:.*]] = tensor.insert_slice %{{.*}} into %{{.*}}[0] [2] [3]
// CHECK:         pad.pad constant %[[I]] low[-1] high[-1]
func.func @interior_crop_all(%x: tensor<2xf32>, %v: tensor<f32>) -> tensor<2xf32> {
  %0 = stablehlo.pad %x, %v, low = [-1], high = [-1], interior = [2] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// Unknown extents where no number depends on them.
// CHECK-LABEL: func.func @dynamic
// CHECK:         pad.pad constant %{{.*}} low[0, 1] high[0, 1] {{.*}} : tensor<?x5xf32> to tensor<?x7xf32>
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<?x7xf32>)
func.func @dynamic(%x: tensor<?x5xf32>, %v: tensor<f32>) -> tensor<?x7xf32> {
  %0 = stablehlo.pad %x, %v, low = [0, 1], high = [0, 1], interior = [0, 0] : (tensor<?x5xf32>, tensor<f32>) -> tensor<?x7xf32>
  %1 = stablehlo.add %0, %0 : tensor<?x7xf32>
  return %1 : tensor<?x7xf32>
}

// -----

// Integers without a sign compute, where the type has none.
// CHECK-LABEL: func.func @unsigned
// CHECK:         %[[C:.*]] = arith.constant dense<3> : tensor<i8>
// CHECK:         tensor.bitcast %[[C]] : tensor<i8> to tensor<ui8>
// CHECK:         builtin.unrealized_conversion_cast %{{.*}} : ui8 to i8
// CHECK:         arith.maxui {{.*}} : i8
func.func @unsigned(%x: tensor<4xui8>) -> tensor<4xui8> {
  %c = stablehlo.constant dense<3> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<4xui8>
  %1 = stablehlo.maximum %x, %0 : tensor<4xui8>
  return %1 : tensor<4xui8>
}

// -----

// A sum whose result has an extent that its operand knows is left.
// CHECK-LABEL: func.func @reduce_to_unknown
// CHECK:         stablehlo.reduce
func.func @reduce_to_unknown(%x: tensor<4x4xf32>) -> tensor<?xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// A typed key of JAX for an argument: a mesh without axes, and what is sharded over it.
// CHECK-NOT:   sdy.mesh
// CHECK-LABEL: func.func @keys
// CHECK-SAME:    (%[[K:.*]]: tensor<3x2xui32>)
// CHECK-NEXT:    return %[[K]]
sdy.mesh @empty_mesh = <[]> {stablehlo.mesh = {axes = []}}
func.func @keys(%k: tensor<3x2xui32>) -> tensor<3x2xui32> {
  %0 = sdy.sharding_constraint %k <@empty_mesh, [{}, {}]> : tensor<3x2xui32>
  return %0 : tensor<3x2xui32>
}
