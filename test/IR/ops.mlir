// RUN: pad-opt %s --verify-roundtrip | pad-opt | FileCheck %s
// RUN: pad-opt %s --mlir-print-op-generic | pad-opt | FileCheck %s
// RUN: pad-opt %s --emit-bytecode | pad-opt | FileCheck %s
// RUN: pad-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

//===----------------------------------------------------------------------===//
// Modes
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @constant_static_f32_value(
// GENERIC-LABEL: sym_name = "constant_static_f32_value"
func.func @constant_static_f32_value(%x: tensor<3x2xf32>, %v: f32) -> tensor<3x4xf32> {
  // CHECK: pad.pad constant %{{.*}} low[0, 2] high[0, 0] value(%{{.*}}) : tensor<3x2xf32> to tensor<3x4xf32>
  // GENERIC: "pad.pad"(%{{.*}}, %{{.*}}) <{mode = #pad<mode constant>, operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_high = array<i64: 0, 0>, static_low = array<i64: 0, 2>}> : (tensor<3x2xf32>, f32) -> tensor<3x4xf32>
  %0 = pad.pad constant %x low[0, 2] high[0, 0] value(%v) : tensor<3x2xf32> to tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func @constant_static_f32_default(
func.func @constant_static_f32_default(%x: tensor<3x2xf32>) -> tensor<3x4xf32> {
  // CHECK: pad.pad constant %{{.*}} low[0, 2] high[0, 0] : tensor<3x2xf32> to tensor<3x4xf32>
  %0 = pad.pad constant %x low[0, 2] high[0, 0] : tensor<3x2xf32> to tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func @edge_static_f32(
func.func @edge_static_f32(%x: tensor<3x2xf32>) -> tensor<4x4xf32> {
  // CHECK: pad.pad edge %{{.*}} low[1, 1] high[0, 1] : tensor<3x2xf32> to tensor<4x4xf32>
  %0 = pad.pad edge %x low[1, 1] high[0, 1] : tensor<3x2xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK-LABEL: func @reflect_static_f32(
func.func @reflect_static_f32(%x: tensor<3x2xf32>) -> tensor<4x4xf32> {
  // CHECK: pad.pad reflect %{{.*}} low[1, 1] high[0, 1] : tensor<3x2xf32> to tensor<4x4xf32>
  %0 = pad.pad reflect %x low[1, 1] high[0, 1] : tensor<3x2xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK-LABEL: func @symmetric_static_f32(
func.func @symmetric_static_f32(%x: tensor<3x2xf32>) -> tensor<4x4xf32> {
  // CHECK: pad.pad symmetric %{{.*}} low[1, 1] high[0, 1] : tensor<3x2xf32> to tensor<4x4xf32>
  %0 = pad.pad symmetric %x low[1, 1] high[0, 1] : tensor<3x2xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK-LABEL: func @wrap_static_f32(
func.func @wrap_static_f32(%x: tensor<3x2xf32>) -> tensor<4x4xf32> {
  // CHECK: pad.pad wrap %{{.*}} low[1, 1] high[0, 1] : tensor<3x2xf32> to tensor<4x4xf32>
  %0 = pad.pad wrap %x low[1, 1] high[0, 1] : tensor<3x2xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

//===----------------------------------------------------------------------===//
// Amounts
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @edge_dynamic_i8_mixed_amounts(
// GENERIC-LABEL: sym_name = "edge_dynamic_i8_mixed_amounts"
func.func @edge_dynamic_i8_mixed_amounts(%x: tensor<?x8xi8>, %l: index) -> tensor<?x?xi8> {
  // CHECK: pad.pad edge %{{.*}} low[-1, %{{.*}}] high[3, 0] : tensor<?x8xi8> to tensor<?x?xi8>
  // GENERIC: "pad.pad"(%{{.*}}, %{{.*}}) <{mode = #pad<mode edge>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_high = array<i64: 3, 0>, static_low = array<i64: -1, -9223372036854775808>}> : (tensor<?x8xi8>, index) -> tensor<?x?xi8>
  %0 = pad.pad edge %x low[-1, %l] high[3, 0] : tensor<?x8xi8> to tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}

// CHECK-LABEL: func @constant_dynamic_f32_all_amounts(
// GENERIC-LABEL: sym_name = "constant_dynamic_f32_all_amounts"
func.func @constant_dynamic_f32_all_amounts(%x: tensor<?x?xf32>, %a: index, %b: index, %c: index, %d: index, %v: f32) -> tensor<?x?xf32> {
  // CHECK: pad.pad constant %{{.*}} low[%{{.*}}, %{{.*}}] high[%{{.*}}, %{{.*}}] value(%{{.*}}) : tensor<?x?xf32> to tensor<?x?xf32>
  // GENERIC: "pad.pad"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) <{mode = #pad<mode constant>, operandSegmentSizes = array<i32: 1, 2, 2, 1>
  %0 = pad.pad constant %x low[%a, %b] high[%c, %d] value(%v) : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func @wrap_dynamic_f32_one_amount_twice(
func.func @wrap_dynamic_f32_one_amount_twice(%x: tensor<4xf32>, %l: index) -> tensor<?xf32> {
  // CHECK: pad.pad wrap %{{.*}} low[%{{.*}}] high[%{{.*}}] : tensor<4xf32> to tensor<?xf32>
  %0 = pad.pad wrap %x low[%l] high[%l] : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @reflect_static_f32_negative(
func.func @reflect_static_f32_negative(%x: tensor<4xf32>) -> tensor<5xf32> {
  // CHECK: pad.pad reflect %{{.*}} low[-1] high[2] : tensor<4xf32> to tensor<5xf32>
  %0 = pad.pad reflect %x low[-1] high[2] : tensor<4xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}

// CHECK-LABEL: func @wrap_static_f32_wide(
func.func @wrap_static_f32_wide(%x: tensor<4xf32>) -> tensor<14xf32> {
  // CHECK: pad.pad wrap %{{.*}} low[5] high[5] : tensor<4xf32> to tensor<14xf32>
  %0 = pad.pad wrap %x low[5] high[5] : tensor<4xf32> to tensor<14xf32>
  return %0 : tensor<14xf32>
}

// CHECK-LABEL: func @edge_static_f32_outside(
func.func @edge_static_f32_outside(%x: tensor<4xf32>) -> tensor<2xf32> {
  // CHECK: pad.pad edge %{{.*}} low[-4] high[2] : tensor<4xf32> to tensor<2xf32>
  %0 = pad.pad edge %x low[-4] high[2] : tensor<4xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: func @constant_static_f32_widest(
func.func @constant_static_f32_widest(%x: tensor<0xf32>) -> tensor<9223372036854775807xf32> {
  // CHECK: pad.pad constant %{{.*}} low[9223372036854775807] high[0] : tensor<0xf32> to tensor<9223372036854775807xf32>
  %0 = pad.pad constant %x low[9223372036854775807] high[0] : tensor<0xf32> to tensor<9223372036854775807xf32>
  return %0 : tensor<9223372036854775807xf32>
}

// CHECK-LABEL: func @edge_dynamic_f32_most_negative(
func.func @edge_dynamic_f32_most_negative(%x: tensor<?xf32>) -> tensor<?xf32> {
  // CHECK: pad.pad edge %{{.*}} low[-9223372036854775807] high[0] : tensor<?xf32> to tensor<?xf32>
  %0 = pad.pad edge %x low[-9223372036854775807] high[0] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @reflect_dynamic_f32_negative_axis(
// GENERIC-LABEL: sym_name = "reflect_dynamic_f32_negative_axis"
func.func @reflect_dynamic_f32_negative_axis(%x: tensor<3x2xf32>, %h: index) -> tensor<3x?xf32> {
  // CHECK: pad.pad reflect %{{.*}} low[2] high[%{{.*}}] axes [-1] : tensor<3x2xf32> to tensor<3x?xf32>
  // GENERIC: "pad.pad"(%{{.*}}, %{{.*}}) <{axes = array<i64: -1>, mode = #pad<mode reflect>
  %0 = pad.pad reflect %x low[2] high[%h] axes [-1] : tensor<3x2xf32> to tensor<3x?xf32>
  return %0 : tensor<3x?xf32>
}

// CHECK-LABEL: func @symmetric_static_f32_axes_in_any_order(
func.func @symmetric_static_f32_axes_in_any_order(%x: tensor<1x2x3x4xf32>) -> tensor<1x8x3x8xf32> {
  // CHECK: pad.pad symmetric %{{.*}} low[4, 3] high[0, 3] axes [-1, 1] : tensor<1x2x3x4xf32> to tensor<1x8x3x8xf32>
  %0 = pad.pad symmetric %x low[4, 3] high[0, 3] axes [-1, 1] : tensor<1x2x3x4xf32> to tensor<1x8x3x8xf32>
  return %0 : tensor<1x8x3x8xf32>
}

// CHECK-LABEL: func @edge_static_f32_all_axes_named(
func.func @edge_static_f32_all_axes_named(%x: tensor<2x3xf32>) -> tensor<3x4xf32> {
  // CHECK: pad.pad edge %{{.*}} low[1, 0] high[0, 1] axes [0, 1] : tensor<2x3xf32> to tensor<3x4xf32>
  %0 = pad.pad edge %x low[1, 0] high[0, 1] axes [0, 1] : tensor<2x3xf32> to tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// An empty list is not a missing one: it names no axis.
// CHECK-LABEL: func @edge_static_f32_no_axes(
// GENERIC-LABEL: sym_name = "edge_static_f32_no_axes"
func.func @edge_static_f32_no_axes(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // CHECK: pad.pad edge %{{.*}} low[] high[] axes [] : tensor<2x3xf32> to tensor<2x3xf32>
  // GENERIC: "pad.pad"(%{{.*}}) <{axes = array<i64>, mode = #pad<mode edge>
  %0 = pad.pad edge %x low[] high[] axes [] : tensor<2x3xf32> to tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func @constant_static_f32_axes_and_value(
func.func @constant_static_f32_axes_and_value(%x: tensor<2x3xf32>, %v: f32) -> tensor<2x4xf32> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[0] axes [1] value(%{{.*}}) : tensor<2x3xf32> to tensor<2x4xf32>
  %0 = pad.pad constant %x low[1] high[0] axes [1] value(%v) : tensor<2x3xf32> to tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @wrap_static_f32_rank_0(
func.func @wrap_static_f32_rank_0(%x: tensor<f32>) -> tensor<f32> {
  // CHECK: pad.pad wrap %{{.*}} low[] high[] : tensor<f32> to tensor<f32>
  %0 = pad.pad wrap %x low[] high[] : tensor<f32> to tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: func @constant_static_f32_rank_0(
func.func @constant_static_f32_rank_0(%x: tensor<f32>, %v: f32) -> tensor<f32> {
  // CHECK: pad.pad constant %{{.*}} low[] high[] axes [] value(%{{.*}}) : tensor<f32> to tensor<f32>
  %0 = pad.pad constant %x low[] high[] axes [] value(%v) : tensor<f32> to tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: func @constant_static_f32_empty(
func.func @constant_static_f32_empty(%x: tensor<0x3xf32>) -> tensor<2x3xf32> {
  // CHECK: pad.pad constant %{{.*}} low[2, 0] high[0, 0] : tensor<0x3xf32> to tensor<2x3xf32>
  %0 = pad.pad constant %x low[2, 0] high[0, 0] : tensor<0x3xf32> to tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func @reflect_static_f32_other_axis_of_empty(
func.func @reflect_static_f32_other_axis_of_empty(%x: tensor<0x3xf32>) -> tensor<0x5xf32> {
  // CHECK: pad.pad reflect %{{.*}} low[0, 1] high[0, 1] : tensor<0x3xf32> to tensor<0x5xf32>
  %0 = pad.pad reflect %x low[0, 1] high[0, 1] : tensor<0x3xf32> to tensor<0x5xf32>
  return %0 : tensor<0x5xf32>
}

// CHECK-LABEL: func @reflect_static_f32_crop_to_nothing(
func.func @reflect_static_f32_crop_to_nothing(%x: tensor<2xf32>) -> tensor<0xf32> {
  // CHECK: pad.pad reflect %{{.*}} low[-1] high[-1] : tensor<2xf32> to tensor<0xf32>
  %0 = pad.pad reflect %x low[-1] high[-1] : tensor<2xf32> to tensor<0xf32>
  return %0 : tensor<0xf32>
}

// A result extent may be known where the operands do not tell it,
// CHECK-LABEL: func @edge_dynamic_f32_static_result(
func.func @edge_dynamic_f32_static_result(%x: tensor<?xf32>) -> tensor<7xf32> {
  // CHECK: pad.pad edge %{{.*}} low[1] high[1] : tensor<?xf32> to tensor<7xf32>
  %0 = pad.pad edge %x low[1] high[1] : tensor<?xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}

// and be unknown where they do.
// CHECK-LABEL: func @edge_static_f32_dynamic_result(
func.func @edge_static_f32_dynamic_result(%x: tensor<4xf32>) -> tensor<?xf32> {
  // CHECK: pad.pad edge %{{.*}} low[1] high[1] : tensor<4xf32> to tensor<?xf32>
  %0 = pad.pad edge %x low[1] high[1] : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @edge_dynamic_f32_empty_maybe(
func.func @edge_dynamic_f32_empty_maybe(%x: tensor<0xf32>, %l: index) -> tensor<?xf32> {
  // CHECK: pad.pad edge %{{.*}} low[%{{.*}}] high[0] : tensor<0xf32> to tensor<?xf32>
  %0 = pad.pad edge %x low[%l] high[0] : tensor<0xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @wrap_static_f32_rank_6(
func.func @wrap_static_f32_rank_6(%x: tensor<1x2x3x4x5x6xf32>) -> tensor<2x2x3x4x5x7xf32> {
  // CHECK: pad.pad wrap %{{.*}} low[1, 0, 0, 0, 0, 0] high[0, 0, 0, 0, 0, 1] : tensor<1x2x3x4x5x6xf32> to tensor<2x2x3x4x5x7xf32>
  %0 = pad.pad wrap %x low[1, 0, 0, 0, 0, 0] high[0, 0, 0, 0, 0, 1] : tensor<1x2x3x4x5x6xf32> to tensor<2x2x3x4x5x7xf32>
  return %0 : tensor<2x2x3x4x5x7xf32>
}

// CHECK-LABEL: func @edge_static_f32_encoding(
func.func @edge_static_f32_encoding(%x: tensor<4xf32, "enc">) -> tensor<6xf32, "enc"> {
  // CHECK: pad.pad edge %{{.*}} low[1] high[1] : tensor<4xf32, "enc"> to tensor<6xf32, "enc">
  %0 = pad.pad edge %x low[1] high[1] : tensor<4xf32, "enc"> to tensor<6xf32, "enc">
  return %0 : tensor<6xf32, "enc">
}

// CHECK-LABEL: func @edge_static_f32_attribute(
func.func @edge_static_f32_attribute(%x: tensor<4xf32>) -> tensor<6xf32> {
  // CHECK: pad.pad edge %{{.*}} low[1] high[1] {note} : tensor<4xf32> to tensor<6xf32>
  %0 = pad.pad edge %x low[1] high[1] {note} : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @constant_static_i1(
func.func @constant_static_i1(%x: tensor<4xi1>, %v: i1) -> tensor<6xi1> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xi1> to tensor<6xi1>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xi1> to tensor<6xi1>
  return %0 : tensor<6xi1>
}

// CHECK-LABEL: func @constant_static_i2(
func.func @constant_static_i2(%x: tensor<4xi2>, %v: i2) -> tensor<6xi2> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xi2> to tensor<6xi2>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xi2> to tensor<6xi2>
  return %0 : tensor<6xi2>
}

// CHECK-LABEL: func @constant_static_i3(
func.func @constant_static_i3(%x: tensor<4xi3>, %v: i3) -> tensor<6xi3> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xi3> to tensor<6xi3>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xi3> to tensor<6xi3>
  return %0 : tensor<6xi3>
}

// CHECK-LABEL: func @constant_static_i4(
func.func @constant_static_i4(%x: tensor<4xi4>, %v: i4) -> tensor<6xi4> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xi4> to tensor<6xi4>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xi4> to tensor<6xi4>
  return %0 : tensor<6xi4>
}

// CHECK-LABEL: func @constant_static_i8(
func.func @constant_static_i8(%x: tensor<4xi8>, %v: i8) -> tensor<6xi8> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xi8> to tensor<6xi8>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xi8> to tensor<6xi8>
  return %0 : tensor<6xi8>
}

// CHECK-LABEL: func @constant_static_i16(
func.func @constant_static_i16(%x: tensor<4xi16>, %v: i16) -> tensor<6xi16> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xi16> to tensor<6xi16>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xi16> to tensor<6xi16>
  return %0 : tensor<6xi16>
}

// CHECK-LABEL: func @constant_static_i32(
func.func @constant_static_i32(%x: tensor<4xi32>, %v: i32) -> tensor<6xi32> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xi32> to tensor<6xi32>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xi32> to tensor<6xi32>
  return %0 : tensor<6xi32>
}

// CHECK-LABEL: func @constant_static_i64(
func.func @constant_static_i64(%x: tensor<4xi64>, %v: i64) -> tensor<6xi64> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xi64> to tensor<6xi64>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xi64> to tensor<6xi64>
  return %0 : tensor<6xi64>
}

// CHECK-LABEL: func @constant_static_i128(
func.func @constant_static_i128(%x: tensor<4xi128>, %v: i128) -> tensor<6xi128> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xi128> to tensor<6xi128>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xi128> to tensor<6xi128>
  return %0 : tensor<6xi128>
}

// CHECK-LABEL: func @constant_static_si8(
func.func @constant_static_si8(%x: tensor<4xsi8>, %v: si8) -> tensor<6xsi8> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xsi8> to tensor<6xsi8>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xsi8> to tensor<6xsi8>
  return %0 : tensor<6xsi8>
}

// CHECK-LABEL: func @constant_static_si64(
func.func @constant_static_si64(%x: tensor<4xsi64>, %v: si64) -> tensor<6xsi64> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xsi64> to tensor<6xsi64>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xsi64> to tensor<6xsi64>
  return %0 : tensor<6xsi64>
}

// CHECK-LABEL: func @constant_static_ui2(
func.func @constant_static_ui2(%x: tensor<4xui2>, %v: ui2) -> tensor<6xui2> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xui2> to tensor<6xui2>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xui2> to tensor<6xui2>
  return %0 : tensor<6xui2>
}

// CHECK-LABEL: func @constant_static_ui4(
func.func @constant_static_ui4(%x: tensor<4xui4>, %v: ui4) -> tensor<6xui4> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xui4> to tensor<6xui4>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xui4> to tensor<6xui4>
  return %0 : tensor<6xui4>
}

// CHECK-LABEL: func @constant_static_ui8(
func.func @constant_static_ui8(%x: tensor<4xui8>, %v: ui8) -> tensor<6xui8> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xui8> to tensor<6xui8>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xui8> to tensor<6xui8>
  return %0 : tensor<6xui8>
}

// CHECK-LABEL: func @constant_static_ui16(
func.func @constant_static_ui16(%x: tensor<4xui16>, %v: ui16) -> tensor<6xui16> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xui16> to tensor<6xui16>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xui16> to tensor<6xui16>
  return %0 : tensor<6xui16>
}

// CHECK-LABEL: func @constant_static_ui32(
func.func @constant_static_ui32(%x: tensor<4xui32>, %v: ui32) -> tensor<6xui32> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xui32> to tensor<6xui32>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xui32> to tensor<6xui32>
  return %0 : tensor<6xui32>
}

// CHECK-LABEL: func @constant_static_ui64(
func.func @constant_static_ui64(%x: tensor<4xui64>, %v: ui64) -> tensor<6xui64> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xui64> to tensor<6xui64>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xui64> to tensor<6xui64>
  return %0 : tensor<6xui64>
}

// CHECK-LABEL: func @constant_static_index(
func.func @constant_static_index(%x: tensor<4xindex>, %v: index) -> tensor<6xindex> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xindex> to tensor<6xindex>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xindex> to tensor<6xindex>
  return %0 : tensor<6xindex>
}

// CHECK-LABEL: func @constant_static_bf16(
func.func @constant_static_bf16(%x: tensor<4xbf16>, %v: bf16) -> tensor<6xbf16> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xbf16> to tensor<6xbf16>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xbf16> to tensor<6xbf16>
  return %0 : tensor<6xbf16>
}

// CHECK-LABEL: func @constant_static_f16(
func.func @constant_static_f16(%x: tensor<4xf16>, %v: f16) -> tensor<6xf16> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xf16> to tensor<6xf16>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xf16> to tensor<6xf16>
  return %0 : tensor<6xf16>
}

// CHECK-LABEL: func @constant_static_f32(
func.func @constant_static_f32(%x: tensor<4xf32>, %v: f32) -> tensor<6xf32> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xf32> to tensor<6xf32>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// CHECK-LABEL: func @constant_static_f64(
func.func @constant_static_f64(%x: tensor<4xf64>, %v: f64) -> tensor<6xf64> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xf64> to tensor<6xf64>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xf64> to tensor<6xf64>
  return %0 : tensor<6xf64>
}

// CHECK-LABEL: func @constant_static_f80(
func.func @constant_static_f80(%x: tensor<4xf80>, %v: f80) -> tensor<6xf80> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xf80> to tensor<6xf80>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xf80> to tensor<6xf80>
  return %0 : tensor<6xf80>
}

// CHECK-LABEL: func @constant_static_f128(
func.func @constant_static_f128(%x: tensor<4xf128>, %v: f128) -> tensor<6xf128> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xf128> to tensor<6xf128>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xf128> to tensor<6xf128>
  return %0 : tensor<6xf128>
}

// CHECK-LABEL: func @constant_static_tf32(
func.func @constant_static_tf32(%x: tensor<4xtf32>, %v: tf32) -> tensor<6xtf32> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xtf32> to tensor<6xtf32>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xtf32> to tensor<6xtf32>
  return %0 : tensor<6xtf32>
}

// CHECK-LABEL: func @constant_static_f8E4M3(
func.func @constant_static_f8E4M3(%x: tensor<4xf8E4M3>, %v: f8E4M3) -> tensor<6xf8E4M3> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xf8E4M3> to tensor<6xf8E4M3>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xf8E4M3> to tensor<6xf8E4M3>
  return %0 : tensor<6xf8E4M3>
}

// CHECK-LABEL: func @constant_static_f8E4M3FN(
func.func @constant_static_f8E4M3FN(%x: tensor<4xf8E4M3FN>, %v: f8E4M3FN) -> tensor<6xf8E4M3FN> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xf8E4M3FN> to tensor<6xf8E4M3FN>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xf8E4M3FN> to tensor<6xf8E4M3FN>
  return %0 : tensor<6xf8E4M3FN>
}

// CHECK-LABEL: func @constant_static_f8E4M3FNUZ(
func.func @constant_static_f8E4M3FNUZ(%x: tensor<4xf8E4M3FNUZ>, %v: f8E4M3FNUZ) -> tensor<6xf8E4M3FNUZ> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xf8E4M3FNUZ> to tensor<6xf8E4M3FNUZ>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xf8E4M3FNUZ> to tensor<6xf8E4M3FNUZ>
  return %0 : tensor<6xf8E4M3FNUZ>
}

// CHECK-LABEL: func @constant_static_f8E4M3B11FNUZ(
func.func @constant_static_f8E4M3B11FNUZ(%x: tensor<4xf8E4M3B11FNUZ>, %v: f8E4M3B11FNUZ) -> tensor<6xf8E4M3B11FNUZ> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xf8E4M3B11FNUZ> to tensor<6xf8E4M3B11FNUZ>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xf8E4M3B11FNUZ> to tensor<6xf8E4M3B11FNUZ>
  return %0 : tensor<6xf8E4M3B11FNUZ>
}

// CHECK-LABEL: func @constant_static_f8E5M2(
func.func @constant_static_f8E5M2(%x: tensor<4xf8E5M2>, %v: f8E5M2) -> tensor<6xf8E5M2> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xf8E5M2> to tensor<6xf8E5M2>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xf8E5M2> to tensor<6xf8E5M2>
  return %0 : tensor<6xf8E5M2>
}

// CHECK-LABEL: func @constant_static_f8E5M2FNUZ(
func.func @constant_static_f8E5M2FNUZ(%x: tensor<4xf8E5M2FNUZ>, %v: f8E5M2FNUZ) -> tensor<6xf8E5M2FNUZ> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xf8E5M2FNUZ> to tensor<6xf8E5M2FNUZ>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xf8E5M2FNUZ> to tensor<6xf8E5M2FNUZ>
  return %0 : tensor<6xf8E5M2FNUZ>
}

// CHECK-LABEL: func @constant_static_f8E3M4(
func.func @constant_static_f8E3M4(%x: tensor<4xf8E3M4>, %v: f8E3M4) -> tensor<6xf8E3M4> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xf8E3M4> to tensor<6xf8E3M4>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xf8E3M4> to tensor<6xf8E3M4>
  return %0 : tensor<6xf8E3M4>
}

// CHECK-LABEL: func @constant_static_f8E8M0FNU(
func.func @constant_static_f8E8M0FNU(%x: tensor<4xf8E8M0FNU>, %v: f8E8M0FNU) -> tensor<6xf8E8M0FNU> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xf8E8M0FNU> to tensor<6xf8E8M0FNU>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xf8E8M0FNU> to tensor<6xf8E8M0FNU>
  return %0 : tensor<6xf8E8M0FNU>
}

// CHECK-LABEL: func @constant_static_f6E2M3FN(
func.func @constant_static_f6E2M3FN(%x: tensor<4xf6E2M3FN>, %v: f6E2M3FN) -> tensor<6xf6E2M3FN> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xf6E2M3FN> to tensor<6xf6E2M3FN>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xf6E2M3FN> to tensor<6xf6E2M3FN>
  return %0 : tensor<6xf6E2M3FN>
}

// CHECK-LABEL: func @constant_static_f6E3M2FN(
func.func @constant_static_f6E3M2FN(%x: tensor<4xf6E3M2FN>, %v: f6E3M2FN) -> tensor<6xf6E3M2FN> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xf6E3M2FN> to tensor<6xf6E3M2FN>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xf6E3M2FN> to tensor<6xf6E3M2FN>
  return %0 : tensor<6xf6E3M2FN>
}

// CHECK-LABEL: func @constant_static_f4E2M1FN(
func.func @constant_static_f4E2M1FN(%x: tensor<4xf4E2M1FN>, %v: f4E2M1FN) -> tensor<6xf4E2M1FN> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xf4E2M1FN> to tensor<6xf4E2M1FN>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xf4E2M1FN> to tensor<6xf4E2M1FN>
  return %0 : tensor<6xf4E2M1FN>
}

// CHECK-LABEL: func @constant_static_complex_f32(
func.func @constant_static_complex_f32(%x: tensor<4xcomplex<f32>>, %v: complex<f32>) -> tensor<6xcomplex<f32>> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xcomplex<f32>> to tensor<6xcomplex<f32>>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xcomplex<f32>> to tensor<6xcomplex<f32>>
  return %0 : tensor<6xcomplex<f32>>
}

// CHECK-LABEL: func @constant_static_complex_f64(
func.func @constant_static_complex_f64(%x: tensor<4xcomplex<f64>>, %v: complex<f64>) -> tensor<6xcomplex<f64>> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xcomplex<f64>> to tensor<6xcomplex<f64>>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xcomplex<f64>> to tensor<6xcomplex<f64>>
  return %0 : tensor<6xcomplex<f64>>
}

