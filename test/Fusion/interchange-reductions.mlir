// RUN: pad-opt %s --interchange-reductions | FileCheck %s

// The columns of the result are the innermost loop, d3 of seven.
// CHECK-DAG:   #[[$input:.+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d3, d2 + d4, d5 + d6)>
// CHECK-DAG:   #[[$weights:.+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d3, d4, d5)>
// CHECK-DAG:   #[[$result:.+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d6)>
// CHECK-DAG:   #[[$image:.+]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 + d4, d3 + d5)>
// CHECK-DAG:   #[[$window:.+]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d4, d5)>
// CHECK-DAG:   #[[$rows:.+]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// CHECK-LABEL: func @convolution
// CHECK:         linalg.generic {indexing_maps = [#[[$input]], #[[$weights]], #[[$result]]], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "parallel"]}
func.func @convolution(%x: tensor<1x8x18x18xf32>, %w: tensor<8x8x3x3xf32>, %y: tensor<1x8x16x16xf32>)
    -> tensor<1x8x16x16xf32> {
  %0 = linalg.conv_2d_nchw_fchw ins(%x, %w : tensor<1x8x18x18xf32>, tensor<8x8x3x3xf32>)
      outs(%y : tensor<1x8x16x16xf32>) -> tensor<1x8x16x16xf32>
  return %0 : tensor<1x8x16x16xf32>
}

// CHECK-LABEL: func @product
// CHECK:         linalg.generic {{.*}} iterator_types = ["parallel", "reduction", "parallel"]}
func.func @product(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// The loops around a window that LLVM unrolls have the order of the axes of the result.
// CHECK-LABEL: func @depthwise
// CHECK:         linalg.generic {indexing_maps = [#[[$image]], #[[$window]], #[[$rows]]], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]}
func.func @depthwise(%x: tensor<1x16x?x?xf32>, %w: tensor<16x3x3xf32>, %y: tensor<1x16x?x?xf32>) -> tensor<1x16x?x?xf32> {
  %0 = linalg.depthwise_conv_2d_nchw_chw ins(%x, %w : tensor<1x16x?x?xf32>, tensor<16x3x3xf32>)
      outs(%y : tensor<1x16x?x?xf32>) -> tensor<1x16x?x?xf32>
  return %0 : tensor<1x16x?x?xf32>
}

// A window that LLVM unrolls, rows of the input that are columns of the result, rows of
// 4 elements, no row at all.
// CHECK-LABEL: func @left
// CHECK:         linalg.pooling_nchw_max
// CHECK:         linalg.matmul
// CHECK-SAME:      indexing_maps
// CHECK:         linalg.matmul
// CHECK:         linalg.dot
func.func @left(%x: tensor<1x4x17x17xf32>, %k: tensor<2x2xf32>, %p: tensor<1x4x16x16xf32>,
    %a: tensor<64x64xf32>, %c: tensor<64x64xf32>, %b: tensor<64x4xf32>, %d: tensor<64x4xf32>,
    %u: tensor<64xf32>, %e: tensor<f32>)
    -> (tensor<1x4x16x16xf32>, tensor<64x64xf32>, tensor<64x4xf32>, tensor<f32>) {
  %0 = linalg.pooling_nchw_max
      ins(%x, %k : tensor<1x4x17x17xf32>, tensor<2x2xf32>)
      outs(%p : tensor<1x4x16x16xf32>) -> tensor<1x4x16x16xf32>
  %1 = linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
                                      affine_map<(i, j, k) -> (j, k)>,
                                      affine_map<(i, j, k) -> (i, j)>]
      ins(%a, %a : tensor<64x64xf32>, tensor<64x64xf32>)
      outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x4xf32>)
      outs(%d : tensor<64x4xf32>) -> tensor<64x4xf32>
  %3 = linalg.dot ins(%u, %u : tensor<64xf32>, tensor<64xf32>)
      outs(%e : tensor<f32>) -> tensor<f32>
  return %0, %1, %2, %3 : tensor<1x4x16x16xf32>, tensor<64x64xf32>, tensor<64x4xf32>, tensor<f32>
}

// A result with an axis that sums run along, and one without others.
// CHECK-LABEL: func @axes_of_sums
// CHECK:         linalg.generic {indexing_maps = [#[[$sums:.+]], #[[$sums]]], iterator_types = ["reduction"]}
// CHECK:         linalg.generic {{.*}} iterator_types = ["parallel", "reduction", "reduction"]}
#same = affine_map<(i) -> (i)>
#turned = affine_map<(i, j, k) -> (j, i)>
#in = affine_map<(i, j, k) -> (k, i)>
func.func @axes_of_sums(%x: tensor<16xf32>, %y: tensor<16xf32>, %a: tensor<3x16xf32>, %b: tensor<4x16xf32>)
    -> (tensor<16xf32>, tensor<4x16xf32>) {
  %0 = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["reduction"]}
      ins(%x : tensor<16xf32>) outs(%y : tensor<16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  } -> tensor<16xf32>
  %1 = linalg.generic {indexing_maps = [#in, #turned], iterator_types = ["parallel", "reduction", "reduction"]}
      ins(%a : tensor<3x16xf32>) outs(%b : tensor<4x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  } -> tensor<4x16xf32>
  return %0, %1 : tensor<16xf32>, tensor<4x16xf32>
}
