// Users of pads get the parts that they read.

// RUN: pad-opt %s --fuse-pad=always | FileCheck %s
// RUN: pad-opt %s --fuse-pad=always --pad-to-scf \
// RUN:   | FileCheck %s --check-prefix=BUFFERS

#weight = affine_map<(i, j) -> (j)>
#result = affine_map<(i, j) -> (i)>

// The middle reads the source, the borders a pad of two elements.
// CHECK-LABEL: func.func @reflect_static_f32_conv_1d
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<64xf32>
// CHECK-DAG:     %[[front:.+]] = tensor.extract_slice %[[x]][0] [2] [1]
// CHECK-DAG:     %[[low:.+]] = pad.pad reflect %[[front]] low[1] high[0] : tensor<2xf32> to tensor<3xf32>
// CHECK:         linalg.conv_1d ins(%[[low]], %{{.*}} : tensor<3xf32>, tensor<3xf32>) outs(%{{.*}} : tensor<1xf32>)
// CHECK:         linalg.conv_1d ins(%[[x]], %{{.*}} : tensor<64xf32>, tensor<3xf32>) outs(%{{.*}} : tensor<62xf32>)
// CHECK:         %[[back:.+]] = tensor.extract_slice %[[x]][62] [2] [1]
// CHECK:         %[[high:.+]] = pad.pad reflect %[[back]] low[0] high[1] : tensor<2xf32> to tensor<3xf32>
// CHECK:         linalg.conv_1d ins(%[[high]], %{{.*}} : tensor<3xf32>, tensor<3xf32>) outs(%{{.*}} : tensor<1xf32>)
func.func @reflect_static_f32_conv_1d(%x: tensor<64xf32>, %w: tensor<3xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %0 = pad.pad reflect %x low[1] high[1] : tensor<64xf32> to tensor<66xf32>
  %1 = linalg.conv_1d ins(%0, %w : tensor<66xf32>, tensor<3xf32>) outs(%y : tensor<64xf32>) -> tensor<64xf32>
  return %1 : tensor<64xf32>
}

// One border for each end that reads padding, and there is none at the right.
// CHECK-LABEL: func.func @constant_static_f32_conv_2d
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<1x3x14x13xf32>
// CHECK:         %[[top:.+]] = pad.pad constant %{{.*}} low[1, 2] high[0, 0] axes [2, 3] : tensor<1x3x2x13xf32> to tensor<1x3x3x15xf32>
// CHECK:         linalg.conv_2d_nchw_fchw ins(%[[top]], %{{.*}}) outs(%{{.*}} : tensor<1x4x1x13xf32>)
// CHECK:         %[[left:.+]] = pad.pad constant %{{.*}} low[2] high[0] axes [3] : tensor<1x3x14x2xf32> to tensor<1x3x14x4xf32>
// CHECK:         linalg.conv_2d_nchw_fchw ins(%[[left]], %{{.*}}) outs(%{{.*}} : tensor<1x4x12x2xf32>)
// CHECK:         linalg.conv_2d_nchw_fchw ins(%[[x]], %{{.*}}) outs(%{{.*}} : tensor<1x4x12x11xf32>)
// CHECK:         %[[bottom:.+]] = pad.pad constant %{{.*}} low[0, 2] high[1, 0] axes [2, 3] : tensor<1x3x2x13xf32> to tensor<1x3x3x15xf32>
// CHECK:         linalg.conv_2d_nchw_fchw ins(%[[bottom]], %{{.*}}) outs(%{{.*}} : tensor<1x4x1x13xf32>)
// CHECK-NOT:     linalg.conv_2d_nchw_fchw

