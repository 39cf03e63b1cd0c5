// What upstream's tiling and fusion make of pads and borders.

// RUN: pad-opt %s --transform-interpreter --canonicalize --cse \
// RUN:   --split-input-file | FileCheck %s

// A destination is padded into tile by tile, without another buffer.
// CHECK-LABEL: func.func @constant_static_f32_into
// CHECK:         scf.for %[[i:[a-z0-9]+]] = {{.*}} iter_args(%[[y:.+]] = %{{.*}})
// CHECK-DAG:       %[[window:.+]] = tensor.extract_slice %{{.*}} : tensor<8xf32> to tensor<?xf32>
// CHECK-DAG:       %[[init:.+]] = tensor.extract_slice %[[y]][%[[i]]] [3] [1] : tensor<12xf32> to tensor<3xf32>
// CHECK:           %[[tile:.+]] = pad.pad_into constant ins(%[[window]] : tensor<?xf32>) outs(%[[init]] : tensor<3xf32>)
// CHECK:           tensor.insert_slice %[[tile]] into %[[y]]
func.func @constant_static_f32_into(%x: tensor<8xf32>, %y: tensor<12xf32>) -> tensor<12xf32> {
  %0 = pad.pad_into constant ins(%x : tensor<8xf32>) outs(%y : tensor<12xf32>) low[2] high[2] -> tensor<12xf32>
  return %0 : tensor<12xf32>
}

// CHECK-LABEL: func.func @edge_dynamic_f32_memrefs
// CHECK:         scf.for
// CHECK-DAG:       %[[window:.+]] = memref.subview %{{.*}} : memref<8xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-DAG:       %[[init:.+]] = memref.subview %{{.*}} [3] [1] : memref<12xf32> to memref<3xf32, strided<[1], offset: ?>>
// CHECK:           pad.pad_into edge ins(%[[window]] : {{.*}}) outs(%[[init]] : {{.*}})
func.func @edge_dynamic_f32_memrefs(%x: memref<8xf32>, %y: memref<12xf32>) {
  pad.pad_into edge ins(%x : memref<8xf32>) outs(%y : memref<12xf32>) low[2] high[2]
  return
}

