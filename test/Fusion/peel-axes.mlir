// RUN: pad-opt %s --fuse-pad=tile-sizes=32,32,32 | FileCheck %s
// RUN: pad-opt %s --fuse-pad=tile-sizes=32,32,32 --peel-pad-tiles | FileCheck %s

// Three axes make two parts each, and the middle.
// CHECK-LABEL:    func.func @edge_dynamic_f32_three_axes
// CHECK-COUNT-6:  pad.pad edge
// CHECK-NOT:      pad.pad
func.func @edge_dynamic_f32_three_axes(%x: tensor<?x?x?xf32>, %w: tensor<3x3x3xf32>, %y: tensor<?x?x?xf32>, %l: index, %h: index) -> tensor<?x?x?xf32> {
  %0 = pad.pad edge %x low[%l, %l, %l] high[%h, %h, %h] : tensor<?x?x?xf32> to tensor<?x?x?xf32>
  %1 = linalg.conv_3d ins(%0, %w : tensor<?x?x?xf32>, tensor<3x3x3xf32>) outs(%y : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}
