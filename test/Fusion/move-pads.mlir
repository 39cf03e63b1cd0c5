// Pads move to where fewer elements are written, or where they can be fused.

// RUN: pad-opt %s --fuse-pad=always | FileCheck %s
// RUN: pad-opt %s --fuse-pad=always --canonicalize | FileCheck %s --check-prefix=CLEAN

// 40 elements are not written: the parts are padded where they belong.
// CHECK-LABEL: func.func @reflect_static_f32_concat
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<2x8xf32>, %[[y:[a-z0-9]+]]: tensor<3x8xf32>
// CHECK-NOT:     tensor.concat
// CHECK:         pad.pad_into reflect ins(%[[x]] : tensor<2x8xf32>) outs(%{{.*}} : tensor<2x12xf32>) low[2] high[2] axes [1]
// CHECK:         tensor.insert_slice %{{.*}}[0, 0] [2, 12]
// CHECK:         pad.pad_into reflect ins(%[[y]] : tensor<3x8xf32>) outs(%{{.*}} : tensor<3x12xf32>) low[2] high[2] axes [1]
// CHECK:         tensor.insert_slice %{{.*}}[2, 0] [3, 12]
func.func @reflect_static_f32_concat(%x: tensor<2x8xf32>, %y: tensor<3x8xf32>) -> tensor<5x12xf32> {
  %0 = tensor.concat dim(0) %x, %y : (tensor<2x8xf32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  %1 = pad.pad reflect %0 low[0, 2] high[0, 2] : tensor<5x8xf32> to tensor<5x12xf32>
  return %1 : tensor<5x12xf32>
}

// Here they are written for another user.
// CHECK-LABEL: func.func @negative_reflect_static_f32_concat_has_users
// CHECK:         %[[all:.+]] = tensor.concat
// CHECK:         pad.pad reflect %[[all]]
func.func @negative_reflect_static_f32_concat_has_users(%x: tensor<2x8xf32>, %y: tensor<3x8xf32>) -> (tensor<5x8xf32>, tensor<5x12xf32>) {
  %0 = tensor.concat dim(0) %x, %y : (tensor<2x8xf32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  %1 = pad.pad reflect %0 low[0, 2] high[0, 2] : tensor<5x8xf32> to tensor<5x12xf32>
  return %0, %1 : tensor<5x8xf32>, tensor<5x12xf32>
}

// And here it is the pad that is not written.
// CHECK-LABEL: func.func @negative_reflect_static_f32_concat_then_user
// CHECK:         %[[all:.+]] = tensor.concat
// CHECK-NOT:     tensor<5x66xf32>
// CHECK:         linalg.generic {{.*}} ins(%[[all]], %{{.*}})
func.func @negative_reflect_static_f32_concat_then_user(%a: tensor<2x64xf32>, %b: tensor<3x64xf32>, %w: tensor<3xf32>, %y: tensor<5x64xf32>) -> tensor<5x64xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<2x64xf32>, tensor<3x64xf32>) -> tensor<5x64xf32>
  %1 = pad.pad reflect %0 low[0, 1] high[0, 1] : tensor<5x64xf32> to tensor<5x66xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j + k)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%1, %w : tensor<5x66xf32>, tensor<3xf32>) outs(%y : tensor<5x64xf32>) {
  ^bb0(%c: f32, %d: f32, %e: f32):
    %3 = arith.mulf %c, %d : f32
    %4 = arith.addf %3, %e : f32
    linalg.yield %4 : f32
  } -> tensor<5x64xf32>
  return %2 : tensor<5x64xf32>
}

