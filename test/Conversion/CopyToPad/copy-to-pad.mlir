// RUN: pad-opt %s --convert-copy-to-pad | FileCheck %s
// RUN: pad-opt %s --pad-to-llvm | FileCheck %s --check-prefix=LLVM
// RUN: pad-opt %s --convert-copy-to-pad=fill-planes=false | FileCheck %s --check-prefix=WHOLE
// RUN: pad-opt %s --convert-copy-to-pad=contiguous | FileCheck %s --check-prefix=CONTIGUOUS

// No call of the runtime library remains where layouts are strided.
// LLVM-NOT: memrefCopy
// WHOLE-NOT: scf.for
// WHOLE-NOT: expand_shape

// CHECK-LABEL: func @edge_static_f32_linalg(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<3x4xf32>, %[[Y:[a-z0-9]+]]: memref<3x4xf32, strided<[9, 1], offset: 2>>
// CHECK-NEXT: pad.pad_into edge ins(%[[X]] : memref<3x4xf32>) outs(%[[Y]] : {{.*}}) low[0, 0] high[0, 0]
// CHECK-NEXT: return
func.func @edge_static_f32_linalg(%x: memref<3x4xf32>, %y: memref<3x4xf32, strided<[9, 1], offset: 2>>) {
  linalg.copy ins(%x : memref<3x4xf32>) outs(%y : memref<3x4xf32, strided<[9, 1], offset: 2>>)
  return
}

// CHECK-LABEL: func @edge_dynamic_bf16_memref(
// CHECK: pad.pad_into edge ins({{.*}}) outs({{.*}}) low[0, 0] high[0, 0]
func.func @edge_dynamic_bf16_memref(%x: memref<?x?xbf16, strided<[?, 1]>>, %y: memref<?x?xbf16>) {
  memref.copy %x, %y : memref<?x?xbf16, strided<[?, 1]>> to memref<?x?xbf16>
  return
}

// CHECK-LABEL: func @edge_static_i8_rank_0(
// CHECK: pad.pad_into edge ins({{.*}}) outs({{.*}}) low[] high[]
func.func @edge_static_i8_rank_0(%x: memref<i8>, %y: memref<i8, strided<[], offset: ?>>) {
  memref.copy %x, %y : memref<i8> to memref<i8, strided<[], offset: ?>>
  return
}

// A memcpy does it, if the host may.
// CHECK-LABEL: func @negative_edge_dynamic_f32_identity(
// CHECK: memref.copy
// CONTIGUOUS-LABEL: func @negative_edge_dynamic_f32_identity(
// CONTIGUOUS-NEXT: pad.pad_into edge ins({{.*}}) outs({{.*}}) low[0] high[0]
func.func @negative_edge_dynamic_f32_identity(%x: memref<?xf32>, %y: memref<?xf32>) {
  memref.copy %x, %y : memref<?xf32> to memref<?xf32>
  return
}

// What is copied to itself is there already, as bufferization writes it for an
// element that is computed in a tensor and inserted into that.
// CHECK-LABEL: func @edge_static_f32_itself(
// CHECK-NEXT: return
func.func @edge_static_f32_itself(%x: memref<4xf32>) {
  linalg.copy ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
  return
}

// CHECK-LABEL: func @edge_dynamic_i16_equal_views(
// CHECK-NOT: copy
// CHECK-NOT: pad.pad_into
// CHECK: return
func.func @edge_dynamic_i16_equal_views(%x: memref<?x9xi16>, %i: index) {
  %0 = memref.subview %x[%i, 8] [1, 1] [1, 1] : memref<?x9xi16> to memref<1xi16, strided<[1], offset: ?>>
  %1 = memref.subview %0[0] [1] [1] : memref<1xi16, strided<[1], offset: ?>> to memref<i16, strided<[], offset: ?>>
  %2 = memref.subview %x[%i, 8] [1, 1] [1, 1] : memref<?x9xi16> to memref<i16, strided<[], offset: ?>>
  memref.copy %1, %2 : memref<i16, strided<[], offset: ?>> to memref<i16, strided<[], offset: ?>>
  return
}

