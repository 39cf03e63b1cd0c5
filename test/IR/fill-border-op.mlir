// RUN: pad-opt %s --verify-roundtrip | pad-opt | FileCheck %s
// RUN: pad-opt %s --mlir-print-op-generic | pad-opt | FileCheck %s
// RUN: pad-opt %s --emit-bytecode | pad-opt | FileCheck %s
// RUN: pad-opt %s --canonicalize | FileCheck %s --check-prefix=CANON
// RUN: pad-opt %s --resolve-ranked-shaped-type-result-dims \
// RUN:   | FileCheck %s --check-prefix=DIMS

// CHECK-LABEL: func @wrap_static_f32(
func.func @wrap_static_f32(%a: tensor<5x7xf32>) -> tensor<5x7xf32> {
  // CHECK: %filled = pad.fill_border wrap %{{.*}} low[1, 2] high[1, 1] : tensor<5x7xf32>
  %0 = pad.fill_border wrap %a low[1, 2] high[1, 1] : tensor<5x7xf32>
  return %0 : tensor<5x7xf32>
}

// CHECK-LABEL: func @reflect_dynamic_memref(
func.func @reflect_dynamic_memref(%m: memref<?x?xf32>, %l: index, %h: index) {
  // CHECK: pad.fill_border reflect %{{.*}} low[1, %{{.*}}] high[1, %{{.*}}] {note} : memref<?x?xf32>
  pad.fill_border reflect %m low[1, %l] high[1, %h] {note} : memref<?x?xf32>
  return
}

// CHECK-LABEL: func @constant_value_axes(
func.func @constant_value_axes(%m: memref<4x?xi8, strided<[?, 2], offset: ?>>, %v: i8) {
  // CHECK: pad.fill_border constant %{{.*}} low[2] high[0] axes [-1] value(%{{.*}}) : memref<4x?xi8, strided<[?, 2], offset: ?>>
  pad.fill_border constant %m low[2] high[0] axes [-1] value(%v) : memref<4x?xi8, strided<[?, 2], offset: ?>>
  return
}

// CHECK-LABEL: func @edge_rank_0(
func.func @edge_rank_0(%a: tensor<f32>) -> tensor<f32> {
  // CHECK: pad.fill_border edge %{{.*}} low[] high[] : tensor<f32>
  %0 = pad.fill_border edge %a low[] high[] : tensor<f32>
  return %0 : tensor<f32>
}

// An inside that is empty is filled in constant mode, and where there is no
// element to fill in all.
// CHECK-LABEL: func @empty_insides(
func.func @empty_insides(%a: tensor<3xf32>, %b: tensor<0x3xf32>) -> (tensor<3xf32>, tensor<0x3xf32>) {
  // CHECK: pad.fill_border constant
  %0 = pad.fill_border constant %a low[1] high[2] : tensor<3xf32>
  // CHECK: pad.fill_border wrap
  %1 = pad.fill_border wrap %b low[0, 3] high[0, 0] : tensor<0x3xf32>
  return %0, %1 : tensor<3xf32>, tensor<0x3xf32>
}

//===----------------------------------------------------------------------===//
// Folds and patterns
//===----------------------------------------------------------------------===//

