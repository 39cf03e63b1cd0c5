// RUN: pad-opt %s --canonicalize | FileCheck %s
// RUN: pad-opt %s --canonicalize="disable-patterns=pad-constant-source,pad-splat-source,pad-unseen-source,pad-empty-result" \
// RUN: | FileCheck %s --check-prefix=OFF

//===----------------------------------------------------------------------===//
// pad-constant-source
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @constant_static_f32
// OFF-LABEL: func @constant_static_f32
// CHECK: arith.constant dense<[{{\[}}9.000000e+00, 1.000000e+00, 2.000000e+00, 9.000000e+00], [9.000000e+00, 3.000000e+00, 4.000000e+00, 9.000000e+00], [9.000000e+00, 9.000000e+00, 9.000000e+00, 9.000000e+00]]>
// OFF: pad.pad
func.func @constant_static_f32() -> tensor<3x4xf32> {
  %x = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %v = arith.constant 9.0 : f32
  %0 = pad.pad constant %x low[0, 1] high[1, 1] value(%v) : tensor<2x2xf32> to tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: func @edge_static_i64
// CHECK: arith.constant dense<[1, 1, 1, 1, 2, 3, 3]>
func.func @edge_static_i64() -> tensor<7xi64> {
  %x = arith.constant dense<[1, 2, 3]> : tensor<3xi64>
  %0 = pad.pad edge %x low[3] high[1] : tensor<3xi64> to tensor<7xi64>
  return %0 : tensor<7xi64>
}

// CHECK-LABEL: func @reflect_static_i8_bounces
// CHECK: arith.constant dense<[2, 1, 2, 3, 2, 1, 2, 3, 2, 1]>
func.func @reflect_static_i8_bounces() -> tensor<10xi8> {
  %x = arith.constant dense<[1, 2, 3]> : tensor<3xi8>
  %0 = pad.pad reflect %x low[5] high[2] : tensor<3xi8> to tensor<10xi8>
  return %0 : tensor<10xi8>
}

// CHECK-LABEL: func @symmetric_static_i16_bounces
// CHECK: arith.constant dense<[3, 2, 1, 1, 2, 3, 3, 2]>
func.func @symmetric_static_i16_bounces() -> tensor<8xi16> {
  %x = arith.constant dense<[1, 2, 3]> : tensor<3xi16>
  %0 = pad.pad symmetric %x low[-3] high[8] : tensor<3xi16> to tensor<8xi16>
  return %0 : tensor<8xi16>
}

// CHECK-LABEL: func @constant_static_ui8_unseen_source
// CHECK: %[[BITS:.*]] = arith.constant dense<0> : tensor<6xi8>
// CHECK: tensor.bitcast %[[BITS]] : tensor<6xi8> to tensor<6xui8>
func.func @constant_static_ui8_unseen_source(%x: tensor<0xui8>) -> tensor<6xui8> {
  %0 = pad.pad constant %x low[4] high[2] : tensor<0xui8> to tensor<6xui8>
  return %0 : tensor<6xui8>
}

// Nine elements, so that the packed bits do not fit one byte.
// CHECK-LABEL: func @constant_static_i1
// CHECK: arith.constant dense<[true, true, false, true, false, true, false, false, true, true, true]>
func.func @constant_static_i1() -> tensor<11xi1> {
  %x = arith.constant dense<[1, 0, 1, 0, 1, 0, 0, 1, 1]> : tensor<9xi1>
  %v = arith.constant true
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<9xi1> to tensor<11xi1>
  return %0 : tensor<11xi1>
}

// CHECK-LABEL: func @constant_static_i2
// CHECK: arith.constant dense<[0, 1, -2, -1, 0]> : tensor<5xi2>
func.func @constant_static_i2() -> tensor<5xi2> {
  %x = arith.constant dense<[1, 2, 3]> : tensor<3xi2>
  %0 = pad.pad constant %x low[1] high[1] : tensor<3xi2> to tensor<5xi2>
  return %0 : tensor<5xi2>
}

// CHECK-LABEL: func @edge_static_index
// CHECK: arith.constant dense<[7, 7, 8]> : tensor<3xindex>
func.func @edge_static_index() -> tensor<3xindex> {
  %x = arith.constant dense<[7, 8]> : tensor<2xindex>
  %0 = pad.pad edge %x low[1] high[0] : tensor<2xindex> to tensor<3xindex>
  return %0 : tensor<3xindex>
}

// Wider than a machine word, and no power of two.
// CHECK-LABEL: func @edge_static_i65
// CHECK: arith.constant dense<[18446744073709551616, 18446744073709551616, 2]> : tensor<3xi67>
func.func @edge_static_i65() -> tensor<3xi67> {
  %x = arith.constant dense<[18446744073709551616, 2]> : tensor<2xi67>
  %0 = pad.pad edge %x low[1] high[0] : tensor<2xi67> to tensor<3xi67>
  return %0 : tensor<3xi67>
}

// CHECK-LABEL: func @constant_static_complex_f64
// CHECK: arith.constant dense<[(1.000000e+00,-0.000000e+00), (2.000000e+00,3.000000e+00), (4.000000e+00,5.000000e+00)]> : tensor<3xcomplex<f64>>
func.func @constant_static_complex_f64() -> tensor<3xcomplex<f64>> {
  %x = arith.constant dense<[(2.0, 3.0), (4.0, 5.0)]> : tensor<2xcomplex<f64>>
  %v = complex.constant [1.0 : f64, -0.0 : f64] : complex<f64>
  %0 = pad.pad constant %x low[1] high[0] value(%v) : tensor<2xcomplex<f64>> to tensor<3xcomplex<f64>>
  return %0 : tensor<3xcomplex<f64>>
}

// CHECK-LABEL: func @constant_static_complex_f16_zero
// CHECK: arith.constant dense<[(0.000000e+00,0.000000e+00), (2.000000e+00,3.000000e+00), (4.000000e+00,5.000000e+00)]> : tensor<3xcomplex<f16>>
func.func @constant_static_complex_f16_zero() -> tensor<3xcomplex<f16>> {
  %x = arith.constant dense<[(2.0, 3.0), (4.0, 5.0)]> : tensor<2xcomplex<f16>>
  %0 = pad.pad constant %x low[1] high[0] : tensor<2xcomplex<f16>> to tensor<3xcomplex<f16>>
  return %0 : tensor<3xcomplex<f16>>
}

// NaN payloads, a signalling one among them, and -0.0 survive.
// CHECK-LABEL: func @edge_static_f32_payloads
// CHECK: arith.constant dense<[0x7FC12345, 0x7FC12345, -0.000000e+00, 0xFF800001, 0xFF800001]> : tensor<5xf32>
func.func @edge_static_f32_payloads() -> tensor<5xf32> {
  %x = arith.constant dense<[0x7FC12345, -0.0, 0xFF800001]> : tensor<3xf32>
  %0 = pad.pad edge %x low[1] high[1] : tensor<3xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}

// CHECK-LABEL: func @constant_static_f8E8M0FNU_zero_bits
// CHECK: arith.constant dense<[5.877470e-39, 1.000000e+00, 2.000000e+00]> : tensor<3xf8E8M0FNU>
func.func @constant_static_f8E8M0FNU_zero_bits() -> tensor<3xf8E8M0FNU> {
  %x = arith.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %0 = pad.pad constant %x low[1] high[0] : tensor<2xf8E8M0FNU> to tensor<3xf8E8M0FNU>
  return %0 : tensor<3xf8E8M0FNU>
}

// CHECK-LABEL: func @edge_static_f4E2M1FN
// CHECK: arith.constant dense<[1.500000e+00, 1.500000e+00, 6.000000e+00]> : tensor<3xf4E2M1FN>
func.func @edge_static_f4E2M1FN() -> tensor<3xf4E2M1FN> {
  %x = arith.constant dense<[1.5, 6.0]> : tensor<2xf4E2M1FN>
  %0 = pad.pad edge %x low[1] high[0] : tensor<2xf4E2M1FN> to tensor<3xf4E2M1FN>
  return %0 : tensor<3xf4E2M1FN>
}

// CHECK-LABEL: func @edge_static_f80
// CHECK: arith.constant dense<[1.500000e+00, 1.500000e+00, 6.000000e+00]> : tensor<3xf80>
func.func @edge_static_f80() -> tensor<3xf80> {
  %x = arith.constant dense<[1.5, 6.0]> : tensor<2xf80>
  %0 = pad.pad edge %x low[1] high[0] : tensor<2xf80> to tensor<3xf80>
  return %0 : tensor<3xf80>
}

// CHECK-LABEL: func @constant_static_bf16_splat_with_other_value
// CHECK: arith.constant dense<[0.000000e+00, 2.000000e+00, 2.000000e+00, 0.000000e+00]> : tensor<4xbf16>
func.func @constant_static_bf16_splat_with_other_value() -> tensor<4xbf16> {
  %x = arith.constant dense<2.0> : tensor<2xbf16>
  %0 = pad.pad constant %x low[1] high[1] : tensor<2xbf16> to tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

// CHECK-LABEL: func @constant_static_i1_splat_with_other_value
// CHECK: arith.constant dense<[false, true, true, false]> : tensor<4xi1>
func.func @constant_static_i1_splat_with_other_value() -> tensor<4xi1> {
  %x = arith.constant dense<true> : tensor<2xi1>
  %0 = pad.pad constant %x low[1] high[1] : tensor<2xi1> to tensor<4xi1>
  return %0 : tensor<4xi1>
}

// 2^16 elements are evaluated.
// CHECK-LABEL: func @wrap_static_i8_at_the_limit
// CHECK-NOT: pad.pad
// CHECK: return
func.func @wrap_static_i8_at_the_limit() -> tensor<65536xi8> {
  %x = arith.constant dense<[1, 2]> : tensor<2xi8>
  %0 = pad.pad wrap %x low[0] high[65534] : tensor<2xi8> to tensor<65536xi8>
  return %0 : tensor<65536xi8>
}

// CHECK-LABEL: func @negative_wrap_static_i8_over_the_limit
// CHECK: pad.pad
func.func @negative_wrap_static_i8_over_the_limit() -> tensor<65537xi8> {
  %x = arith.constant dense<[1, 2]> : tensor<2xi8>
  %0 = pad.pad wrap %x low[0] high[65535] : tensor<2xi8> to tensor<65537xi8>
  return %0 : tensor<65537xi8>
}

// CHECK-LABEL: func @negative_constant_static_f32_unknown_value
// CHECK: pad.pad
func.func @negative_constant_static_f32_unknown_value(%v: f32) -> tensor<4xf32> {
  %x = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<2xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @negative_edge_dynamic_f32_constant
// CHECK: pad.pad
func.func @negative_edge_dynamic_f32_constant(%h: index) -> tensor<?xf32> {
  %x = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = pad.pad edge %x low[1] high[%h] : tensor<2xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @negative_edge_static_i32_resource
// CHECK: pad.pad
func.func @negative_edge_static_i32_resource() -> tensor<4xi32> {
  %x = arith.constant dense_resource<two> : tensor<2xi32>
  %0 = pad.pad edge %x low[1] high[1] : tensor<2xi32> to tensor<4xi32>
  return %0 : tensor<4xi32>
}

//===----------------------------------------------------------------------===//
// pad-splat-source
//===----------------------------------------------------------------------===//

// There is no limit on the size of a splat.
// CHECK-LABEL: func @reflect_static_f32_splat
// OFF-LABEL: func @reflect_static_f32_splat
// CHECK: arith.constant dense<2.000000e+00> : tensor<1000000xf32>
// OFF: pad.pad
func.func @reflect_static_f32_splat() -> tensor<1000000xf32> {
  %x = arith.constant dense<2.0> : tensor<2xf32>
  %0 = pad.pad reflect %x low[999998] high[0] : tensor<2xf32> to tensor<1000000xf32>
  return %0 : tensor<1000000xf32>
}

// CHECK-LABEL: func @constant_static_f32_splat_of_value
// CHECK: arith.constant dense<2.000000e+00> : tensor<1000000xf32>
func.func @constant_static_f32_splat_of_value() -> tensor<1000000xf32> {
  %x = arith.constant dense<2.0> : tensor<2xf32>
  %v = arith.constant 2.0 : f32
  %0 = pad.pad constant %x low[999998] high[0] value(%v) : tensor<2xf32> to tensor<1000000xf32>
  return %0 : tensor<1000000xf32>
}

// CHECK-LABEL: func @wrap_dynamic_i32_splat_to_dynamic
// CHECK-SAME: (%[[H:[a-z0-9]+]]: index)
// CHECK-DAG: %[[E:.*]] = affine.max {{.*}}[%[[H]]]
// CHECK-DAG: %[[C:.*]] = arith.constant 5 : i32
// CHECK: tensor.splat %[[C]][%[[E]]] : tensor<3x?xi32>
func.func @wrap_dynamic_i32_splat_to_dynamic(%h: index) -> tensor<3x?xi32> {
  %x = arith.constant dense<5> : tensor<2x2xi32>
  %0 = pad.pad wrap %x low[1, 0] high[0, %h] : tensor<2x2xi32> to tensor<3x?xi32>
  return %0 : tensor<3x?xi32>
}

// CHECK-LABEL: func @edge_static_f32_tensor_splat
// CHECK-SAME: (%[[V:[a-z0-9]+]]: f32)
// CHECK: tensor.splat %[[V]] : tensor<4xf32>
func.func @edge_static_f32_tensor_splat(%v: f32) -> tensor<4xf32> {
  %x = tensor.splat %v : tensor<2xf32>
  %0 = pad.pad edge %x low[1] high[1] : tensor<2xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// The same value fills: it does not matter how many elements there are.
// CHECK-LABEL: func @constant_dynamic_f32_tensor_splat_of_value
// CHECK-SAME: (%[[V:[a-z0-9]+]]: f32
// CHECK: %[[E:.*]] = affine.apply
// CHECK: tensor.splat %[[V]][%[[E]]] : tensor<?xf32>
func.func @constant_dynamic_f32_tensor_splat_of_value(%v: f32, %n: index) -> tensor<?xf32> {
  %x = tensor.splat %v[%n] : tensor<?xf32>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @symmetric_static_f32_fill
// CHECK-SAME: (%[[V:[a-z0-9]+]]: f32
// CHECK: tensor.splat %[[V]] : tensor<4xf32>
func.func @symmetric_static_f32_fill(%v: f32, %y: tensor<2xf32>) -> tensor<4xf32> {
  %x = linalg.fill ins(%v : f32) outs(%y : tensor<2xf32>) -> tensor<2xf32>
  %0 = pad.pad symmetric %x low[1] high[1] : tensor<2xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// What fills is not seen.
// CHECK-LABEL: func @constant_static_f32_crop_of_splat
// CHECK-NEXT: arith.constant dense<5.000000e+00> : tensor<268435000xf32>
func.func @constant_static_f32_crop_of_splat() -> tensor<268435000xf32> {
  %x = arith.constant dense<5.0> : tensor<268435456xf32>
  %v = arith.constant 1.0 : f32
  %0 = pad.pad constant %x low[-400] high[-56] value(%v) : tensor<268435456xf32> to tensor<268435000xf32>
  return %0 : tensor<268435000xf32>
}

// CHECK-LABEL: func @constant_dynamic_f32_crop_of_splat
// CHECK-SAME: (%[[V:[a-z0-9]+]]: f32
// CHECK: tensor.splat %[[V]][%{{.*}}] : tensor<?x3xf32>
// CHECK-NOT: pad.pad
func.func @constant_dynamic_f32_crop_of_splat(%v: f32, %n: index) -> tensor<?x3xf32> {
  %x = tensor.splat %v[%n] : tensor<?x4xf32>
  %0 = pad.pad constant %x low[-1, -1] high[-4, 0] : tensor<?x4xf32> to tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// A splat stores one element, of which a pad makes many.
// CHECK-LABEL: func @negative_constant_static_f32_large_splat
// CHECK: pad.pad constant
func.func @negative_constant_static_f32_large_splat() -> tensor<268435000xf32> {
  %x = arith.constant dense<5.0> : tensor<268435456xf32>
  %v = arith.constant 1.0 : f32
  %0 = pad.pad constant %x low[1] high[-457] value(%v) : tensor<268435456xf32> to tensor<268435000xf32>
  return %0 : tensor<268435000xf32>
}

// The extent of the result is a claim, which may be more than there is.
// CHECK-LABEL: func @negative_constant_dynamic_f32_claimed_crop_of_splat
// CHECK: pad.pad constant
func.func @negative_constant_dynamic_f32_claimed_crop_of_splat(%v: f32, %n: index) -> tensor<2x3xf32> {
  %x = tensor.splat %v[%n] : tensor<?x4xf32>
  %0 = pad.pad constant %x low[-1, -1] high[-4, 0] : tensor<?x4xf32> to tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// An empty source gives zeros, not the element of the splat.
// CHECK-LABEL: func @negative_edge_dynamic_f32_splat_may_be_empty
// CHECK: pad.pad
func.func @negative_edge_dynamic_f32_splat_may_be_empty(%v: f32, %n: index) -> tensor<?xf32> {
  %x = tensor.splat %v[%n] : tensor<?xf32>
  %0 = pad.pad edge %x low[1] high[1] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// If the source is empty, so is the result.
// CHECK-LABEL: func @edge_dynamic_f32_splat_empty_with_result
// CHECK-NOT: pad.pad
// CHECK: tensor.splat {{.*}} : tensor<?x6xf32>
func.func @edge_dynamic_f32_splat_empty_with_result(%v: f32, %n: index) -> tensor<?x6xf32> {
  %x = tensor.splat %v[%n] : tensor<?x4xf32>
  %0 = pad.pad edge %x low[0, 1] high[-1, 1] : tensor<?x4xf32> to tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}

// CHECK-LABEL: func @negative_constant_static_f32_splat_of_other_value
// CHECK: pad.pad
func.func @negative_constant_static_f32_splat_of_other_value(%v: f32, %w: f32) -> tensor<4xf32> {
  %x = tensor.splat %v : tensor<2xf32>
  %0 = pad.pad constant %x low[1] high[1] value(%w) : tensor<2xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @negative_constant_dynamic_f32_splat_of_minus_zero
// CHECK: pad.pad
func.func @negative_constant_dynamic_f32_splat_of_minus_zero(%h: index) -> tensor<?xf32> {
  %x = arith.constant dense<-0.0> : tensor<2xf32>
  %0 = pad.pad constant %x low[1] high[%h] : tensor<2xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

//===----------------------------------------------------------------------===//
// pad-unseen-source
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @constant_static_f32_ends_before_source
// OFF-LABEL: func @constant_static_f32_ends_before_source
// CHECK-SAME: %[[V:[a-z0-9]+]]: f32)
// CHECK: tensor.splat %[[V]] : tensor<3x2xf32>
// OFF: pad.pad
func.func @constant_static_f32_ends_before_source(%x: tensor<4x2xf32>, %v: f32) -> tensor<3x2xf32> {
  %0 = pad.pad constant %x low[3, 0] high[-4, 0] value(%v) : tensor<4x2xf32> to tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CHECK-LABEL: func @constant_dynamic_f32_begins_behind_source
// CHECK-SAME: %[[V:[a-z0-9]+]]: f32, %[[H:[a-z0-9]+]]: index)
// CHECK: tensor.splat %[[V]][%{{.*}}] : tensor<?xf32>
func.func @constant_dynamic_f32_begins_behind_source(%x: tensor<4xf32>, %v: f32, %h: index) -> tensor<?xf32> {
  %0 = pad.pad constant %x low[-4] high[%h] value(%v) : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @constant_static_f16_empty_source
// CHECK: arith.constant dense<0.000000e+00> : tensor<3xf16>
func.func @constant_static_f16_empty_source(%x: tensor<0xf16>) -> tensor<3xf16> {
  %0 = pad.pad constant %x low[1] high[2] : tensor<0xf16> to tensor<3xf16>
  return %0 : tensor<3xf16>
}

// CHECK-LABEL: func @negative_constant_static_f32_last_sees_source
// CHECK: pad.pad
func.func @negative_constant_static_f32_last_sees_source(%x: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
  %0 = pad.pad constant %x low[3] high[-3] value(%v) : tensor<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @negative_constant_static_f32_first_sees_source
// CHECK: pad.pad
func.func @negative_constant_static_f32_first_sees_source(%x: tensor<4xf32>, %v: f32) -> tensor<4xf32> {
  %0 = pad.pad constant %x low[-3] high[3] value(%v) : tensor<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @negative_edge_static_f32_ends_before_source
// CHECK: pad.pad
func.func @negative_edge_static_f32_ends_before_source(%x: tensor<4xf32>) -> tensor<3xf32> {
  %0 = pad.pad edge %x low[3] high[-4] : tensor<4xf32> to tensor<3xf32>
  return %0 : tensor<3xf32>
}

//===----------------------------------------------------------------------===//
// pad-empty-result
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @edge_dynamic_f32_empty_result
// OFF-LABEL: func @edge_dynamic_f32_empty_result
// CHECK: %[[E:.*]] = affine.max
// CHECK: tensor.empty(%[[E]]) : tensor<0x?xf32>
// OFF: pad.pad
func.func @edge_dynamic_f32_empty_result(%x: tensor<4x?xf32>) -> tensor<0x?xf32> {
  %0 = pad.pad edge %x low[-4, -1] high[0, 0] : tensor<4x?xf32> to tensor<0x?xf32>
  return %0 : tensor<0x?xf32>
}

// CHECK-LABEL: func @negative_edge_dynamic_f32_maybe_empty_result
// CHECK: pad.pad edge
func.func @negative_edge_dynamic_f32_maybe_empty_result(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.pad edge %x low[-4] high[0] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

{-#
  dialect_resources: {
    builtin: {
      two: "0x040000000100000002000000"
    }
  }
#-}

// There is nothing to evaluate, and at the axis that is dynamic nothing is known.
// CHECK-LABEL: func @negative_edge_dynamic_f32_empty_constant
// CHECK: pad.pad edge
func.func @negative_edge_dynamic_f32_empty_constant(%h: index) -> tensor<?xf32> {
  %x = arith.constant dense<> : tensor<0xf32>
  %0 = pad.pad edge %x low[0] high[%h] : tensor<0xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// 2^64 elements.
// CHECK-LABEL: func @too_many_elements
// CHECK:         pad.pad edge
func.func @too_many_elements() -> tensor<4294967296x4294967296xf32> {
  %x = arith.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
  %0 = pad.pad edge %x low[4294967295, 4294967294] high[0, 0] : tensor<1x2xf32> to tensor<4294967296x4294967296xf32>
  return %0 : tensor<4294967296x4294967296xf32>
}