// CHECK-LABEL: func.func @negative_edge_static_f32_concat_padded
// CHECK:         %[[all:.+]] = tensor.concat
// CHECK:         pad.pad edge %[[all]] low[1] high[1] axes [0]
func.func @negative_edge_static_f32_concat_padded(%x: tensor<2x8xf32>, %y: tensor<3x8xf32>) -> tensor<7x8xf32> {
  %0 = tensor.concat dim(0) %x, %y : (tensor<2x8xf32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  %1 = pad.pad edge %0 low[1, 0] high[1, 0] : tensor<5x8xf32> to tensor<7x8xf32>
  return %1 : tensor<7x8xf32>
}

// 32 elements are transposed instead of 60.
// CHECK-LABEL: func.func @wrap_static_f32_transpose(
// CHECK:         %[[transposed:.+]] = linalg.transpose ins(%{{.*}} : tensor<4x8xf32>) outs(%{{.*}} : tensor<8x4xf32>)
// CHECK:         pad.pad wrap %[[transposed]] low[1, 0] high[3, 1] : tensor<8x4xf32> to tensor<12x5xf32>
func.func @wrap_static_f32_transpose(%x: tensor<4x8xf32>) -> tensor<12x5xf32> {
  %e = tensor.empty() : tensor<12x5xf32>
  %0 = pad.pad wrap %x low[0, 1] high[1, 3] : tensor<4x8xf32> to tensor<5x12xf32>
  %1 = linalg.transpose ins(%0 : tensor<5x12xf32>) outs(%e : tensor<12x5xf32>) permutation = [1, 0]
  return %1 : tensor<12x5xf32>
}

// A pad that makes fewer elements comes first.
// CHECK-LABEL: func.func @negative_wrap_static_f32_transpose_of_crop
// CHECK-NOT:     linalg.transpose ins(%{{.*}} : tensor<9x8xf32>)
// CHECK:         linalg.transpose
// CHECK-NOT:     linalg.transpose ins(%{{.*}} : tensor<9x8xf32>)
// CHECK:         return
func.func @negative_wrap_static_f32_transpose_of_crop(%x: tensor<9x8xf32>) -> tensor<12x5xf32> {
  %e = tensor.empty() : tensor<12x5xf32>
  %0 = pad.pad wrap %x low[-2, 1] high[-2, 3] : tensor<9x8xf32> to tensor<5x12xf32>
  %1 = linalg.transpose ins(%0 : tensor<5x12xf32>) outs(%e : tensor<12x5xf32>) permutation = [1, 0]
  return %1 : tensor<12x5xf32>
}

// Behind the reshape the pad meets a user that it can be fused into.
// CHECK-LABEL: func.func @constant_static_f32_reshape_then_user
// CHECK:         %[[collapsed:.+]] = tensor.collapse_shape %{{.*}} {{\[\[}}0, 1], [2]] : tensor<2x3x64xf32> into tensor<6x64xf32>
// CHECK-NOT:     tensor<2x3x66xf32>
// CHECK:         linalg.generic {{.*}} ins(%[[collapsed]], %{{.*}})
func.func @constant_static_f32_reshape_then_user(%x: tensor<2x3x64xf32>, %w: tensor<3xf32>, %y: tensor<6x64xf32>) -> tensor<6x64xf32> {
  %0 = pad.pad constant %x low[0, 0, 1] high[0, 0, 1] : tensor<2x3x64xf32> to tensor<2x3x66xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<2x3x66xf32> into tensor<6x66xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j + k)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%1, %w : tensor<6x66xf32>, tensor<3xf32>) outs(%y : tensor<6x64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %3 = arith.mulf %a, %b : f32
    %4 = arith.addf %3, %c : f32
    linalg.yield %4 : f32
  } -> tensor<6x64xf32>
  return %2 : tensor<6x64xf32>
}

// CHECK-LABEL: func.func @edge_static_f32_expand_then_user
// CHECK:         %[[expanded:.+]] = tensor.expand_shape %{{.*}} : tensor<6x64xf32> into tensor<2x3x64xf32>
// CHECK-NOT:     tensor<6x66xf32>
// CHECK:         linalg.generic {{.*}} ins(%[[expanded]], %{{.*}})
func.func @edge_static_f32_expand_then_user(%x: tensor<6x64xf32>, %w: tensor<3xf32>, %y: tensor<2x3x64xf32>) -> tensor<2x3x64xf32> {
  %0 = pad.pad edge %x low[0, 1] high[0, 1] : tensor<6x64xf32> to tensor<6x66xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 66] : tensor<6x66xf32> into tensor<2x3x66xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(h, i, j, k) -> (h, i, j + k)>, affine_map<(h, i, j, k) -> (k)>, affine_map<(h, i, j, k) -> (h, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%1, %w : tensor<2x3x66xf32>, tensor<3xf32>) outs(%y : tensor<2x3x64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %3 = arith.mulf %a, %b : f32
    %4 = arith.addf %3, %c : f32
    linalg.yield %4 : f32
  } -> tensor<2x3x64xf32>
  return %2 : tensor<2x3x64xf32>
}