// No buffer has the extents of the pad, and the parts of the result are written
// where they belong.
// BUFFERS-LABEL: func.func @constant_static_f32_conv_2d
// BUFFERS-NOT:     memref<1x3x16x15xf32
// BUFFERS-NOT:     memref.copy
// BUFFERS:         memref.alloc() {{.*}} : memref<1x3x3x15xf32>
// BUFFERS-NOT:     memref<1x3x16x15xf32
// BUFFERS-NOT:     memref.copy
// BUFFERS:         memref.alloc() {{.*}} : memref<1x3x14x4xf32>
// BUFFERS-NOT:     memref<1x3x16x15xf32
// BUFFERS-NOT:     memref.copy
// BUFFERS:         return
func.func @constant_static_f32_conv_2d(%x: tensor<1x3x14x13xf32>, %w: tensor<4x3x3x3xf32>) -> tensor<1x4x14x13xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x4x14x13xf32>
  %y = linalg.fill ins(%zero : f32) outs(%e : tensor<1x4x14x13xf32>) -> tensor<1x4x14x13xf32>
  %0 = pad.pad constant %x low[0, 0, 1, 2] high[0, 0, 1, 0] : tensor<1x3x14x13xf32> to tensor<1x3x16x15xf32>
  %1 = linalg.conv_2d_nchw_fchw ins(%0, %w : tensor<1x3x16x15xf32>, tensor<4x3x3x3xf32>) outs(%y : tensor<1x4x14x13xf32>) -> tensor<1x4x14x13xf32>
  return %1 : tensor<1x4x14x13xf32>
}

// Steps of 2: iterations 0 and 32 read padding. A wrap reads both ends at once,
// which is no block.
// CHECK-LABEL: func.func @wrap_static_f32_strided
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<64xf32>
// CHECK:         %[[low:.+]] = pad.pad wrap %[[x]] low[{{.*}}] high[{{.*}}] : tensor<64xf32> to tensor<3xf32>
// CHECK:         linalg.generic {{.*}} ins(%[[low]], %{{.*}}) outs(%{{.*}} : tensor<1xf32>)
// CHECK:         %[[middle:.+]] = tensor.extract_slice %[[x]][0] [63] [1]
// CHECK:         linalg.generic {{.*}} ins(%[[middle]], %{{.*}}) outs(%{{.*}} : tensor<31xf32>)
// CHECK:         pad.pad wrap %[[x]] low[{{.*}}] high[{{.*}}] : tensor<64xf32> to tensor<3xf32>
func.func @wrap_static_f32_strided(%x: tensor<64xf32>, %w: tensor<3xf32>, %y: tensor<33xf32>) -> tensor<33xf32> {
  %0 = pad.pad wrap %x low[2] high[1] : tensor<64xf32> to tensor<67xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (2 * i + j)>, #weight, #result], iterator_types = ["parallel", "reduction"]}
      ins(%0, %w : tensor<67xf32>, tensor<3xf32>) outs(%y : tensor<33xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %2 = arith.mulf %a, %b : f32
    %3 = arith.addf %2, %c : f32
    linalg.yield %3 : f32
  } -> tensor<33xf32>
  return %1 : tensor<33xf32>
}

// Both users together need 16 elements of 66.
// CHECK-LABEL: func.func @constant_static_f32_two_users
// CHECK-NOT:     tensor<66xf32>
// CHECK-COUNT-2: pad.pad constant {{.*}} to tensor<3xf32>
// CHECK-NOT:     tensor<66xf32>
// CHECK-COUNT-2: pad.pad constant {{.*}} to tensor<5xf32>
// CHECK-NOT:     pad.pad
// CHECK:         return
func.func @constant_static_f32_two_users(%x: tensor<64xf32>, %w: tensor<3xf32>, %v: tensor<5xf32>, %y: tensor<64xf32>, %z: tensor<62xf32>) -> (tensor<64xf32>, tensor<62xf32>) {
  %0 = pad.pad constant %x low[1] high[1] : tensor<64xf32> to tensor<66xf32>
  %1 = linalg.conv_1d ins(%0, %w : tensor<66xf32>, tensor<3xf32>) outs(%y : tensor<64xf32>) -> tensor<64xf32>
  %2 = linalg.conv_1d ins(%0, %v : tensor<66xf32>, tensor<5xf32>) outs(%z : tensor<62xf32>) -> tensor<62xf32>
  return %1, %2 : tensor<64xf32>, tensor<62xf32>
}