// CANON-LABEL: func @nothing_to_fill(
// CANON-SAME: %[[A:[^:]*]]: tensor<?x4xf32>
// CANON-NEXT: return %[[A]]
func.func @nothing_to_fill(%a: tensor<?x4xf32>, %m: memref<?x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = pad.fill_border reflect %a low[0, %c0] high[0, 0] : tensor<?x4xf32>
  pad.fill_border reflect %m low[0] high[0] axes [1] : memref<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// CANON-LABEL: func @filled_twice(
// CANON: %[[F:.*]] = pad.fill_border edge %{{.*}} low[1, %{{.*}}] high[0, 2] : tensor<?x?xf32>
// CANON-NOT: pad.fill_border edge %{{.*}} : tensor
// CANON: pad.fill_border edge %{{.*}} : memref<?xf32>
// CANON-NOT: pad.fill_border
// CANON: return %[[F]], %[[F]]
func.func @filled_twice(%a: tensor<?x?xf32>, %m: memref<?xf32>, %l: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = pad.fill_border edge %a low[1, %l] high[0, 2] : tensor<?x?xf32>
  %1 = pad.fill_border edge %0 low[1, %l] high[0, 2] axes [0, -1] : tensor<?x?xf32>
  pad.fill_border edge %m low[1] high[%l] : memref<?xf32>
  pad.fill_border edge %m low[1] high[%l] : memref<?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}

// Of two fills of one border in two ways the second one is left.
// CANON-LABEL: func @filled_again(
// CANON-SAME: %[[A:[^:]*]]: tensor<8xf32>
// CANON-NEXT: %[[F:.*]] = pad.fill_border edge %[[A]]
// CANON-NEXT: return %[[F]]
func.func @filled_again(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = pad.fill_border wrap %a low[1] high[2] : tensor<8xf32>
  %1 = pad.fill_border edge %0 low[1] high[2] : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// The first one is read by others, is of another border, is not the op before,
// or fills with another value.
// CANON-LABEL: func @negative_filled_again(
// CANON-COUNT-2: pad.fill_border {{.*}} : tensor<8xf32>
// CANON-COUNT-2: pad.fill_border {{.*}} : tensor<8xf32>
// CANON-COUNT-2: pad.fill_border {{.*}} : tensor<8xf32>
// CANON: pad.fill_border {{.*}} : memref<8xf32>
// CANON: memref.store
// CANON: pad.fill_border {{.*}} : memref<8xf32>
// CANON: pad.fill_border wrap {{.*}} : memref<8xf32>
func.func @negative_filled_again(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>, %m: memref<8xf32>, %v: f32, %w: f32)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = pad.fill_border wrap %a low[1] high[2] : tensor<8xf32>
  %1 = pad.fill_border edge %0 low[1] high[2] : tensor<8xf32>
  %2 = pad.fill_border edge %b low[2] high[2] : tensor<8xf32>
  %3 = pad.fill_border edge %2 low[1] high[2] : tensor<8xf32>
  %4 = pad.fill_border constant %c low[1] high[2] value(%v) : tensor<8xf32>
  %5 = pad.fill_border constant %4 low[1] high[1] value(%w) : tensor<8xf32>
  %c0 = arith.constant 0 : index
  pad.fill_border edge %m low[1] high[2] : memref<8xf32>
  memref.store %v, %m[%c0] : memref<8xf32>
  pad.fill_border edge %m low[1] high[2] : memref<8xf32>
  pad.fill_border wrap %m low[1] high[2] : memref<8xf32>
  return %0, %1, %3, %5 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// CANON-LABEL: func @casts(
// CANON: %[[F:.*]] = pad.fill_border wrap %{{.*}} low[1, 2] high[1, 1] : tensor<5x7xf32>
// CANON: tensor.cast %[[F]] : tensor<5x7xf32> to tensor<?x7xf32>
// CANON: pad.fill_border wrap %{{.*}} low[1] high[1] : memref<5xf32>
func.func @casts(%a: tensor<5x7xf32>, %m: memref<5xf32>) -> tensor<?x7xf32> {
  %0 = tensor.cast %a : tensor<5x7xf32> to tensor<?x7xf32>
  %1 = pad.fill_border wrap %0 low[1, 2] high[1, 1] : tensor<?x7xf32>
  %2 = memref.cast %m : memref<5xf32> to memref<?xf32>
  pad.fill_border wrap %2 low[1] high[1] : memref<?xf32>
  return %1 : tensor<?x7xf32>
}

// What the cast hides contradicts the amounts: that is for run time.
// CANON-LABEL: func @negative_cast_contradicts(
// CANON: pad.fill_border wrap %{{.*}} : tensor<?xf32>
func.func @negative_cast_contradicts(%a: tensor<2xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  %1 = pad.fill_border wrap %0 low[1] high[2] : tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CANON-LABEL: func @operands(
// CANON: pad.fill_border constant %{{.*}} low[2] high[%{{.*}}] axes [1] : tensor<?x?xf32>
func.func @operands(%a: tensor<?x?xf32>, %h: index) -> tensor<?x?xf32> {
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %0 = pad.fill_border constant %a low[0, %c2] high[0, %h] value(%zero) : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// An amount that is negative stays an operand.
// CANON-LABEL: func @negative_amount(
// CANON: pad.fill_border edge %{{.*}} low[%{{.*}}] high[0] : tensor<?xf32>
func.func @negative_amount(%a: tensor<?xf32>) -> tensor<?xf32> {
  %c-1 = arith.constant -1 : index
  %0 = pad.fill_border edge %a low[%c-1] high[0] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// DIMS-LABEL: func @extent(
// DIMS-SAME: %[[A:[^:]*]]: tensor<?xf32>
// DIMS: %[[D:.*]] = tensor.dim %[[A]]
// DIMS: return %[[D]]
func.func @extent(%a: tensor<?xf32>, %l: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = pad.fill_border edge %a low[%l] high[0] : tensor<?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  return %1 : index
}