// CHECK-LABEL: func.func @negative_edge_static_f32_reshape_returned
// CHECK:         %[[pad:.+]] = pad.pad edge
// CHECK:         tensor.collapse_shape %[[pad]]
func.func @negative_edge_static_f32_reshape_returned(%x: tensor<2x3x64xf32>) -> tensor<6x66xf32> {
  %0 = pad.pad edge %x low[0, 0, 1] high[0, 0, 1] : tensor<2x3x64xf32> to tensor<2x3x66xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<2x3x66xf32> into tensor<6x66xf32>
  return %1 : tensor<6x66xf32>
}

// Nothing is left of the axes whose amounts move the element.
// CHECK-LABEL: func.func @negative_constant_static_f32_collapse_to_scalar
// CHECK-SAME:    %[[v:[a-z0-9]+]]: f32)
// CHECK:         tensor.splat %[[v]]
// CHECK:         linalg.copy
func.func @negative_constant_static_f32_collapse_to_scalar(%x: tensor<1xf32>, %y: tensor<f32>, %v: f32) -> tensor<f32> {
  %0 = pad.pad constant %x low[1] high[-1] value(%v) : tensor<1xf32> to tensor<1xf32>
  %1 = tensor.collapse_shape %0 [] : tensor<1xf32> into tensor<f32>
  %2 = linalg.copy ins(%1 : tensor<f32>) outs(%y : tensor<f32>) -> tensor<f32>
  return %2 : tensor<f32>
}

// CHECK-LABEL: func.func @negative_constant_static_f32_crop_to_scalar
// CHECK:         tensor.extract_slice %{{.*}}[2, 0] [1, 1] [1, 1]
func.func @negative_constant_static_f32_crop_to_scalar(%x: tensor<3x1xf32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = pad.pad constant %x low[-2, 0] high[0, 0] : tensor<3x1xf32> to tensor<1x1xf32>
  %1 = tensor.collapse_shape %0 [] : tensor<1x1xf32> into tensor<f32>
  %2 = linalg.copy ins(%1 : tensor<f32>) outs(%y : tensor<f32>) -> tensor<f32>
  return %2 : tensor<f32>
}

// CHECK-LABEL: func.func @negative_constant_static_f32_expand_scalar
// CHECK:         tensor.expand_shape %{{.*}} [] output_shape [1, 1]
func.func @negative_constant_static_f32_expand_scalar(%x: tensor<f32>, %y: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = pad.pad constant %x low[] high[] : tensor<f32> to tensor<f32>
  %1 = tensor.expand_shape %0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %2 = linalg.copy ins(%1 : tensor<1x1xf32>) outs(%y : tensor<1x1xf32>) -> tensor<1x1xf32>
  return %2 : tensor<1x1xf32>
}

// A part without elements has no place in the result.
// CHECK-LABEL: func.func @constant_static_f32_concat_of_nothing
// CHECK:         %[[e:.+]] = tensor.empty
// CHECK:         pad.pad_into constant ins(%{{.*}} : tensor<2x4xf32>) outs(%[[e]] : tensor<2x6xf32>)
// CHECK-NOT:     pad.pad
// CHECK:         return
func.func @constant_static_f32_concat_of_nothing(%x: tensor<2x4xf32>, %y: tensor<0x4xf32>) -> tensor<2x6xf32> {
  %0 = tensor.concat dim(0) %x, %y : (tensor<2x4xf32>, tensor<0x4xf32>) -> tensor<2x4xf32>
  %1 = pad.pad constant %0 low[0, 1] high[0, 1] : tensor<2x4xf32> to tensor<2x6xf32>
  return %1 : tensor<2x6xf32>
}

