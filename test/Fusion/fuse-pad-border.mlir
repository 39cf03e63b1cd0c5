// Borders that one op reads are pads of the inside, and are fused as these.

// RUN: pad-opt %s --fuse-pad=always --canonicalize --cse --split-input-file \
// RUN:   | FileCheck %s

// Its ends read what they show, and the middle the array itself.
// CHECK-LABEL: func @wrap_static_f32_stencil(
// CHECK-SAME:    %[[A:[^:]*]]: tensor<66xf32>
// CHECK:         %[[X:.*]] = tensor.extract_slice %[[A]][1] [64] [1]
// CHECK:         linalg.generic {{.*}} ins({{.*}} : tensor<1xf32>, tensor<1xf32>)
// CHECK:         %[[LEFT:.*]] = tensor.extract_slice %[[X]][0] [62] [1]
// CHECK:         %[[RIGHT:.*]] = tensor.extract_slice %[[X]][2] [62] [1]
// CHECK:         linalg.generic {{.*}} ins(%[[LEFT]], %[[RIGHT]] : tensor<62xf32>, tensor<62xf32>)
// CHECK:         linalg.generic {{.*}} ins({{.*}} : tensor<1xf32>, tensor<1xf32>)
// CHECK-NOT:     pad.fill_border
// CHECK:         return
#id = affine_map<(i) -> (i)>
func.func @wrap_static_f32_stencil(%a: tensor<66xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %f = pad.fill_border wrap %a low[1] high[1] : tensor<66xf32>
  %l = tensor.extract_slice %f[0] [64] [1] : tensor<66xf32> to tensor<64xf32>
  %r = tensor.extract_slice %f[2] [64] [1] : tensor<66xf32> to tensor<64xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%l, %r : tensor<64xf32>, tensor<64xf32>) outs(%y : tensor<64xf32>) {
  ^bb0(%p: f32, %q: f32, %out: f32):
    %1 = arith.addf %p, %q : f32
    linalg.yield %1 : f32
  } -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

// -----

// With extents that are not known, in tiles.
// CHECK-LABEL: func @edge_dynamic_f32_conv_1d(
// CHECK-NOT:     pad.fill_border
// CHECK:         scf.for
// CHECK:           linalg.conv_1d
// CHECK-NOT:     pad.fill_border
// CHECK:         return
func.func @edge_dynamic_f32_conv_1d(%a: tensor<?xf32>, %w: tensor<3xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %f = pad.fill_border edge %a low[1] high[1] : tensor<?xf32>
  %0 = linalg.conv_1d ins(%f, %w : tensor<?xf32>, tensor<3xf32>) outs(%y : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// Two ops read it, or someone else does: it is filled once.
// CHECK-LABEL: func @negative_constant_static_f32_two_users(
// CHECK-SAME:    %[[A:[^:]*]]: tensor<66xf32>
// CHECK-NEXT:    %[[F:.*]] = pad.fill_border constant %[[A]] low[1] high[1]
// CHECK-NEXT:    linalg.conv_1d ins(%[[F]],
// CHECK-NEXT:    linalg.conv_1d ins(%[[F]],
// CHECK-NEXT:    return
func.func @negative_constant_static_f32_two_users(%a: tensor<66xf32>, %w: tensor<3xf32>, %v: tensor<3xf32>, %y: tensor<64xf32>, %z: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %f = pad.fill_border constant %a low[1] high[1] : tensor<66xf32>
  %0 = linalg.conv_1d ins(%f, %w : tensor<66xf32>, tensor<3xf32>) outs(%y : tensor<64xf32>) -> tensor<64xf32>
  %1 = linalg.conv_1d ins(%f, %v : tensor<66xf32>, tensor<3xf32>) outs(%z : tensor<64xf32>) -> tensor<64xf32>
  return %0, %1 : tensor<64xf32>, tensor<64xf32>
}

// CHECK-LABEL: func @negative_reflect_static_f32_returned(
// CHECK-SAME:    %[[A:[^:]*]]: tensor<66xf32>
// CHECK-NEXT:    %[[F:.*]] = pad.fill_border reflect %[[A]] low[1] high[1]
// CHECK-NEXT:    linalg.conv_1d ins(%[[F]],
// CHECK-NEXT:    return %{{.*}}, %[[F]]
func.func @negative_reflect_static_f32_returned(%a: tensor<66xf32>, %w: tensor<3xf32>, %y: tensor<64xf32>) -> (tensor<64xf32>, tensor<66xf32>) {
  %f = pad.fill_border reflect %a low[1] high[1] : tensor<66xf32>
  %0 = linalg.conv_1d ins(%f, %w : tensor<66xf32>, tensor<3xf32>) outs(%y : tensor<64xf32>) -> tensor<64xf32>
  return %0, %f : tensor<64xf32>, tensor<66xf32>
}

// What reads it cannot be tiled, and all is as it was.
// CHECK-LABEL: func @negative_edge_static_f32_no_tiles(
// CHECK-SAME:    %[[A:[^:]*]]: tensor<66xf32>
// CHECK-NEXT:    %[[F:.*]] = pad.fill_border edge %[[A]] low[1] high[1]
// CHECK-NEXT:    tensor.reshape %[[F]]
// CHECK-NEXT:    return
func.func @negative_edge_static_f32_no_tiles(%a: tensor<66xf32>, %s: tensor<2xindex>) -> tensor<6x11xf32> {
  %f = pad.fill_border edge %a low[1] high[1] : tensor<66xf32>
  %0 = tensor.reshape %f(%s) : (tensor<66xf32>, tensor<2xindex>) -> tensor<6x11xf32>
  return %0 : tensor<6x11xf32>
}