// The source of a pad does not overlap its destination.
// CHECK-LABEL: func @negative_edge_static_f32_overlap(
// CHECK: linalg.copy
func.func @negative_edge_static_f32_overlap(%x: memref<9xf32>) {
  %0 = memref.subview %x[0] [8] [1] : memref<9xf32> to memref<8xf32, strided<[1]>>
  %1 = memref.subview %x[1] [8] [1] : memref<9xf32> to memref<8xf32, strided<[1], offset: 1>>
  linalg.copy ins(%0 : memref<8xf32, strided<[1]>>) outs(%1 : memref<8xf32, strided<[1], offset: 1>>)
  return
}

// The same extents at another place may be copied.
// CHECK-LABEL: func @edge_static_f32_rows(
// CHECK: pad.pad_into edge
func.func @edge_static_f32_rows(%x: memref<2x9xf32>) {
  %0 = memref.subview %x[0, 0] [1, 8] [1, 1] : memref<2x9xf32> to memref<8xf32, strided<[1]>>
  %1 = memref.subview %x[1, 0] [1, 8] [1, 1] : memref<2x9xf32> to memref<8xf32, strided<[1], offset: 9>>
  linalg.copy ins(%0 : memref<8xf32, strided<[1]>>) outs(%1 : memref<8xf32, strided<[1], offset: 9>>)
  return
}

// CHECK-LABEL: func @negative_edge_static_f32_conversion(
// CHECK: linalg.copy
func.func @negative_edge_static_f32_conversion(%x: memref<4xf32>, %y: memref<4xf64>) {
  linalg.copy ins(%x : memref<4xf32>) outs(%y : memref<4xf64>)
  return
}

