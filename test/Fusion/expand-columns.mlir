// RUN: pad-opt %s --fuse-pad=always | FileCheck %s

// Columns of an image that are read off a pad by division: with a loop for each
// axis, those of the interior are read from the image.

// CHECK-DAG:   #[[$position:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d3, d2 + d4, d5)>
// CHECK-DAG:   #[[$strided:.*]] = affine_map<(d0, d1) -> (d0 * 2 + d1)>

// CHECK-LABEL: func @edge_static_f32_columns
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<1x16x16x4xf32>, %[[y:[a-z0-9]+]]: tensor<1x256x36xf32>
// CHECK:         tensor.expand_shape %[[y]] {{\[\[}}0], [1, 2], [3, 4, 5]] output_shape [1, 16, 16, 3, 3, 4]
// CHECK:         linalg.generic {indexing_maps = [#[[$position]], {{.*}} ins(%[[x]] : tensor<1x16x16x4xf32>) outs(%{{.*}} : tensor<1x14x14x3x3x4xf32>)
// CHECK:         %[[columns:.*]] = tensor.collapse_shape %{{.*}} {{\[\[}}0], [1, 2], [3, 4, 5]] : tensor<1x16x16x3x3x4xf32> into tensor<1x256x36xf32>
// CHECK:         return %[[columns]]
#columns = affine_map<(n, d, e) -> (n, d floordiv 16 + e floordiv 12, d mod 16 + (e mod 12) floordiv 4, e mod 4)>
#result = affine_map<(n, d, e) -> (n, d, e)>
func.func @edge_static_f32_columns(%x: tensor<1x16x16x4xf32>, %y: tensor<1x256x36xf32>) -> tensor<1x256x36xf32> {
  %p = pad.pad edge %x low[0, 1, 1, 0] high[0, 1, 1, 0] : tensor<1x16x16x4xf32> to tensor<1x18x18x4xf32>
  %r = linalg.generic {indexing_maps = [#columns, #result], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%p : tensor<1x18x18x4xf32>) outs(%y : tensor<1x256x36xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<1x256x36xf32>
  return %r : tensor<1x256x36xf32>
}

// One axis, at a stride.

// CHECK-LABEL: func @wrap_static_f32_strided_columns
// CHECK:         linalg.generic {indexing_maps = [#[[$strided]], {{.*}} outs(%{{.*}} : tensor<15x3xf32>)
// CHECK:         tensor.collapse_shape %{{.*}} : tensor<16x3xf32> into tensor<48xf32>
func.func @wrap_static_f32_strided_columns(%x: tensor<32xf32>, %y: tensor<48xf32>) -> tensor<48xf32> {
  %p = pad.pad wrap %x low[1] high[1] : tensor<32xf32> to tensor<34xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d) -> ((d floordiv 3) * 2 + d mod 3)>, affine_map<(d) -> (d)>], iterator_types = ["parallel"]}
      ins(%p : tensor<34xf32>) outs(%y : tensor<48xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<48xf32>
  return %r : tensor<48xf32>
}

// Not expanded: numbers that do not divide each other, results in another order,
// bodies that ask for the index, and loops that nothing divides.

// CHECK-LABEL: func @negative_edge_static_f32_other_columns
// CHECK-NOT:     expand_shape
// CHECK:         return
func.func @negative_edge_static_f32_other_columns(%x: tensor<10xf32>, %y: tensor<12xf32>, %z: tensor<4x3xf32>, %i: tensor<12xindex>)
    -> (tensor<12xf32>, tensor<4x3xf32>, tensor<12xf32>, tensor<12xf32>) {
  %p = pad.pad edge %x low[1] high[1] : tensor<10xf32> to tensor<12xf32>
  %overlap = linalg.generic {indexing_maps = [affine_map<(d) -> (d floordiv 3 + d mod 4)>, affine_map<(d) -> (d)>], iterator_types = ["parallel"]}
      ins(%p : tensor<12xf32>) outs(%y : tensor<12xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<12xf32>
  %turned = linalg.generic {indexing_maps = [affine_map<(d, e) -> (d floordiv 2 + d mod 2 + e)>, affine_map<(d, e) -> (e, d)>], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<12xf32>) outs(%z : tensor<4x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4x3xf32>
  %indexed = linalg.generic {indexing_maps = [affine_map<(d) -> (d floordiv 3 + d mod 3)>, affine_map<(d) -> (d)>], iterator_types = ["parallel"]}
      ins(%p : tensor<12xf32>) outs(%y : tensor<12xf32>) {
  ^bb0(%a: f32, %b: f32):
    %n = linalg.index 0 : index
    %m = arith.index_cast %n : index to i32
    %f = arith.sitofp %m : i32 to f32
    %s = arith.addf %a, %f : f32
    linalg.yield %s : f32
  } -> tensor<12xf32>
  %whole = linalg.generic {indexing_maps = [affine_map<(d) -> (d)>, affine_map<(d) -> (d)>], iterator_types = ["parallel"]}
      ins(%p : tensor<12xf32>) outs(%y : tensor<12xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<12xf32>
  return %overlap, %turned, %indexed, %whole : tensor<12xf32>, tensor<4x3xf32>, tensor<12xf32>, tensor<12xf32>
}
