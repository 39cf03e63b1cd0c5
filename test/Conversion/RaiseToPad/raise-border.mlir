// RUN: pad-opt %s --raise-to-pad | FileCheck %s
// RUN: pad-opt %s --raise-to-pad --remarks-filter=pad -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REMARK

//===----------------------------------------------------------------------===//
// Pads of an inside
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @wrap_static_f32(
// CHECK-SAME: %[[A:.*]]: tensor<5x7xf32>)
// CHECK-NEXT: %[[F:.*]] = pad.fill_border wrap %[[A]] low[1, 2] high[1, 1] : tensor<5x7xf32>
// CHECK-NEXT: return %[[F]]
// REMARK: Remark="to pad.fill_border wrap"
func.func @wrap_static_f32(%a: tensor<5x7xf32>) -> tensor<5x7xf32> {
  %x = tensor.extract_slice %a[1, 2] [3, 4] [1, 1] : tensor<5x7xf32> to tensor<3x4xf32>
  %0 = pad.pad wrap %x low[1, 2] high[1, 1] : tensor<3x4xf32> to tensor<5x7xf32>
  return %0 : tensor<5x7xf32>
}

// CHECK-LABEL: func @constant_dynamic_f32_axes(
// CHECK-SAME: %[[A:.*]]: tensor<?x4xf32>, %[[L:.*]]: index, %[[H:.*]]: index, %[[V:.*]]: f32)
// CHECK: pad.fill_border constant %[[A]] low[%[[L]]] high[%[[H]]] axes [0] value(%[[V]]) : tensor<?x4xf32>
func.func @constant_dynamic_f32_axes(%a: tensor<?x4xf32>, %l: index, %h: index, %v: f32) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?x4xf32>
  %lh = arith.addi %l, %h : index
  %n = arith.subi %d, %lh : index
  %x = tensor.extract_slice %a[%l, 0] [%n, 4] [1, 1] : tensor<?x4xf32> to tensor<?x4xf32>
  %0 = pad.pad constant %x low[%l] high[%h] axes [0] value(%v) : tensor<?x4xf32> to tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// CHECK-LABEL: func @edge_static_f32_memref(
// CHECK-SAME: %[[M:.*]]: memref<7xf32>)
// CHECK: pad.fill_border edge %[[M]] low[1] high[2] : memref<7xf32>
// CHECK-NOT: pad.pad_into
func.func @edge_static_f32_memref(%m: memref<7xf32>) {
  %x = memref.subview %m[1] [4] [1] : memref<7xf32> to memref<4xf32, strided<[1], offset: 1>>
  pad.pad_into edge ins(%x : memref<4xf32, strided<[1], offset: 1>>) outs(%m : memref<7xf32>) low[1] high[2]
  return
}

// CHECK-LABEL: func @edge_static_f32_into(
// CHECK: pad.fill_border edge %{{.*}} low[1] high[2] : tensor<7xf32>
func.func @edge_static_f32_into(%a: tensor<7xf32>) -> tensor<7xf32> {
  %x = tensor.extract_slice %a[1] [4] [1] : tensor<7xf32> to tensor<4xf32>
  %0 = pad.pad_into edge ins(%x : tensor<4xf32>) outs(%a : tensor<7xf32>) low[1] high[2] -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// Another offset, another array, a crop, a stride, and sizes of which nothing is
// known.
// CHECK-LABEL: func @negative_pads(
// CHECK-NOT: pad.fill_border
// CHECK: return
func.func @negative_pads(%a: tensor<7xf32>, %b: tensor<7xf32>, %c: tensor<9x7xf32>, %d: tensor<?xf32>, %n: index)
    -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<?xf32>) {
  %x = tensor.extract_slice %a[1] [4] [1] : tensor<7xf32> to tensor<4xf32>
  %0 = pad.pad edge %x low[2] high[1] : tensor<4xf32> to tensor<7xf32>
  %1 = pad.pad_into edge ins(%x : tensor<4xf32>) outs(%b : tensor<7xf32>) low[1] high[2] -> tensor<7xf32>
  %y = tensor.extract_slice %a[0] [3] [2] : tensor<7xf32> to tensor<3xf32>
  %2 = pad.pad edge %y low[0] high[4] : tensor<3xf32> to tensor<7xf32>
  %z = tensor.extract_slice %c[1, 0] [1, 7] [1, 1] : tensor<9x7xf32> to tensor<7xf32>
  %3 = pad.pad edge %z low[1] high[-1] : tensor<7xf32> to tensor<7xf32>
  %w = tensor.extract_slice %d[1] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  %4 = pad.pad edge %w low[1] high[1] : tensor<?xf32> to tensor<?xf32>
  return %0, %1, %2, %3, %4 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<?xf32>
}

//===----------------------------------------------------------------------===//
// Slices inserted into the array that they are of
//===----------------------------------------------------------------------===//

// Columns first, and then whole rows, which have the corners.
// CHECK-LABEL: func @wrap_static_f64_chain(
// CHECK-SAME: %[[A:.*]]: tensor<6x8xf64>)
// CHECK-NEXT: %[[F:.*]] = pad.fill_border wrap %[[A]] low[1, 2] high[1, 2] : tensor<6x8xf64>
// CHECK-NEXT: return %[[F]]
func.func @wrap_static_f64_chain(%a: tensor<6x8xf64>) -> tensor<6x8xf64> {
  %r = tensor.extract_slice %a[1, 4] [4, 2] [1, 1] : tensor<6x8xf64> to tensor<4x2xf64>
  %0 = tensor.insert_slice %r into %a[1, 0] [4, 2] [1, 1] : tensor<4x2xf64> into tensor<6x8xf64>
  %l = tensor.extract_slice %0[1, 2] [4, 2] [1, 1] : tensor<6x8xf64> to tensor<4x2xf64>
  %1 = tensor.insert_slice %l into %0[1, 6] [4, 2] [1, 1] : tensor<4x2xf64> into tensor<6x8xf64>
  %b = tensor.extract_slice %1[4, 0] [1, 8] [1, 1] : tensor<6x8xf64> to tensor<1x8xf64>
  %2 = tensor.insert_slice %b into %1[0, 0] [1, 8] [1, 1] : tensor<1x8xf64> into tensor<6x8xf64>
  %t = tensor.extract_slice %2[1, 0] [1, 8] [1, 1] : tensor<6x8xf64> to tensor<1x8xf64>
  %3 = tensor.insert_slice %t into %2[5, 0] [1, 8] [1, 1] : tensor<1x8xf64> into tensor<6x8xf64>
  return %3 : tensor<6x8xf64>
}

// Without the corners, and with the wrong row, no border of the inside.
// CHECK-LABEL: func @negative_chains(
// CHECK-NOT: pad.fill_border
// CHECK: return
func.func @negative_chains(%a: tensor<6x8xf64>, %c: tensor<8xf64>) -> (tensor<6x8xf64>, tensor<8xf64>) {
  %r = tensor.extract_slice %a[1, 6] [4, 1] [1, 1] : tensor<6x8xf64> to tensor<4x1xf64>
  %0 = tensor.insert_slice %r into %a[1, 0] [4, 1] [1, 1] : tensor<4x1xf64> into tensor<6x8xf64>
  %b = tensor.extract_slice %0[4, 1] [1, 6] [1, 1] : tensor<6x8xf64> to tensor<1x6xf64>
  %1 = tensor.insert_slice %b into %0[0, 1] [1, 6] [1, 1] : tensor<1x6xf64> into tensor<6x8xf64>
  %d = tensor.extract_slice %c[4] [2] [1] : tensor<8xf64> to tensor<2xf64>
  %2 = tensor.insert_slice %d into %c[0] [2] [1] : tensor<2xf64> into tensor<8xf64>
  return %1, %2 : tensor<6x8xf64>, tensor<8xf64>
}