// CHECK-LABEL: func @negative_edge_static_f32_tensor(
// CHECK: linalg.copy
func.func @negative_edge_static_f32_tensor(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.copy ins(%x : tensor<4xf32>) outs(%y : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// A transposition is a copy of a view.
// CHECK-LABEL: func @edge_static_f32_transpose(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<2x3x4xf32>, %[[Y:[a-z0-9]+]]: memref<3x4x2xf32>)
// CHECK-NEXT: %[[T:.*]] = memref.transpose %[[X]] (d0, d1, d2) -> (d1, d2, d0) : memref<2x3x4xf32> to memref<3x4x2xf32, strided<[4, 1, 12]>>
// CHECK-NEXT: pad.pad_into edge ins(%[[T]] : {{.*}}) outs(%[[Y]] : {{.*}}) low[0, 0, 0] high[0, 0, 0]
// CHECK-NEXT: return
func.func @edge_static_f32_transpose(%x: memref<2x3x4xf32>, %y: memref<3x4x2xf32>) {
  linalg.transpose ins(%x : memref<2x3x4xf32>) outs(%y : memref<3x4x2xf32>) permutation = [1, 2, 0]
  return
}

// Its loops are vectorized by LLVM.
// CHECK-LABEL: func @negative_edge_static_f32_transpose_one(
// CHECK: linalg.transpose
func.func @negative_edge_static_f32_transpose_one(%x: memref<1x3x4xf32>, %y: memref<3x4x1xf32>) {
  linalg.transpose ins(%x : memref<1x3x4xf32>) outs(%y : memref<3x4x1xf32>) permutation = [1, 2, 0]
  return
}

// CHECK-LABEL: func @negative_edge_static_f32_transpose_in_place(
// CHECK: linalg.transpose
func.func @negative_edge_static_f32_transpose_in_place(%x: memref<4x4xf32>) {
  linalg.transpose ins(%x : memref<4x4xf32>) outs(%x : memref<4x4xf32>) permutation = [1, 0]
  return
}

// Interior padding: rows of all planes are pads of 1 element to 2, and what is before and
// behind the rows of each plane is filled. The last row ends with its plane.
// CHECK-LABEL: func @constant_static_f32_interior(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<3x4x5xf32>, %[[Y:[a-z0-9]+]]: memref<4x9x11xf32> {llvm.noalias}, %[[V:[a-z0-9]+]]: f32)
// CHECK: %[[REST:.*]] = memref.subview %[[Y]][3, 0, 0] [1, 9, 11]
// CHECK: linalg.fill ins(%[[V]] : f32) outs(%[[REST]] : {{.*}})
// CHECK: %[[BEFORE:.*]] = memref.reinterpret_cast %[[Y]] to offset: [0], sizes: [3, 12], strides: [99, 1]
// CHECK: linalg.fill ins(%[[V]] : f32) outs(%[[BEFORE]] : {{.*}})
// CHECK: %[[BEHIND:.*]] = memref.reinterpret_cast %[[Y]] to offset: [98], sizes: [3, 1], strides: [99, 1]
// CHECK: linalg.fill ins(%[[V]] : f32) outs(%[[BEHIND]] : {{.*}})
// CHECK: %[[ROWS:.*]] = memref.subview %[[X]][0, 0, 0] [3, 3, 5] [1, 1, 1]
// CHECK: %[[OF:.*]] = memref.expand_shape %[[ROWS]] {{.*}} output_shape [3, 3, 5, 1]
// CHECK: %[[TO:.*]] = memref.reinterpret_cast %[[Y]] to offset: [12], sizes: [3, 3, 11, 2], strides: [99, 22, 2, 1]
// CHECK: pad.pad_into constant ins(%[[OF]] : {{.*}}) outs(%[[TO]] : {{.*}}) low[0, 0, 0, 0] high[0, 0, 6, 1] value(%[[V]])
// CHECK: %[[ROW:.*]] = memref.subview %[[X]][0, 3, 0] [3, 1, 5] [1, 1, 1]
// CHECK: %[[OF:.*]] = memref.expand_shape %[[ROW]] {{.*}} output_shape [3, 1, 5, 1]
// CHECK: %[[TO:.*]] = memref.reinterpret_cast %[[Y]] to offset: [78], sizes: [3, 1, 10, 2], strides: [99, 22, 2, 1]
// CHECK: pad.pad_into constant ins(%[[OF]] : {{.*}}) outs(%[[TO]] : {{.*}}) low[0, 0, 0, 0] high[0, 0, 5, 1] value(%[[V]])
// CHECK-NOT: {{linalg.fill|pad.pad_into|memref.store}}
// CHECK: return
func.func @constant_static_f32_interior(%x: memref<3x4x5xf32>, %y: memref<4x9x11xf32> {llvm.noalias}, %v: f32) {
  linalg.fill ins(%v : f32) outs(%y : memref<4x9x11xf32>)
  %0 = memref.subview %y[0, 1, 1] [3, 4, 5] [1, 2, 2] : memref<4x9x11xf32> to memref<3x4x5xf32, strided<[99, 22, 2], offset: 12>>
  memref.copy %x, %0 : memref<3x4x5xf32> to memref<3x4x5xf32, strided<[99, 22, 2], offset: 12>>
  return
}

// Nothing follows the last element: it is stored alone.
// CHECK-LABEL: func @constant_static_f32_interior_to_the_end(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<2x5xf32>, %[[Y:[a-z0-9]+]]: memref<3x9xf32> {llvm.noalias}, %[[V:[a-z0-9]+]]: f32)
// CHECK-NOT: linalg.fill
// CHECK: memref.reinterpret_cast %[[Y]] to offset: [0], sizes: [1, 9, 2], strides: [18, 2, 1]
// CHECK: pad.pad_into constant {{.*}} low[0, 0, 0] high[0, 4, 1] value(%[[V]])
// CHECK: memref.reinterpret_cast %[[Y]] to offset: [18], sizes: [1, 4, 2], strides: [18, 2, 1]
// CHECK: pad.pad_into constant {{.*}} low[0, 0, 0] high[0, 0, 1] value(%[[V]])
// CHECK: %[[LAST:.*]] = memref.load %[[X]][%c1{{.*}}, %c4{{.*}}]
// CHECK: %[[PLACE:.*]] = memref.reinterpret_cast %[[Y]] to offset: [26], sizes: [], strides: []
// CHECK: memref.store %[[LAST]], %[[PLACE]][]
// CHECK-NOT: linalg.fill
// CHECK: return
func.func @constant_static_f32_interior_to_the_end(%x: memref<2x5xf32>, %y: memref<3x9xf32> {llvm.noalias}, %v: f32) {
  linalg.fill ins(%v : f32) outs(%y : memref<3x9xf32>)
  %0 = memref.subview %y[0, 0] [2, 5] [2, 2] : memref<3x9xf32> to memref<2x5xf32, strided<[18, 2]>>
  memref.copy %x, %0 : memref<2x5xf32> to memref<2x5xf32, strided<[18, 2]>>
  return
}

// Planes with steps between them, rows whose step does not fit the one along them: a stack
// of rows, in a loop over planes.
// CHECK-LABEL: func @constant_static_f32_interior_stack(
// CHECK: scf.for
// CHECK:   memref.reinterpret_cast %{{.*}} to offset: [%{{.*}}], sizes: [3, 8, 2], strides: [17, 2, 1]
// CHECK:   pad.pad_into constant {{.*}} low[0, 0, 0] high[0, 0, 1]
// CHECK:   scf.for
// CHECK:     memref.store
// CHECK:   linalg.fill ins(%{{.*}}) outs(%{{.*}} : memref<?x3x17xf32,
// CHECK: }
// CHECK-NOT: linalg.fill
func.func @constant_static_f32_interior_stack(%x: memref<4x3x9xf32>, %y: memref<8x3x17xf32> {llvm.noalias}, %v: f32) {
  linalg.fill ins(%v : f32) outs(%y : memref<8x3x17xf32>)
  %0 = memref.subview %y[0, 0, 0] [4, 3, 9] [2, 1, 2] : memref<8x3x17xf32> to memref<4x3x9xf32, strided<[102, 17, 2]>>
  memref.copy %x, %0 : memref<4x3x9xf32> to memref<4x3x9xf32, strided<[102, 17, 2]>>
  return
}

// Planes are filled before, if their rows lie far apart.
// CHECK-LABEL: func @constant_static_f32_interior_far(
// CHECK:       linalg.fill ins(%{{.*}}) outs(%{{.*}} : memref<2600xf32, strided<[1]>>)
// CHECK:       pad.pad_into {{.*}} low[0, 0, 0] high[0, 0, 1]
// CHECK:       pad.pad_into {{.*}} low[0, 0, 0] high[0, 0, 1]
// CHECK-NOT:   linalg.fill
func.func @constant_static_f32_interior_far(%x: memref<4x100xf32>, %y: memref<13x200xf32> {llvm.noalias}, %v: f32) {
  linalg.fill ins(%v : f32) outs(%y : memref<13x200xf32>)
  %0 = memref.subview %y[0, 0] [4, 100] [4, 2] : memref<13x200xf32> to memref<4x100xf32, strided<[800, 2]>>
  memref.copy %x, %0 : memref<4x100xf32> to memref<4x100xf32, strided<[800, 2]>>
  return
}

// CHECK-LABEL: func @constant_static_f32_interior_empty(
// CHECK:       linalg.fill ins(%{{.*}}) outs(%{{.*}} : memref<9x11xf32>)
// CHECK-NOT:   pad.pad_into
// CHECK:       return
func.func @constant_static_f32_interior_empty(%x: memref<0x5xf32>, %y: memref<9x11xf32> {llvm.noalias}, %v: f32) {
  linalg.fill ins(%v : f32) outs(%y : memref<9x11xf32>)
  %0 = memref.subview %y[0, 0] [0, 5] [2, 2] : memref<9x11xf32> to memref<0x5xf32, strided<[22, 2]>>
  memref.copy %x, %0 : memref<0x5xf32> to memref<0x5xf32, strided<[22, 2]>>
  return
}

// Extents that are not known: one pad, for all rows but the last and then for that one.
// CHECK-LABEL: func @constant_dynamic_i8_interior(
// CHECK: scf.if
// CHECK:   %[[ARE_CLOSE:.*]] = arith.cmpi sle, %{{.*}}, %c2048
// CHECK:   scf.for %[[PART:.*]] = %c0{{.*}} to %c2
// CHECK:     %[[IS_LAST:.*]] = arith.cmpi eq, %[[PART]], %c1
// CHECK:     pad.pad_into constant {{.*}} outs({{.*}} : memref<?x?x?x3xi8, strided<[?, ?, 3, 1], offset: ?>>) low[0, 0, 0, 0] high[0, 0, %{{.*}}, 2]
// CHECK-NOT: pad.pad_into
// CHECK: } else {
// CHECK:   linalg.fill
// CHECK-NOT: pad.pad_into
// CHECK: return
func.func @constant_dynamic_i8_interior(%x: memref<?x?x?xi8>, %y: memref<?x?x?xi8> {llvm.noalias}, %v: i8, %n: index, %h: index, %w: index) {
  linalg.fill ins(%v : i8) outs(%y : memref<?x?x?xi8>)
  %0 = memref.subview %y[0, 0, 0] [%n, %h, %w] [1, 3, 3] : memref<?x?x?xi8> to memref<?x?x?xi8, strided<[?, ?, 3]>>
  memref.copy %x, %0 : memref<?x?x?xi8> to memref<?x?x?xi8, strided<[?, ?, 3]>>
  return
}

// Runs that are not known are copied into an array that is filled.
// CHECK-LABEL: func @constant_dynamic_i8_interior_of_runs(
// CHECK: scf.if
// CHECK:   linalg.fill ins(%{{.*}}) outs(%{{.*}} : memref<?x?x?xi8>)
// CHECK:   pad.pad_into constant {{.*}} low[0, 0, 0] high[0, 0, 0]
// CHECK-NOT: {{scf.for|pad.pad_into}}
// CHECK: } else {
func.func @constant_dynamic_i8_interior_of_runs(%x: memref<?x?x?xi8>, %y: memref<?x?x?xi8> {llvm.noalias}, %v: i8, %n: index, %h: index, %w: index) {
  linalg.fill ins(%v : i8) outs(%y : memref<?x?x?xi8>)
  %0 = memref.subview %y[0, 0, 0] [%n, %h, %w] [2, 2, 1] : memref<?x?x?xi8> to memref<?x?x?xi8, strided<[?, ?, 1]>>
  memref.copy %x, %0 : memref<?x?x?xi8> to memref<?x?x?xi8, strided<[?, ?, 1]>>
  return
}

// Steps that are not known may be negative.
// CHECK-LABEL: func @negative_constant_dynamic_i8_steps(
// CHECK-NEXT: memref.subview
// CHECK-NEXT: linalg.fill
// CHECK-NEXT: pad.pad_into edge
// CHECK-NEXT: return
func.func @negative_constant_dynamic_i8_steps(%x: memref<9xi8>, %y: memref<99xi8>, %v: i8, %a: index, %s: index) {
  %0 = memref.subview %y[%a] [9] [%s] : memref<99xi8> to memref<9xi8, strided<[?], offset: ?>>
  linalg.fill ins(%v : i8) outs(%y : memref<99xi8>)
  memref.copy %x, %0 : memref<9xi8> to memref<9xi8, strided<[?], offset: ?>>
  return
}

// Somebody has written between the elements, or writes all of them.
// CHECK-LABEL: func @negative_constant_static_f32_two_interiors(
// CHECK: pad.pad_into {{.*}} high[0, 1] value(
// CHECK: pad.pad_into edge {{.*}} low[0] high[0]{{$}}
// CHECK: return
func.func @negative_constant_static_f32_two_interiors(%x: memref<5xf32>, %y: memref<10xf32> {llvm.noalias}, %v: f32) {
  linalg.fill ins(%v : f32) outs(%y : memref<10xf32>)
  %0 = memref.subview %y[0] [5] [2] : memref<10xf32> to memref<5xf32, strided<[2]>>
  %1 = memref.subview %y[1] [5] [2] : memref<10xf32> to memref<5xf32, strided<[2], offset: 1>>
  memref.copy %x, %0 : memref<5xf32> to memref<5xf32, strided<[2]>>
  memref.copy %x, %1 : memref<5xf32> to memref<5xf32, strided<[2], offset: 1>>
  return
}

// CHECK-LABEL: func @negative_constant_static_f32_part_is_filled(
// CHECK-NOT: expand_shape
// CHECK: return
func.func @negative_constant_static_f32_part_is_filled(%x: memref<5xf32>, %y: memref<12xf32>, %v: f32) {
  %0 = memref.subview %y[0] [9] [1] : memref<12xf32> to memref<9xf32, strided<[1]>>
  linalg.fill ins(%v : f32) outs(%0 : memref<9xf32, strided<[1]>>)
  %1 = memref.subview %y[0] [5] [2] : memref<12xf32> to memref<5xf32, strided<[2]>>
  memref.copy %x, %1 : memref<5xf32> to memref<5xf32, strided<[2]>>
  return
}

// CHECK-LABEL: func @negative_constant_static_f32_all_elements(
// CHECK-NOT: expand_shape
// CHECK: return
func.func @negative_constant_static_f32_all_elements(%x: memref<2x3xf32>, %y: memref<4x5xf32>, %v: f32) {
  linalg.fill ins(%v : f32) outs(%y : memref<4x5xf32>)
  %0 = memref.subview %y[1, 1] [2, 3] [1, 1] : memref<4x5xf32> to memref<2x3xf32, strided<[5, 1], offset: 6>>
  memref.copy %x, %0 : memref<2x3xf32> to memref<2x3xf32, strided<[5, 1], offset: 6>>
  return
}

// What is copied is in the array: it is filled before.
// CHECK-LABEL: func @negative_constant_static_f32_source_in_array(
// CHECK: linalg.fill
// CHECK-NOT: expand_shape
// CHECK: pad.pad_into
func.func @negative_constant_static_f32_source_in_array(%y: memref<8x4x9xf32>, %v: f32) {
  linalg.fill ins(%v : f32) outs(%y : memref<8x4x9xf32>)
  %from = memref.subview %y[4, 0, 0] [4, 4, 4] [1, 1, 1] : memref<8x4x9xf32> to memref<4x4x4xf32, strided<[36, 9, 1], offset: 144>>
  %to = memref.subview %y[0, 0, 0] [4, 4, 4] [1, 1, 2] : memref<8x4x9xf32> to memref<4x4x4xf32, strided<[36, 9, 2]>>
  memref.copy %from, %to : memref<4x4x4xf32, strided<[36, 9, 1], offset: 144>> to memref<4x4x4xf32, strided<[36, 9, 2]>>
  return
}

// The source may be in the array that is filled.
// CHECK-LABEL: func @interior_of_itself(
// CHECK:         linalg.fill ins(%{{.*}}) outs(%{{.*}} : memref<8xi32>)
// CHECK:         pad.pad_into
func.func @interior_of_itself(%a: memref<8xi32>, %s: memref<4xi32, strided<[2], offset: ?>>, %v: i32) {
  linalg.fill ins(%v : i32) outs(%a : memref<8xi32>)
  %t = memref.subview %a[0] [4] [2] : memref<8xi32> to memref<4xi32, strided<[2]>>
  memref.copy %s, %t : memref<4xi32, strided<[2], offset: ?>> to memref<4xi32, strided<[2]>>
  return
}
