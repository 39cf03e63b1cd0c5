// RUN: pad-opt %s --raise-to-pad | FileCheck %s
// RUN: pad-opt %s --raise-to-pad --remarks-filter-missed=pad -o /dev/null 2>&1 \
// RUN:   | tee %t | FileCheck %s --check-prefix=MISSED
// RUN: FileCheck %s --check-prefix=REASON --input-file %t
// RUN: pad-opt %s --raise-to-pad --remarks-filter-passed=pad -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=PASSED

// PASSED-COUNT-18: remark: [Passed] raise-to-pad | Category:pad | Remark="to pad.pad {{[a-z]+}}"
// PASSED-NOT:      remark:

// MISSED-COUNT-11: remark: [Missed] raise-to-pad | Category:pad | Reason="tensor.pad: not raised: {{.+}}"
// MISSED-NOT:      remark:

// REASON-DAG: not raised: nofold, and the amounts may be 0
// REASON-DAG: not raised: a body that computes
// REASON-DAG: not raised: amounts that are not known
// REASON-DAG: not raised: elements that no pad reads

//===----------------------------------------------------------------------===//
// A body that does not use its indices
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @constant_dynamic_f32_mixed
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<4x?xf32>, %[[h:[a-z0-9]+]]: index, %[[v:[a-z0-9]+]]: f32
// CHECK:         %[[r:.+]] = pad.pad constant %[[x]] low[1, 0] high[%[[h]], 2] value(%[[v]]) : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK:         return %[[r]]
func.func @constant_dynamic_f32_mixed(%x: tensor<4x?xf32>, %h: index, %v: f32) -> tensor<?x?xf32> {
  %0 = tensor.pad %x low[1, 0] high[%h, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// The type of the result may say more than the amounts do.
// CHECK-LABEL: func @constant_dynamic_i8_static_result
// CHECK:         pad.pad constant %{{.*}} low[%{{.*}}] high[%{{.*}}] value(%{{.*}}) : tensor<?xi8> to tensor<9xi8>
func.func @constant_dynamic_i8_static_result(%x: tensor<?xi8>, %l: index, %h: index) -> tensor<9xi8> {
  %0 = tensor.pad %x low[%l] high[%h] {
  ^bb0(%i: index):
    %v = arith.constant 7 : i8
    tensor.yield %v : i8
  } : tensor<?xi8> to tensor<9xi8>
  return %0 : tensor<9xi8>
}

// CHECK-LABEL: func @constant_static_f32_computed_inside
// CHECK:         %[[a:.+]] = arith.sitofp
// CHECK:         %[[b:.+]] = arith.negf %[[a]]
// CHECK:         pad.pad constant %{{.*}} low[1] high[2] value(%[[b]])
func.func @constant_static_f32_computed_inside(%x: tensor<4xf32>, %n: i32) -> tensor<7xf32> {
  %0 = tensor.pad %x low[1] high[2] {
  ^bb0(%i: index):
    %a = arith.sitofp %n : i32 to f32
    %b = arith.negf %a : f32
    tensor.yield %b : f32
  } : tensor<4xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}

// CHECK-LABEL: func @constant_static_complex_rank0
// CHECK-NEXT:    return %{{.*}} : tensor<complex<f32>>
func.func @constant_static_complex_rank0(%x: tensor<complex<f32>>, %v: complex<f32>) -> tensor<complex<f32>> {
  %0 = tensor.pad %x low[] high[] {
    tensor.yield %v : complex<f32>
  } : tensor<complex<f32>> to tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}

// Upstream cannot lower this one.
// CHECK-LABEL: func @constant_static_f32_negative_low
// CHECK:         pad.pad constant %{{.*}} low[-1] high[3] value(%{{.*}}) : tensor<4xf32> to tensor<6xf32>
func.func @constant_static_f32_negative_low(%x: tensor<4xf32>, %v: f32) -> tensor<6xf32> {
  %0 = tensor.pad %x low[-1] high[3] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// CHECK-LABEL: func @constant_static_f32_nofold_padded
// CHECK:         pad.pad constant
func.func @constant_static_f32_nofold_padded(%x: tensor<4x?xf32>, %h: index, %v: f32) -> tensor<5x?xf32> {
  %0 = tensor.pad %x nofold low[0, 0] high[1, %h] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x?xf32> to tensor<5x?xf32>
  return %0 : tensor<5x?xf32>
}

// A pad that must stay even where it pads nothing.
// CHECK-LABEL: func @negative_constant_dynamic_f32_nofold
// CHECK:         tensor.pad %{{.*}} nofold low[0] high[%{{.*}}]
func.func @negative_constant_dynamic_f32_nofold(%x: tensor<4xf32>, %h: index, %v: f32) -> tensor<?xf32> {
  %0 = tensor.pad %x nofold low[0] high[%h] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @negative_constant_static_f32_value_of_index
// CHECK:         tensor.pad
func.func @negative_constant_static_f32_value_of_index(%x: tensor<4xindex>) -> tensor<7xindex> {
  %0 = tensor.pad %x low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<4xindex> to tensor<7xindex>
  return %0 : tensor<7xindex>
}

// A division by zero happens only if there is something to fill.
// CHECK-LABEL: func @negative_constant_dynamic_i32_value_that_may_fail
// CHECK:         tensor.pad
func.func @negative_constant_dynamic_i32_value_that_may_fail(%x: tensor<4xi32>, %h: index, %a: i32) -> tensor<?xi32> {
  %0 = tensor.pad %x low[0] high[%h] {
  ^bb0(%i: index):
    %v = arith.divsi %a, %a : i32
    tensor.yield %v : i32
  } : tensor<4xi32> to tensor<?xi32>
  return %0 : tensor<?xi32>
}

//===----------------------------------------------------------------------===//
// A body that reads its source
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @edge_static_f32_clamp_of_two_axes
// CHECK:         pad.pad edge %{{.*}} low[2, 1] high[0, 3] : tensor<3x4xf32> to tensor<5x8xf32>
// CHECK-NOT:     value
func.func @edge_static_f32_clamp_of_two_axes(%x: tensor<3x4xf32>) -> tensor<5x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %x low[2, 1] high[0, 3] {
  ^bb0(%i: index, %j: index):
    %a = arith.subi %i, %c2 : index
    %row = arith.maxsi %a, %c0 : index
    %b = affine.min affine_map<(d0) -> (d0 - 1, 3)>(%j)
    %column = affine.max affine_map<(d0) -> (d0, 0)>(%b)
    %e = tensor.extract %x[%row, %column] : tensor<3x4xf32>
    tensor.yield %e : f32
  } : tensor<3x4xf32> to tensor<5x8xf32>
  return %0 : tensor<5x8xf32>
}

// CHECK-LABEL: func @reflect_static_f32_distance
// CHECK:         pad.pad reflect %{{.*}} low[0, 3] high[0, 3] : tensor<?x4xf32> to tensor<?x10xf32>
func.func @reflect_static_f32_distance(%x: tensor<?x4xf32>) -> tensor<?x10xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %x low[0, 3] high[0, 3] {
  ^bb0(%i: index, %j: index):
    %a = arith.subi %j, %c3 : index
    %b = arith.subi %c0, %a : index
    %distance = arith.maxsi %a, %b : index
    %c = affine.apply affine_map<(d0) -> (6 - d0)>(%distance)
    %column = arith.minsi %distance, %c : index
    %e = tensor.extract %x[%i, %column] : tensor<?x4xf32>
    tensor.yield %e : f32
  } : tensor<?x4xf32> to tensor<?x10xf32>
  return %0 : tensor<?x10xf32>
}

// Before the one axis that is padded it is enough to be right outside.
// CHECK-LABEL: func @symmetric_static_i16_outside_alone
// CHECK:         pad.pad symmetric %{{.*}} low[3] high[0] : tensor<4xi16> to tensor<7xi16>
func.func @symmetric_static_i16_outside_alone(%x: tensor<4xi16>) -> tensor<7xi16> {
  %0 = tensor.pad %x low[3] high[0] {
  ^bb0(%i: index):
    %index = affine.apply affine_map<(d0) -> (2 - d0)>(%i)
    %e = tensor.extract %x[%index] : tensor<4xi16>
    tensor.yield %e : i16
  } : tensor<4xi16> to tensor<7xi16>
  return %0 : tensor<7xi16>
}

// CHECK-LABEL: func @wrap_static_f32_remainder
// CHECK:         pad.pad wrap %{{.*}} low[1] high[13] : tensor<4xf32> to tensor<18xf32>
func.func @wrap_static_f32_remainder(%x: tensor<4xf32>) -> tensor<18xf32> {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.pad %x low[9] high[5] {
  ^bb0(%i: index):
    %a = arith.addi %i, %c3 : index
    %index = arith.remui %a, %c4 : index
    %e = tensor.extract %x[%index] : tensor<4xf32>
    tensor.yield %e : f32
  } : tensor<4xf32> to tensor<18xf32>
  return %0 : tensor<18xf32>
}

// CHECK-LABEL: func @reflect_static_f32_many_bounces
// CHECK:         pad.pad reflect %{{.*}} low[3] high[12] : tensor<3xf32> to tensor<18xf32>
func.func @reflect_static_f32_many_bounces(%x: tensor<3xf32>) -> tensor<18xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %x low[7] high[8] {
  ^bb0(%i: index):
    %m = affine.apply affine_map<(d0) -> ((d0 - 7) mod 4)>(%i)
    %inside = arith.cmpi sle, %m, %c2 : index
    %back = affine.apply affine_map<(d0) -> (4 - d0)>(%m)
    %index = arith.select %inside, %m, %back : index
    %e = tensor.extract %x[%index] : tensor<3xf32>
    tensor.yield %e : f32
  } : tensor<3xf32> to tensor<18xf32>
  return %0 : tensor<18xf32>
}

// With one element outside, the nearest and the mirrored one are the same.
// CHECK-LABEL: func @edge_static_f32_as_symmetric
// CHECK:         pad.pad edge
func.func @edge_static_f32_as_symmetric(%x: tensor<4xf32>) -> tensor<5xf32> {
  %0 = tensor.pad %x low[1] high[0] {
  ^bb0(%i: index):
    %e = tensor.extract %x[%i] : tensor<4xf32>
    tensor.yield %e : f32
  } : tensor<4xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}

// Indices 2, 1, 1 for 2, 1, 0.
// CHECK-LABEL: func @negative_symmetric_static_f32_one_index_off
// CHECK:         tensor.pad
func.func @negative_symmetric_static_f32_one_index_off(%x: tensor<4xf32>) -> tensor<7xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %x low[3] high[0] {
  ^bb0(%i: index):
    %a = affine.apply affine_map<(d0) -> (2 - d0)>(%i)
    %index = arith.maxsi %a, %c1 : index
    %e = tensor.extract %x[%index] : tensor<4xf32>
    tensor.yield %e : f32
  } : tensor<4xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}

