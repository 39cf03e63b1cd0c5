// RUN: pad-opt %s --canonicalize | FileCheck %s
// RUN: pad-opt %s --canonicalize="disable-patterns=pad-dynamic-amounts" \
// RUN: | FileCheck %s --check-prefix=OFF

// CHECK-LABEL: func @wrap_static_f16_constants
// OFF-LABEL: func @wrap_static_f16_constants
// CHECK: pad.pad wrap %{{.*}} low[1, 2] high[3, -4] : tensor<5x8xf16> to tensor<9x6xf16>
// OFF: pad.dynamic_pad
func.func @wrap_static_f16_constants(%x: tensor<5x8xf16>) -> tensor<9x6xf16> {
  %p = arith.constant dense<[1, 2, 3, -4]> : tensor<4xi64>
  %0 = pad.dynamic_pad wrap %x pads(%p) : tensor<5x8xf16>, tensor<4xi64> to tensor<9x6xf16>
  return %0 : tensor<9x6xf16>
}

// CHECK-LABEL: func @constant_dynamic_f16_axes
// CHECK: pad.pad constant %{{.*}} low[2, 1] high[-4, 3] axes [0, 2] value(%{{.*}}) : tensor<?x8x?xf16> to tensor<?x8x?xf16>
func.func @constant_dynamic_f16_axes(%x: tensor<?x8x?xf16>, %v: f16) -> tensor<?x?x?xf16> {
  %p = arith.constant dense<[1, 2, 3, -4]> : tensor<4xi32>
  %a = arith.constant dense<[-1, 0]> : tensor<2xi64>
  %0 = pad.dynamic_pad constant %x pads(%p) axes(%a) value(%v) : tensor<?x8x?xf16>, tensor<4xi32>, tensor<2xi64> to tensor<?x?x?xf16>
  return %0 : tensor<?x?x?xf16>
}

// CHECK-LABEL: func @edge_static_f32_rank_0
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<f32>)
// CHECK-NEXT: return %[[X]]
func.func @edge_static_f32_rank_0(%x: tensor<f32>) -> tensor<f32> {
  %p = arith.constant dense<> : tensor<0xindex>
  %0 = pad.dynamic_pad edge %x pads(%p) : tensor<f32>, tensor<0xindex> to tensor<f32>
  return %0 : tensor<f32>
}

