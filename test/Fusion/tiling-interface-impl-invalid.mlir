// Of a result that is known to be empty, by whatever, there are no tiles:
// upstream lets no slice start where its tensor ends.

// RUN: pad-opt %s --transform-interpreter --split-input-file --verify-diagnostics

func.func @reflect_static_f32_type(%x: tensor<2x6xf32>) -> tensor<0x6xf32> {
  // expected-error @+2 {{to tile operation}}
  // expected-error @+1 {{failed to generate tiling loops}}
  %0 = pad.pad reflect %x low[-2, 0] high[0, 0] : tensor<2x6xf32> to tensor<0x6xf32>
  return %0 : tensor<0x6xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["pad.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @reflect_static_f32_amounts(%x: tensor<2x6xf32>) -> tensor<?x6xf32> {
  // expected-error @+2 {{to tile operation}}
  // expected-error @+1 {{failed to generate tiling loops}}
  %0 = pad.pad reflect %x low[-2, 0] high[0, 0] : tensor<2x6xf32> to tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["pad.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @edge_static_f32_crops(%x: tensor<6xf32>) -> tensor<?xf32> {
  %0 = pad.pad reflect %x low[0] high[-5] : tensor<6xf32> to tensor<?xf32>
  // expected-error @+2 {{to tile operation}}
  // expected-error @+1 {{failed to generate tiling loops}}
  %1 = pad.pad edge %0 low[-2] high[1] {tiled} : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["pad.pad"]} attributes{tiled} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @wrap_static_f32_source(%x: tensor<0xf32>) -> tensor<?xf32> {
  // expected-error @+2 {{to tile operation}}
  // expected-error @+1 {{failed to generate tiling loops}}
  %0 = pad.pad wrap %x low[0] high[0] : tensor<0xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["pad.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @edge_dynamic_f32_sum(%x: tensor<2x6xf32>, %n: index) -> tensor<?x6xf32> {
  %c-2 = arith.constant -2 : index
  %low = arith.subi %c-2, %n : index
  // expected-error @+2 {{to tile operation}}
  // expected-error @+1 {{failed to generate tiling loops}}
  %0 = pad.pad edge %x low[%low, 0] high[%n, 0] : tensor<2x6xf32> to tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["pad.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @wrap_static_f32_init(%x: tensor<2x6xf32>) -> tensor<?x6xf32> {
  %c0 = arith.constant 0 : index
  %y = tensor.empty(%c0) : tensor<?x6xf32>
  // expected-error @+2 {{to tile operation}}
  // expected-error @+1 {{failed to generate tiling loops}}
  %0 = pad.pad_into wrap ins(%x : tensor<2x6xf32>) outs(%y : tensor<?x6xf32>) low[-2, 0] high[0, 0] -> tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["pad.pad_into"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// A tile of a border is a value, which memory has none of.
func.func @edge_static_f32_border_on_memref(%m: memref<6xf32>) {
  // expected-error @+3 {{'pad.fill_border' op cannot be tiled on memrefs, only on tensors}}
  // expected-error @+2 {{to tile operation}}
  // expected-error @+1 {{failed to generate tiling loops}}
  pad.fill_border edge %m low[1] high[1] : memref<6xf32>
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["pad.fill_border"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @edge_dynamic_f32_memrefs(%x: memref<?xf32>, %y: memref<?xf32>) {
  // expected-error @+3 {{'pad.adjoint_into' op cannot be tiled on memrefs, only on tensors}}
  // expected-error @+2 {{to tile operation}}
  // expected-error @+1 {{failed to generate tiling loops}}
  pad.adjoint_into edge ins(%x : memref<?xf32>) outs(%y : memref<?xf32>) low[1] high[1]
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %a = transform.structured.match ops{["pad.adjoint_into"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %a tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Extents of 0 that the type does not have.
func.func @border_of_nothing(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %empty = tensor.extract_slice %x[0] [%c0] [1] : tensor<?xf32> to tensor<?xf32>
  // expected-error @+2 {{to tile operation}}
  // expected-error @+1 {{failed to generate tiling loops}}
  %0 = pad.fill_border edge %empty low[1] high[1] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["pad.fill_border"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
