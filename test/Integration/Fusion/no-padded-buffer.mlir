// RUN: sed 's/MODE/constant/' %s | pad-opt --fuse-pad=always --pad-to-scf | FileCheck %s
// RUN: sed 's/MODE/edge/' %s | pad-opt --fuse-pad=always --pad-to-scf | FileCheck %s
// RUN: sed 's/MODE/reflect/' %s | pad-opt --fuse-pad=always --pad-to-scf | FileCheck %s
// RUN: sed 's/MODE/symmetric/' %s | pad-opt --fuse-pad=always --pad-to-scf | FileCheck %s
// RUN: sed 's/MODE/wrap/' %s | pad-opt --fuse-pad=always --pad-to-scf | FileCheck %s
// RUN: sed 's/MODE/reflect/' %s | pad-opt --pad-to-scf | FileCheck %s --check-prefix=PLAIN

// No buffer has the shape of a padded tensor once the pads are fused; without
// that there are as many.
// CHECK-NOT: memref.alloc{{.*}} memref<1x3x26x26xf32>
// CHECK-NOT: memref.alloc{{.*}} memref<1x26x26x3xf32>
// CHECK-NOT: memref.alloc{{.*}} memref<1x4x26x26xf32>
// CHECK-NOT: memref.alloc{{.*}} memref<2x3x22x22xf32>
// CHECK-NOT: memref.alloc{{.*}} memref<66x66xf32>
// PLAIN: memref.alloc{{.*}} memref<1x3x26x26xf32>
// PLAIN: memref.alloc{{.*}} memref<1x26x26x3xf32>
// PLAIN: memref.alloc{{.*}} memref<1x4x26x26xf32>
// PLAIN: memref.alloc{{.*}} memref<2x3x22x22xf32>
// PLAIN: memref.alloc{{.*}} memref<66x66xf32>
// PLAIN: memref.alloc{{.*}} memref<66x66xf32>

func.func @conv_2d_nchw_fchw(%x: tensor<1x3x24x24xf32>, %w: tensor<4x3x3x3xf32>, %y: tensor<1x4x24x24xf32>) -> tensor<1x4x24x24xf32> {
  %p = pad.pad MODE %x low[0, 0, 1, 1] high[0, 0, 1, 1] : tensor<1x3x24x24xf32> to tensor<1x3x26x26xf32>
  %r = linalg.conv_2d_nchw_fchw ins(%p, %w : tensor<1x3x26x26xf32>, tensor<4x3x3x3xf32>) outs(%y : tensor<1x4x24x24xf32>) -> tensor<1x4x24x24xf32>
  return %r : tensor<1x4x24x24xf32>
}

func.func @conv_2d_nhwc_hwcf(%x: tensor<1x24x24x3xf32>, %w: tensor<3x3x3x4xf32>, %y: tensor<1x24x24x4xf32>) -> tensor<1x24x24x4xf32> {
  %p = pad.pad MODE %x low[0, 1, 1, 0] high[0, 1, 1, 0] : tensor<1x24x24x3xf32> to tensor<1x26x26x3xf32>
  %r = linalg.conv_2d_nhwc_hwcf ins(%p, %w : tensor<1x26x26x3xf32>, tensor<3x3x3x4xf32>) outs(%y : tensor<1x24x24x4xf32>) -> tensor<1x24x24x4xf32>
  return %r : tensor<1x24x24x4xf32>
}

func.func @depthwise_conv_2d_nchw_chw(%x: tensor<1x4x24x24xf32>, %w: tensor<4x3x3xf32>, %y: tensor<1x4x24x24xf32>) -> tensor<1x4x24x24xf32> {
  %p = pad.pad MODE %x low[0, 0, 1, 1] high[0, 0, 1, 1] : tensor<1x4x24x24xf32> to tensor<1x4x26x26xf32>
  %r = linalg.depthwise_conv_2d_nchw_chw ins(%p, %w : tensor<1x4x26x26xf32>, tensor<4x3x3xf32>) outs(%y : tensor<1x4x24x24xf32>) -> tensor<1x4x24x24xf32>
  return %r : tensor<1x4x24x24xf32>
}

func.func @pooling_nchw_max(%x: tensor<2x3x20x20xf32>, %w: tensor<3x3xf32>, %y: tensor<2x3x20x20xf32>) -> tensor<2x3x20x20xf32> {
  %p = pad.pad MODE %x low[0, 0, 1, 1] high[0, 0, 1, 1] : tensor<2x3x20x20xf32> to tensor<2x3x22x22xf32>
  %r = linalg.pooling_nchw_max ins(%p, %w : tensor<2x3x22x22xf32>, tensor<3x3xf32>) outs(%y : tensor<2x3x20x20xf32>) -> tensor<2x3x20x20xf32>
  return %r : tensor<2x3x20x20xf32>
}

func.func @five_point_stencil(%x: tensor<64x64xf32>, %w: tensor<3x3xf32>, %y: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %p = pad.pad MODE %x low[1, 1] high[1, 1] : tensor<64x64xf32> to tensor<66x66xf32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(i, j, k, l) -> (i + k, j + l)>, affine_map<(i, j, k, l) -> (k, l)>, affine_map<(i, j, k, l) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%p, %w : tensor<66x66xf32>, tensor<3x3xf32>) outs(%y : tensor<64x64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}

#id = affine_map<(i, j) -> (i, j)>
func.func @five_point_slices(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %p = pad.pad MODE %x low[1, 1] high[1, 1] : tensor<64x64xf32> to tensor<66x66xf32>
  %n = tensor.extract_slice %p[0, 1] [64, 64] [1, 1] : tensor<66x66xf32> to tensor<64x64xf32>
  %w = tensor.extract_slice %p[1, 0] [64, 64] [1, 1] : tensor<66x66xf32> to tensor<64x64xf32>
  %m = tensor.extract_slice %p[1, 1] [64, 64] [1, 1] : tensor<66x66xf32> to tensor<64x64xf32>
  %e = tensor.extract_slice %p[1, 2] [64, 64] [1, 1] : tensor<66x66xf32> to tensor<64x64xf32>
  %s = tensor.extract_slice %p[2, 1] [64, 64] [1, 1] : tensor<66x66xf32> to tensor<64x64xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%n, %w, %m, %e, %s : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
      outs(%y : tensor<64x64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32, %f: f32, %g: f32):
    %0 = arith.addf %a, %b : f32
    %1 = arith.addf %0, %c : f32
    %2 = arith.addf %1, %d : f32
    %3 = arith.addf %2, %f : f32
    linalg.yield %3 : f32
  } -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}