//===----------------------------------------------------------------------===//
// What is seen through
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @reflect_dynamic_f32_from_elements
// CHECK-SAME: %[[H:[a-z0-9]+]]: i64)
// CHECK: %[[I:.*]] = arith.index_cast %[[H]] : i64 to index
// CHECK: pad.pad reflect %{{.*}} low[1] high[%[[I]]] : tensor<4xf32> to tensor<?xf32>
func.func @reflect_dynamic_f32_from_elements(%x: tensor<4xf32>, %h: i64) -> tensor<?xf32> {
  %c1 = arith.constant 1 : i64
  %p = tensor.from_elements %c1, %h : tensor<2xi64>
  %0 = pad.dynamic_pad reflect %x pads(%p) : tensor<4xf32>, tensor<2xi64> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @reflect_dynamic_f32_from_indices
// CHECK-SAME: %[[L:[a-z0-9]+]]: index, %[[H:[a-z0-9]+]]: index)
// CHECK-NEXT: pad.pad reflect %{{.*}} low[%[[L]]] high[%[[H]]]
func.func @reflect_dynamic_f32_from_indices(%x: tensor<4xf32>, %l: index, %h: index) -> tensor<?xf32> {
  %p = tensor.from_elements %l, %h : tensor<2xindex>
  %0 = pad.dynamic_pad reflect %x pads(%p) : tensor<4xf32>, tensor<2xindex> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @reflect_static_f32_casts
// CHECK: pad.pad reflect %{{.*}} low[1] high[2] axes [1] : tensor<4x5xf32> to tensor<4x8xf32>
func.func @reflect_static_f32_casts(%x: tensor<4x5xf32>) -> tensor<4x8xf32> {
  %p = arith.constant dense<[1, 2]> : tensor<2xi64>
  %a = arith.constant dense<1> : tensor<1xi64>
  %pc = tensor.cast %p : tensor<2xi64> to tensor<?xi64>
  %ac = tensor.cast %a : tensor<1xi64> to tensor<?xi64>
  %0 = pad.dynamic_pad reflect %x pads(%pc) axes(%ac) : tensor<4x5xf32>, tensor<?xi64>, tensor<?xi64> to tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// CHECK-LABEL: func @reflect_dynamic_f32_concats
// CHECK-SAME: %[[L:[a-z0-9]+]]: index)
// CHECK: pad.pad reflect %{{.*}} low[%[[L]], 2] high[3, 4] axes [0, 2]
func.func @reflect_dynamic_f32_concats(%x: tensor<4x5x6xf32>, %l: index) -> tensor<?x5x12xf32> {
  %p0 = tensor.from_elements %l : tensor<1xindex>
  %p1 = arith.constant dense<[2, 3, 4]> : tensor<3xindex>
  %p = tensor.concat dim(0) %p0, %p1 : (tensor<1xindex>, tensor<3xindex>) -> tensor<?xindex>
  %a0 = arith.constant dense<0> : tensor<1xi32>
  %a1 = arith.constant dense<-1> : tensor<1xi32>
  %a = tensor.concat dim(0) %a0, %a1 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %0 = pad.dynamic_pad reflect %x pads(%p) axes(%a) : tensor<4x5x6xf32>, tensor<?xindex>, tensor<2xi32> to tensor<?x5x12xf32>
  return %0 : tensor<?x5x12xf32>
}

// CHECK-LABEL: func @reflect_dynamic_f32_slice
// CHECK-SAME: %[[L:[a-z0-9]+]]: index, %[[H:[a-z0-9]+]]: index)
// CHECK: pad.pad reflect %{{.*}} low[%[[L]]] high[%[[H]]]
func.func @reflect_dynamic_f32_slice(%x: tensor<4xf32>, %l: index, %h: index) -> tensor<?xf32> {
  %c7 = arith.constant 7 : index
  %q = tensor.from_elements %c7, %l, %c7, %h, %c7 : tensor<5xindex>
  %p = tensor.extract_slice %q[1] [2] [2] : tensor<5xindex> to tensor<2xindex>
  %0 = pad.dynamic_pad reflect %x pads(%p) : tensor<4xf32>, tensor<2xindex> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// What exporters write for "pad to twice the size": arithmetic on lists, of
// which one entry is known and one is not.
// CHECK-LABEL: func @edge_dynamic_f32_arithmetic
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<4x?xf32>)
// CHECK: %[[D:.*]] = tensor.dim %[[X]], %{{.*}} : tensor<4x?xf32>
// CHECK: %[[D64:.*]] = arith.index_cast %[[D]] : index to i64
// CHECK: %[[M:.*]] = arith.muli %[[D64]], %{{.*}} : i64
// CHECK: %[[A:.*]] = arith.addi %[[M]], %{{.*}} : i64
// CHECK: %[[I:.*]] = arith.index_cast %[[A]] : i64 to index
// CHECK: pad.pad edge %[[X]] low[0, 0] high[11, %[[I]]] : tensor<4x?xf32> to tensor<15x?xf32>
func.func @edge_dynamic_f32_arithmetic(%x: tensor<4x?xf32>) -> tensor<15x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %x, %c0 : tensor<4x?xf32>
  %d1 = tensor.dim %x, %c1 : tensor<4x?xf32>
  %s = tensor.from_elements %d0, %d1 : tensor<2xindex>
  %s64 = arith.index_cast %s : tensor<2xindex> to tensor<2xi64>
  %two = arith.constant dense<2> : tensor<2xi64>
  %three = arith.constant dense<3> : tensor<2xi64>
  %m = arith.muli %s64, %two : tensor<2xi64>
  %h = arith.addi %m, %three : tensor<2xi64>
  %l = arith.constant dense<0> : tensor<2xi64>
  %p = tensor.concat dim(0) %l, %h : (tensor<2xi64>, tensor<2xi64>) -> tensor<4xi64>
  %0 = pad.dynamic_pad edge %x pads(%p) : tensor<4x?xf32>, tensor<4xi64> to tensor<15x?xf32>
  return %0 : tensor<15x?xf32>
}

// CHECK-LABEL: func @edge_static_f32_arithmetic_on_axes
// CHECK: pad.pad edge %{{.*}} low[1, 2] high[3, 4] axes [1, 2]
func.func @edge_static_f32_arithmetic_on_axes(%x: tensor<4x5x6xf32>) -> tensor<4x9x12xf32> {
  %p = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %a0 = arith.constant dense<0> : tensor<1xi32>
  %a1 = arith.constant dense<1> : tensor<1xi32>
  %a = tensor.concat dim(0) %a0, %a1 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %wide = arith.extsi %a : tensor<2xi32> to tensor<2xi64>
  %one = arith.constant dense<1> : tensor<2xi64>
  %b = arith.addi %wide, %one : tensor<2xi64>
  %0 = pad.dynamic_pad edge %x pads(%p) axes(%b) : tensor<4x5x6xf32>, tensor<4xi64>, tensor<2xi64> to tensor<4x9x12xf32>
  return %0 : tensor<4x9x12xf32>
}

// Adding 0 gives back what it is added to: a fold to an operand.
// CHECK-LABEL: func @edge_static_f32_fold_to_operand
// CHECK: pad.pad edge %{{.*}} low[1] high[2]
func.func @edge_static_f32_fold_to_operand(%x: tensor<4xf32>, %q: tensor<0xi64>) -> tensor<7xf32> {
  %l = arith.constant dense<1> : tensor<1xi64>
  %h = arith.constant dense<2> : tensor<1xi64>
  %p = tensor.concat dim(0) %l, %h : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
  %z = tensor.concat dim(0) %q, %q, %l, %l : (tensor<0xi64>, tensor<0xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
  %o = arith.subi %z, %z : tensor<2xi64>
  %s = arith.addi %p, %o : tensor<2xi64>
  %0 = pad.dynamic_pad edge %x pads(%s) : tensor<4xf32>, tensor<2xi64> to tensor<7xf32>
  return %0 : tensor<7xf32>
}

// CHECK-LABEL: func @edge_static_f32_shape_of_static
// CHECK: pad.pad edge %{{.*}} low[4] high[5] axes [0]
func.func @edge_static_f32_shape_of_static(%x: tensor<9x1xf32>, %y: tensor<4x5xf32>) -> tensor<18x1xf32> {
  %p = shape.shape_of %y : tensor<4x5xf32> -> tensor<2xindex>
  %a = arith.constant dense<0> : tensor<1xi32>
  %0 = pad.dynamic_pad edge %x pads(%p) axes(%a) : tensor<9x1xf32>, tensor<2xindex>, tensor<1xi32> to tensor<18x1xf32>
  return %0 : tensor<18x1xf32>
}

//===----------------------------------------------------------------------===//
// What stays
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @negative_edge_dynamic_f32_unknown_axes
// CHECK: pad.dynamic_pad
func.func @negative_edge_dynamic_f32_unknown_axes(%x: tensor<4x5xf32>, %a: tensor<1xi32>) -> tensor<?x?xf32> {
  %p = arith.constant dense<[1, 2]> : tensor<2xi64>
  %0 = pad.dynamic_pad edge %x pads(%p) axes(%a) : tensor<4x5xf32>, tensor<2xi64>, tensor<1xi32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func @negative_edge_dynamic_f32_one_unknown_axis
// CHECK: pad.dynamic_pad
func.func @negative_edge_dynamic_f32_one_unknown_axis(%x: tensor<4x5xf32>, %i: i32) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : i32
  %p = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %a = tensor.from_elements %c0, %i : tensor<2xi32>
  %0 = pad.dynamic_pad edge %x pads(%p) axes(%a) : tensor<4x5xf32>, tensor<4xi64>, tensor<2xi32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func @negative_edge_dynamic_f32_unknown_number_of_axes
// CHECK: pad.dynamic_pad
func.func @negative_edge_dynamic_f32_unknown_number_of_axes(%x: tensor<4x5xf32>, %a: tensor<?xi32>) -> tensor<?x?xf32> {
  %p = arith.constant dense<[1, 2]> : tensor<2xi64>
  %0 = pad.dynamic_pad edge %x pads(%p) axes(%a) : tensor<4x5xf32>, tensor<2xi64>, tensor<?xi32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func @negative_edge_dynamic_f32_repeated_axis
// CHECK: pad.dynamic_pad
func.func @negative_edge_dynamic_f32_repeated_axis(%x: tensor<4x5xf32>) -> tensor<?x?xf32> {
  %p = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %a = arith.constant dense<[-1, 1]> : tensor<2xi32>
  %0 = pad.dynamic_pad edge %x pads(%p) axes(%a) : tensor<4x5xf32>, tensor<4xi64>, tensor<2xi32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func @negative_edge_dynamic_f32_axis_out_of_range
// CHECK: pad.dynamic_pad
func.func @negative_edge_dynamic_f32_axis_out_of_range(%x: tensor<4x5xf32>) -> tensor<?x?xf32> {
  %p = arith.constant dense<[1, 2]> : tensor<2xi64>
  %a = arith.constant dense<2> : tensor<1xi32>
  %0 = pad.dynamic_pad edge %x pads(%p) axes(%a) : tensor<4x5xf32>, tensor<2xi64>, tensor<1xi32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK-LABEL: func @negative_edge_dynamic_f32_unknown_pads
// CHECK: pad.dynamic_pad
func.func @negative_edge_dynamic_f32_unknown_pads(%x: tensor<4xf32>, %p: tensor<2xi64>) -> tensor<?xf32> {
  %0 = pad.dynamic_pad edge %x pads(%p) : tensor<4xf32>, tensor<2xi64> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @negative_edge_dynamic_f32_pads_of_wrong_length
// CHECK: pad.dynamic_pad
func.func @negative_edge_dynamic_f32_pads_of_wrong_length(%x: tensor<4xf32>) -> tensor<?xf32> {
  %p = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %c = tensor.cast %p : tensor<4xi64> to tensor<?xi64>
  %0 = pad.dynamic_pad edge %x pads(%c) : tensor<4xf32>, tensor<?xi64> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @negative_edge_dynamic_f32_pads_of_unknown_length
// CHECK: pad.dynamic_pad
func.func @negative_edge_dynamic_f32_pads_of_unknown_length(%x: tensor<4xf32>, %q: tensor<?xi64>) -> tensor<?xf32> {
  %l = arith.constant dense<1> : tensor<1xi64>
  %p = tensor.concat dim(0) %l, %q : (tensor<1xi64>, tensor<?xi64>) -> tensor<2xi64>
  %0 = pad.dynamic_pad edge %x pads(%p) : tensor<4xf32>, tensor<2xi64> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// 4 + 1 + 2 is not 9.
// CHECK-LABEL: func @negative_edge_static_f32_contradiction
// CHECK: pad.dynamic_pad
func.func @negative_edge_static_f32_contradiction(%x: tensor<4xf32>) -> tensor<9xf32> {
  %p = arith.constant dense<[1, 2]> : tensor<2xi64>
  %0 = pad.dynamic_pad edge %x pads(%p) : tensor<4xf32>, tensor<2xi64> to tensor<9xf32>
  return %0 : tensor<9xf32>
}

// CHECK-LABEL: func @negative_edge_dynamic_f32_least_integer
// CHECK: pad.dynamic_pad
func.func @negative_edge_dynamic_f32_least_integer(%x: tensor<?xf32>) -> tensor<?xf32> {
  %p = arith.constant dense<[-9223372036854775808, 2]> : tensor<2xi64>
  %0 = pad.dynamic_pad edge %x pads(%p) : tensor<?xf32>, tensor<2xi64> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Each entry of each list is computed once.
// CHECK-LABEL: func @sums_of_sums
// CHECK-COUNT-56: arith.addi
// CHECK-NOT:      arith.addi
// CHECK:          pad.pad edge
func.func @sums_of_sums(%x: tensor<8xf32>, %a: index, %b: index) -> tensor<?xf32> {
  %v0 = tensor.from_elements %a, %b : tensor<2xindex>
  %v1 = arith.addi %v0, %v0 : tensor<2xindex>
  %v2 = arith.addi %v1, %v1 : tensor<2xindex>
  %v3 = arith.addi %v2, %v2 : tensor<2xindex>
  %v4 = arith.addi %v3, %v3 : tensor<2xindex>
  %v5 = arith.addi %v4, %v4 : tensor<2xindex>
  %v6 = arith.addi %v5, %v5 : tensor<2xindex>
  %v7 = arith.addi %v6, %v6 : tensor<2xindex>
  %v8 = arith.addi %v7, %v7 : tensor<2xindex>
  %v9 = arith.addi %v8, %v8 : tensor<2xindex>
  %v10 = arith.addi %v9, %v9 : tensor<2xindex>
  %v11 = arith.addi %v10, %v10 : tensor<2xindex>
  %v12 = arith.addi %v11, %v11 : tensor<2xindex>
  %v13 = arith.addi %v12, %v12 : tensor<2xindex>
  %v14 = arith.addi %v13, %v13 : tensor<2xindex>
  %v15 = arith.addi %v14, %v14 : tensor<2xindex>
  %v16 = arith.addi %v15, %v15 : tensor<2xindex>
  %v17 = arith.addi %v16, %v16 : tensor<2xindex>
  %v18 = arith.addi %v17, %v17 : tensor<2xindex>
  %v19 = arith.addi %v18, %v18 : tensor<2xindex>
  %v20 = arith.addi %v19, %v19 : tensor<2xindex>
  %v21 = arith.addi %v20, %v20 : tensor<2xindex>
  %v22 = arith.addi %v21, %v21 : tensor<2xindex>
  %v23 = arith.addi %v22, %v22 : tensor<2xindex>
  %v24 = arith.addi %v23, %v23 : tensor<2xindex>
  %v25 = arith.addi %v24, %v24 : tensor<2xindex>
  %v26 = arith.addi %v25, %v25 : tensor<2xindex>
  %v27 = arith.addi %v26, %v26 : tensor<2xindex>
  %v28 = arith.addi %v27, %v27 : tensor<2xindex>
  %p = pad.dynamic_pad edge %x pads(%v28) : tensor<8xf32>, tensor<2xindex> to tensor<?xf32>
  return %p : tensor<?xf32>
}
