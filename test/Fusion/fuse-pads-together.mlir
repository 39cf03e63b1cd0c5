// Several pads that one operation reads.

// RUN: pad-opt %s --fuse-pad=always --canonicalize --cse | FileCheck %s
// RUN: pad-opt %s --fuse-pad --remarks-filter=pad -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REMARK

#id = affine_map<(i, j) -> (i, j)>
#mirror = affine_map<(i, j) -> (j, i)>

// A stencil of rolls. The middle reads the source five times, and the columns
// beside it slices of the source, too. Of the first and the last row, which are
// small, the rolls along rows are written.
// CHECK-LABEL: func.func @wrap_static_f32_rolls
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<64x80xf32>
// REMARK-COUNT-4: [Passed] fuse-pad
// CHECK:         pad.pad wrap %[[x]] low[0, 1] high[-63, -1] : tensor<64x80xf32> to tensor<1x80xf32>
// CHECK:         pad.pad wrap %[[x]] low[0, -1] high[-63, 1] : tensor<64x80xf32> to tensor<1x80xf32>
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<1x80xf32>)
// CHECK-NOT:     pad.pad
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<62x1xf32>)
// CHECK-NOT:     pad.pad
// CHECK:         %[[right:.+]] = tensor.extract_slice %[[x]][1, 2] [62, 78] [1, 1]
// CHECK:         linalg.generic {{.*}} ins(%{{.*}}, %{{.*}}, %{{.*}}, %[[right]], %{{.*}} : {{.*}}) outs(%{{.*}} : tensor<62x78xf32>)
// CHECK-NOT:     pad.pad
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<62x1xf32>)
// CHECK-COUNT-2: pad.pad wrap {{.*}} to tensor<1x80xf32>
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<1x80xf32>)
// CHECK-NOT:     linalg.generic
// CHECK-NOT:     pad.pad
// CHECK:         return
func.func @wrap_static_f32_rolls(%x: tensor<64x80xf32>) -> tensor<64x80xf32> {
  %up = pad.pad wrap %x low[1] high[-1] axes [0] : tensor<64x80xf32> to tensor<64x80xf32>
  %down = pad.pad wrap %x low[-1] high[1] axes [0] : tensor<64x80xf32> to tensor<64x80xf32>
  %left = pad.pad wrap %x low[1] high[-1] axes [1] : tensor<64x80xf32> to tensor<64x80xf32>
  %right = pad.pad wrap %x low[-1] high[1] axes [1] : tensor<64x80xf32> to tensor<64x80xf32>
  %e = tensor.empty() : tensor<64x80xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%up, %down, %left, %right, %x : tensor<64x80xf32>, tensor<64x80xf32>, tensor<64x80xf32>, tensor<64x80xf32>, tensor<64x80xf32>) outs(%e : tensor<64x80xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32, %h: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    %1 = arith.addf %0, %c : f32
    %2 = arith.addf %1, %d : f32
    %3 = arith.subf %2, %h : f32
    linalg.yield %3 : f32
  } -> tensor<64x80xf32>
  return %r : tensor<64x80xf32>
}