// Rows as edge, columns as wrap: a pad of each.
// CHECK-LABEL: func @two_modes_static_f32
// CHECK-NEXT:    %[[r:.+]] = pad.pad edge %{{.*}} low[2, 0] high[0, 0] : tensor<3x4xf32> to tensor<5x4xf32>
// CHECK-NEXT:    pad.pad wrap %[[r]] low[0, 2] high[0, 0] : tensor<5x4xf32> to tensor<5x6xf32>
func.func @two_modes_static_f32(%x: tensor<3x4xf32>) -> tensor<5x6xf32> {
  %0 = tensor.pad %x low[2, 2] high[0, 0] {
  ^bb0(%i: index, %j: index):
    %row = affine.max affine_map<(d0) -> (d0 - 2, 0)>(%i)
    %column = affine.apply affine_map<(d0) -> ((d0 - 2) mod 4)>(%j)
    %e = tensor.extract %x[%row, %column] : tensor<3x4xf32>
    tensor.yield %e : f32
  } : tensor<3x4xf32> to tensor<5x6xf32>
  return %0 : tensor<5x6xf32>
}

// CHECK-LABEL: func @negative_edge_static_f32_other_tensor
// CHECK:         tensor.pad
func.func @negative_edge_static_f32_other_tensor(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<5xf32> {
  %0 = tensor.pad %x low[1] high[0] {
  ^bb0(%i: index):
    %e = tensor.extract %y[%i] : tensor<4xf32>
    tensor.yield %e : f32
  } : tensor<4xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}

// The first column, whichever is padded.
// CHECK-LABEL: func @negative_edge_static_f32_unpadded_index_changed
// CHECK:         tensor.pad
func.func @negative_edge_static_f32_unpadded_index_changed(%x: tensor<3x4xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %x low[1, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    %e = tensor.extract %x[%i, %c0] : tensor<3x4xf32>
    tensor.yield %e : f32
  } : tensor<3x4xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

//===----------------------------------------------------------------------===//
// Extents and amounts that are not known: by proof.
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @edge_dynamic_f32_amount
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<4xf32>, %[[h:[a-z0-9]+]]: index
// CHECK:         pad.pad edge %[[x]] low[0] high[%[[h]]] : tensor<4xf32> to tensor<?xf32>
func.func @edge_dynamic_f32_amount(%x: tensor<4xf32>, %h: index) -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %x low[0] high[%h] {
  ^bb0(%i: index):
    %e = tensor.extract %x[%c3] : tensor<4xf32>
    tensor.yield %e : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Both axes clamped, in arith and in affine; the one that is not padded is left
// alone.
// CHECK-LABEL: func @edge_dynamic_f32_two_axes
// CHECK-SAME:    %[[x:[a-z0-9]+]]: tensor<?x?x3xf32>, %[[l:[a-z0-9]+]]: index, %[[h:[a-z0-9]+]]: index
// CHECK:         pad.pad edge %[[x]] low[%[[l]], 1, 0] high[%[[h]], %[[l]], 0]
func.func @edge_dynamic_f32_two_axes(%x: tensor<?x?x3xf32>, %l: index, %h: index) -> tensor<?x?x3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x?x3xf32>
  %m = tensor.dim %x, %c1 : tensor<?x?x3xf32>
  %last = arith.subi %n, %c1 : index
  %0 = tensor.pad %x low[%l, 1, 0] high[%h, %l, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    %a = arith.subi %i, %l : index
    %b = arith.maxsi %a, %c0 : index
    %row = arith.minsi %b, %last : index
    %c = affine.max affine_map<(d0) -> (d0 - 1, 0)>(%j)
    %column = affine.min affine_map<(d0)[s0] -> (d0, s0 - 1)>(%c)[%m]
    %e = tensor.extract %x[%row, %column, %k] : tensor<?x?x3xf32>
    tensor.yield %e : f32
  } : tensor<?x?x3xf32> to tensor<?x?x3xf32>
  return %0 : tensor<?x?x3xf32>
}

// An index beyond the first mirror image would be out of bounds, which cannot
// be.
// CHECK-LABEL: func @reflect_dynamic_f32_extent
// CHECK:         pad.pad reflect %{{.*}} low[2] high[%{{.*}}]
func.func @reflect_dynamic_f32_extent(%x: tensor<?xf32>, %h: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %0 = tensor.pad %x low[2] high[%h] {
  ^bb0(%o: index):
    %i = arith.subi %o, %c2 : index
    %before = arith.cmpi slt, %i, %c0 : index
    %mirrored = arith.subi %c0, %i : index
    %back = affine.apply affine_map<(d0)[s0] -> (2 * s0 - d0 - 2)>(%i)[%n]
    %index = arith.select %before, %mirrored, %back : index
    %e = tensor.extract %x[%index] : tensor<?xf32>
    tensor.yield %e : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @symmetric_dynamic_f32_amount
// CHECK:         pad.pad symmetric %{{.*}} low[%{{.*}}] high[0]
func.func @symmetric_dynamic_f32_amount(%x: tensor<5xf32>, %l: index) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %x low[%l] high[0] {
  ^bb0(%o: index):
    %a = arith.subi %l, %c1 : index
    %index = arith.subi %a, %o : index
    %e = tensor.extract %x[%index] : tensor<5xf32>
    tensor.yield %e : f32
  } : tensor<5xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @wrap_dynamic_f32_extent
// CHECK:         pad.pad wrap %{{.*}} low[%{{.*}}] high[%{{.*}}]
func.func @wrap_dynamic_f32_extent(%x: tensor<?xf32>, %l: index, %h: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %0 = tensor.pad %x low[%l] high[%h] {
  ^bb0(%o: index):
    %i = arith.subi %o, %l : index
    %inside = arith.cmpi sge, %i, %c0 : index
    %up = arith.addi %i, %n : index
    %down = arith.subi %i, %n : index
    %index = arith.select %inside, %down, %up : index
    %e = tensor.extract %x[%index] : tensor<?xf32>
    tensor.yield %e : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Beyond the first mirror image it stays at the last element, where reflect
// turns round again.
// CHECK-LABEL: func @negative_reflect_dynamic_f32_clamped
// CHECK:         tensor.pad
func.func @negative_reflect_dynamic_f32_clamped(%x: tensor<?xf32>, %l: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %last = arith.subi %n, %c1 : index
  %0 = tensor.pad %x low[%l] high[0] {
  ^bb0(%o: index):
    %mirrored = arith.subi %l, %o : index
    %index = arith.minsi %mirrored, %last : index
    %e = tensor.extract %x[%index] : tensor<?xf32>
    tensor.yield %e : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// The last element but one.
// CHECK-LABEL: func @negative_edge_dynamic_f32_off_by_one
// CHECK:         tensor.pad
func.func @negative_edge_dynamic_f32_off_by_one(%x: tensor<?xf32>, %h: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %index = arith.subi %n, %c2 : index
  %0 = tensor.pad %x low[0] high[%h] {
  ^bb0(%o: index):
    %e = tensor.extract %x[%index] : tensor<?xf32>
    tensor.yield %e : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// The last index of another tensor.
// CHECK-LABEL: func @negative_edge_dynamic_f32_other_extent
// CHECK:         tensor.pad
func.func @negative_edge_dynamic_f32_other_extent(%x: tensor<?xf32>, %y: tensor<?xf32>, %h: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %y, %c0 : tensor<?xf32>
  %index = arith.subi %n, %c1 : index
  %0 = tensor.pad %x low[0] high[%h] {
  ^bb0(%o: index):
    %e = tensor.extract %x[%index] : tensor<?xf32>
    tensor.yield %e : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Right where it pads, but with the other axis outside it is read inside too.
// CHECK-LABEL: func @negative_edge_dynamic_f32_changed_inside
// CHECK:         tensor.pad
func.func @negative_edge_dynamic_f32_changed_inside(%x: tensor<4x?xf32>, %h: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = tensor.dim %x, %c1 : tensor<4x?xf32>
  %0 = tensor.pad %x low[0, 1] high[%h, 0] {
  ^bb0(%i: index, %j: index):
    %a = arith.subi %j, %c1 : index
    %column = arith.maxsi %a, %c0 : index
    %e = tensor.extract %x[%c3, %column] : tensor<4x?xf32>
    tensor.yield %e : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// The remainder of unknown extents is not taken to be any mode.
// CHECK-LABEL: func @negative_wrap_dynamic_f32_remainder
// CHECK:         tensor.pad
func.func @negative_wrap_dynamic_f32_remainder(%x: tensor<?xf32>, %h: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %0 = tensor.pad %x low[0] high[%h] {
  ^bb0(%o: index):
    %index = arith.remui %o, %n : index
    %e = tensor.extract %x[%index] : tensor<?xf32>
    tensor.yield %e : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
