// RUN: pad-opt %s --convert-pad-to-tensor | FileCheck %s
// RUN: pad-opt %s --convert-pad-to-tensor --raise-to-pad --canonicalize \
// RUN:   | FileCheck %s --check-prefix=RAISED
// RUN: pad-opt %s --convert-pad-to-tensor=assume-non-negative \
// RUN:   | FileCheck %s --check-prefix=ASSUME
// RUN: pad-opt %s --convert-pad-to-tensor --remarks-filter-missed=pad \
// RUN:   -o /dev/null 2>&1 | FileCheck %s --check-prefix=MISSED

// MISSED:     remark: [Missed] convert-pad-to-tensor | Category:pad | Reason="tensor.pad: the mode is not constant"
// MISSED:     Reason="tensor.pad: the result has an encoding"
// MISSED-NOT: remark:

// CHECK-LABEL:  func @constant_static_f32_axes
// CHECK-SAME:     %[[x:[a-z0-9]+]]: tensor<3x4xf32>, %[[v:[a-z0-9]+]]: f32
// CHECK:          tensor.pad %[[x]] low[1, 2] high[0, 3] {
// CHECK:            tensor.yield %[[v]] : f32
// CHECK:          } : tensor<3x4xf32> to tensor<4x9xf32>
// RAISED-LABEL: func @constant_static_f32_axes
// RAISED:         pad.pad constant %{{.*}} low[1, 2] high[0, 3] value(%{{.*}}) : tensor<3x4xf32> to tensor<4x9xf32>
func.func @constant_static_f32_axes(%x: tensor<3x4xf32>, %v: f32) -> tensor<4x9xf32> {
  %0 = pad.pad constant %x low[2, 1] high[3, 0] axes [-1, 0] value(%v) : tensor<3x4xf32> to tensor<4x9xf32>
  return %0 : tensor<4x9xf32>
}

// CHECK-LABEL:  func @constant_static_i8_zero
// CHECK:          %[[zero:.+]] = arith.constant 0 : i8
// CHECK:          tensor.pad
// CHECK:            tensor.yield %[[zero]] : i8
func.func @constant_static_i8_zero(%x: tensor<?xi8>) -> tensor<?xi8> {
  %0 = pad.pad constant %x low[1] high[2] : tensor<?xi8> to tensor<?xi8>
  return %0 : tensor<?xi8>
}

// CHECK-LABEL:  func @constant_static_f32_crop_and_pad
// CHECK:          %[[s:.+]] = tensor.extract_slice %{{.*}}[1] [3] [1] : tensor<4xf32> to tensor<3xf32>
// CHECK:          tensor.pad %[[s]] low[0] high[2]
// CHECK:          : tensor<3xf32> to tensor<5xf32>
func.func @constant_static_f32_crop_and_pad(%x: tensor<4xf32>, %v: f32) -> tensor<5xf32> {
  %0 = pad.pad constant %x low[-1] high[2] value(%v) : tensor<4xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}