// Of pads along one axis, the widest is cut first: three parts, not five.
// CHECK-LABEL: func.func @edge_static_f32_widest_first
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<3xf32>)
// CHECK-NOT:     pad.pad
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<58xf32>)
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<3xf32>)
// CHECK-NOT:     linalg.generic
// CHECK:         return
#id1 = affine_map<(i) -> (i)>
func.func @edge_static_f32_widest_first(%x: tensor<64xf32>) -> tensor<64xf32> {
  %near = pad.pad edge %x low[1] high[-1] : tensor<64xf32> to tensor<64xf32>
  %nearer = pad.pad edge %x low[-1] high[1] : tensor<64xf32> to tensor<64xf32>
  %far = pad.pad edge %x low[3] high[-3] : tensor<64xf32> to tensor<64xf32>
  %farther = pad.pad edge %x low[-3] high[3] : tensor<64xf32> to tensor<64xf32>
  %e = tensor.empty() : tensor<64xf32>
  %r = linalg.generic {indexing_maps = [#id1, #id1, #id1, #id1, #id1], iterator_types = ["parallel"]}
      ins(%near, %nearer, %far, %farther : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    %1 = arith.addf %0, %c : f32
    %2 = arith.addf %1, %d : f32
    linalg.yield %2 : f32
  } -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// A roll by half leaves two halves, which are cut for the other pad: no row of
// it is written.
// CHECK-LABEL: func.func @reflect_static_f32_halves
// CHECK-NOT:     pad.pad
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<300x1xf32>)
// CHECK-NOT:     pad.pad
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<300x199xf32>)
// CHECK-NOT:     pad.pad
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<300x1xf32>)
// CHECK-NOT:     pad.pad
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<300x199xf32>)
// CHECK-NOT:     pad.pad
// CHECK:         return
func.func @reflect_static_f32_halves(%x: tensor<600x200xf32>) -> tensor<600x200xf32> {
  %left = pad.pad reflect %x low[1] high[-1] axes [1] : tensor<600x200xf32> to tensor<600x200xf32>
  %half = pad.pad wrap %x low[300] high[-300] axes [0] : tensor<600x200xf32> to tensor<600x200xf32>
  %e = tensor.empty() : tensor<600x200xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%left, %half : tensor<600x200xf32>, tensor<600x200xf32>) outs(%e : tensor<600x200xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<600x200xf32>
  return %r : tensor<600x200xf32>
}

// Slices of two pads, each at offsets of its own.
// CHECK-LABEL: func.func @symmetric_static_f32_slices_of_two
// CHECK-SAME:    %{{.*}}: tensor<64x80xf32>, %[[z:[a-z0-9]+]]: tensor<64x80xf32>
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<1x80xf32>)
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<62x1xf32>)
// CHECK-DAG:     %[[left:.+]] = tensor.extract_slice %[[z]][1, 0] [62, 78] [1, 1]
// CHECK-DAG:     %[[right:.+]] = tensor.extract_slice %[[z]][1, 2] [62, 78] [1, 1]
// CHECK:         linalg.generic {{.*}} ins(%{{.*}}, %{{.*}}, %[[left]], %[[right]] : {{.*}}) outs(%{{.*}} : tensor<62x78xf32>)
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<62x1xf32>)
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<1x80xf32>)
// CHECK-NOT:     linalg.generic
// CHECK:         return
func.func @symmetric_static_f32_slices_of_two(%x: tensor<64x80xf32>, %z: tensor<64x80xf32>) -> tensor<64x80xf32> {
  %p = pad.pad symmetric %x low[1] high[1] axes [0] : tensor<64x80xf32> to tensor<66x80xf32>
  %q = pad.pad constant %z low[1] high[1] axes [1] : tensor<64x80xf32> to tensor<64x82xf32>
  %up = tensor.extract_slice %p[0, 0] [64, 80] [1, 1] : tensor<66x80xf32> to tensor<64x80xf32>
  %down = tensor.extract_slice %p[2, 0] [64, 80] [1, 1] : tensor<66x80xf32> to tensor<64x80xf32>
  %left = tensor.extract_slice %q[0, 0] [64, 80] [1, 1] : tensor<64x82xf32> to tensor<64x80xf32>
  %right = tensor.extract_slice %q[0, 2] [64, 80] [1, 1] : tensor<64x82xf32> to tensor<64x80xf32>
  %e = tensor.empty() : tensor<64x80xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%up, %down, %left, %right : tensor<64x80xf32>, tensor<64x80xf32>, tensor<64x80xf32>, tensor<64x80xf32>) outs(%e : tensor<64x80xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    %1 = arith.addf %0, %c : f32
    %2 = arith.addf %1, %d : f32
    linalg.yield %2 : f32
  } -> tensor<64x80xf32>
  return %r : tensor<64x80xf32>
}

