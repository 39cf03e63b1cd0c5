// RUN: pad-opt %s --int-range-optimizations | FileCheck %s

// Whether a remainder by 16 is taken away tells what is known of the elements
// of a pad whose source has elements below 8.

// CHECK-LABEL: func @edge_static_i32_range_of_source
// CHECK: arith.remui
// CHECK-NOT: arith.remui
// CHECK: return
func.func @edge_static_i32_range_of_source(%x: tensor<4xi32>) -> tensor<6xi32> {
  %c8 = arith.constant dense<8> : tensor<4xi32>
  %c16 = arith.constant dense<16> : tensor<6xi32>
  %r = arith.remui %x, %c8 : tensor<4xi32>
  %0 = pad.pad edge %r low[1] high[1] : tensor<4xi32> to tensor<6xi32>
  %1 = arith.remui %0, %c16 : tensor<6xi32>
  return %1 : tensor<6xi32>
}

// CHECK-LABEL: func @constant_static_i32_range_with_value
// CHECK: arith.remui
// CHECK-NOT: arith.remui
// CHECK: return
func.func @constant_static_i32_range_with_value(%x: tensor<4xi32>) -> tensor<6xi32> {
  %c8 = arith.constant dense<8> : tensor<4xi32>
  %c16 = arith.constant dense<16> : tensor<6xi32>
  %v = arith.constant 15 : i32
  %r = arith.remui %x, %c8 : tensor<4xi32>
  %0 = pad.pad constant %r low[1] high[1] value(%v) : tensor<4xi32> to tensor<6xi32>
  %1 = arith.remui %0, %c16 : tensor<6xi32>
  return %1 : tensor<6xi32>
}

// CHECK-LABEL: func @negative_constant_static_i32_value_out_of_range
// CHECK: arith.remui
// CHECK: pad.pad
// CHECK: arith.remui
func.func @negative_constant_static_i32_value_out_of_range(%x: tensor<4xi32>) -> tensor<6xi32> {
  %c8 = arith.constant dense<8> : tensor<4xi32>
  %c16 = arith.constant dense<16> : tensor<6xi32>
  %v = arith.constant 16 : i32
  %r = arith.remui %x, %c8 : tensor<4xi32>
  %0 = pad.pad constant %r low[1] high[1] value(%v) : tensor<4xi32> to tensor<6xi32>
  %1 = arith.remui %0, %c16 : tensor<6xi32>
  return %1 : tensor<6xi32>
}

// CHECK-LABEL: func @constant_dynamic_i32_range_of_dynamic_pad
// CHECK: arith.remui
// CHECK-NOT: arith.remui
// CHECK: return
func.func @constant_dynamic_i32_range_of_dynamic_pad(%x: tensor<4xi32>, %p: tensor<2xi64>) -> tensor<6xi32> {
  %c8 = arith.constant dense<8> : tensor<4xi32>
  %c16 = arith.constant dense<16> : tensor<6xi32>
  %r = arith.remui %x, %c8 : tensor<4xi32>
  %0 = pad.dynamic_pad constant %r pads(%p) : tensor<4xi32>, tensor<2xi64> to tensor<6xi32>
  %1 = arith.remui %0, %c16 : tensor<6xi32>
  return %1 : tensor<6xi32>
}

// All of the destination is written.
// CHECK-LABEL: func @edge_static_i32_range_into_tensor
// CHECK: arith.remui
// CHECK-NOT: arith.remui
// CHECK: return
func.func @edge_static_i32_range_into_tensor(%x: tensor<4xi32>, %y: tensor<6xi32>) -> tensor<6xi32> {
  %c8 = arith.constant dense<8> : tensor<4xi32>
  %c16 = arith.constant dense<16> : tensor<6xi32>
  %r = arith.remui %x, %c8 : tensor<4xi32>
  %0 = pad.pad_into edge ins(%r : tensor<4xi32>) outs(%y : tensor<6xi32>) low[1] high[1] -> tensor<6xi32>
  %1 = arith.remui %0, %c16 : tensor<6xi32>
  return %1 : tensor<6xi32>
}

