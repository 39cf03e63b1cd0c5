// RUN: pad-opt %s --transform-interpreter --split-input-file \
// RUN:   --verify-diagnostics | FileCheck %s

//===----------------------------------------------------------------------===//
// Pattern sets
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @raise
// CHECK:         pad.pad constant %{{.*}} low[1] high[2] value(%{{.*}})
func.func @raise(%x: tensor<4xf32>, %v: f32) -> tensor<7xf32> {
  %0 = tensor.pad %x low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.pad.raise
    } : !transform.any_op
    transform.yield
  }
}

// -----

// CHECK-LABEL: func @to_tensor
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?xf32>, %[[n:[a-z0-9]+]]: index
// CHECK:         tensor.pad %[[x]] low[%[[n]]] high[1]
func.func @to_tensor(%x: tensor<?xf32>, %n: index, %v: f32) -> tensor<?xf32> {
  %0 = pad.pad constant %x low[%n] high[1] value(%v) : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.pad.to_tensor assume_non_negative
    } : !transform.any_op
    transform.yield
  }
}

// -----

// CHECK-LABEL: func @move
// CHECK:         linalg.pack %{{.*}} : tensor<8x5xf32> -> tensor<2x5x4xf32>
// CHECK:         pad.pad wrap %{{.*}} low[0, 1, 0] high[0, 2, 0] : tensor<2x5x4xf32> to tensor<2x8x4xf32>
func.func @move(%x: tensor<8x5xf32>) -> tensor<2x8x4xf32> {
  %e = tensor.empty() : tensor<2x8x4xf32>
  %0 = pad.pad wrap %x low[0, 1] high[0, 2] : tensor<8x5xf32> to tensor<8x8xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<8x8xf32> -> tensor<2x8x4xf32>
  return %1 : tensor<2x8x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.pad.move_pads
    } : !transform.any_op
    transform.yield
  }
}

// -----

// CHECK-LABEL: func @bubble_up
// CHECK:         pad.pad wrap %{{.*}} low[1] high[1] axes [0] : tensor<8x5xf32> to tensor<10x5xf32>
// CHECK:         linalg.exp
// CHECK:         pad.pad wrap %{{.*}} low[0, 1] high[0, 2] : tensor<10x5xf32> to tensor<10x8xf32>
func.func @bubble_up(%x: tensor<8x5xf32>) -> tensor<10x8xf32> {
  %e = tensor.empty() : tensor<8x5xf32>
  %0 = linalg.exp ins(%x : tensor<8x5xf32>) outs(%e : tensor<8x5xf32>) -> tensor<8x5xf32>
  %1 = pad.pad wrap %0 low[1, 1] high[1, 2] : tensor<8x5xf32> to tensor<10x8xf32>
  return %1 : tensor<10x8xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.pad.bubble_up_pads axes [0]
    } : !transform.any_op
    transform.yield
  }
}

// -----

// CHECK-LABEL: func @dynamic_into
// CHECK:         tensor.extract %{{.*}} : tensor<2xindex>
// CHECK:         pad.pad_into wrap
func.func @dynamic_into(%x: tensor<?xf32>, %p: tensor<2xindex>) -> tensor<?xf32> {
  %0 = pad.dynamic_pad wrap %x pads(%p) : tensor<?xf32>, tensor<2xindex> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.pad.lower_dynamic_pad
      transform.apply_patterns.pad.to_destination_style
    } : !transform.any_op
    transform.yield
  }
}

// -----

// CHECK-LABEL: func @to_linalg
// CHECK-NOT:     pad.pad
// CHECK:         linalg.generic
func.func @to_linalg(%x: tensor<4xf32>) -> tensor<7xf32> {
  %0 = pad.pad wrap %x low[1] high[2] : tensor<4xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.pad.to_linalg
    } : !transform.any_op
    transform.yield
  }
}

// -----

// CHECK-LABEL: func @to_scf
// CHECK-NOT:     pad.pad_into
// CHECK:         vector<16xf32>
func.func @to_scf(%x: memref<64xf32>, %y: memref<80xf32>) {
  pad.pad_into wrap ins(%x : memref<64xf32>) outs(%y : memref<80xf32>) low[8] high[8]
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.pad.to_scf {vector_bytes = 64}
    } : !transform.any_op
    transform.yield
  }
}

// -----

//===----------------------------------------------------------------------===//
// A matched pad
//===----------------------------------------------------------------------===//

