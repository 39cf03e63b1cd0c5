// RUN: pad-opt %s --canonicalize | FileCheck %s
// RUN: pad-opt %s --canonicalize="disable-patterns=pad-of-pad,pad-of-slice,slice-of-pad,pad-to-slice" \
// RUN: | FileCheck %s --check-prefix=OFF
// RUN: pad-opt %s --canonicalize=enable-patterns=pad-to-slice \
// RUN: | FileCheck %s --check-prefix=SLICE

//===----------------------------------------------------------------------===//
// pad-of-pad: outer crops
//===----------------------------------------------------------------------===//

// Any mode crops any other.
// CHECK-LABEL: func @reflect_static_f32_cropped_by_edge
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// OFF-LABEL: func @reflect_static_f32_cropped_by_edge
// CHECK: %[[P:.*]] = pad.pad reflect %[[X]] low[2] high[1] : tensor<4xf32> to tensor<7xf32>
// CHECK-NEXT: return %[[P]]
// OFF: pad.pad reflect
// OFF: pad.pad edge
func.func @reflect_static_f32_cropped_by_edge(%x: tensor<4xf32>) -> tensor<7xf32> {
  %0 = pad.pad reflect %x low[3] high[3] : tensor<4xf32> to tensor<10xf32>
  %1 = pad.pad edge %0 low[-1] high[-2] : tensor<10xf32> to tensor<7xf32>
  return %1 : tensor<7xf32>
}