// Elements from 20 to 27; an edge of static extents shows those alone.
// CHECK-LABEL: func @edge_static_i32_range_without_zero
// CHECK: %[[ONE:.*]] = arith.constant dense<1> : tensor<6xi32>
// CHECK: return %[[ONE]]
func.func @edge_static_i32_range_without_zero(%x: tensor<4xi32>) -> tensor<6xi32> {
  %c8 = arith.constant dense<8> : tensor<4xi32>
  %c20 = arith.constant dense<20> : tensor<4xi32>
  %one = arith.constant dense<1> : tensor<6xi32>
  %r = arith.remui %x, %c8 : tensor<4xi32>
  %s = arith.addi %r, %c20 : tensor<4xi32>
  %0 = pad.pad edge %s low[1] high[1] : tensor<4xi32> to tensor<6xi32>
  %1 = arith.minui %0, %one : tensor<6xi32>
  return %1 : tensor<6xi32>
}

// Without a value zeros fill.
// CHECK-LABEL: func @negative_constant_static_i32_range_with_zero
// CHECK: %[[M:.*]] = arith.minui
// CHECK: return %[[M]]
func.func @negative_constant_static_i32_range_with_zero(%x: tensor<4xi32>) -> tensor<6xi32> {
  %c8 = arith.constant dense<8> : tensor<4xi32>
  %c20 = arith.constant dense<20> : tensor<4xi32>
  %one = arith.constant dense<1> : tensor<6xi32>
  %r = arith.remui %x, %c8 : tensor<4xi32>
  %s = arith.addi %r, %c20 : tensor<4xi32>
  %0 = pad.pad constant %s low[1] high[1] : tensor<4xi32> to tensor<6xi32>
  %1 = arith.minui %0, %one : tensor<6xi32>
  return %1 : tensor<6xi32>
}

// A source that may be empty gives zeros.
// CHECK-LABEL: func @negative_edge_dynamic_i32_range_with_zero
// CHECK: pad.pad
// CHECK: pad.pad
// CHECK: %[[M:.*]] = arith.minui
// CHECK: return %[[M]]
func.func @negative_edge_dynamic_i32_range_with_zero(%x: tensor<4xi32>, %h: index) -> tensor<6xi32> {
  %c8 = arith.constant dense<8> : tensor<4xi32>
  %c20 = arith.constant dense<20> : tensor<4xi32>
  %one = arith.constant dense<1> : tensor<6xi32>
  %r = arith.remui %x, %c8 : tensor<4xi32>
  %s = arith.addi %r, %c20 : tensor<4xi32>
  %0 = pad.pad edge %s low[0] high[%h] : tensor<4xi32> to tensor<?xi32>
  %1 = pad.pad edge %0 low[1] high[1] : tensor<?xi32> to tensor<6xi32>
  %2 = arith.minui %1, %one : tensor<6xi32>
  return %2 : tensor<6xi32>
}

// Floats have no range, and nothing is made of one.
// CHECK-LABEL: func @edge_static_f32_no_range
// CHECK: pad.pad
func.func @edge_static_f32_no_range(%x: tensor<4xf32>) -> tensor<6xf32> {
  %0 = pad.pad edge %x low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// A constant of one number has a static shape; a tensor of unknown extent has no range.

// CHECK-LABEL: func @constant_dynamic_i32_one_number
// CHECK-DAG: pad.pad constant {{.*}} to tensor<?xi32>
// CHECK-DAG: arith.constant dense<5> : tensor<6xi32>
func.func @constant_dynamic_i32_one_number(%n: index) -> (tensor<?xi32>, tensor<6xi32>) {
  %x = arith.constant dense<5> : tensor<4xi32>
  %c = arith.constant 5 : i32
  %0 = pad.pad constant %x low[1] high[%n] value(%c) : tensor<4xi32> to tensor<?xi32>
  %1 = pad.pad constant %x low[1] high[1] value(%c) : tensor<4xi32> to tensor<6xi32>
  return %0, %1 : tensor<?xi32>, tensor<6xi32>
}