// One pad goes one way and the other another; the handles are to what they
// become.
// CHECK-LABEL: func @two_ways
// CHECK:         pad.pad_into edge {{.*}} {into}
// CHECK:         linalg.generic
// CHECK:         tensor.insert_slice {{.*}} {linalg}
func.func @two_ways(%x: tensor<4xf32>) -> (tensor<7xf32>, tensor<7xf32>) {
  %0 = pad.pad edge %x low[1] high[2] : tensor<4xf32> to tensor<7xf32>
  %1 = pad.pad wrap %x low[1] high[2] : tensor<4xf32> to tensor<7xf32>
  return %0, %1 : tensor<7xf32>, tensor<7xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %pads = transform.structured.match ops{["pad.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %edge, %wrap = transform.split_handle %pads : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %into = transform.pad.to_destination_style %edge : (!transform.any_op) -> !transform.any_op
    transform.annotate %into "into" : !transform.any_op
    %linalg = transform.pad.lower_to_linalg %wrap : (!transform.any_op) -> !transform.any_op
    transform.annotate %linalg "linalg" : !transform.any_op
    transform.yield
  }
}

// -----

// CHECK-LABEL: func @loops
// CHECK-NOT:     pad.pad_into
// CHECK:         vector<4xf32>
func.func @loops(%x: memref<64xf32>, %y: memref<80xf32>) {
  pad.pad_into wrap ins(%x : memref<64xf32>) outs(%y : memref<80xf32>) low[8] high[8]
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %pad = transform.structured.match ops{["pad.pad_into"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.pad.lower_to_scf %pad {vector_bytes = 16} : !transform.any_op
    transform.yield
  }
}

// -----

// A pad around its own source is the border of it: two rows, and both ends of
// those between them.
// CHECK-LABEL: func @around_its_source
// CHECK-SAME:    %[[X:.*]]: memref<6x7xi8>
// CHECK:         memref.subview %[[X]][1, 0] [4, 7] [1, 1]
// CHECK:         memref.subview %[[X]][0, 0] [1, 7] [1, 1]
// CHECK-NOT:     scf.for
// CHECK:         memref.subview %[[X]][5, 0] [1, 7] [1, 1]
// CHECK:         scf.for
// CHECK-COUNT-2:   memref.store
// CHECK-NOT:       store
// CHECK:         return
func.func @around_its_source(%x: memref<6x7xi8>) {
  %inside = memref.subview %x[1, 1] [4, 5] [1, 1] : memref<6x7xi8> to memref<4x5xi8, strided<[7, 1], offset: 8>>
  pad.pad_into reflect ins(%inside : memref<4x5xi8, strided<[7, 1], offset: 8>>) outs(%x : memref<6x7xi8>) low[1, 1] high[1, 1]
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %pad = transform.structured.match ops{["pad.pad_into"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.pad.lower_to_scf %pad : !transform.any_op
    transform.yield
  }
}

// -----

// All options of the pass get through.
// CHECK-LABEL: func @large
// CHECK:         %[[CHUNK:.*]] = arith.constant 7 : index
// CHECK:         scf.parallel {{.*}} step (%[[CHUNK]])
// CHECK:           nontemporal = true
func.func @large(%x: memref<70x64x64xi8>, %y: memref<70x128x64xi8>) {
  pad.pad_into wrap ins(%x : memref<70x64x64xi8>) outs(%y : memref<70x128x64xi8>) low[0, 0, 0] high[0, 64, 0]
  return
}

// CHECK-LABEL: func @tiny_rows
// CHECK-NOT:     pad.table
// CHECK:         scf.index_switch
func.func @tiny_rows(%x: memref<?x?x?xi8>, %y: memref<?x?x?xi8>) {
  pad.pad_into wrap ins(%x : memref<?x?x?xi8>) outs(%y : memref<?x?x?xi8>) low[0, 1, 1] high[0, 1, 1]
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %pads = transform.structured.match ops{["pad.pad_into"]} in %root : (!transform.any_op) -> !transform.any_op
    %large, %tiny = transform.split_handle %pads : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.pad.lower_to_scf %large {nontemporal_bytes = 1,
      nontemporal_run_bytes = 128, parallel = true, parallel_bytes = 1,
      parallel_chunk_bytes = 57344} : !transform.any_op
    transform.pad.lower_to_scf %tiny : !transform.any_op
    transform.yield
  }
}

// -----

// Upstream runs passes from a transform script, also the one that outlines pads.
module {
  // CHECK-LABEL: func @outlined
  // CHECK-COUNT-2: call @pad_reflect
  // CHECK:       func private @pad_reflect
  // CHECK-NOT:   pad.pad_into
  // CHECK:         vector.load
  func.func @outlined(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xf32>, %l: index) {
    pad.pad_into reflect ins(%x : memref<?xf32>) outs(%y : memref<?xf32>) low[%l] high[1]
    pad.pad_into reflect ins(%x : memref<?xf32>) outs(%z : memref<?xf32>) low[2] high[%l]
    return
  }
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %module = transform.get_parent_op %func {op_name = "builtin.module"} : (!transform.any_op) -> !transform.any_op
    %outlined = transform.apply_registered_pass "outline-pads" to %module : (!transform.any_op) -> !transform.any_op
    %pad = transform.structured.match ops{["pad.pad_into"]} in %outlined : (!transform.any_op) -> !transform.any_op
    transform.pad.lower_to_scf %pad : !transform.any_op
    transform.yield
  }
}

// -----

// An operation that was to be lowered and is not such a pad.
func.func @negative_not_a_pad(%x: memref<4xf32>, %y: memref<7xf32>) {
  // expected-note @below {{this operation: not on tensors}}
  pad.pad_into wrap ins(%x : memref<4xf32>) outs(%y : memref<7xf32>) low[1] high[2]
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %pad = transform.structured.match ops{["pad.pad_into"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{cannot lower 'pad.pad_into', expected a pad or an adjoint on tensors}}
    %lowered = transform.pad.lower_to_linalg %pad : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// Nor one that would write over what it reads.
func.func @negative_overlap(%x: memref<10xf32>) {
  // expected-note @below {{this operation: source and destination overlap, and the source is not known to be the inside of the destination}}
  pad.pad_into edge ins(%x : memref<10xf32>) outs(%x : memref<10xf32>) low[1] high[-1]
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %pad = transform.structured.match ops{["pad.pad_into"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{cannot lower 'pad.pad_into'}}
    transform.pad.lower_to_scf %pad : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %pad = transform.structured.match ops{["pad.pad_into"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{'transform.pad.lower_to_scf' op 'vector-bytes' is 24, expected 0 or a power of two from 1 to 128}}
    transform.pad.lower_to_scf %pad {vector_bytes = 24} : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.apply_patterns to %root {
      // expected-error @below {{'transform.apply_patterns.pad.to_scf' op 'parallel-chunk-bytes' is 0, expected at least 1}}
      transform.apply_patterns.pad.to_scf {parallel_chunk_bytes = 0}
    } : !transform.any_op
    transform.yield
  }
}

// -----

//===----------------------------------------------------------------------===//
// Upstream's way to decompose an operation
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @decompose
// CHECK-NOT:     pad.pad
// CHECK:         linalg.fill
// CHECK:         tensor.insert_slice
func.func @decompose(%x: tensor<4xf32>, %v: f32) -> tensor<7xf32> {
  %0 = pad.pad constant %x low[1] high[2] value(%v) : tensor<4xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %pad = transform.structured.match ops{["pad.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %decomposed = transform.structured.decompose_interface %pad : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

//===----------------------------------------------------------------------===//
// Adjoints
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @adjoint(
// CHECK:         linalg.generic
// CHECK:         linalg.copy
// CHECK-LABEL: func @adjoint_into(
// CHECK-NOT:     pad.adjoint_into
// CHECK:         vector.load
func.func @adjoint(%g: tensor<70xf32>) -> tensor<64xf32> {
  %0 = pad.adjoint wrap %g low[3] high[3] : tensor<70xf32> to tensor<64xf32>
  return %0 : tensor<64xf32>
}
func.func @adjoint_into(%g: memref<70xf32>, %y: memref<64xf32>) {
  pad.adjoint_into wrap ins(%g : memref<70xf32>) outs(%y : memref<64xf32>) low[3] high[3]
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %adjoint = transform.structured.match ops{["pad.adjoint"]} in %root : (!transform.any_op) -> !transform.any_op
    %into = transform.pad.to_destination_style %adjoint : (!transform.any_op) -> !transform.any_op
    %lowered = transform.pad.lower_to_linalg %into : (!transform.any_op) -> !transform.any_op
    %onMemRefs = transform.structured.match ops{["pad.adjoint_into"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.pad.lower_to_scf %onMemRefs {vector_bytes = 64} : !transform.any_op
    transform.yield
  }
}