// Amounts that are not known are added up.
// CHECK-LABEL: func @wrap_dynamic_f32_cropped
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// CHECK-SAME: %[[L:[a-z0-9]+]]: index
// CHECK: %[[S:.*]] = affine.apply {{.*}}[%[[L]]]
// CHECK: pad.pad wrap %[[X]] low[%[[S]]] high[1] : tensor<?xf32> to tensor<?xf32>
func.func @wrap_dynamic_f32_cropped(%x: tensor<?xf32>, %l: index) -> tensor<?xf32> {
  %0 = pad.pad wrap %x low[%l] high[3] : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad constant %0 low[-1] high[-2] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// The inner value is the one that is seen.
// CHECK-LABEL: func @constant_static_f32_cropped_with_two_values
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// CHECK-SAME: %[[V:[a-z0-9]+]]: f32, %{{.*}}: f32
// CHECK: pad.pad constant %[[X]] low[2] high[3] value(%[[V]]) : tensor<4xf32> to tensor<9xf32>
func.func @constant_static_f32_cropped_with_two_values(%x: tensor<4xf32>, %v: f32, %w: f32) -> tensor<9xf32> {
  %0 = pad.pad constant %x low[3] high[3] value(%v) : tensor<4xf32> to tensor<10xf32>
  %1 = pad.pad constant %0 low[-1] high[0] value(%w) : tensor<10xf32> to tensor<9xf32>
  return %1 : tensor<9xf32>
}

// The extent 7 may be wrong at run time, but nothing outside of it is read.
// CHECK-LABEL: func @edge_dynamic_f32_claimed_extent_cropped
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// CHECK: pad.pad edge %[[X]] low[%{{.*}}] high[%{{.*}}] : tensor<?xf32> to tensor<5xf32>
func.func @edge_dynamic_f32_claimed_extent_cropped(%x: tensor<?xf32>, %l: index, %h: index) -> tensor<5xf32> {
  %0 = pad.pad edge %x low[%l] high[%h] : tensor<?xf32> to tensor<7xf32>
  %1 = pad.pad edge %0 low[-1] high[-1] : tensor<7xf32> to tensor<5xf32>
  return %1 : tensor<5xf32>
}

// Of more than 7 elements in %0, %1 shows 7 - 2 + 2, and one pad would show as
// many as there are.
// CHECK-LABEL: func @negative_edge_dynamic_f32_outer_extent_claimed
// CHECK: pad.pad edge
// CHECK: pad.pad edge
func.func @negative_edge_dynamic_f32_outer_extent_claimed(%x: tensor<?xf32>, %l: index) -> tensor<7xf32> {
  %0 = pad.pad edge %x low[%l] high[0] : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad edge %0 low[-1] high[0] : tensor<?xf32> to tensor<7xf32>
  return %1 : tensor<7xf32>
}

// CHECK-LABEL: func @negative_edge_static_f32_amounts_overflow
// CHECK: pad.pad edge
// CHECK: pad.pad edge
func.func @negative_edge_static_f32_amounts_overflow(%x: tensor<?xf32>, %h: index) -> tensor<?xf32> {
  %0 = pad.pad edge %x low[-9223372036854775807] high[%h] : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad edge %0 low[-9223372036854775807] high[0] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

//===----------------------------------------------------------------------===//
// pad-of-pad: one mode
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @edge_static_f32_of_edge
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// CHECK: %[[P:.*]] = pad.pad edge %[[X]] low[3] high[7] : tensor<4xf32> to tensor<14xf32>
// CHECK-NEXT: return %[[P]]
func.func @edge_static_f32_of_edge(%x: tensor<4xf32>) -> tensor<14xf32> {
  %0 = pad.pad edge %x low[1] high[3] : tensor<4xf32> to tensor<8xf32>
  %1 = pad.pad edge %0 low[2] high[4] : tensor<8xf32> to tensor<14xf32>
  return %1 : tensor<14xf32>
}

// CHECK-LABEL: func @edge_dynamic_f32_of_edge
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// CHECK: %[[P:.*]] = pad.pad edge %[[X]] low[3] high[7] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[P]]
func.func @edge_dynamic_f32_of_edge(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.pad edge %x low[1] high[3] : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad edge %0 low[2] high[4] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// The inner pad crops what the outer one would show again.
// CHECK-LABEL: func @negative_edge_static_f32_of_cropped
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// CHECK: pad.pad edge %[[X]] low[-1] high[3]
// CHECK: pad.pad edge %{{.*}} low[1] high[0]
func.func @negative_edge_static_f32_of_cropped(%x: tensor<4xf32>) -> tensor<7xf32> {
  %0 = pad.pad edge %x low[-1] high[3] : tensor<4xf32> to tensor<6xf32>
  %1 = pad.pad edge %0 low[1] high[0] : tensor<6xf32> to tensor<7xf32>
  return %1 : tensor<7xf32>
}

// CHECK-LABEL: func @constant_dynamic_f32_of_constant
// CHECK-SAME: (%[[X:[a-z0-9]+]]: {{[^,]*}}, %[[A1:[a-z0-9]+]]:
// CHECK: %[[P:.*]] = pad.pad constant %[[X]] low[3] high[2] value(%[[A1]]) : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[P]]
func.func @constant_dynamic_f32_of_constant(%x: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %0 = pad.pad constant %x low[1] high[3] value(%v) : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad constant %0 low[2] high[-1] value(%v) : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// No value is zero.
// CHECK-LABEL: func @constant_static_f32_of_zero
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// CHECK: %[[P:.*]] = pad.pad constant %[[X]] low[3] high[3] : tensor<4xf32> to tensor<10xf32>
// CHECK-NEXT: return %[[P]]
func.func @constant_static_f32_of_zero(%x: tensor<4xf32>) -> tensor<10xf32> {
  %v = arith.constant 0.0 : f32
  %0 = pad.pad constant %x low[1] high[3] value(%v) : tensor<4xf32> to tensor<8xf32>
  %1 = pad.pad constant %0 low[2] high[0] : tensor<8xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}

// CHECK-LABEL: func @negative_constant_static_f32_of_other_value
// CHECK: pad.pad constant
// CHECK: pad.pad constant
func.func @negative_constant_static_f32_of_other_value(%x: tensor<4xf32>, %v: f32) -> tensor<10xf32> {
  %0 = pad.pad constant %x low[1] high[3] value(%v) : tensor<4xf32> to tensor<8xf32>
  %1 = pad.pad constant %0 low[2] high[0] : tensor<8xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}

// CHECK-LABEL: func @negative_constant_static_f32_of_minus_zero
// CHECK: pad.pad constant
// CHECK: pad.pad constant
func.func @negative_constant_static_f32_of_minus_zero(%x: tensor<4xf32>) -> tensor<10xf32> {
  %v = arith.constant -0.0 : f32
  %0 = pad.pad constant %x low[1] high[3] value(%v) : tensor<4xf32> to tensor<8xf32>
  %1 = pad.pad constant %0 low[2] high[0] : tensor<8xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}

// CHECK-LABEL: func @negative_constant_static_f32_of_cropped
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// CHECK: pad.pad constant %[[X]] low[-1] high[3]
// CHECK: pad.pad constant %{{.*}} low[1] high[0]
func.func @negative_constant_static_f32_of_cropped(%x: tensor<4xf32>) -> tensor<7xf32> {
  %0 = pad.pad constant %x low[-1] high[3] : tensor<4xf32> to tensor<6xf32>
  %1 = pad.pad constant %0 low[1] high[0] : tensor<6xf32> to tensor<7xf32>
  return %1 : tensor<7xf32>
}

// A roll of a roll is a roll, of any extent.
// CHECK-LABEL: func @wrap_dynamic_f32_rolls
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// CHECK: %[[P:.*]] = pad.pad wrap %[[X]] low[2] high[-2] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[P]]
func.func @wrap_dynamic_f32_rolls(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.pad wrap %x low[3] high[-3] : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad wrap %0 low[-1] high[1] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// 4 + 3 + 1 is twice the period.
// CHECK-LABEL: func @wrap_static_f32_whole_periods
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// CHECK: %[[P:.*]] = pad.pad wrap %[[X]] low[5] high[3] : tensor<4xf32> to tensor<12xf32>
// CHECK-NEXT: return %[[P]]
func.func @wrap_static_f32_whole_periods(%x: tensor<4xf32>) -> tensor<12xf32> {
  %0 = pad.pad wrap %x low[3] high[1] : tensor<4xf32> to tensor<8xf32>
  %1 = pad.pad wrap %0 low[2] high[2] : tensor<8xf32> to tensor<12xf32>
  return %1 : tensor<12xf32>
}

// CHECK-LABEL: func @negative_wrap_static_f32_part_of_a_period
// CHECK: pad.pad wrap
// CHECK: pad.pad wrap
func.func @negative_wrap_static_f32_part_of_a_period(%x: tensor<4xf32>) -> tensor<9xf32> {
  %0 = pad.pad wrap %x low[3] high[0] : tensor<4xf32> to tensor<7xf32>
  %1 = pad.pad wrap %0 low[1] high[1] : tensor<7xf32> to tensor<9xf32>
  return %1 : tensor<9xf32>
}

// CHECK-LABEL: func @negative_wrap_dynamic_f32_part_of_a_period
// CHECK: pad.pad wrap
// CHECK: pad.pad wrap
func.func @negative_wrap_dynamic_f32_part_of_a_period(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.pad wrap %x low[3] high[1] : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad wrap %0 low[1] high[1] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// The end that is mirrored on is still the source's.
// CHECK-LABEL: func @symmetric_dynamic_f32_one_end_each
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// CHECK: %[[P:.*]] = pad.pad symmetric %[[X]] low[3] high[2] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[P]]
func.func @symmetric_dynamic_f32_one_end_each(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.pad symmetric %x low[0] high[2] : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad symmetric %0 low[3] high[0] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// If there are three elements, %0 has five, and what is before the fifth mirror
// image is one of the high end.
// CHECK-LABEL: func @negative_symmetric_dynamic_f32_beyond_the_reach
// CHECK: pad.pad symmetric
// CHECK: pad.pad symmetric
func.func @negative_symmetric_dynamic_f32_beyond_the_reach(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.pad symmetric %x low[0] high[2] : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad symmetric %0 low[6] high[0] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func @symmetric_static_f32_whole_extents
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// CHECK: %[[P:.*]] = pad.pad symmetric %[[X]] low[12] high[16] : tensor<3xf32> to tensor<31xf32>
// CHECK-NEXT: return %[[P]]
func.func @symmetric_static_f32_whole_extents(%x: tensor<3xf32>) -> tensor<31xf32> {
  %0 = pad.pad symmetric %x low[3] high[6] : tensor<3xf32> to tensor<12xf32>
  %1 = pad.pad symmetric %0 low[9] high[10] : tensor<12xf32> to tensor<31xf32>
  return %1 : tensor<31xf32>
}

// CHECK-LABEL: func @negative_symmetric_static_f32_same_end
// CHECK: pad.pad symmetric
// CHECK: pad.pad symmetric
func.func @negative_symmetric_static_f32_same_end(%x: tensor<3xf32>) -> tensor<5xf32> {
  %0 = pad.pad symmetric %x low[1] high[0] : tensor<3xf32> to tensor<4xf32>
  %1 = pad.pad symmetric %0 low[1] high[0] : tensor<4xf32> to tensor<5xf32>
  return %1 : tensor<5xf32>
}

// CHECK-LABEL: func @reflect_dynamic_f32_one_end_each
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// CHECK: %[[P:.*]] = pad.pad reflect %[[X]] low[2] high[2] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[P]]
func.func @reflect_dynamic_f32_one_end_each(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.pad reflect %x low[0] high[2] : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad reflect %0 low[2] high[0] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func @negative_reflect_dynamic_f32_beyond_the_reach
// CHECK: pad.pad reflect
// CHECK: pad.pad reflect
func.func @negative_reflect_dynamic_f32_beyond_the_reach(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.pad reflect %x low[0] high[2] : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad reflect %0 low[6] high[0] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func @reflect_static_f32_whole_halves_of_the_period
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// CHECK: %[[P:.*]] = pad.pad reflect %[[X]] low[12] high[16] : tensor<4xf32> to tensor<32xf32>
// CHECK-NEXT: return %[[P]]
func.func @reflect_static_f32_whole_halves_of_the_period(%x: tensor<4xf32>) -> tensor<32xf32> {
  %0 = pad.pad reflect %x low[3] high[6] : tensor<4xf32> to tensor<13xf32>
  %1 = pad.pad reflect %0 low[9] high[10] : tensor<13xf32> to tensor<32xf32>
  return %1 : tensor<32xf32>
}

// Of one element a reflection repeats it.
// CHECK-LABEL: func @negative_reflect_static_f32_of_one_element
// CHECK: pad.pad reflect
func.func @negative_reflect_static_f32_of_one_element(%x: tensor<4xf32>) -> tensor<2xf32> {
  %0 = pad.pad reflect %x low[0] high[-3] : tensor<4xf32> to tensor<1xf32>
  %1 = pad.pad reflect %0 low[1] high[0] : tensor<1xf32> to tensor<2xf32>
  return %1 : tensor<2xf32>
}

// One mode, other axes: dynamic amounts too.
// CHECK-LABEL: func @reflect_dynamic_f32_other_axes
// CHECK-SAME: (%[[X:[a-z0-9]+]]: {{[^,]*}}, %[[A1:[a-z0-9]+]]: {{[^,]*}}, %[[A2:[a-z0-9]+]]:
// CHECK: %[[P:.*]] = pad.pad reflect %[[X]] low[%[[A1]], %[[A2]]] high[1, 2] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[P]]
func.func @reflect_dynamic_f32_other_axes(%x: tensor<?x?xf32>, %l0: index, %l1: index) -> tensor<?x?xf32> {
  %0 = pad.pad reflect %x low[%l0] high[1] axes [0] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = pad.pad reflect %0 low[%l1] high[2] axes [1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK-LABEL: func @negative_reflect_dynamic_f32_same_axis_unknown
// CHECK: pad.pad reflect
// CHECK: pad.pad reflect
func.func @negative_reflect_dynamic_f32_same_axis_unknown(%x: tensor<?xf32>, %l0: index, %l1: index) -> tensor<?xf32> {
  %0 = pad.pad reflect %x low[%l0] high[1] : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad reflect %0 low[%l1] high[2] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// What %0 has more or less than 7 elements for is seen at its end.
// CHECK-LABEL: func @negative_edge_dynamic_f32_inner_extent_claimed
// CHECK: pad.pad edge
// CHECK: pad.pad edge
func.func @negative_edge_dynamic_f32_inner_extent_claimed(%x: tensor<?xf32>) -> tensor<8xf32> {
  %0 = pad.pad edge %x low[1] high[1] : tensor<?xf32> to tensor<7xf32>
  %1 = pad.pad edge %0 low[0] high[1] : tensor<7xf32> to tensor<8xf32>
  return %1 : tensor<8xf32>
}

// The extent of %0 is clamped to 0 where %x has one element; one pad would
// have an element less.
// CHECK-LABEL: func @negative_constant_dynamic_f32_inner_extent_clamped
// CHECK: pad.pad constant
// CHECK: pad.pad constant
func.func @negative_constant_dynamic_f32_inner_extent_clamped(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.pad constant %x low[1] high[-3] : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad constant %0 low[2] high[0] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

//===----------------------------------------------------------------------===//
// pad-of-pad: two modes
//===----------------------------------------------------------------------===//

// The edge of a border is the border's value.
// CHECK-LABEL: func @constant_dynamic_f32_in_edge
// CHECK-SAME: (%[[X:[a-z0-9]+]]: {{[^,]*}}, %[[A1:[a-z0-9]+]]:
// CHECK: %[[P:.*]] = pad.pad constant %[[X]] low[3] high[5] value(%[[A1]]) : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[P]]
func.func @constant_dynamic_f32_in_edge(%x: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad edge %0 low[2] high[4] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func @negative_constant_dynamic_f32_in_edge_without_border
// CHECK: pad.pad constant
// CHECK: pad.pad edge
func.func @negative_constant_dynamic_f32_in_edge_without_border(%x: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %0 = pad.pad constant %x low[1] high[0] value(%v) : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad edge %0 low[2] high[4] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func @constant_dynamic_f32_in_reflect
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// CHECK: %[[P:.*]] = pad.pad constant %[[X]] low[5] high[0] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[P]]
func.func @constant_dynamic_f32_in_reflect(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.pad constant %x low[3] high[0] : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad reflect %0 low[2] high[0] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func @negative_constant_dynamic_f32_in_reflect_of_source
// CHECK: pad.pad constant
// CHECK: pad.pad reflect
func.func @negative_constant_dynamic_f32_in_reflect_of_source(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.pad constant %x low[3] high[0] : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad reflect %0 low[3] high[0] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func @edge_dynamic_f32_in_symmetric
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// CHECK: %[[P:.*]] = pad.pad edge %[[X]] low[5] high[0] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[P]]
func.func @edge_dynamic_f32_in_symmetric(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.pad edge %x low[2] high[0] : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad symmetric %0 low[3] high[0] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func @negative_edge_dynamic_f32_in_symmetric_of_source
// CHECK: pad.pad edge
// CHECK: pad.pad symmetric
func.func @negative_edge_dynamic_f32_in_symmetric_of_source(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.pad edge %x low[2] high[0] : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad symmetric %0 low[4] high[0] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func @negative_edge_static_f32_in_constant
// CHECK: pad.pad edge
// CHECK: pad.pad constant
func.func @negative_edge_static_f32_in_constant(%x: tensor<4xf32>) -> tensor<6xf32> {
  %0 = pad.pad edge %x low[1] high[0] : tensor<4xf32> to tensor<5xf32>
  %1 = pad.pad constant %0 low[0] high[1] : tensor<5xf32> to tensor<6xf32>
  return %1 : tensor<6xf32>
}

// CHECK-LABEL: func @negative_edge_static_f32_in_reflect_of_other_axis
// CHECK: pad.pad edge
// CHECK: pad.pad reflect
func.func @negative_edge_static_f32_in_reflect_of_other_axis(%x: tensor<4x5xf32>) -> tensor<5x6xf32> {
  %0 = pad.pad edge %x low[1] high[0] axes [0] : tensor<4x5xf32> to tensor<5x5xf32>
  %1 = pad.pad reflect %0 low[1] high[0] axes [1] : tensor<5x5xf32> to tensor<5x6xf32>
  return %1 : tensor<5x6xf32>
}

//===----------------------------------------------------------------------===//
// pad-of-slice
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @edge_static_f32_of_slice
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// OFF-LABEL: func @edge_static_f32_of_slice
// CHECK: %[[P:.*]] = pad.pad edge %[[X]] low[-1] high[2] : tensor<8xf32> to tensor<9xf32>
// CHECK-NEXT: return %[[P]]
// OFF: tensor.extract_slice
func.func @edge_static_f32_of_slice(%x: tensor<8xf32>) -> tensor<9xf32> {
  %0 = tensor.extract_slice %x[1] [7] [1] : tensor<8xf32> to tensor<7xf32>
  %1 = pad.pad edge %0 low[0] high[2] : tensor<7xf32> to tensor<9xf32>
  return %1 : tensor<9xf32>
}

// Axes that are taken as they are may be dynamic, and so may their amounts.
// CHECK-LABEL: func @reflect_dynamic_f32_of_slice_of_other_axis
// CHECK-SAME: (%[[X:[a-z0-9]+]]: {{[^,]*}}, %[[A1:[a-z0-9]+]]:
// CHECK: %[[P:.*]] = pad.pad reflect %[[X]] low[-1, %[[A1]]] high[-2, 2] : tensor<8x?xf32> to tensor<5x?xf32>
// CHECK-NEXT: return %[[P]]
func.func @reflect_dynamic_f32_of_slice_of_other_axis(%x: tensor<8x?xf32>, %l: index) -> tensor<5x?xf32> {
  %c1 = arith.constant 1 : index
  %d = tensor.dim %x, %c1 : tensor<8x?xf32>
  %0 = tensor.extract_slice %x[1, 0] [5, %d] [1, 1] : tensor<8x?xf32> to tensor<5x?xf32>
  %1 = pad.pad reflect %0 low[0, %l] high[0, 2] : tensor<5x?xf32> to tensor<5x?xf32>
  return %1 : tensor<5x?xf32>
}

// CHECK-LABEL: func @negative_edge_static_f32_of_slice_that_cuts_the_edge
// CHECK: tensor.extract_slice
// CHECK: pad.pad edge
func.func @negative_edge_static_f32_of_slice_that_cuts_the_edge(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = tensor.extract_slice %x[1] [7] [1] : tensor<8xf32> to tensor<7xf32>
  %1 = pad.pad edge %0 low[1] high[0] : tensor<7xf32> to tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK-LABEL: func @negative_wrap_static_f32_of_slice
// CHECK: tensor.extract_slice
// CHECK: pad.pad wrap
func.func @negative_wrap_static_f32_of_slice(%x: tensor<8xf32>) -> tensor<9xf32> {
  %0 = tensor.extract_slice %x[1] [7] [1] : tensor<8xf32> to tensor<7xf32>
  %1 = pad.pad wrap %0 low[0] high[2] : tensor<7xf32> to tensor<9xf32>
  return %1 : tensor<9xf32>
}

// CHECK-LABEL: func @negative_edge_static_f32_of_slice_with_stride
// CHECK: tensor.extract_slice
// CHECK: pad.pad edge
func.func @negative_edge_static_f32_of_slice_with_stride(%x: tensor<8xf32>) -> tensor<6xf32> {
  %0 = tensor.extract_slice %x[0] [4] [2] : tensor<8xf32> to tensor<4xf32>
  %1 = pad.pad edge %0 low[0] high[2] : tensor<4xf32> to tensor<6xf32>
  return %1 : tensor<6xf32>
}

// CHECK-LABEL: func @negative_edge_static_f32_of_slice_of_lower_rank
// CHECK: tensor.extract_slice
// CHECK: pad.pad edge
func.func @negative_edge_static_f32_of_slice_of_lower_rank(%x: tensor<1x8xf32>) -> tensor<10xf32> {
  %0 = tensor.extract_slice %x[0, 0] [1, 8] [1, 1] : tensor<1x8xf32> to tensor<8xf32>
  %1 = pad.pad edge %0 low[0] high[2] : tensor<8xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}

// CHECK-LABEL: func @negative_edge_dynamic_f32_of_slice_at_unknown_offset
// CHECK: tensor.extract_slice
// CHECK: pad.pad edge
func.func @negative_edge_dynamic_f32_of_slice_at_unknown_offset(%x: tensor<8xf32>, %o: index) -> tensor<6xf32> {
  %0 = tensor.extract_slice %x[%o] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = pad.pad edge %0 low[0] high[2] : tensor<4xf32> to tensor<6xf32>
  return %1 : tensor<6xf32>
}

//===----------------------------------------------------------------------===//
// slice-of-pad
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @reflect_static_f32_sliced
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// OFF-LABEL: func @reflect_static_f32_sliced
// CHECK: %[[P:.*]] = pad.pad reflect %[[X]] low[1, 0] high[-3, 3] : tensor<6x5xf32> to tensor<4x8xf32>
// CHECK-NEXT: return %[[P]]
// OFF: tensor.extract_slice
func.func @reflect_static_f32_sliced(%x: tensor<6x5xf32>) -> tensor<4x8xf32> {
  %0 = pad.pad reflect %x low[3, 0] high[2, 4] : tensor<6x5xf32> to tensor<11x9xf32>
  %1 = tensor.extract_slice %0[2, 0] [4, 8] [1, 1] : tensor<11x9xf32> to tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// CHECK-LABEL: func @wrap_dynamic_f32_sliced
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// CHECK-SAME: %[[L:[a-z0-9]+]]: index, %[[O:[a-z0-9]+]]: index, %[[S:[a-z0-9]+]]: index
// CHECK-DAG: %[[LOW:.*]] = affine.apply {{.*}}[%[[L]], %[[O]]]
// CHECK-DAG: %[[N:.*]] = tensor.dim %[[X]]
// CHECK: %[[HIGH:.*]] = affine.apply {{.*}}%[[S]]
// CHECK: %[[P:.*]] = pad.pad wrap %[[X]] low[%[[LOW]]] high[%[[HIGH]]] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[P]]
func.func @wrap_dynamic_f32_sliced(%x: tensor<?xf32>, %l: index, %o: index, %s: index) -> tensor<?xf32> {
  %0 = pad.pad wrap %x low[%l] high[7] : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.extract_slice %0[%o] [%s] [1] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// An axis of a known extent that is taken as it is keeps its amounts.
// CHECK-LABEL: func @wrap_dynamic_f32_sliced_along_other_axis
// CHECK-SAME: (%[[X:[a-z0-9]+]]: {{[^,]*}}, %[[A1:[a-z0-9]+]]: {{[^,]*}}, %[[A2:[a-z0-9]+]]:
// CHECK: pad.pad wrap %[[X]] low[%[[A1]], 1] high[%[[A2]], -1] : tensor<?x4xf32> to tensor<9x4xf32>
func.func @wrap_dynamic_f32_sliced_along_other_axis(%x: tensor<?x4xf32>, %l: index, %h: index) -> tensor<9x4xf32> {
  %0 = pad.pad wrap %x low[%l, 1] high[%h, 1] : tensor<?x4xf32> to tensor<9x6xf32>
  %1 = tensor.extract_slice %0[0, 0] [9, 4] [1, 1] : tensor<9x6xf32> to tensor<9x4xf32>
  return %1 : tensor<9x4xf32>
}

// The part that lies inside is a slice of the source.
// CHECK-LABEL: func @constant_static_f32_sliced_inside
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// CHECK-NEXT: %[[S:.*]] = tensor.extract_slice %[[X]][1] [2] [1] : tensor<4xf32> to tensor<2xf32>
// CHECK-NEXT: return %[[S]]
func.func @constant_static_f32_sliced_inside(%x: tensor<4xf32>) -> tensor<2xf32> {
  %0 = pad.pad constant %x low[3] high[3] : tensor<4xf32> to tensor<10xf32>
  %1 = tensor.extract_slice %0[4] [2] [1] : tensor<10xf32> to tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: func @constant_static_f32_sliced_outside
// CHECK: arith.constant dense<0.000000e+00> : tensor<2xf32>
func.func @constant_static_f32_sliced_outside(%x: tensor<4xf32>) -> tensor<2xf32> {
  %0 = pad.pad constant %x low[3] high[3] : tensor<4xf32> to tensor<10xf32>
  %1 = tensor.extract_slice %0[8] [2] [1] : tensor<10xf32> to tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: func @negative_edge_static_f32_sliced_with_stride
// CHECK: tensor.extract_slice
func.func @negative_edge_static_f32_sliced_with_stride(%x: tensor<4xf32>) -> tensor<5xf32> {
  %0 = pad.pad edge %x low[3] high[3] : tensor<4xf32> to tensor<10xf32>
  %1 = tensor.extract_slice %0[0] [5] [2] : tensor<10xf32> to tensor<5xf32>
  return %1 : tensor<5xf32>
}

// CHECK-LABEL: func @negative_edge_static_f32_sliced_to_lower_rank
// CHECK: tensor.extract_slice
func.func @negative_edge_static_f32_sliced_to_lower_rank(%x: tensor<4x4xf32>) -> tensor<10xf32> {
  %0 = pad.pad edge %x low[3, 3] high[3, 3] : tensor<4x4xf32> to tensor<10x10xf32>
  %1 = tensor.extract_slice %0[0, 0] [1, 10] [1, 1] : tensor<10x10xf32> to tensor<10xf32>
  return %1 : tensor<10xf32>
}

// CHECK-LABEL: func @negative_edge_static_f32_sliced_twice
// CHECK: pad.pad
// CHECK-NOT: pad.pad
// CHECK: return
func.func @negative_edge_static_f32_sliced_twice(%x: tensor<4xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
  %0 = pad.pad edge %x low[3] high[3] : tensor<4xf32> to tensor<10xf32>
  %1 = tensor.extract_slice %0[0] [5] [1] : tensor<10xf32> to tensor<5xf32>
  %2 = tensor.extract_slice %0[5] [5] [1] : tensor<10xf32> to tensor<5xf32>
  return %1, %2 : tensor<5xf32>, tensor<5xf32>
}

// A pad does not move into a loop.
// CHECK-LABEL: func @negative_edge_static_f32_sliced_in_loop
// CHECK: pad.pad
// CHECK: scf.for
// CHECK: tensor.extract_slice
func.func @negative_edge_static_f32_sliced_in_loop(%x: tensor<4xf32>, %n: index, %y: tensor<5xf32>) -> tensor<5xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = pad.pad edge %x low[3] high[3] : tensor<4xf32> to tensor<10xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %y) -> tensor<5xf32> {
    %1 = tensor.extract_slice %0[%i] [5] [1] : tensor<10xf32> to tensor<5xf32>
    %2 = arith.addf %acc, %1 : tensor<5xf32>
    scf.yield %2 : tensor<5xf32>
  }
  return %r : tensor<5xf32>
}

//===----------------------------------------------------------------------===//
// pad-to-slice
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @wrap_static_f32_crop
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// OFF-LABEL: func @wrap_static_f32_crop
// CHECK-NEXT: %[[S:.*]] = tensor.extract_slice %[[X]][1, 0] [4, 5] [1, 1] : tensor<7x5xf32> to tensor<4x5xf32>
// CHECK-NEXT: return %[[S]]
// OFF: pad.pad
func.func @wrap_static_f32_crop(%x: tensor<7x5xf32>) -> tensor<4x5xf32> {
  %0 = pad.pad wrap %x low[-1] high[-2] axes [0] : tensor<7x5xf32> to tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK-LABEL: func @constant_dynamic_f32_crop_of_other_axis
// CHECK-SAME: (%[[X:[a-z0-9]+]]:
// CHECK: %[[D:.*]] = tensor.dim %[[X]]
// CHECK: tensor.extract_slice %[[X]][1, 0] [4, %[[D]]] [1, 1] : tensor<7x?xf32> to tensor<4x?xf32>
func.func @constant_dynamic_f32_crop_of_other_axis(%x: tensor<7x?xf32>, %v: f32) -> tensor<4x?xf32> {
  %0 = pad.pad constant %x low[-1] high[-2] axes [0] value(%v) : tensor<7x?xf32> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// If the source has two elements, the slice would lie beyond them.
// CHECK-LABEL: func @negative_wrap_dynamic_f32_crop
// CHECK: pad.pad wrap
func.func @negative_wrap_dynamic_f32_crop(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.pad wrap %x low[-3] high[0] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @negative_edge_dynamic_f32_crop_to_claimed_extent
// CHECK: pad.pad edge
func.func @negative_edge_dynamic_f32_crop_to_claimed_extent(%x: tensor<7x?xf32>) -> tensor<4x3xf32> {
  %0 = pad.pad edge %x low[-1] high[-2] axes [0] : tensor<7x?xf32> to tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// CHECK-LABEL: func @negative_wrap_static_f32_crop_and_pad
// CHECK: pad.pad wrap
func.func @negative_wrap_static_f32_crop_and_pad(%x: tensor<7xf32>) -> tensor<5xf32> {
  %0 = pad.pad wrap %x low[-3] high[1] : tensor<7xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}

// There is no amount for it: 2^63 - 1 and one more.
// CHECK-LABEL: func @negative_wrap_dynamic_f32_slice_overflows
// CHECK: pad.pad wrap
// CHECK: tensor.extract_slice
func.func @negative_wrap_dynamic_f32_slice_overflows(%x: tensor<?xf32>, %s: index) -> tensor<?xf32> {
  %0 = pad.pad wrap %x low[-9223372036854775807] high[9223372036854775807] : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.extract_slice %0[2] [%s] [1] : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// The source is empty at this axis, of which the slice has elements for certain.
// CHECK-LABEL: func @negative_wrap_dynamic_f32_slice_of_nothing
// CHECK: pad.pad wrap
// CHECK: tensor.extract_slice
func.func @negative_wrap_dynamic_f32_slice_of_nothing(%x: tensor<0xf32>, %h: index) -> tensor<2xf32> {
  %0 = pad.pad wrap %x low[1] high[%h] : tensor<0xf32> to tensor<?xf32>
  %1 = tensor.extract_slice %0[0] [2] [1] : tensor<?xf32> to tensor<2xf32>
  return %1 : tensor<2xf32>
}

// A slice may know more of its size than its type says, here that nothing is left.
// CHECK-LABEL: func @edge_dynamic_f32_slice_of_known_size(
// CHECK-SAME: %[[X:.*]]: tensor<?xf32>
// CHECK: %[[PAD:.*]] = pad.pad edge %[[X]] {{.*}} : tensor<?xf32> to tensor<3xf32>
// CHECK: %[[SOME:.*]] = tensor.cast %[[PAD]] : tensor<3xf32> to tensor<?xf32>
// CHECK: %[[NONE:.*]] = tensor.empty() : tensor<0xf32>
// CHECK: %[[EMPTY:.*]] = tensor.cast %[[NONE]] : tensor<0xf32> to tensor<?xf32>
// CHECK: return %[[SOME]], %[[EMPTY]]
func.func @edge_dynamic_f32_slice_of_known_size(%x: tensor<?xf32>, %l: index, %o: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = pad.pad edge %x low[%l] high[2] : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.extract_slice %0[%o] [%c3] [1] : tensor<?xf32> to tensor<?xf32>
  %2 = pad.pad edge %x low[%l] high[3] : tensor<?xf32> to tensor<?xf32>
  %3 = tensor.extract_slice %2[%o] [%c0] [1] : tensor<?xf32> to tensor<?xf32>
  return %1, %3 : tensor<?xf32>, tensor<?xf32>
}

// A slice knows the extents of its source.
// CHECK-LABEL: func @wrap_static_f32_crop_to_dynamic
// CHECK: tensor.extract_slice
// CHECK-NEXT: tensor.cast
// SLICE-LABEL: func @wrap_static_f32_crop_to_dynamic
// SLICE: pad.pad wrap
func.func @wrap_static_f32_crop_to_dynamic(%x: tensor<4x4xf32>) -> tensor<?x3xf32> {
  %0 = pad.pad wrap %x low[0, -1] high[0, 0] : tensor<4x4xf32> to tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