// The unpadded part of a destination is still written: by a pad by nothing.
// CHECK-LABEL: func.func @reflect_static_f32_into_crop
// CHECK:         scf.for
// CHECK:           pad.pad_into reflect ins(%{{.*}} : tensor<3xf32>) outs(%{{.*}} : tensor<3xf32>) low[] high[] axes []
func.func @reflect_static_f32_into_crop(%x: tensor<8xf32>, %y: tensor<6xf32>) -> tensor<6xf32> {
  %0 = pad.pad_into reflect ins(%x : tensor<8xf32>) outs(%y : tensor<6xf32>) low[-1] high[-1] -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// The extents of the destination are what they are before the loop.
// CHECK-LABEL: func.func @edge_dynamic_f32_into_other_axis
// CHECK:         scf.for
// CHECK-NOT:       affine.max
// CHECK:           pad.pad_into edge {{.*}} low[2] high[2] axes [1]
func.func @edge_dynamic_f32_into_other_axis(%x: tensor<?x8xf32>) -> tensor<?x12xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %y = tensor.empty(%n) : tensor<?x12xf32>
  %0 = pad.pad_into edge ins(%x : tensor<?x8xf32>) outs(%y : tensor<?x12xf32>) low[0, 2] high[0, 2] -> tensor<?x12xf32>
  return %0 : tensor<?x12xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["pad.pad_into"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// A consumer takes its tiles of the pad, and the pad takes those of what makes
// its source.
// CHECK-LABEL: func.func @constant_static_f32_producer_and_consumer
// CHECK-NOT:     linalg.generic
// CHECK:         scf.for
// CHECK:           %[[window:.+]] = tensor.extract_slice %{{.*}} : tensor<64xf32> to tensor<?xf32>
// CHECK:           %[[producer:.+]] = linalg.generic {{.*}} ins(%[[window]] : tensor<?xf32>)
// CHECK:             math.exp
// CHECK:           %[[pad:.+]] = pad.pad constant %[[producer]] {{.*}} : tensor<?xf32> to tensor<10xf32>
// CHECK:           linalg.generic {{.*}} ins(%[[pad]], %{{.*}} : tensor<10xf32>, tensor<3xf32>)
// CHECK-NOT:     linalg.generic
// CHECK:         return
func.func @constant_static_f32_producer_and_consumer(%x: tensor<64xf32>, %w: tensor<3xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %e = tensor.empty() : tensor<64xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) {
  ^bb0(%a: f32, %b: f32):
    %4 = math.exp %a : f32
    linalg.yield %4 : f32
  } -> tensor<64xf32>
  %1 = pad.pad constant %0 low[1] high[1] : tensor<64xf32> to tensor<66xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%1, %w : tensor<66xf32>, tensor<3xf32>) outs(%y : tensor<64xf32>) attrs = {consumer} {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %4 = arith.mulf %a, %b : f32
    %5 = arith.addf %4, %c : f32
    linalg.yield %5 : f32
  } -> tensor<64xf32>
  return %2 : tensor<64xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %c = transform.structured.match attributes{consumer} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.fuse %c tile_sizes [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// A consumer takes its tiles of a border, which are pads of the inside, and the
// border itself is not written.
// CHECK-LABEL: func.func @wrap_static_f32_border_and_consumer
// CHECK-SAME:    %[[array:[a-z0-9]+]]: tensor<66xf32>
// CHECK-NOT:     pad.
// CHECK:         scf.for
// CHECK:           %[[inside:.+]] = tensor.extract_slice %[[array]][1] [64] [1]
// CHECK:           %[[tile:.+]] = pad.pad wrap %[[inside]] {{.*}} : tensor<64xf32> to tensor<10xf32>
// CHECK:           linalg.conv_1d ins(%[[tile]], %{{.*}} : tensor<10xf32>, tensor<3xf32>)
// CHECK-NOT:     pad.
// CHECK:         return
func.func @wrap_static_f32_border_and_consumer(%a: tensor<66xf32>, %w: tensor<3xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %0 = pad.fill_border wrap %a low[1] high[1] : tensor<66xf32>
  %1 = linalg.conv_1d ins(%0, %w : tensor<66xf32>, tensor<3xf32>) outs(%y : tensor<64xf32>) -> tensor<64xf32>
  return %1 : tensor<64xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.conv_1d"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.fuse %c tile_sizes [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Tiles of a border alone are those of the pad, in a tensor of their own.
// CHECK-LABEL: func.func @edge_dynamic_f32_border
// CHECK:         tensor.empty
// CHECK:         scf.for
// CHECK:           %[[tile:.+]] = pad.pad edge {{.*}} : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK:           tensor.insert_slice %[[tile]]
func.func @edge_dynamic_f32_border(%a: tensor<?x?xf32>, %l: index) -> tensor<?x?xf32> {
  %0 = pad.fill_border edge %a low[1, %l] high[%l, 1] : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["pad.fill_border"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// The extents of a tile are those of the slice that it is inserted into, also
// where they follow from more than the type of the result says.
// CHECK-LABEL: func.func @symmetric_static_f32_unknown_extent
// CHECK:         scf.forall
// CHECK:           %[[tile:.+]] = pad.pad symmetric {{.*}} to tensor<?x4x3xf32>
// CHECK:           tensor.parallel_insert_slice %[[tile]] into {{.*}} : tensor<?x4x3xf32> into tensor<3x4x3xf32>
func.func @symmetric_static_f32_unknown_extent(%x: tensor<5x1x4xf32>) -> tensor<3x?x3xf32> {
  %0 = pad.pad symmetric %x low[-2, 3, 6] high[0, 0, -7] : tensor<5x1x4xf32> to tensor<3x?x3xf32>
  return %0 : tensor<3x?x3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["pad.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %p tile_sizes [2, 0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// An axis that is not tiled may be without elements. Its slice does not start
// where the source ends, not even if %i is replaced by 7.
// CHECK-DAG:   #[[$last:.+]] = affine_map<(d0) -> (6, d0)>
// CHECK-DAG:   #[[$turned:.+]] = affine_map<()[s0] -> (-s0 + 7, 6)>
// CHECK-LABEL: func.func @wrap_dynamic_f32_empty
// CHECK:         scf.for %[[i:[a-z0-9]+]] =
// CHECK:           %[[start:.+]] = affine.min #[[$last]](%[[i]])
// CHECK:           tensor.extract_slice %{{.*}}[%[[start]], %{{.*}}]
func.func @wrap_dynamic_f32_empty(%x: tensor<7x20xf32>, %y: tensor<?x20xf32>) -> tensor<?x20xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %y) -> tensor<?x20xf32> {
    %low = affine.apply affine_map<(i) -> (-i)>(%i)
    %0 = pad.pad wrap %x low[%low, 0] high[0, 0] : tensor<7x20xf32> to tensor<?x20xf32>
    scf.yield %0 : tensor<?x20xf32>
  }
  return %r : tensor<?x20xf32>
}

// CHECK-LABEL: func.func @symmetric_dynamic_f32_empty
// CHECK:         %[[n:.+]] = affine.max
// CHECK:           %[[start:.+]] = affine.min #[[$turned]]()[%[[n]]]
// CHECK:           tensor.extract_slice %{{.*}}[%[[start]], %{{.*}}]
func.func @symmetric_dynamic_f32_empty(%x: tensor<7x20xf32>, %y: tensor<?x20xf32>) -> tensor<?x20xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %y) -> tensor<?x20xf32> {
    %high = affine.apply affine_map<(i) -> (i - 14)>(%i)
    %0 = pad.pad symmetric %x low[7, 0] high[%high, 0] : tensor<7x20xf32> to tensor<?x20xf32>
    scf.yield %0 : tensor<?x20xf32>
  }
  return %r : tensor<?x20xf32>
}

// The first destination has no more than 8 rows, but those that the loop hands
// on have more: a tile may see what is beyond the source.
// CHECK-LABEL: func.func @wrap_dynamic_f32_into_grown
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<8x4xf32>
// CHECK:         pad.pad_into wrap ins(%[[x]] : tensor<8x4xf32>)
func.func @wrap_dynamic_f32_into_grown(%x: tensor<8x4xf32>, %y: tensor<?x4xf32>, %n: index, %high: index) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = affine.min affine_map<()[n] -> (n, 8)>()[%n]
  %first = tensor.extract_slice %y[0, 0] [%size, 4] [1, 1] : tensor<?x4xf32> to tensor<?x4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %first) -> tensor<?x4xf32> {
    %0 = pad.pad_into wrap ins(%x : tensor<8x4xf32>) outs(%a : tensor<?x4xf32>) low[0, 0] high[%high, 0] -> tensor<?x4xf32>
    %grown = tensor.concat dim(0) %0, %0 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    scf.yield %grown : tensor<?x4xf32>
  }
  return %r : tensor<?x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["pad.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [0, 9] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %q = transform.structured.match ops{["pad.pad_into"]} in %root : (!transform.any_op) -> !transform.any_op
    %u, %m = transform.structured.tile_using_for %q tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// All of the source is cropped: no part of what makes it is computed.
// CHECK-LABEL: func.func @constant_static_f32_adjoint_of_nothing
// CHECK:         scf.for
// CHECK-NOT:       linalg.exp
// CHECK:         return
func.func @constant_static_f32_adjoint_of_nothing(%x: tensor<5x7xf32>, %y: tensor<5x7xf32>) -> tensor<5x7xf32> {
  %0 = linalg.exp ins(%x : tensor<5x7xf32>) outs(%y : tensor<5x7xf32>) -> tensor<5x7xf32>
  %1 = pad.adjoint constant %0 low[0, 7] high[0, -7] : tensor<5x7xf32> to tensor<5x7xf32>
  return %1 : tensor<5x7xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["pad.adjoint"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.fuse %p tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// An extent that follows from the source and is not in the type of the result: tiles
// have it as their loops have it.
// CHECK-LABEL: func.func @constant_mixed_f32_adjoint
// CHECK:         scf.for
// CHECK:           %[[tile:.+]] = tensor.extract_slice %{{.*}} : tensor<7x4x3xf32> to tensor<2x1x3xf32>
// CHECK:           tensor.insert_slice %[[tile]] into
func.func @constant_mixed_f32_adjoint(%x: tensor<7x4x3xf32>) -> tensor<?x?x3xf32> {
  %0 = pad.adjoint constant %x low[0, 0, 0] high[5, 0, 0] : tensor<7x4x3xf32> to tensor<?x?x3xf32>
  return %0 : tensor<?x?x3xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["pad.adjoint"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