// A layer in blocks of 16 channels: what is packed has no border, and no array
// with one is written in either layout.
// CHECK-LABEL: func.func @constant_static_f32_pack_then_convolution
// CHECK:         %[[packed:.+]] = linalg.pack %{{.*}} inner_dims_pos = [1] inner_tiles = [16] into %{{.*}} : tensor<1x64x56x56xf32> -> tensor<1x4x56x56x16xf32>
// CHECK-NOT:     tensor<1x64x58x58xf32>
// CHECK-NOT:     tensor<1x4x58x58x16xf32>
// CHECK:         linalg.generic {{.*}} ins(%[[packed]], %{{.*}} : tensor<1x4x56x56x16xf32>,
// CHECK-NOT:     tensor<1x64x58x58xf32>
// CHECK-NOT:     tensor<1x4x58x58x16xf32>
// CHECK:         return
#source = affine_map<(n, f, i, j, c, k, l, g, d) -> (n, c, i + k, j + l, d)>
#weights = affine_map<(n, f, i, j, c, k, l, g, d) -> (f, c, k, l, d, g)>
#result = affine_map<(n, f, i, j, c, k, l, g, d) -> (n, f, i, j, g)>
func.func @constant_static_f32_pack_then_convolution(%x: tensor<1x64x56x56xf32>, %w: tensor<4x4x3x3x16x16xf32>, %y: tensor<1x4x56x56x16xf32>) -> tensor<1x4x56x56x16xf32> {
  %0 = pad.pad constant %x low[0, 0, 1, 1] high[0, 0, 1, 1] : tensor<1x64x56x56xf32> to tensor<1x64x58x58xf32>
  %e = tensor.empty() : tensor<1x4x58x58x16xf32>
  %1 = linalg.pack %0 inner_dims_pos = [1] inner_tiles = [16] into %e : tensor<1x64x58x58xf32> -> tensor<1x4x58x58x16xf32>
  %2 = linalg.generic {indexing_maps = [#source, #weights, #result], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "parallel", "reduction"]}
      ins(%1, %w : tensor<1x4x58x58x16xf32>, tensor<4x4x3x3x16x16xf32>) outs(%y : tensor<1x4x56x56x16xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %3 = arith.mulf %a, %b : f32
    %4 = arith.addf %c, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<1x4x56x56x16xf32>
  return %2 : tensor<1x4x56x56x16xf32>
}

// CHECK-LABEL: func.func @reflect_static_f32_pack_permuted
// CHECK:         %[[packed:.+]] = linalg.pack %{{.*}} padding_value(%{{.*}} : f32) outer_dims_perm = [2, 0, 1] inner_dims_pos = [0] inner_tiles = [4] into %{{.*}} : tensor<6x8x9xf32> -> tensor<9x2x8x4xf32>
// CHECK:         pad.pad reflect %[[packed]] low[3, 1] high[4, 2] axes [0, 2] : tensor<9x2x8x4xf32> to tensor<16x2x11x4xf32>
func.func @reflect_static_f32_pack_permuted(%x: tensor<6x8x9xf32>, %v: f32) -> tensor<16x2x11x4xf32> {
  %0 = pad.pad reflect %x low[0, 1, 3] high[0, 2, 4] : tensor<6x8x9xf32> to tensor<6x11x16xf32>
  %e = tensor.empty() : tensor<16x2x11x4xf32>
  %1 = linalg.pack %0 padding_value(%v : f32) outer_dims_perm = [2, 0, 1] inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<6x11x16xf32> -> tensor<16x2x11x4xf32>
  return %1 : tensor<16x2x11x4xf32>
}

// What is unpacked, padded and packed again stays packed.
// CLEAN-LABEL: func.func @edge_static_f32_pack_of_unpack
// CLEAN-SAME:    %[[x:[a-z0-9]+]]: tensor<4x9x16xf32>
// CLEAN-NEXT:    %[[pad:.+]] = pad.pad edge %[[x]] low[1] high[1] axes [1] : tensor<4x9x16xf32> to tensor<4x11x16xf32>
// CLEAN-NEXT:    return %[[pad]]
func.func @edge_static_f32_pack_of_unpack(%x: tensor<4x9x16xf32>) -> tensor<4x11x16xf32> {
  %e = tensor.empty() : tensor<64x9xf32>
  %f = tensor.empty() : tensor<4x11x16xf32>
  %0 = linalg.unpack %x inner_dims_pos = [0] inner_tiles = [16] into %e : tensor<4x9x16xf32> -> tensor<64x9xf32>
  %1 = pad.pad edge %0 low[0, 1] high[0, 1] : tensor<64x9xf32> to tensor<64x11xf32>
  %2 = linalg.pack %1 inner_dims_pos = [0] inner_tiles = [16] into %f : tensor<64x11xf32> -> tensor<4x11x16xf32>
  return %2 : tensor<4x11x16xf32>
}

// The last tile has elements that are dropped.
// CHECK-LABEL: func.func @symmetric_static_f32_unpack
// CHECK:         %[[unpacked:.+]] = linalg.unpack %{{.*}} outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [16] into %{{.*}} : tensor<9x4x16xf32> -> tensor<60x9xf32>
// CHECK:         pad.pad symmetric %[[unpacked]] low[1] high[2] axes [1] : tensor<60x9xf32> to tensor<60x12xf32>
func.func @symmetric_static_f32_unpack(%x: tensor<9x4x16xf32>) -> tensor<60x12xf32> {
  %e = tensor.empty() : tensor<60x12xf32>
  %0 = pad.pad symmetric %x low[1, 0, 0] high[2, 0, 0] : tensor<9x4x16xf32> to tensor<12x4x16xf32>
  %1 = linalg.unpack %0 outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [16] into %e : tensor<12x4x16xf32> -> tensor<60x12xf32>
  return %1 : tensor<60x12xf32>
}

// The border is zero, also where the last tile is filled with something else.
// CHECK-LABEL: func.func @negative_constant_static_f32_pack_other_value
// CHECK:         %[[pad:.+]] = pad.pad constant
// CHECK:         linalg.pack %[[pad]]
func.func @negative_constant_static_f32_pack_other_value(%x: tensor<6x8xf32>, %v: f32) -> tensor<2x10x4xf32> {
  %0 = pad.pad constant %x low[0, 1] high[0, 1] : tensor<6x8xf32> to tensor<6x10xf32>
  %e = tensor.empty() : tensor<2x10x4xf32>
  %1 = linalg.pack %0 padding_value(%v : f32) inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<6x10xf32> -> tensor<2x10x4xf32>
  return %1 : tensor<2x10x4xf32>
}

// CHECK-LABEL: func.func @constant_static_f32_pack_same_value
// CHECK:         %[[packed:.+]] = linalg.pack
// CHECK:         pad.pad constant %[[packed]]
func.func @constant_static_f32_pack_same_value(%x: tensor<6x8xf32>) -> tensor<2x10x4xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = pad.pad constant %x low[0, 1] high[0, 1] : tensor<6x8xf32> to tensor<6x10xf32>
  %e = tensor.empty() : tensor<2x10x4xf32>
  %1 = linalg.pack %0 padding_value(%zero : f32) inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<6x10xf32> -> tensor<2x10x4xf32>
  return %1 : tensor<2x10x4xf32>
}

// Zeros of different signs are different values.
// CHECK-LABEL: func.func @negative_constant_static_f32_pack_minus_zero
// CHECK:         %[[pad:.+]] = pad.pad constant
// CHECK:         linalg.pack %[[pad]]
func.func @negative_constant_static_f32_pack_minus_zero(%x: tensor<6x8xf32>) -> tensor<2x10x4xf32> {
  %zero = arith.constant -0.0 : f32
  %0 = pad.pad constant %x low[0, 1] high[0, 1] : tensor<6x8xf32> to tensor<6x10xf32>
  %e = tensor.empty() : tensor<2x10x4xf32>
  %1 = linalg.pack %0 padding_value(%zero : f32) inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<6x10xf32> -> tensor<2x10x4xf32>
  return %1 : tensor<2x10x4xf32>
}

// A border that begins within a tile.
// CHECK-LABEL: func.func @negative_wrap_static_f32_pack_padded
// CHECK:         %[[pad:.+]] = pad.pad wrap
// CHECK:         linalg.pack %[[pad]]
func.func @negative_wrap_static_f32_pack_padded(%x: tensor<6x8xf32>) -> tensor<2x8x4xf32> {
  %0 = pad.pad wrap %x low[1, 0] high[1, 0] : tensor<6x8xf32> to tensor<8x8xf32>
  %e = tensor.empty() : tensor<2x8x4xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<8x8xf32> -> tensor<2x8x4xf32>
  return %1 : tensor<2x8x4xf32>
}

// CHECK-LABEL: func.func @negative_edge_static_f32_unpack_padded_tiles
// CHECK:         %[[pad:.+]] = pad.pad edge
// CHECK:         linalg.unpack %[[pad]]
func.func @negative_edge_static_f32_unpack_padded_tiles(%x: tensor<2x8x4xf32>) -> tensor<16x8xf32> {
  %0 = pad.pad edge %x low[1, 0, 0] high[1, 0, 0] : tensor<2x8x4xf32> to tensor<4x8x4xf32>
  %e = tensor.empty() : tensor<16x8xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<4x8x4xf32> -> tensor<16x8xf32>
  return %1 : tensor<16x8xf32>
}

// CHECK-LABEL: func.func @negative_edge_static_f32_unpack_padded_lanes
// CHECK:         %[[pad:.+]] = pad.pad edge
// CHECK:         linalg.unpack %[[pad]]
func.func @negative_edge_static_f32_unpack_padded_lanes(%x: tensor<2x8x3xf32>) -> tensor<8x8xf32> {
  %0 = pad.pad edge %x low[0, 0, 0] high[0, 0, 1] : tensor<2x8x3xf32> to tensor<2x8x4xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<2x8x4xf32> -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// CHECK-LABEL: func.func @negative_reflect_static_f32_pack_of_crop
// CHECK:         pad.pad reflect
// CHECK:         linalg.pack
func.func @negative_reflect_static_f32_pack_of_crop(%x: tensor<8x9xf32>) -> tensor<2x8x4xf32> {
  %0 = pad.pad reflect %x low[0, 1] high[0, -2] : tensor<8x9xf32> to tensor<8x8xf32>
  %e = tensor.empty() : tensor<2x8x4xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<8x8xf32> -> tensor<2x8x4xf32>
  return %1 : tensor<2x8x4xf32>
}

// A transposition keeps the encoding of its source; upstream's packs do not.

// CHECK-LABEL: func.func @edge_static_f32_transpose_with_encoding
// CHECK:         %[[t:.*]] = linalg.transpose ins(%{{.*}} : tensor<2x3xf32, "enc">)
// CHECK:         pad.pad edge %[[t:.*]]
func.func @edge_static_f32_transpose_with_encoding(%x: tensor<2x3xf32, "enc">) -> tensor<5x4xf32, "enc"> {
  %0 = pad.pad edge %x low[1, 1] high[1, 1] : tensor<2x3xf32, "enc"> to tensor<4x5xf32, "enc">
  %e = tensor.empty() : tensor<5x4xf32, "enc">
  %1 = linalg.transpose ins(%0 : tensor<4x5xf32, "enc">) outs(%e : tensor<5x4xf32, "enc">) permutation = [1, 0]
  return %1 : tensor<5x4xf32, "enc">
}

// CHECK-LABEL: func.func @negative_edge_static_f32_transpose_to_encoding
// CHECK:         pad.pad edge
// CHECK:         linalg.transpose
func.func @negative_edge_static_f32_transpose_to_encoding(%x: tensor<2x3xf32>) -> tensor<5x4xf32, "enc"> {
  %0 = pad.pad edge %x low[1, 1] high[1, 1] : tensor<2x3xf32> to tensor<4x5xf32>
  %e = tensor.empty() : tensor<5x4xf32, "enc">
  %1 = linalg.transpose ins(%0 : tensor<4x5xf32>) outs(%e : tensor<5x4xf32, "enc">) permutation = [1, 0]
  return %1 : tensor<5x4xf32, "enc">
}

// CHECK-LABEL: func.func @negative_edge_static_f32_pack_with_encoding
// CHECK:         pad.pad edge
// CHECK:         linalg.pack
func.func @negative_edge_static_f32_pack_with_encoding(%x: tensor<8x3xf32, "enc">) -> tensor<2x5x4xf32, "enc"> {
  %0 = pad.pad edge %x low[0, 1] high[0, 1] : tensor<8x3xf32, "enc"> to tensor<8x5xf32, "enc">
  %e = tensor.empty() : tensor<2x5x4xf32, "enc">
  %1 = linalg.pack %0 inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<8x5xf32, "enc"> -> tensor<2x5x4xf32, "enc">
  return %1 : tensor<2x5x4xf32, "enc">
}
