// RUN: pad-opt %s --transform-interpreter | FileCheck %s

// A convolution that is fused before it becomes a matrix multiplication: the
// columns of its interior are read from the image, and only borders, of two rows or
// columns of the image, are padded.

// CHECK-DAG:   #[[$columns:.*]] = affine_map<(d0, d1, d2) -> (d0, d1 floordiv 14 + d2 floordiv 12, d1 mod 14 + (d2 mod 12) floordiv 4, d2 mod 4)>

// CHECK-LABEL: func @reflect_static_f32_im2col
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<1x16x16x4xf32>
// CHECK-NOT:     tensor<1x18x18x4xf32>
// CHECK:         linalg.generic {indexing_maps = [#[[$columns]], {{.*}} ins(%[[x]] : tensor<1x16x16x4xf32>) outs(%{{.*}} : tensor<1x196x36xf32>)
// CHECK-NOT:     tensor<1x18x18x4xf32>
// CHECK:         return
func.func @reflect_static_f32_im2col(%x: tensor<1x16x16x4xf32>, %w: tensor<3x3x4x16xf32>, %y: tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32> {
  %p = pad.pad reflect %x low[0, 1, 1, 0] high[0, 1, 1, 0] : tensor<1x16x16x4xf32> to tensor<1x18x18x4xf32>
  %r = linalg.conv_2d_nhwc_hwcf ins(%p, %w : tensor<1x18x18x4xf32>, tensor<3x3x4x16xf32>) outs(%y : tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32>
  return %r : tensor<1x16x16x16xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %fused = transform.apply_registered_pass "fuse-pad" with options = {"always" = true} to %func : (!transform.any_op) -> !transform.any_op
    %convs = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %fused : (!transform.any_op) -> !transform.any_op
    %columns, %matmul = transform.structured.convert_conv2d_to_img2col %convs : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
