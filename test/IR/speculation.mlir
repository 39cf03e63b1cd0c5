// RUN: pad-opt %s --loop-invariant-code-motion | FileCheck %s

// A pad that cannot break a constraint leaves a loop that may not run; one that
// can stays.

// CHECK-LABEL: func @reflect_static_f32_leaves_the_loop
// CHECK: pad.pad
// CHECK: scf.for
func.func @reflect_static_f32_leaves_the_loop(%x: tensor<4xf32>, %y: tensor<6xf32>, %n: index) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %y) -> tensor<6xf32> {
    %0 = pad.pad reflect %x low[1] high[1] : tensor<4xf32> to tensor<6xf32>
    %1 = arith.addf %a, %0 : tensor<6xf32>
    scf.yield %1 : tensor<6xf32>
  }
  return %r : tensor<6xf32>
}

// No constraint speaks of an extent that grows in constant mode.
// CHECK-LABEL: func @constant_dynamic_f32_leaves_the_loop
// CHECK: pad.pad
// CHECK: scf.for
func.func @constant_dynamic_f32_leaves_the_loop(%x: tensor<?xf32>, %y: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %y) -> tensor<?xf32> {
    %0 = pad.pad constant %x low[2] high[-1] : tensor<?xf32> to tensor<?xf32>
    %1 = arith.addf %a, %0 : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// The axis that may be empty is not padded.
// CHECK-LABEL: func @edge_dynamic_f32_of_other_axis_leaves_the_loop
// CHECK: pad.pad
// CHECK: scf.for
func.func @edge_dynamic_f32_of_other_axis_leaves_the_loop(%x: tensor<?x4xf32>, %y: tensor<?x6xf32>, %n: index) -> tensor<?x6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %y) -> tensor<?x6xf32> {
    %0 = pad.pad edge %x low[0, 1] high[0, 1] : tensor<?x4xf32> to tensor<?x6xf32>
    %1 = arith.addf %a, %0 : tensor<?x6xf32>
    scf.yield %1 : tensor<?x6xf32>
  }
  return %r : tensor<?x6xf32>
}

// (C6): the extent may be negative.
// CHECK-LABEL: func @negative_constant_dynamic_f32_crop_stays
// CHECK: scf.for
// CHECK: pad.pad
func.func @negative_constant_dynamic_f32_crop_stays(%x: tensor<?xf32>, %y: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %y) -> tensor<?xf32> {
    %0 = pad.pad constant %x low[1] high[-2] : tensor<?xf32> to tensor<?xf32>
    %1 = arith.addf %a, %0 : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func @negative_constant_dynamic_f32_amount_stays
// CHECK: scf.for
// CHECK: pad.pad
func.func @negative_constant_dynamic_f32_amount_stays(%x: tensor<4xf32>, %y: tensor<?xf32>, %n: index, %h: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %y) -> tensor<?xf32> {
    %0 = pad.pad constant %x low[1] high[%h] : tensor<4xf32> to tensor<?xf32>
    %1 = arith.addf %a, %0 : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// (C7): the extent may not be 6.
// CHECK-LABEL: func @negative_constant_dynamic_f32_claim_stays
// CHECK: scf.for
// CHECK: pad.pad
func.func @negative_constant_dynamic_f32_claim_stays(%x: tensor<?xf32>, %y: tensor<6xf32>, %n: index) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %y) -> tensor<6xf32> {
    %0 = pad.pad constant %x low[1] high[1] : tensor<?xf32> to tensor<6xf32>
    %1 = arith.addf %a, %0 : tensor<6xf32>
    scf.yield %1 : tensor<6xf32>
  }
  return %r : tensor<6xf32>
}

// (C10): the source may be empty.
// CHECK-LABEL: func @negative_edge_dynamic_f32_stays
// CHECK: scf.for
// CHECK: pad.pad
func.func @negative_edge_dynamic_f32_stays(%x: tensor<?xf32>, %y: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %y) -> tensor<?xf32> {
    %0 = pad.pad edge %x low[1] high[1] : tensor<?xf32> to tensor<?xf32>
    %1 = arith.addf %a, %0 : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// The source is empty, and is read if the other extent is not 0.
// CHECK-LABEL: func @negative_edge_dynamic_f32_empty_source_stays
// CHECK: scf.for
// CHECK: pad.pad
func.func @negative_edge_dynamic_f32_empty_source_stays(%x: tensor<0x?xf32>, %y: tensor<1x?xf32>, %n: index) -> tensor<1x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %y) -> tensor<1x?xf32> {
    %0 = pad.pad edge %x low[1, 0] high[0, 0] : tensor<0x?xf32> to tensor<1x?xf32>
    %1 = arith.addf %a, %0 : tensor<1x?xf32>
    scf.yield %1 : tensor<1x?xf32>
  }
  return %r : tensor<1x?xf32>
}

// Anything may be in the lists.
// CHECK-LABEL: func @negative_constant_dynamic_f32_dynamic_pad_stays
// CHECK: scf.for
// CHECK: pad.dynamic_pad
func.func @negative_constant_dynamic_f32_dynamic_pad_stays(%x: tensor<4xf32>, %y: tensor<?xf32>, %n: index, %p: tensor<2xi64>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %y) -> tensor<?xf32> {
    %0 = pad.dynamic_pad constant %x pads(%p) : tensor<4xf32>, tensor<2xi64> to tensor<?xf32>
    %1 = arith.addf %a, %0 : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func @negative_edge_static_f32_into_buffer_stays
// CHECK: scf.for
// CHECK: pad.pad_into
func.func @negative_edge_static_f32_into_buffer_stays(%x: memref<4xf32>, %y: memref<6xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    pad.pad_into edge ins(%x : memref<4xf32>) outs(%y : memref<6xf32>) low[1] high[1]
  }
  return
}

// CHECK-LABEL: func @adjoint_reflect_static_f32_leaves_the_loop
// CHECK: pad.adjoint
// CHECK: scf.for
func.func @adjoint_reflect_static_f32_leaves_the_loop(%g: tensor<6xf32>, %y: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %y) -> tensor<4xf32> {
    %0 = pad.adjoint reflect %g low[1] high[1] : tensor<6xf32> to tensor<4xf32>
    %1 = arith.addf %a, %0 : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// The gradient may be shorter than the amounts.
// CHECK-LABEL: func @adjoint_edge_dynamic_f32_stays_in_the_loop
// CHECK: scf.for
// CHECK: pad.adjoint
func.func @adjoint_edge_dynamic_f32_stays_in_the_loop(%g: tensor<?xf32>, %y: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %y) -> tensor<?xf32> {
    %0 = pad.adjoint edge %g low[1] high[1] : tensor<?xf32> to tensor<?xf32>
    %1 = arith.addf %a, %0 : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
