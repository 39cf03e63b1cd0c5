// RUN: pad-opt %s --fuse-pad | FileCheck %s

// Consumers in rows: tiles of 32 rows, padded as a whole, of one plane where planes
// are not summed up.

// CHECK-LABEL: func @reflect_dynamic_f32_rows
// CHECK:         scf.for %{{.*}} = %c32 to %{{.*}} step %c32
// CHECK:           %[[tile:.*]] = pad.pad reflect %{{.*}} low[1] high[1] axes [1]
// CHECK:           linalg.generic {{.*}} ins(%[[tile]]{{.*}} outs(%{{.*}} : tensor<32x?xf32>)
#source = affine_map<(i, j, k, l) -> (i + k, j + l)>
#window = affine_map<(i, j, k, l) -> (k, l)>
#result = affine_map<(i, j, k, l) -> (i, j)>
func.func @reflect_dynamic_f32_rows(%x: tensor<?x?xf32>, %w: tensor<3x3xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %height = tensor.dim %x, %c0 : tensor<?x?xf32>
  %width = tensor.dim %x, %c1 : tensor<?x?xf32>
  %y = tensor.empty(%height, %width) : tensor<?x?xf32>
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

// CHECK-LABEL: func @edge_static_f32_planes
// CHECK:         scf.for %{{.*}} = %c32 to %{{.*}} step %c32
// CHECK:           scf.for %{{.*}} = %c0 to %c16 step %c1
// CHECK:             pad.pad edge %{{.*}} : tensor<1x1x34x256xf32> to tensor<1x1x34x258xf32>
// CHECK:             linalg.depthwise_conv_2d_nchw_chw {{.*}} outs(%{{.*}} : tensor<1x1x32x256xf32>)
func.func @edge_static_f32_planes(%x: tensor<1x16x256x256xf32>, %w: tensor<16x3x3xf32>, %y: tensor<1x16x256x256xf32>) -> tensor<1x16x256x256xf32> {
  %p = pad.pad edge %x low[0, 0, 1, 1] high[0, 0, 1, 1] : tensor<1x16x256x256xf32> to tensor<1x16x258x258xf32>
  %r = linalg.depthwise_conv_2d_nchw_chw ins(%p, %w : tensor<1x16x258x258xf32>, tensor<16x3x3xf32>) outs(%y : tensor<1x16x256x256xf32>) -> tensor<1x16x256x256xf32>
  return %r : tensor<1x16x256x256xf32>
}

// All planes that are summed up are in the tile.

// CHECK-LABEL: func @constant_static_f32_channels
// CHECK-NOT:     step %c1
// CHECK:         scf.for %{{.*}} = %c32 to %{{.*}} step %c32
// CHECK:           pad.pad constant %{{.*}} : tensor<1x16x34x256xf32> to tensor<1x16x34x258xf32>
func.func @constant_static_f32_channels(%x: tensor<1x16x256x256xf32>, %w: tensor<4x16x3x3xf32>, %y: tensor<1x4x256x256xf32>) -> tensor<1x4x256x256xf32> {
  %p = pad.pad constant %x low[0, 0, 1, 1] high[0, 0, 1, 1] : tensor<1x16x256x256xf32> to tensor<1x16x258x258xf32>
  %r = linalg.conv_2d_nchw_fchw ins(%p, %w : tensor<1x16x258x258xf32>, tensor<4x16x3x3xf32>) outs(%y : tensor<1x4x256x256xf32>) -> tensor<1x4x256x256xf32>
  return %r : tensor<1x4x256x256xf32>
}
