// What products, convolutions and reductions of windows become;
// Property/products.test compares random ones with NumPy.

// RUN: pad-translate --import-stablehlo --split-input-file %s | FileCheck %s

// Loops over the result come first, then those along which products are added up, in
// the order of the axes of the right operand.
// CHECK-DAG: #[[$X:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d4, d1, d0, d3)>
// CHECK-DAG: #[[$Y:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d3, d2, d0, d4)>
// CHECK-DAG: #[[$R:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
// CHECK-LABEL: func.func @dot
// CHECK:         %[[F:.*]] = linalg.fill {{.*}} -> tensor<3x5x6xf32>
// CHECK:         linalg.generic {indexing_maps = [#[[$X]], #[[$Y]], #[[$R]]], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]}
// CHECK-SAME:      outs(%[[F]] : tensor<3x5x6xf32>)
// CHECK:           arith.mulf
// CHECK:           arith.addf
func.func @dot(%x: tensor<2x5x3x4xf32>, %y: tensor<4x6x3x2xf32>) -> tensor<3x5x6xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [2] x [2], contracting_dims = [0, 3] x [3, 0] : (tensor<2x5x3x4xf32>, tensor<4x6x3x2xf32>) -> tensor<3x5x6xf32>
  return %0 : tensor<3x5x6xf32>
}

// -----

// Sums of narrow floats are wider, and are rounded at the end.
// CHECK-LABEL: func.func @dot_bf16
// CHECK:         %[[S:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<3x4xbf16>, tensor<4x5xbf16>) outs(%{{.*}} : tensor<3x5xf32>)
// CHECK-COUNT-2:   arith.extf
// CHECK:         linalg.generic {{.*}} ins(%[[S]] : tensor<3x5xf32>) outs(%{{.*}} : tensor<3x5xbf16>)
// CHECK:           arith.truncf
func.func @dot_bf16(%x: tensor<3x4xbf16>, %y: tensor<4x5xbf16>) -> tensor<3x5xbf16> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [DEFAULT, HIGHEST] : (tensor<3x4xbf16>, tensor<4x5xbf16>) -> tensor<3x5xbf16>
  return %0 : tensor<3x5xbf16>
}

// -----

// CHECK-DAG: #[[$X:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 + d5 * 3, d6)>
// CHECK-DAG: #[[$K:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
// CHECK-LABEL: func.func @convolution
// CHECK:         %[[P:.*]] = pad.pad constant %{{.*}} low[0, 1, -1, 0] high[0, 0, 2, 0]
// CHECK:         linalg.generic {indexing_maps = [#[[$X]], #[[$K]], #{{.*}}], {{.*}} ins(%[[P]], %{{.*}} : tensor<2x9x9x4xf32>, tensor<3x3x4x6xf32>) outs(%{{.*}} : tensor<2x4x3x6xf32>)
func.func @convolution(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) -> tensor<2x4x3x6xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 0], [-1, 2]], rhs_dilate = [1, 3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x4x3x6xf32>
  return %0 : tensor<2x4x3x6xf32>
}

// -----

// Groups of one feature and one output each have a loop, and nothing is reshaped.
// CHECK-DAG: #[[$X:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 + d3)>
// CHECK-DAG: #[[$K:.*]] = affine_map<(d0, d1, d2, d3) -> (d1, 0, d3)>
// CHECK-LABEL: func.func @depthwise
// CHECK-NOT:     tensor.expand_shape
// CHECK:         linalg.generic {indexing_maps = [#[[$X]], #[[$K]], #{{.*}}], {{.*}} ins(%{{.*}}, %{{.*}} : tensor<2x4x8xf32>, tensor<4x1x3xf32>) outs(%{{.*}} : tensor<2x4x6xf32>)
// CHECK-NOT:     tensor.collapse_shape
func.func @depthwise(%x: tensor<2x4x8xf32>, %k: tensor<4x1x3xf32>) -> tensor<2x4x6xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x4x8xf32>, tensor<4x1x3xf32>) -> tensor<2x4x6xf32>
  return %0 : tensor<2x4x6xf32>
}

// -----

// CHECK-DAG: #[[$X:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d0, d4, d3 + d5)>
// CHECK-DAG: #[[$K:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
// CHECK-LABEL: func.func @batch_groups
// CHECK:         %[[S:.*]] = linalg.generic {indexing_maps = [#[[$X]], #[[$K]], #{{.*}}], {{.*}} ins(%{{.*}}, %{{.*}} : tensor<2x3x4x8xi32>, tensor<2x3x4x3xi32>) outs(%{{.*}} : tensor<3x2x3x6xi32>)
// CHECK:         tensor.collapse_shape %[[S]] {{\[\[}}0], [1, 2], [3]]
func.func @batch_groups(%x: tensor<6x4x8xi32>, %k: tensor<6x4x3xi32>) -> tensor<3x6x6xi32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<6x4x8xi32>, tensor<6x4x3xi32>) -> tensor<3x6x6xi32>
  return %0 : tensor<3x6x6xi32>
}

// -----

// CHECK-DAG: #[[$X:.*]] = affine_map<(d0, d1, d2) -> (d0, d1 * 2 + d2 * 3)>
// CHECK-DAG: #[[$W:.*]] = affine_map<(d0, d1, d2) -> (d2)>
// CHECK-LABEL: func.func @windows
// CHECK:         %[[S:.*]] = tensor.extract %{{.*}}[] : tensor<f32>
// CHECK:         %[[P:.*]] = pad.pad constant %{{.*}} low[0, 1] high[0, 0] value(%[[S]])
// CHECK:         %[[WINDOW:.*]] = tensor.empty() : tensor<2xf32>
// CHECK:         %[[F:.*]] = linalg.fill ins(%[[S]]
// CHECK:         linalg.generic {indexing_maps = [#[[$X]], #[[$W]], #{{.*}}], {{.*}} ins(%[[P]], %[[WINDOW]] : tensor<3x10xf32>, tensor<2xf32>) outs(%[[F]] : tensor<3x4xf32>)
// CHECK:           arith.maximumf
func.func @windows(%x: tensor<3x9xf32>, %i: tensor<f32>) -> tensor<3x4xf32> {
  %0 = "stablehlo.reduce_window"(%x, %i) <{padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<3x9xf32>, tensor<f32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// -----

// Windows longer than the tensor: there are none.
// CHECK-LABEL: func.func @no_windows
// CHECK:         %[[E:.*]] = tensor.empty() : tensor<1x0x2xf32>
// CHECK-NEXT:    return %[[E]]
func.func @no_windows(%x: tensor<1x2x3xf32>, %k: tensor<3x3x2xf32>) -> tensor<1x0x2xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3xf32>, tensor<3x3x2xf32>) -> tensor<1x0x2xf32>
  return %0 : tensor<1x0x2xf32>
}
