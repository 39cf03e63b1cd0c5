// RUN: pad-opt %s -split-input-file -verify-diagnostics --verify-roundtrip | FileCheck %s
// RUN: pad-opt %s -split-input-file -verify-diagnostics --canonicalize | FileCheck %s --check-prefix=FOLD

// CHECK-LABEL: func @constant_dynamic_string_in_every_form
// CHECK-SAME: tensor<?x!pad.string>, %{{.*}}: memref<4x!pad.string>, %{{.*}}: vector<2x!pad.string>
func.func @constant_dynamic_string_in_every_form(%x: tensor<?x!pad.string>, %m: memref<4x!pad.string>, %y: memref<6x!pad.string>, %w: vector<2x!pad.string>) -> (tensor<?x!pad.string>, tensor<2x!pad.string>) {
  // CHECK: %string = pad.string "gr\C3\BC\C3\9Fe \22quoted\22"
  %v = pad.string "grüße \"quoted\""
  // CHECK: pad.string "" {attribute}
  %e = pad.string "" {attribute}
  // CHECK: arith.constant dense<["a", "b"]> : tensor<2x!pad.string>
  %c = arith.constant dense<["a", "b"]> : tensor<2x!pad.string>
  // CHECK: pad.pad constant %{{.*}} low[1] high[1] value(%string) : tensor<?x!pad.string> to tensor<?x!pad.string>
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<?x!pad.string> to tensor<?x!pad.string>
  // CHECK: pad.pad_into wrap ins(%{{.*}} : memref<4x!pad.string>)
  pad.pad_into wrap ins(%m : memref<4x!pad.string>) outs(%y : memref<6x!pad.string>) low[1] high[1]
  pad.pad_into constant ins(%m : memref<4x!pad.string>) outs(%y : memref<6x!pad.string>) low[1] high[1] value(%e)
  return %0, %c : tensor<?x!pad.string>, tensor<2x!pad.string>
}

// FOLD-LABEL: func @wrap_static_string_of_constant
// FOLD-NEXT: %[[C:.*]] = arith.constant dense<["c", "a", "b", "c", "a"]> : tensor<5x!pad.string>
// FOLD-NEXT: return %[[C]]
func.func @wrap_static_string_of_constant() -> tensor<5x!pad.string> {
  %c = arith.constant dense<["a", "b", "c"]> : tensor<3x!pad.string>
  %0 = pad.pad wrap %c low[1] high[1] : tensor<3x!pad.string> to tensor<5x!pad.string>
  return %0 : tensor<5x!pad.string>
}

// FOLD-LABEL: func @constant_static_string_of_constant
// FOLD-NEXT: %[[C:.*]] = arith.constant dense<["-", "a", "b", "-"]> : tensor<4x!pad.string>
// FOLD-NEXT: return %[[C]]
func.func @constant_static_string_of_constant() -> tensor<4x!pad.string> {
  %c = arith.constant dense<["a", "b"]> : tensor<2x!pad.string>
  %v = pad.string "-"
  %0 = pad.pad constant %c low[1] high[1] value(%v) : tensor<2x!pad.string> to tensor<4x!pad.string>
  return %0 : tensor<4x!pad.string>
}

// FOLD-LABEL: func @constant_static_string_of_constant_without_value
// FOLD-NEXT: arith.constant dense<["", "a", "b", ""]> : tensor<4x!pad.string>
func.func @constant_static_string_of_constant_without_value() -> tensor<4x!pad.string> {
  %c = arith.constant dense<["a", "b"]> : tensor<2x!pad.string>
  %0 = pad.pad constant %c low[1] high[1] : tensor<2x!pad.string> to tensor<4x!pad.string>
  return %0 : tensor<4x!pad.string>
}

// FOLD-LABEL: func @constant_dynamic_string_zero_value
// FOLD: pad.pad constant %{{.*}} low[1] high[1] : tensor<?x!pad.string>
func.func @constant_dynamic_string_zero_value(%x: tensor<?x!pad.string>) -> tensor<?x!pad.string> {
  %v = pad.string ""
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<?x!pad.string> to tensor<?x!pad.string>
  return %0 : tensor<?x!pad.string>
}

// FOLD-LABEL: func @negative_constant_dynamic_string_other_value
// FOLD: pad.pad constant %{{.*}} low[1] high[1] value(%{{.*}}) : tensor<?x!pad.string>
func.func @negative_constant_dynamic_string_other_value(%x: tensor<?x!pad.string>) -> tensor<?x!pad.string> {
  %v = pad.string " "
  %0 = pad.pad constant %x low[1] high[1] value(%v) : tensor<?x!pad.string> to tensor<?x!pad.string>
  return %0 : tensor<?x!pad.string>
}

// FOLD-LABEL: func @constant_dynamic_string_of_splat
// FOLD: %[[V:.*]] = pad.string "v"
// FOLD: %[[S:.*]] = tensor.splat %[[V]][%{{.*}}] : tensor<?x!pad.string>
// FOLD: return %[[S]]
func.func @constant_dynamic_string_of_splat(%n: index) -> tensor<?x!pad.string> {
  %v = pad.string "v"
  %w = pad.string "v"
  %x = tensor.splat %v[%n] : tensor<?x!pad.string>
  %0 = pad.pad constant %x low[1] high[1] value(%w) : tensor<?x!pad.string> to tensor<?x!pad.string>
  return %0 : tensor<?x!pad.string>
}

// FOLD-LABEL: func @constant_static_string_unseen
// FOLD-NEXT: %[[V:.*]] = pad.string "v"
// FOLD-NEXT: tensor.splat %[[V]] : tensor<2x!pad.string>
func.func @constant_static_string_unseen(%x: tensor<2x!pad.string>) -> tensor<2x!pad.string> {
  %v = pad.string "v"
  %0 = pad.pad constant %x low[-2] high[2] value(%v) : tensor<2x!pad.string> to tensor<2x!pad.string>
  return %0 : tensor<2x!pad.string>
}

// No constant, of which upstream's fold of a slice would take the bytes.
// FOLD-LABEL: func @constant_static_string_slice_unseen
// FOLD: tensor.splat %{{.*}} : tensor<2x!pad.string>
func.func @constant_static_string_slice_unseen(%x: tensor<2x!pad.string>) -> tensor<1x!pad.string> {
  %v = pad.string "v"
  %0 = pad.pad constant %x low[-2] high[2] value(%v) : tensor<2x!pad.string> to tensor<2x!pad.string>
  %1 = tensor.extract_slice %0[1] [1] [1] : tensor<2x!pad.string> to tensor<1x!pad.string>
  return %1 : tensor<1x!pad.string>
}

// -----

func.func @negative_constant_static_string_value_type(%x: tensor<2x!pad.string>, %v: f32) -> tensor<3x!pad.string> {
  // expected-error @+1 {{'value' has type 'f32', expected the element type of the source, '!pad.string'}}
  %0 = "pad.pad"(%x, %v) <{mode = #pad<mode constant>, static_low = array<i64: 1>, static_high = array<i64: 0>, operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (tensor<2x!pad.string>, f32) -> tensor<3x!pad.string>
  return %0 : tensor<3x!pad.string>
}

// -----

func.func @negative_string_zero_byte() -> !pad.string {
  // expected-error @+1 {{'text' has a zero byte, which would end it}}
  %0 = pad.string "a\00b"
  return %0 : !pad.string
}

// -----

func.func @negative_string_utf8() -> !pad.string {
  // expected-error @+1 {{'text' is not UTF-8}}
  %0 = pad.string "\FF"
  return %0 : !pad.string
}
