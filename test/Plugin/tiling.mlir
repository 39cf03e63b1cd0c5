// REQUIRES: mlir-test-passes
// Upstream's tiling and fusion in a stock mlir-opt, on pads, unchanged.

// RUN: %mlir_opt %s --transform-interpreter=entry-point=tile_using_for \
// RUN:   --resolve-ranked-shaped-type-result-dims --canonicalize --cse \
// RUN:   | FileCheck %s --check-prefix=FOR
// RUN: %mlir_opt %s --transform-interpreter=entry-point=tile_using_forall \
// RUN:   --resolve-ranked-shaped-type-result-dims --canonicalize --cse \
// RUN:   | FileCheck %s --check-prefix=FORALL
// RUN: %mlir_opt %s --transform-interpreter=entry-point=fuse \
// RUN:   --resolve-ranked-shaped-type-result-dims --canonicalize --cse \
// RUN:   | FileCheck %s --check-prefix=FUSE
// RUN: %mlir_opt %s --transform-interpreter=entry-point=fuse_into_containing_op \
// RUN:   --resolve-ranked-shaped-type-result-dims --canonicalize --cse \
// RUN:   | FileCheck %s --check-prefix=INTO
// RUN: %mlir_opt %s --transform-interpreter=entry-point=fuse_consumer \
// RUN:   --canonicalize --cse | FileCheck %s --check-prefix=AFTER

#identity = affine_map<(d0, d1) -> (d0, d1)>

// FOR-LABEL: func.func @constant_dynamic_f32_consumer
// FOR:         scf.for
// FOR:           tensor.extract_slice
// FOR:           pad.pad constant
// FOR:           tensor.insert_slice
// FOR:         linalg.generic

// FORALL-LABEL: func.func @constant_dynamic_f32_consumer
// FORALL:         scf.forall
// FORALL:           tensor.extract_slice
// FORALL:           pad.pad constant
// FORALL:           scf.forall.in_parallel
// FORALL:             tensor.parallel_insert_slice
// FORALL:         linalg.generic

// FUSE-LABEL: func.func @constant_dynamic_f32_consumer
// FUSE-NOT:     pad.pad
// FUSE:         scf.for
// FUSE:           scf.for
// FUSE:             pad.pad constant %{{.*}} low[%{{.*}}, %{{.*}}] high[%{{.*}}, %{{.*}}] : tensor<?x?xf32> to tensor<?x?xf32>
// FUSE:             linalg.generic
// FUSE-NOT:     pad.pad
// FUSE:         return

// INTO-LABEL: func.func @constant_dynamic_f32_consumer
// INTO-NOT:     pad.pad
// INTO:         scf.forall
// INTO:           pad.pad constant
// INTO:           linalg.generic
// INTO:           scf.forall.in_parallel
// INTO-NOT:     pad.pad
// INTO:         return
func.func @constant_dynamic_f32_consumer(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = pad.pad constant %x low[1, 2] high[2, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [#identity, #identity], iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<?x?xf32>) outs(%y : tensor<?x?xf32>) attrs = {consumer} {
  ^bb0(%a: f32, %b: f32):
    %2 = arith.addf %a, %a : f32
    linalg.yield %2 : f32
  } -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// A pad behind a tiled producer: it follows along the axis that is not padded.
// AFTER-LABEL: func.func @edge_static_f32_after_producer
// AFTER:         scf.for {{.*}} -> (tensor<16x8xf32>, tensor<16x12xf32>)
// AFTER:           %[[producer:.+]] = linalg.generic
// AFTER:           pad.pad_into edge ins(%[[producer]] : tensor<4x8xf32>) outs(%{{.*}} : tensor<4x12xf32>) low[2] high[2] axes [1]
func.func @edge_static_f32_after_producer(%x: tensor<16x8xf32>, %y: tensor<16x12xf32>) -> tensor<16x12xf32> {
  %e = tensor.empty() : tensor<16x8xf32>
  %0 = linalg.generic {indexing_maps = [#identity, #identity], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<16x8xf32>) outs(%e : tensor<16x8xf32>) attrs = {producer} {
  ^bb0(%a: f32, %b: f32):
    %4 = math.exp %a : f32
    linalg.yield %4 : f32
  } -> tensor<16x8xf32>
  %1 = pad.pad_into edge ins(%0 : tensor<16x8xf32>) outs(%y : tensor<16x12xf32>) low[0, 2] high[0, 2] -> tensor<16x12xf32>
  return %1 : tensor<16x12xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @tile_using_for(%root: !transform.any_op {transform.readonly}) {
    %pad = transform.structured.match ops{["pad.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_for %pad tile_sizes [4]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @tile_using_forall(%root: !transform.any_op {transform.readonly}) {
    %pad = transform.structured.match ops{["pad.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_forall %pad tile_sizes [4, 8]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @fuse(%root: !transform.any_op {transform.readonly}) {
    %consumer = transform.structured.match attributes{consumer} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loops:2 = transform.structured.fuse %consumer tile_sizes [4, 8]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @fuse_into_containing_op(%root: !transform.any_op {transform.readonly}) {
    %consumer = transform.structured.match attributes{consumer} in %root : (!transform.any_op) -> !transform.any_op
    %pad = transform.structured.match ops{["pad.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_forall %consumer tile_sizes [4, 8]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %fused, %containing = transform.structured.fuse_into_containing_op %pad into %loop
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @fuse_consumer(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match attributes{producer} in %root : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match ops{["pad.pad_into"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f, %n = transform.test.fuse_consumer %c into (%l) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