// A pad that is returned, too, is written whole, and the other one is not.
// CHECK-LABEL: func.func @negative_wrap_static_f32_returned
// REMARK:      [Passed] fuse-pad
// REMARK:      [Missed] fuse-pad {{.*}} Reason="left alone: a consumer is no linalg operation on tensors, or which part it reads is not known"
// CHECK:         %[[left:.+]] = pad.pad wrap %{{.*}} low[1] high[-1] axes [1] : tensor<64x80xf32> to tensor<64x80xf32>
// CHECK-NOT:     pad.pad
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<1x80xf32>)
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<63x80xf32>)
// CHECK-NOT:     linalg.generic
// CHECK:         return %{{.*}}, %[[left]]
func.func @negative_wrap_static_f32_returned(%x: tensor<64x80xf32>) -> (tensor<64x80xf32>, tensor<64x80xf32>) {
  %up = pad.pad wrap %x low[1] high[-1] axes [0] : tensor<64x80xf32> to tensor<64x80xf32>
  %left = pad.pad wrap %x low[1] high[-1] axes [1] : tensor<64x80xf32> to tensor<64x80xf32>
  %e = tensor.empty() : tensor<64x80xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%up, %left : tensor<64x80xf32>, tensor<64x80xf32>) outs(%e : tensor<64x80xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<64x80xf32>
  return %r, %left : tensor<64x80xf32>, tensor<64x80xf32>
}

// So is one by an amount that is not known.
// CHECK-LABEL: func.func @negative_wrap_static_f32_unknown_amount
// REMARK:      [Passed] fuse-pad
// REMARK:      [Missed] fuse-pad {{.*}} Reason="left alone: its consumers read no less than all of it, or where to cut them is not known"
// CHECK:         %[[left:.+]] = pad.pad wrap %{{.*}} axes [1] : tensor<64x80xf32> to tensor<64x80xf32>
// CHECK-NOT:     pad.pad
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<1x80xf32>)
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<63x80xf32>)
// CHECK-NOT:     linalg.generic
// CHECK:         return
func.func @negative_wrap_static_f32_unknown_amount(%x: tensor<64x80xf32>, %n: index) -> tensor<64x80xf32> {
  %zero = arith.constant 0 : index
  %minus = arith.subi %zero, %n : index
  %left = pad.pad wrap %x low[%n] high[%minus] axes [1] : tensor<64x80xf32> to tensor<64x80xf32>
  %up = pad.pad wrap %x low[1] high[-1] axes [0] : tensor<64x80xf32> to tensor<64x80xf32>
  %e = tensor.empty() : tensor<64x80xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%up, %left : tensor<64x80xf32>, tensor<64x80xf32>) outs(%e : tensor<64x80xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<64x80xf32>
  return %r : tensor<64x80xf32>
}

// Borders that overlap leave three parts and no pad.
// CHECK-LABEL: func.func @constant_static_f32_no_middle
// CHECK-NOT:     pad.pad
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<24xf32>)
// CHECK-NOT:     pad.pad
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<16xf32>)
// CHECK-NOT:     pad.pad
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<24xf32>)
// CHECK-NOT:     pad.pad
// CHECK:         return
func.func @constant_static_f32_no_middle(%x: tensor<64xf32>) -> tensor<64xf32> {
  %up = pad.pad constant %x low[40] high[-40] : tensor<64xf32> to tensor<64xf32>
  %down = pad.pad constant %x low[-40] high[40] : tensor<64xf32> to tensor<64xf32>
  %e = tensor.empty() : tensor<64xf32>
  %r = linalg.generic {indexing_maps = [#id1, #id1, #id1], iterator_types = ["parallel"]}
      ins(%up, %down : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<64xf32>
  return %r : tensor<64xf32>
}