// Nothing of the source is seen: an empty slice from where it is in bounds.
// CHECK-LABEL:  func @constant_static_f32_beside_the_source
// CHECK:          %[[s:.+]] = tensor.extract_slice %{{.*}}[0] [0] [1] : tensor<4xf32> to tensor<0xf32>
// CHECK:          tensor.pad %[[s]] low[0] high[6]
func.func @constant_static_f32_beside_the_source(%x: tensor<4xf32>, %v: f32) -> tensor<6xf32> {
  %0 = pad.pad constant %x low[-5] high[7] value(%v) : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// No slice starts in an axis without elements.
// CHECK-LABEL:  func @constant_static_i32_empty_axis
// CHECK:          %[[e:.+]] = tensor.empty() : tensor<0x3xi32>
// CHECK:          tensor.pad %[[e]] low[0, 0] high[1, 0]
// CHECK:          : tensor<0x3xi32> to tensor<1x3xi32>
func.func @constant_static_i32_empty_axis(%x: tensor<0x4xi32>, %v: i32) -> tensor<1x3xi32> {
  %0 = pad.pad constant %x low[0, 0] high[1, -1] value(%v) : tensor<0x4xi32> to tensor<1x3xi32>
  return %0 : tensor<1x3xi32>
}

// CHECK-LABEL:  func @constant_dynamic_i32_empty_axis
// CHECK:          %[[e:.+]] = tensor.empty(%{{.*}}) : tensor<0x?xi32>
// CHECK:          tensor.pad %[[e]]
func.func @constant_dynamic_i32_empty_axis(%x: tensor<0x?xi32>, %v: i32, %l: index) -> tensor<?x?xi32> {
  %0 = pad.pad constant %x low[%l, 0] high[1, -1] value(%v) : tensor<0x?xi32> to tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// A dynamic amount may crop, unless that is known not to be.
// CHECK-LABEL:  func @constant_dynamic_f32_amount
// CHECK:          tensor.extract_slice
// CHECK:          tensor.pad
// ASSUME-LABEL: func @constant_dynamic_f32_amount
// ASSUME-SAME:    %[[x:[a-z0-9]+]]: tensor<?xf32>, %[[h:[a-z0-9]+]]: index
// ASSUME:         tensor.pad %[[x]] low[1] high[%[[h]]]
func.func @constant_dynamic_f32_amount(%x: tensor<?xf32>, %h: index, %v: f32) -> tensor<?xf32> {
  %0 = pad.pad constant %x low[1] high[%h] value(%v) : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL:  func @constant_dynamic_f32_extent_as_amount
// CHECK-SAME:     %[[x:[a-z0-9]+]]: tensor<?xf32>
// CHECK:          %[[n:.+]] = tensor.dim %[[x]]
// CHECK:          tensor.pad %[[x]] low[%[[n]]] high[0]
func.func @constant_dynamic_f32_extent_as_amount(%x: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %0 = pad.pad constant %x low[%n] high[0] value(%v) : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL:  func @negative_edge_static_f32
// CHECK:          pad.pad edge
func.func @negative_edge_static_f32(%x: tensor<4xf32>) -> tensor<7xf32> {
  %0 = pad.pad edge %x low[1] high[2] : tensor<4xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}

// CHECK-LABEL: func @constant_dynamic_f32_less_static_result(
// CHECK: %[[PADDED:.*]] = tensor.pad
// CHECK: tensor<?x3xf32> to tensor<?x4xf32>
// CHECK: tensor.cast %[[PADDED]] : tensor<?x4xf32> to tensor<?x?xf32>
func.func @constant_dynamic_f32_less_static_result(%x: tensor<?x3xf32>, %v: f32) -> tensor<?x?xf32> {
  %0 = pad.pad constant %x low[1, 1] high[0, 0] value(%v) : tensor<?x3xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL:  func @negative_constant_static_f32_encoding
// CHECK:          pad.pad constant
func.func @negative_constant_static_f32_encoding(%x: tensor<4xf32, "e">, %v: f32) -> tensor<7xf32, "e"> {
  %0 = pad.pad constant %x low[1] high[2] value(%v) : tensor<4xf32, "e"> to tensor<7xf32, "e">
  return %0 : tensor<7xf32, "e">
}

// The sum of the amounts wraps, and the source does not fit what is left of it.
// CHECK-LABEL: func @constant_dynamic_f32_sum_wraps(
// CHECK: %[[SLICE:.*]] = tensor.extract_slice
// CHECK: tensor.pad %[[SLICE]] low[%{{.*}}] high[%{{.*}}]
func.func @constant_dynamic_f32_sum_wraps(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.pad constant %x low[9223372036854775807] high[9223372036854775807] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// The result has five elements, whatever the source has: no more than four of it are
// shown.
// CHECK-LABEL: func @constant_dynamic_f32_claimed_extent(
// CHECK-SAME:  %[[X:.*]]: tensor<?xf32>, %[[V:.*]]: f32)
// CHECK:         %[[SHOWN:.*]] = arith.minsi %{{.*}}, %c4
// CHECK:         %[[HIGH:.*]] = arith.subi %c4{{.*}}, %[[SHOWN]]
// CHECK:         %[[SLICE:.*]] = tensor.extract_slice %[[X]][%{{.*}}] [%[[SHOWN]]] [1]
// CHECK:         tensor.pad %[[SLICE]] low[1] high[%[[HIGH]]]
// CHECK:         tensor<?xf32> to tensor<5xf32>
func.func @constant_dynamic_f32_claimed_extent(%x: tensor<?xf32>, %v: f32) -> tensor<5xf32> {
  %0 = pad.pad constant %x low[1] high[2] value(%v) : tensor<?xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}