// CHECK-LABEL: func @constant_static_complex_i32(
func.func @constant_static_complex_i32(%x: tensor<4xcomplex<i32>>, %v: complex<i32>) -> tensor<6xcomplex<i32>> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xcomplex<i32>> to tensor<6xcomplex<i32>>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xcomplex<i32>> to tensor<6xcomplex<i32>>
  return %0 : tensor<6xcomplex<i32>>
}

// CHECK-LABEL: func @constant_static_vector_4xf32(
func.func @constant_static_vector_4xf32(%x: tensor<4xvector<4xf32>>, %v: vector<4xf32>) -> tensor<6xvector<4xf32>> {
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<4xvector<4xf32>> to tensor<6xvector<4xf32>>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<4xvector<4xf32>> to tensor<6xvector<4xf32>>
  return %0 : tensor<6xvector<4xf32>>
}

//===----------------------------------------------------------------------===//
// pad.dynamic_pad
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @dynamic_wrap_dynamic_f16_axes(
// GENERIC-LABEL: sym_name = "dynamic_wrap_dynamic_f16_axes"
func.func @dynamic_wrap_dynamic_f16_axes(%x: tensor<?x8xf16>, %p: tensor<4xi64>, %a: tensor<2xi32>) -> tensor<?x?xf16> {
  // CHECK: pad.dynamic_pad wrap %{{.*}} pads(%{{.*}}) axes(%{{.*}}) : tensor<?x8xf16>, tensor<4xi64>, tensor<2xi32> to tensor<?x?xf16>
  // GENERIC: "pad.dynamic_pad"(%{{.*}}, %{{.*}}, %{{.*}}) <{mode = #pad<mode wrap>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<?x8xf16>, tensor<4xi64>, tensor<2xi32>) -> tensor<?x?xf16>
  %0 = pad.dynamic_pad wrap %x pads(%p) axes(%a) : tensor<?x8xf16>, tensor<4xi64>, tensor<2xi32> to tensor<?x?xf16>
  return %0 : tensor<?x?xf16>
}

// CHECK-LABEL: func @dynamic_constant_dynamic_f16_value(
func.func @dynamic_constant_dynamic_f16_value(%x: tensor<?x8xf16>, %p: tensor<4xi64>, %v: f16) -> tensor<?x?xf16> {
  // CHECK: pad.dynamic_pad constant %{{.*}} pads(%{{.*}}) value(%{{.*}}) : tensor<?x8xf16>, tensor<4xi64> to tensor<?x?xf16>
  %0 = pad.dynamic_pad constant %x pads(%p) value(%v) : tensor<?x8xf16>, tensor<4xi64> to tensor<?x?xf16>
  return %0 : tensor<?x?xf16>
}

// CHECK-LABEL: func @dynamic_constant_dynamic_f16_axes_and_value(
// GENERIC-LABEL: sym_name = "dynamic_constant_dynamic_f16_axes_and_value"
func.func @dynamic_constant_dynamic_f16_axes_and_value(%x: tensor<?x8xf16>, %p: tensor<?xindex>, %a: tensor<?xi64>, %v: f16) -> tensor<?x?xf16> {
  // CHECK: pad.dynamic_pad constant %{{.*}} pads(%{{.*}}) axes(%{{.*}}) value(%{{.*}}) : tensor<?x8xf16>, tensor<?xindex>, tensor<?xi64> to tensor<?x?xf16>
  // GENERIC: "pad.dynamic_pad"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) <{mode = #pad<mode constant>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}>
  %0 = pad.dynamic_pad constant %x pads(%p) axes(%a) value(%v) : tensor<?x8xf16>, tensor<?xindex>, tensor<?xi64> to tensor<?x?xf16>
  return %0 : tensor<?x?xf16>
}

// CHECK-LABEL: func @dynamic_constant_static_f16_default(
func.func @dynamic_constant_static_f16_default(%x: tensor<2x8xf16>, %p: tensor<4xi32>) -> tensor<3x9xf16> {
  // CHECK: pad.dynamic_pad constant %{{.*}} pads(%{{.*}}) : tensor<2x8xf16>, tensor<4xi32> to tensor<3x9xf16>
  %0 = pad.dynamic_pad constant %x pads(%p) : tensor<2x8xf16>, tensor<4xi32> to tensor<3x9xf16>
  return %0 : tensor<3x9xf16>
}

// CHECK-LABEL: func @dynamic_edge_static_f16_unknown_lengths(
func.func @dynamic_edge_static_f16_unknown_lengths(%x: tensor<2x8xf16>, %p: tensor<?xi32>, %a: tensor<?xindex>) -> tensor<?x9xf16> {
  // CHECK: pad.dynamic_pad edge %{{.*}} pads(%{{.*}}) axes(%{{.*}}) : tensor<2x8xf16>, tensor<?xi32>, tensor<?xindex> to tensor<?x9xf16>
  %0 = pad.dynamic_pad edge %x pads(%p) axes(%a) : tensor<2x8xf16>, tensor<?xi32>, tensor<?xindex> to tensor<?x9xf16>
  return %0 : tensor<?x9xf16>
}

// CHECK-LABEL: func @dynamic_reflect_static_f16_unknown_lengths(
func.func @dynamic_reflect_static_f16_unknown_lengths(%x: tensor<2x8xf16>, %p: tensor<?xi32>, %a: tensor<?xindex>) -> tensor<?x9xf16> {
  // CHECK: pad.dynamic_pad reflect %{{.*}} pads(%{{.*}}) axes(%{{.*}}) : tensor<2x8xf16>, tensor<?xi32>, tensor<?xindex> to tensor<?x9xf16>
  %0 = pad.dynamic_pad reflect %x pads(%p) axes(%a) : tensor<2x8xf16>, tensor<?xi32>, tensor<?xindex> to tensor<?x9xf16>
  return %0 : tensor<?x9xf16>
}

// CHECK-LABEL: func @dynamic_symmetric_static_f16_unknown_lengths(
func.func @dynamic_symmetric_static_f16_unknown_lengths(%x: tensor<2x8xf16>, %p: tensor<?xi32>, %a: tensor<?xindex>) -> tensor<?x9xf16> {
  // CHECK: pad.dynamic_pad symmetric %{{.*}} pads(%{{.*}}) axes(%{{.*}}) : tensor<2x8xf16>, tensor<?xi32>, tensor<?xindex> to tensor<?x9xf16>
  %0 = pad.dynamic_pad symmetric %x pads(%p) axes(%a) : tensor<2x8xf16>, tensor<?xi32>, tensor<?xindex> to tensor<?x9xf16>
  return %0 : tensor<?x9xf16>
}

// CHECK-LABEL: func @dynamic_wrap_static_f32_rank_0(
func.func @dynamic_wrap_static_f32_rank_0(%x: tensor<f32>, %p: tensor<0xi64>) -> tensor<f32> {
  // CHECK: pad.dynamic_pad wrap %{{.*}} pads(%{{.*}}) : tensor<f32>, tensor<0xi64> to tensor<f32>
  %0 = pad.dynamic_pad wrap %x pads(%p) : tensor<f32>, tensor<0xi64> to tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: func @dynamic_edge_static_f32_no_axes(
func.func @dynamic_edge_static_f32_no_axes(%x: tensor<2xf32>, %p: tensor<0xi64>, %a: tensor<0xi64>) -> tensor<2xf32> {
  // CHECK: pad.dynamic_pad edge %{{.*}} pads(%{{.*}}) axes(%{{.*}}) : tensor<2xf32>, tensor<0xi64>, tensor<0xi64> to tensor<2xf32>
  %0 = pad.dynamic_pad edge %x pads(%p) axes(%a) : tensor<2xf32>, tensor<0xi64>, tensor<0xi64> to tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: func @dynamic_edge_static_f32_attribute(
func.func @dynamic_edge_static_f32_attribute(%x: tensor<2xf32>, %p: tensor<2xi64>) -> tensor<?xf32> {
  // CHECK: pad.dynamic_pad edge %{{.*}} pads(%{{.*}}) {note} : tensor<2xf32>, tensor<2xi64> to tensor<?xf32>
  %0 = pad.dynamic_pad edge %x pads(%p) {note} : tensor<2xf32>, tensor<2xi64> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

//===----------------------------------------------------------------------===//
// pad.pad_into
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @into_constant_static_f32_tensor(
// GENERIC-LABEL: sym_name = "into_constant_static_f32_tensor"
func.func @into_constant_static_f32_tensor(%x: tensor<4xf32>, %y: tensor<7xf32>, %v: f32) -> tensor<7xf32> {
  // CHECK: pad.pad_into constant ins(%{{.*}} : tensor<4xf32>) outs(%{{.*}} : tensor<7xf32>) low[1] high[2] value(%{{.*}}) -> tensor<7xf32>
  // GENERIC: "pad.pad_into"(%{{.*}}, %{{.*}}, %{{.*}}) <{mode = #pad<mode constant>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>, static_high = array<i64: 2>, static_low = array<i64: 1>}> : (tensor<4xf32>, tensor<7xf32>, f32) -> tensor<7xf32>
  %0 = pad.pad_into constant ins(%x : tensor<4xf32>) outs(%y : tensor<7xf32>) low[1] high[2] value(%v) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// CHECK-LABEL: func @into_edge_static_f32_tensor(
func.func @into_edge_static_f32_tensor(%x: tensor<4xf32>, %y: tensor<7xf32>) -> tensor<7xf32> {
  // CHECK: pad.pad_into edge ins(%{{.*}} : tensor<4xf32>) outs(%{{.*}} : tensor<7xf32>) low[1] high[2] -> tensor<7xf32>
  %0 = pad.pad_into edge ins(%x : tensor<4xf32>) outs(%y : tensor<7xf32>) low[1] high[2] -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// CHECK-LABEL: func @into_reflect_static_f32_tensor(
func.func @into_reflect_static_f32_tensor(%x: tensor<4xf32>, %y: tensor<7xf32>) -> tensor<7xf32> {
  // CHECK: pad.pad_into reflect ins(%{{.*}} : tensor<4xf32>) outs(%{{.*}} : tensor<7xf32>) low[1] high[2] -> tensor<7xf32>
  %0 = pad.pad_into reflect ins(%x : tensor<4xf32>) outs(%y : tensor<7xf32>) low[1] high[2] -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// CHECK-LABEL: func @into_symmetric_static_f32_tensor(
func.func @into_symmetric_static_f32_tensor(%x: tensor<4xf32>, %y: tensor<7xf32>) -> tensor<7xf32> {
  // CHECK: pad.pad_into symmetric ins(%{{.*}} : tensor<4xf32>) outs(%{{.*}} : tensor<7xf32>) low[1] high[2] -> tensor<7xf32>
  %0 = pad.pad_into symmetric ins(%x : tensor<4xf32>) outs(%y : tensor<7xf32>) low[1] high[2] -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// CHECK-LABEL: func @into_wrap_static_f32_tensor(
func.func @into_wrap_static_f32_tensor(%x: tensor<4xf32>, %y: tensor<7xf32>) -> tensor<7xf32> {
  // CHECK: pad.pad_into wrap ins(%{{.*}} : tensor<4xf32>) outs(%{{.*}} : tensor<7xf32>) low[1] high[2] -> tensor<7xf32>
  %0 = pad.pad_into wrap ins(%x : tensor<4xf32>) outs(%y : tensor<7xf32>) low[1] high[2] -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// CHECK-LABEL: func @into_edge_dynamic_f32_tensor(
func.func @into_edge_dynamic_f32_tensor(%x: tensor<?x4xf32>, %y: tensor<?x7xf32>, %l: index, %h: index) -> tensor<?x7xf32> {
  // CHECK: pad.pad_into edge ins(%{{.*}} : tensor<?x4xf32>) outs(%{{.*}} : tensor<?x7xf32>) low[%{{.*}}, 1] high[-1, %{{.*}}] -> tensor<?x7xf32>
  %0 = pad.pad_into edge ins(%x : tensor<?x4xf32>) outs(%y : tensor<?x7xf32>) low[%l, 1] high[-1, %h] -> tensor<?x7xf32>
  return %0 : tensor<?x7xf32>
}

// Casts that upstream folds may tell of extents that contradict the amounts.
// CHECK-LABEL: func @into_contradicting_extents(
func.func @into_contradicting_extents(%x: tensor<4xf32>, %y: tensor<9xf32>, %z: tensor<0xf32>, %a: memref<4xf32>, %b: memref<?xf32>) -> (tensor<9xf32>, tensor<9xf32>) {
  // CHECK: pad.pad_into edge ins(%{{.*}} : tensor<4xf32>) outs(%{{.*}} : tensor<9xf32>) low[1] high[1] -> tensor<9xf32>
  %0 = pad.pad_into edge ins(%x : tensor<4xf32>) outs(%y : tensor<9xf32>) low[1] high[1] -> tensor<9xf32>
  // CHECK: pad.pad_into wrap ins(%{{.*}} : tensor<0xf32>) outs(%{{.*}} : tensor<9xf32>) low[9] high[0] -> tensor<9xf32>
  %1 = pad.pad_into wrap ins(%z : tensor<0xf32>) outs(%y : tensor<9xf32>) low[9] high[0] -> tensor<9xf32>
  // CHECK: pad.pad_into constant ins(%{{.*}} : memref<4xf32>) outs(%{{.*}} : memref<?xf32>) low[-5] high[-9223372036854775807]
  pad.pad_into constant ins(%a : memref<4xf32>) outs(%b : memref<?xf32>) low[-5] high[-9223372036854775807]
  return %0, %1 : tensor<9xf32>, tensor<9xf32>
}

// CHECK-LABEL: func @into_constant_dynamic_f32_memref(
// GENERIC-LABEL: sym_name = "into_constant_dynamic_f32_memref"
func.func @into_constant_dynamic_f32_memref(%x: memref<?xf32>, %y: memref<?xf32>, %l: index, %h: index, %v: f32) {
  // CHECK: pad.pad_into constant ins(%{{.*}} : memref<?xf32>) outs(%{{.*}} : memref<?xf32>) low[%{{.*}}] high[%{{.*}}] value(%{{.*}})
  // GENERIC: "pad.pad_into"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) <{mode = #pad<mode constant>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, static_high = array<i64: -9223372036854775808>, static_low = array<i64: -9223372036854775808>}> : (memref<?xf32>, memref<?xf32>, index, index, f32) -> ()
  pad.pad_into constant ins(%x : memref<?xf32>) outs(%y : memref<?xf32>) low[%l] high[%h] value(%v)
  return
}

// CHECK-LABEL: func @into_constant_static_f32_memref(
func.func @into_constant_static_f32_memref(%x: memref<4xf32>, %y: memref<7xf32>) {
  // CHECK: pad.pad_into constant ins(%{{.*}} : memref<4xf32>) outs(%{{.*}} : memref<7xf32>) low[1] high[2]
  pad.pad_into constant ins(%x : memref<4xf32>) outs(%y : memref<7xf32>) low[1] high[2]
  return
}

// CHECK-LABEL: func @into_edge_static_f32_memref(
func.func @into_edge_static_f32_memref(%x: memref<4xf32>, %y: memref<7xf32>) {
  // CHECK: pad.pad_into edge ins(%{{.*}} : memref<4xf32>) outs(%{{.*}} : memref<7xf32>) low[1] high[2]
  pad.pad_into edge ins(%x : memref<4xf32>) outs(%y : memref<7xf32>) low[1] high[2]
  return
}

// CHECK-LABEL: func @into_reflect_static_f32_memref(
func.func @into_reflect_static_f32_memref(%x: memref<4xf32>, %y: memref<7xf32>) {
  // CHECK: pad.pad_into reflect ins(%{{.*}} : memref<4xf32>) outs(%{{.*}} : memref<7xf32>) low[1] high[2]
  pad.pad_into reflect ins(%x : memref<4xf32>) outs(%y : memref<7xf32>) low[1] high[2]
  return
}

// CHECK-LABEL: func @into_symmetric_static_f32_memref(
func.func @into_symmetric_static_f32_memref(%x: memref<4xf32>, %y: memref<7xf32>) {
  // CHECK: pad.pad_into symmetric ins(%{{.*}} : memref<4xf32>) outs(%{{.*}} : memref<7xf32>) low[1] high[2]
  pad.pad_into symmetric ins(%x : memref<4xf32>) outs(%y : memref<7xf32>) low[1] high[2]
  return
}

// CHECK-LABEL: func @into_wrap_static_f32_memref(
func.func @into_wrap_static_f32_memref(%x: memref<4xf32>, %y: memref<7xf32>) {
  // CHECK: pad.pad_into wrap ins(%{{.*}} : memref<4xf32>) outs(%{{.*}} : memref<7xf32>) low[1] high[2]
  pad.pad_into wrap ins(%x : memref<4xf32>) outs(%y : memref<7xf32>) low[1] high[2]
  return
}

// CHECK-LABEL: func @into_constant_static_ui8_value_axes(
func.func @into_constant_static_ui8_value_axes(%x: memref<2x4xui8>, %y: memref<2x7xui8>, %v: ui8) {
  // CHECK: pad.pad_into constant ins(%{{.*}} : memref<2x4xui8>) outs(%{{.*}} : memref<2x7xui8>) low[1] high[2] axes [-1] value(%{{.*}})
  pad.pad_into constant ins(%x : memref<2x4xui8>) outs(%y : memref<2x7xui8>) low[1] high[2] axes [-1] value(%v)
  return
}

// CHECK-LABEL: func @into_edge_static_f32_no_axes(
func.func @into_edge_static_f32_no_axes(%x: memref<2x4xf32>, %y: memref<2x4xf32>) {
  // CHECK: pad.pad_into edge ins(%{{.*}} : memref<2x4xf32>) outs(%{{.*}} : memref<2x4xf32>) low[] high[] axes []
  pad.pad_into edge ins(%x : memref<2x4xf32>) outs(%y : memref<2x4xf32>) low[] high[] axes []
  return
}

// CHECK-LABEL: func @into_wrap_static_f32_rank_0(
func.func @into_wrap_static_f32_rank_0(%x: memref<f32>, %y: memref<f32>) {
  // CHECK: pad.pad_into wrap ins(%{{.*}} : memref<f32>) outs(%{{.*}} : memref<f32>) low[] high[]
  pad.pad_into wrap ins(%x : memref<f32>) outs(%y : memref<f32>) low[] high[]
  return
}

// CHECK-LABEL: func @into_reflect_static_f32_strided(
func.func @into_reflect_static_f32_strided(%x: memref<4x4xf32, strided<[8, 2], offset: 3>>, %y: memref<6x6xf32, strided<[?, 1], offset: ?>>) {
  // CHECK: pad.pad_into reflect ins(%{{.*}} : memref<4x4xf32, strided<[8, 2], offset: 3>>) outs(%{{.*}} : memref<6x6xf32, strided<[?, 1], offset: ?>>) low[1, 1] high[1, 1]
  pad.pad_into reflect ins(%x : memref<4x4xf32, strided<[8, 2], offset: 3>>) outs(%y : memref<6x6xf32, strided<[?, 1], offset: ?>>) low[1, 1] high[1, 1]
  return
}

// CHECK-LABEL: func @into_reflect_static_f32_negative_strides(
func.func @into_reflect_static_f32_negative_strides(%x: memref<4xf32, strided<[-1], offset: 3>>, %y: memref<6xf32>) {
  // CHECK: pad.pad_into reflect ins(%{{.*}} : memref<4xf32, strided<[-1], offset: 3>>) outs(%{{.*}} : memref<6xf32>) low[1] high[1]
  pad.pad_into reflect ins(%x : memref<4xf32, strided<[-1], offset: 3>>) outs(%y : memref<6xf32>) low[1] high[1]
  return
}

// CHECK-LABEL: func @into_reflect_static_f32_affine_layout(
func.func @into_reflect_static_f32_affine_layout(%x: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>, %y: memref<6x6xf32>) {
  // CHECK: pad.pad_into reflect ins(%{{.*}} : memref<4x4xf32, #{{.*}}>) outs(%{{.*}} : memref<6x6xf32>) low[1, 1] high[1, 1]
  pad.pad_into reflect ins(%x : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) outs(%y : memref<6x6xf32>) low[1, 1] high[1, 1]
  return
}

// CHECK-LABEL: func @into_edge_static_f32_memory_spaces(
func.func @into_edge_static_f32_memory_spaces(%x: memref<4xf32, 1>, %y: memref<6xf32, #gpu.address_space<workgroup>>) {
  // CHECK: pad.pad_into edge ins(%{{.*}} : memref<4xf32, 1>) outs(%{{.*}} : memref<6xf32, #gpu.address_space<workgroup>>) low[1] high[1]
  pad.pad_into edge ins(%x : memref<4xf32, 1>) outs(%y : memref<6xf32, #gpu.address_space<workgroup>>) low[1] high[1]
  return
}

// CHECK-LABEL: func @into_edge_static_memref_elements(
func.func @into_edge_static_memref_elements(%x: memref<4xmemref<2xf32>>, %y: memref<6xmemref<2xf32>>) {
  // CHECK: pad.pad_into edge ins(%{{.*}} : memref<4xmemref<2xf32>>) outs(%{{.*}} : memref<6xmemref<2xf32>>) low[1] high[1]
  pad.pad_into edge ins(%x : memref<4xmemref<2xf32>>) outs(%y : memref<6xmemref<2xf32>>) low[1] high[1]
  return
}

// CHECK-LABEL: func @into_edge_static_f32_attribute(
func.func @into_edge_static_f32_attribute(%x: memref<4xf32>, %y: memref<6xf32>) {
  // CHECK: pad.pad_into edge ins(%{{.*}} : memref<4xf32>) outs(%{{.*}} : memref<6xf32>) low[1] high[1] {note}
  pad.pad_into edge ins(%x : memref<4xf32>) outs(%y : memref<6xf32>) low[1] high[1] {note}
  return
}

// Results have a name of their own.
// CHECK-LABEL: func @result_names
// CHECK: %padded = pad.pad edge
// CHECK: %padded_0 = pad.pad_into edge
// CHECK: %padded_1 = pad.dynamic_pad edge
func.func @result_names(%x: tensor<4xf32>, %y: tensor<6xf32>, %p: tensor<2xi64>) -> (tensor<6xf32>, tensor<6xf32>, tensor<?xf32>) {
  %0 = pad.pad edge %x low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  %1 = pad.pad_into edge ins(%x : tensor<4xf32>) outs(%y : tensor<6xf32>) low[1] high[1] -> tensor<6xf32>
  %2 = pad.dynamic_pad edge %x pads(%p) : tensor<4xf32>, tensor<2xi64> to tensor<?xf32>
  return %0, %1, %2 : tensor<6xf32>, tensor<6xf32>, tensor<?xf32>
}