// Here they need 24 elements of 10.
// CHECK-LABEL: func.func @negative_constant_static_f32_more_than_the_pad
// CHECK:         %[[pad:.+]] = pad.pad constant %{{.*}} low[2] high[2] : tensor<6xf32> to tensor<10xf32>
// CHECK-COUNT-2: linalg.conv_1d ins(%[[pad]], %{{.*}}) outs(%{{.*}} : tensor<6xf32>)
func.func @negative_constant_static_f32_more_than_the_pad(%x: tensor<6xf32>, %w: tensor<5xf32>, %v: tensor<5xf32>, %y: tensor<6xf32>, %z: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
  %0 = pad.pad constant %x low[2] high[2] : tensor<6xf32> to tensor<10xf32>
  %1 = linalg.conv_1d ins(%0, %w : tensor<10xf32>, tensor<5xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
  %2 = linalg.conv_1d ins(%0, %v : tensor<10xf32>, tensor<5xf32>) outs(%z : tensor<6xf32>) -> tensor<6xf32>
  return %1, %2 : tensor<6xf32>, tensor<6xf32>
}

// The pad is written for the caller.
// CHECK-LABEL: func.func @negative_edge_static_f32_returned
// CHECK:         %[[pad:.+]] = pad.pad edge
// CHECK:         linalg.conv_1d ins(%[[pad]], %{{.*}}) outs(%{{.*}} : tensor<64xf32>)
// CHECK:         return %[[pad]]
func.func @negative_edge_static_f32_returned(%x: tensor<64xf32>, %w: tensor<3xf32>, %y: tensor<64xf32>) -> (tensor<66xf32>, tensor<64xf32>) {
  %0 = pad.pad edge %x low[1] high[1] : tensor<64xf32> to tensor<66xf32>
  %1 = linalg.conv_1d ins(%0, %w : tensor<66xf32>, tensor<3xf32>) outs(%y : tensor<64xf32>) -> tensor<64xf32>
  return %0, %1 : tensor<66xf32>, tensor<64xf32>
}

// Every element of the result reads padding: tiles.
// CHECK-LABEL: func.func @symmetric_static_f32_no_middle
// CHECK:         scf.for
// CHECK:           %[[tile:.+]] = pad.pad symmetric {{.*}} to tensor<12xf32>
// CHECK:           linalg.conv_1d ins(%[[tile]], %{{.*}}) outs(%{{.*}} : tensor<4xf32>)
func.func @symmetric_static_f32_no_middle(%x: tensor<8xf32>, %w: tensor<9xf32>, %y: tensor<16xf32>) -> tensor<16xf32> {
  %0 = pad.pad symmetric %x low[8] high[8] : tensor<8xf32> to tensor<24xf32>
  %1 = linalg.conv_1d ins(%0, %w : tensor<24xf32>, tensor<9xf32>) outs(%y : tensor<16xf32>) -> tensor<16xf32>
  return %1 : tensor<16xf32>
}

// A stencil of slices that are shifted against each other. Its ends read one
// element of each; in the middle all are slices of the source.
// CHECK-LABEL: func @reflect_static_f32_shifted_slices(
// CHECK-SAME: %[[X:[^:]*]]: tensor<64xf32>
// CHECK: %[[FIRST:.*]] = tensor.extract_slice %[[X]][1] [1] [1]
// CHECK: %[[FIRST_TOO:.*]] = tensor.extract_slice %[[X]][1] [1] [1]
// CHECK: linalg.generic {{.*}} ins(%[[FIRST]], %[[FIRST_TOO]] : tensor<1xf32>, tensor<1xf32>)
// CHECK: %[[LEFT:.*]] = tensor.extract_slice %[[X]][0] [62] [1]
// CHECK: %[[RIGHT:.*]] = tensor.extract_slice %[[X]][2] [62] [1]
// CHECK: linalg.generic {{.*}} ins(%[[LEFT]], %[[RIGHT]] : tensor<62xf32>, tensor<62xf32>)
// CHECK: %[[LAST:.*]] = tensor.extract_slice %[[X]][62] [1] [1]
// CHECK: %[[LAST_TOO:.*]] = tensor.extract_slice %[[X]][62] [1] [1]
// CHECK: linalg.generic {{.*}} ins(%[[LAST]], %[[LAST_TOO]] : tensor<1xf32>, tensor<1xf32>)
#shifted_id = affine_map<(i) -> (i)>
func.func @reflect_static_f32_shifted_slices(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %p = pad.pad reflect %x low[1] high[1] : tensor<64xf32> to tensor<66xf32>
  %l = tensor.extract_slice %p[0] [64] [1] : tensor<66xf32> to tensor<64xf32>
  %r = tensor.extract_slice %p[2] [64] [1] : tensor<66xf32> to tensor<64xf32>
  %0 = linalg.generic {indexing_maps = [#shifted_id, #shifted_id, #shifted_id], iterator_types = ["parallel"]}
      ins(%l, %r : tensor<64xf32>, tensor<64xf32>) outs(%y : tensor<64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// One that is shifted by what is not known is left alone.
// CHECK-LABEL: func @negative_reflect_static_f32_unknown_shift(
// CHECK: pad.pad reflect %{{.*}} low[1] high[1] : tensor<64xf32> to tensor<66xf32>
func.func @negative_reflect_static_f32_unknown_shift(%x: tensor<64xf32>, %y: tensor<64xf32>, %o: index) -> tensor<64xf32> {
  %p = pad.pad reflect %x low[1] high[1] : tensor<64xf32> to tensor<66xf32>
  %l = tensor.extract_slice %p[0] [64] [1] : tensor<66xf32> to tensor<64xf32>
  %r = tensor.extract_slice %p[%o] [64] [1] : tensor<66xf32> to tensor<64xf32>
  %0 = linalg.generic {indexing_maps = [#shifted_id, #shifted_id, #shifted_id], iterator_types = ["parallel"]}
      ins(%l, %r : tensor<64xf32>, tensor<64xf32>) outs(%y : tensor<64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// One loop reads along two axes: it is not cut for one of them and then tiled.
// CHECK-LABEL: func.func @reflect_static_f32_diagonal
// CHECK:         scf.for
// CHECK-NOT:     tensor.extract_slice {{.*}}[5]
// CHECK:         return
func.func @reflect_static_f32_diagonal(%x: tensor<10x26xf32>, %y: tensor<46xf32>) -> tensor<46xf32> {
  %0 = pad.pad reflect %x low[5, 20] high[31, 0] : tensor<10x26xf32> to tensor<46x46xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%0 : tensor<46x46xf32>) outs(%y : tensor<46xf32>) {
  ^bb0(%a: f32, %b: f32):
    %2 = arith.addf %a, %a : f32
    linalg.yield %2 : f32
  } -> tensor<46xf32>
  return %1 : tensor<46xf32>
}

// A source that is empty, which types hide: no tile of it is one that has nothing
// to show.
// CHECK-LABEL: func.func @symmetric_dynamic_f32_hidden_empty
// CHECK:         %[[x:.+]] = tensor.cast %{{.*}} : tensor<0x35xf32> to tensor<?x35xf32>
// CHECK-NOT:     pad.pad symmetric {{.*}} : tensor<0x
// CHECK:         return
func.func @symmetric_dynamic_f32_hidden_empty(%x: tensor<0x35xf32>, %y: tensor<3x37xf32>) -> tensor<3x37xf32> {
  %0 = tensor.cast %x : tensor<0x35xf32> to tensor<?x35xf32>
  %1 = pad.pad symmetric %0 low[1, 1] high[2, 1] : tensor<?x35xf32> to tensor<3x37xf32>
  %2 = linalg.exp ins(%1 : tensor<3x37xf32>) outs(%y : tensor<3x37xf32>) -> tensor<3x37xf32>
  return %2 : tensor<3x37xf32>
}

// What has no iterations stays as it is, also where types hide that.
// CHECK-LABEL: func.func @edge_static_f32_no_rows
// CHECK-COUNT-2: linalg.exp ins(%{{.*}} : tensor<0x33xf32>)
func.func @edge_static_f32_no_rows(%x: tensor<0x35xf32>, %y: tensor<0x33xf32>) -> (tensor<0x33xf32>, tensor<?x33xf32>) {
  %0 = pad.pad edge %x low[0, 0] high[0, -2] : tensor<0x35xf32> to tensor<0x33xf32>
  %1 = linalg.exp ins(%0 : tensor<0x33xf32>) outs(%y : tensor<0x33xf32>) -> tensor<0x33xf32>
  %2 = tensor.cast %x : tensor<0x35xf32> to tensor<?x35xf32>
  %3 = tensor.cast %y : tensor<0x33xf32> to tensor<?x33xf32>
  %4 = pad.pad edge %2 low[0, 0] high[0, -2] : tensor<?x35xf32> to tensor<?x33xf32>
  %5 = linalg.exp ins(%4 : tensor<?x33xf32>) outs(%3 : tensor<?x33xf32>) -> tensor<?x33xf32>
  return %1, %5 : tensor<0x33xf32>, tensor<?x33xf32>
}

// Tiles of what reads backwards, or at quotients, would read out of bounds.
// CHECK-LABEL: func.func @edge_dynamic_f32_backwards
// CHECK: %[[P:.*]] = pad.pad edge %arg0 low[1] high[1] axes [0]
// CHECK: linalg.generic {{.*}} ins(%[[P]] : tensor<?x8xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[P]] : tensor<?x8xf32>)
// CHECK-NOT: pad.pad
#backwards = affine_map<(i, j) -> (i, 7 - j)>
#half = affine_map<(i, j) -> (i, j floordiv 2)>
#rows = affine_map<(i, j) -> (i, j)>
func.func @edge_dynamic_f32_backwards(%x: tensor<?x8xf32>, %y: tensor<?x8xf32>, %z: tensor<?x16xf32>) -> (tensor<?x8xf32>, tensor<?x16xf32>) {
  %0 = pad.pad edge %x low[1, 0] high[1, 0] : tensor<?x8xf32> to tensor<?x8xf32>
  %1 = linalg.generic {indexing_maps = [#backwards, #rows], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<?x8xf32>) outs(%y : tensor<?x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<?x8xf32>
  %2 = linalg.generic {indexing_maps = [#half, #rows], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<?x8xf32>) outs(%z : tensor<?x16xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<?x16xf32>
  return %1, %2 : tensor<?x8xf32>, tensor<?x16xf32>
}

// Alone it would be tiled, or where extents are known, cut.
// CHECK-LABEL: func.func @edge_dynamic_f32_alone
// CHECK: %[[P:.*]] = pad.pad edge %arg0 low[1] high[1] axes [0]
// CHECK-NEXT: linalg.generic {{.*}} ins(%[[P]] : tensor<?x8xf32>)
// CHECK: %[[Q:.*]] = pad.pad edge %arg2 low[1] high[1] axes [0]
// CHECK-NEXT: linalg.generic {{.*}} ins(%[[Q]] : tensor<66x8xf32>)
func.func @edge_dynamic_f32_alone(%x: tensor<?x8xf32>, %y: tensor<?x8xf32>, %u: tensor<64x8xf32>, %v: tensor<66x8xf32>) -> (tensor<?x8xf32>, tensor<66x8xf32>) {
  %0 = pad.pad edge %x low[1, 0] high[1, 0] : tensor<?x8xf32> to tensor<?x8xf32>
  %1 = linalg.generic {indexing_maps = [#backwards, #rows], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<?x8xf32>) outs(%y : tensor<?x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<?x8xf32>
  %2 = pad.pad edge %u low[1, 0] high[1, 0] : tensor<64x8xf32> to tensor<66x8xf32>
  %3 = linalg.generic {indexing_maps = [#backwards, #rows], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<66x8xf32>) outs(%v : tensor<66x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<66x8xf32>
  return %1, %3 : tensor<?x8xf32>, tensor<66x8xf32>
}
