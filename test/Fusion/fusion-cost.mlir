// RUN: pad-opt %s --fuse-pad --remarks-filter=pad -o %t.mlir 2>&1 | FileCheck %s
// RUN: grep -c pad.pad %t.mlir | FileCheck %s --check-prefix=PADS
// RUN: pad-opt %s --fuse-pad=always --remarks-filter=pad -o %t.always.mlir 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ALWAYS

// A pad is fused where that is expected to take less than to write it.

// PADS: {{^}}28{{$}}

// A pad that stays in the cache takes less than columns of one element.
// CHECK:  [Missed] fuse-pad | Category:pad | Reason="left alone: writing its 17424 bytes is expected to take less than 4 more pads and 1152 elements that are read in parts narrower than a vector"
// ALWAYS: [Passed] fuse-pad | Category:pad | Remark="fused: consumers are cut where they begin and end to read padding"
#source = affine_map<(i, j, k, l) -> (i + k, j + l)>
#window = affine_map<(i, j, k, l) -> (k, l)>
#result = affine_map<(i, j, k, l) -> (i, j)>
func.func @reflect_static_f32_small(%x: tensor<64x64xf32>, %w: tensor<3x3xf32>, %y: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %p = pad.pad reflect %x low[1, 1] high[1, 1] : tensor<64x64xf32> to tensor<66x66xf32>
  %r = linalg.generic {indexing_maps = [#source, #window, #result], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%p, %w : tensor<66x66xf32>, tensor<3x3xf32>) outs(%y : tensor<64x64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}

// One that does not is written 32 rows at a time.
// CHECK:  [Passed] fuse-pad | Category:pad | Remark="fused into tiles of its consumer"
func.func @reflect_static_f32_large(%x: tensor<1080x1920xf32>, %w: tensor<3x3xf32>, %y: tensor<1080x1920xf32>) -> tensor<1080x1920xf32> {
  %p = pad.pad reflect %x low[1, 1] high[1, 1] : tensor<1080x1920xf32> to tensor<1082x1922xf32>
  %r = linalg.generic {indexing_maps = [#source, #window, #result], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%p, %w : tensor<1082x1922xf32>, tensor<3x3xf32>) outs(%y : tensor<1080x1920xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<1080x1920xf32>
  return %r : tensor<1080x1920xf32>
}

// Planes of 4 pages: 64 channels of the source are in one set of a cache.
// CHECK:  [Missed] fuse-pad | Category:pad | Reason="left alone: the positions along axis 1 of the source lie a multiple of 4096 bytes apart, in the same sets of a cache, and those of the pad do not"
func.func @reflect_static_f32_pages(%x: tensor<1x64x64x64xf32>, %w: tensor<4x64x3x1xf32>, %y: tensor<1x4x64x64xf32>) -> tensor<1x4x64x64xf32> {
  %p = pad.pad reflect %x low[0, 0, 1, 0] high[0, 0, 1, 0] : tensor<1x64x64x64xf32> to tensor<1x64x66x64xf32>
  %r = linalg.conv_2d_nchw_fchw ins(%p, %w : tensor<1x64x66x64xf32>, tensor<4x64x3x1xf32>) outs(%y : tensor<1x4x64x64xf32>) -> tensor<1x4x64x64xf32>
  return %r : tensor<1x4x64x64xf32>
}

// Planes of other extents.
// CHECK:  [Passed] fuse-pad | Category:pad | Remark="fused: consumers are cut where they begin and end to read padding"
func.func @reflect_static_f32_no_pages(%x: tensor<1x64x64x65xf32>, %w: tensor<4x64x3x1xf32>, %y: tensor<1x4x64x65xf32>) -> tensor<1x4x64x65xf32> {
  %p = pad.pad reflect %x low[0, 0, 1, 0] high[0, 0, 1, 0] : tensor<1x64x64x65xf32> to tensor<1x64x66x65xf32>
  %r = linalg.conv_2d_nchw_fchw ins(%p, %w : tensor<1x64x66x65xf32>, tensor<4x64x3x1xf32>) outs(%y : tensor<1x4x64x65xf32>) -> tensor<1x4x64x65xf32>
  return %r : tensor<1x4x64x65xf32>
}

// Of several consumers each has its own borders.
// CHECK:  [Passed] fuse-pad | Category:pad | Remark="fused: consumers are cut where they begin and end to read padding"
#rows = affine_map<(i, j, k) -> (i + k, j)>
#row = affine_map<(i, j, k) -> (k)>
#id = affine_map<(i, j, k) -> (i, j)>
func.func @edge_static_f32_consumer(%x: tensor<100x64xf32>, %w: tensor<3xf32>, %y: tensor<100x64xf32>) -> tensor<100x64xf32> {
  %p = pad.pad edge %x low[1, 0] high[1, 0] : tensor<100x64xf32> to tensor<102x64xf32>
  %r0 = linalg.generic {indexing_maps = [#rows, #row, #id], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %w : tensor<102x64xf32>, tensor<3xf32>) outs(%y : tensor<100x64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<100x64xf32>
  return %r0 : tensor<100x64xf32>
}

// What is computed for a pad alone is computed in it, and its border is all that is
// written.
// CHECK:  [Missed] fuse-pad | Category:pad | Reason="left alone: writing the 512 bytes of its border is expected to take less than 2 more pads and 0 elements that are read in parts narrower than a vector"
// ALWAYS: [Passed] fuse-pad | Category:pad | Remark="fused: consumers are cut where they begin and end to read padding"
func.func @edge_static_f32_computed(%x: tensor<100x64xf32>, %w: tensor<3xf32>, %y: tensor<100x64xf32>) -> tensor<100x64xf32> {
  %e = tensor.empty() : tensor<100x64xf32>
  %s = linalg.square ins(%x : tensor<100x64xf32>) outs(%e : tensor<100x64xf32>) -> tensor<100x64xf32>
  %p = pad.pad edge %s low[1, 0] high[1, 0] : tensor<100x64xf32> to tensor<102x64xf32>
  %r0 = linalg.generic {indexing_maps = [#rows, #row, #id], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %w : tensor<102x64xf32>, tensor<3xf32>) outs(%y : tensor<100x64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<100x64xf32>
  return %r0 : tensor<100x64xf32>
}

// The source has another user.
// CHECK:  [Passed] fuse-pad | Category:pad | Remark="fused: consumers are cut where they begin and end to read padding"
func.func @edge_static_f32_computed_for_two(%x: tensor<100x64xf32>, %w: tensor<3xf32>, %y: tensor<100x64xf32>) -> (tensor<100x64xf32>, tensor<100x64xf32>) {
  %e = tensor.empty() : tensor<100x64xf32>
  %s = linalg.square ins(%x : tensor<100x64xf32>) outs(%e : tensor<100x64xf32>) -> tensor<100x64xf32>
  %p = pad.pad edge %s low[1, 0] high[1, 0] : tensor<100x64xf32> to tensor<102x64xf32>
  %r0 = linalg.generic {indexing_maps = [#rows, #row, #id], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %w : tensor<102x64xf32>, tensor<3xf32>) outs(%y : tensor<100x64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<100x64xf32>
  return %r0, %s : tensor<100x64xf32>, tensor<100x64xf32>
}

// A negative amount cuts the source, which then is not computed in the pad.
// CHECK:  [Passed] fuse-pad | Category:pad | Remark="fused: consumers are cut where they begin and end to read padding"
func.func @edge_static_f32_computed_crop(%x: tensor<100x65xf32>, %w: tensor<3xf32>, %y: tensor<100x64xf32>) -> tensor<100x64xf32> {
  %e = tensor.empty() : tensor<100x65xf32>
  %s = linalg.square ins(%x : tensor<100x65xf32>) outs(%e : tensor<100x65xf32>) -> tensor<100x65xf32>
  %p = pad.pad edge %s low[1, 0] high[1, -1] : tensor<100x65xf32> to tensor<102x64xf32>
  %r0 = linalg.generic {indexing_maps = [#rows, #row, #id], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %w : tensor<102x64xf32>, tensor<3xf32>) outs(%y : tensor<100x64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<100x64xf32>
  return %r0 : tensor<100x64xf32>
}

// CHECK:  [Missed] fuse-pad | Category:pad | Reason="left alone: writing its 26112 bytes is expected to take less than 4 more pads and 0 elements that are read in parts narrower than a vector"
func.func @edge_static_f32_consumers(%x: tensor<100x64xf32>, %w: tensor<3xf32>, %y: tensor<100x64xf32>) -> (tensor<100x64xf32>, tensor<100x64xf32>) {
  %p = pad.pad edge %x low[1, 0] high[1, 0] : tensor<100x64xf32> to tensor<102x64xf32>
  %r0 = linalg.generic {indexing_maps = [#rows, #row, #id], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %w : tensor<102x64xf32>, tensor<3xf32>) outs(%y : tensor<100x64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<100x64xf32>
  %r1 = linalg.generic {indexing_maps = [#rows, #row, #id], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %w : tensor<102x64xf32>, tensor<3xf32>) outs(%y : tensor<100x64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<100x64xf32>
  return %r0, %r1 : tensor<100x64xf32>, tensor<100x64xf32>
}

// With extents that are not known, rows are padded as a whole.
// CHECK:  [Passed] fuse-pad | Category:pad | Remark="fused into tiles of its consumer"
func.func @reflect_dynamic_f32(%x: tensor<?x?xf32>, %w: tensor<3x3xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %p = pad.pad reflect %x low[1, 1] high[1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#source, #window, #result], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%p, %w : tensor<?x?xf32>, tensor<3x3xf32>) outs(%y : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// What is not known.
// CHECK:  [Missed] fuse-pad | Category:pad | Reason="left alone: a consumer is no linalg operation on tensors, or which part it reads is not known"
func.func @reflect_static_f32_other(%x: tensor<64xf32>) -> tensor<66xf32> {
  %p = pad.pad reflect %x low[1] high[1] : tensor<64xf32> to tensor<66xf32>
  return %p : tensor<66xf32>
}

// CHECK:  [Missed] fuse-pad | Category:pad | Reason="left alone: each of several slices would have its own tiles written"
func.func @reflect_dynamic_f32_slices(%x: tensor<?xf32>, %n: index, %y: tensor<?xf32>) -> tensor<?xf32> {
  %p = pad.pad reflect %x low[1] high[1] : tensor<?xf32> to tensor<?xf32>
  %s0 = tensor.extract_slice %p[0] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  %s2 = tensor.extract_slice %p[2] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  %r = linalg.add ins(%s0, %s2 : tensor<?xf32>, tensor<?xf32>) outs(%y : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// If extents are not known, a source that is computed in the pad is left there.
// CHECK:  [Missed] fuse-pad | Category:pad | Reason="left alone: its source is computed in it, and writing its border is expected to take less than tiles of unknown extents"
// ALWAYS: [Passed] fuse-pad | Category:pad | Remark="fused into tiles of its consumer"
func.func @reflect_dynamic_f32_computed(%x: tensor<?xf32>, %e: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %s = linalg.sqrt ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %n = tensor.dim %s, %c0 : tensor<?xf32>
  %p = pad.pad reflect %s low[1] high[1] : tensor<?xf32> to tensor<?xf32>
  %r = linalg.exp ins(%p : tensor<?xf32>) outs(%y : tensor<?xf32>) -> tensor<?xf32>
  return %r, %n : tensor<?xf32>, index
}

// Tiles of rows of known extents are faster.
// CHECK:  [Passed] fuse-pad | Category:pad | Remark="fused into tiles of its consumer"
func.func @reflect_batch_f32_computed(%x: tensor<?x64xf32>, %e: tensor<?x64xf32>, %y: tensor<?x66xf32>) -> tensor<?x66xf32> {
  %s = linalg.sqrt ins(%x : tensor<?x64xf32>) outs(%e : tensor<?x64xf32>) -> tensor<?x64xf32>
  %p = pad.pad reflect %s low[0, 1] high[0, 1] : tensor<?x64xf32> to tensor<?x66xf32>
  %r = linalg.exp ins(%p : tensor<?x66xf32>) outs(%y : tensor<?x66xf32>) -> tensor<?x66xf32>
  return %r : tensor<?x66xf32>
}

// Another op reads the source, too.
// CHECK:  [Passed] fuse-pad | Category:pad | Remark="fused into tiles of its consumer"
func.func @reflect_dynamic_f32_shared(%x: tensor<?xf32>, %e: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %s = linalg.sqrt ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %p = pad.pad reflect %s low[1] high[1] : tensor<?xf32> to tensor<?xf32>
  %r = linalg.exp ins(%p : tensor<?xf32>) outs(%y : tensor<?xf32>) -> tensor<?xf32>
  return %r, %s : tensor<?xf32>, tensor<?xf32>
}

// CHECK:  [Missed] fuse-pad | Category:pad | Reason="left alone: nothing reads it, or it pads nothing"
func.func @edge_static_f32_nothing(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %p = pad.pad edge %x low[0] high[0] : tensor<64xf32> to tensor<64xf32>
  %r = linalg.exp ins(%p : tensor<64xf32>) outs(%y : tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// CHECK:  [Missed] fuse-pad | Category:pad | Reason="left alone: a consumer has no iterations"
func.func @edge_static_f32_no_filters(%x: tensor<1x1x8xf32>, %w: tensor<0x1x3xf32>, %y: tensor<1x0x8xf32>) -> tensor<1x0x8xf32> {
  %p = pad.pad edge %x low[0, 0, 1] high[0, 0, 1] : tensor<1x1x8xf32> to tensor<1x1x10xf32>
  %r = linalg.conv_1d_ncw_fcw ins(%p, %w : tensor<1x1x10xf32>, tensor<0x1x3xf32>) outs(%y : tensor<1x0x8xf32>) -> tensor<1x0x8xf32>
  return %r : tensor<1x0x8xf32>
}

// Of a border it is said, too.
// CHECK:  [Passed] fuse-pad | Category:pad | Remark="fused into tiles of its consumer"
func.func @edge_dynamic_f32_border(%a: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %f = pad.fill_border edge %a low[1] high[1] : tensor<?xf32>
  %r = linalg.exp ins(%f : tensor<?xf32>) outs(%y : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
