// Pads of one kind whose rows have an unknown size share a function.

// RUN: pad-opt %s --split-input-file --outline-pads | FileCheck %s
// RUN: pad-opt %s --split-input-file --outline-pads=min-pads=3 \
// RUN:   | FileCheck %s --check-prefix=THREE
// RUN: not pad-opt %s --split-input-file --outline-pads=min-pads=0 2>&1 \
// RUN:   | FileCheck %s --check-prefix=RANGE

// RANGE: error: 'min-pads' is 0, expected at least 1

// THREE-NOT: call

// Extents that are known here and there, and amounts but zeros, are arguments.
// CHECK-LABEL: func @reflect_dynamic_f32(
// CHECK-SAME: %[[A:.*]]: memref<?x8xf32>, %[[B:.*]]: memref<?x10xf32>, %[[C:.*]]: memref<3x?xf32>, %[[D:.*]]: memref<?x?xf32>, %[[L:.*]]: index, %[[H:.*]]: index)
// CHECK-DAG: %[[ACAST:.*]] = memref.cast %[[A]] : memref<?x8xf32> to memref<?x?xf32>
// CHECK-DAG: %[[BCAST:.*]] = memref.cast %[[B]] : memref<?x10xf32> to memref<?x?xf32>
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: call @pad_reflect(%[[ACAST]], %[[BCAST]], %[[L]], %[[C1]], %[[H]])
// CHECK-DAG: %[[CCAST:.*]] = memref.cast %[[C]] : memref<3x?xf32> to memref<?x?xf32>
// CHECK-DAG: %[[TWO:.*]] = arith.constant 2 : index
// CHECK: call @pad_reflect(%[[CCAST]], %[[D]], %[[TWO]], %[[H]], %{{.*}})
// CHECK-NOT: pad.pad_into
// CHECK-LABEL: func private @pad_reflect(
// CHECK-SAME: %[[X:.*]]: memref<?x?xf32>, %[[Y:.*]]: memref<?x?xf32>, %[[LOW0:.*]]: index, %[[LOW1:.*]]: index, %[[HIGH1:.*]]: index)
// CHECK-SAME: llvm.linkage = #llvm.linkage<internal>
// CHECK: pad.pad_into reflect ins(%[[X]] : memref<?x?xf32>) outs(%[[Y]] : memref<?x?xf32>) low[%[[LOW0]], %[[LOW1]]] high[0, %[[HIGH1]]]
func.func @reflect_dynamic_f32(%a: memref<?x8xf32>, %b: memref<?x10xf32>, %c: memref<3x?xf32>, %d: memref<?x?xf32>, %l: index, %h: index) {
  pad.pad_into reflect ins(%a : memref<?x8xf32>) outs(%b : memref<?x10xf32>) low[%l, 1] high[0, %h]
  pad.pad_into reflect ins(%c : memref<3x?xf32>) outs(%d : memref<?x?xf32>) low[2, %h] high[0, 2]
  return
}

// -----

// The extents inside of the rows are kept, and so are layouts, memory spaces,
// whether there is a value, and amounts that are one constant in all pads.
// CHECK-LABEL: func @constant_dynamic_f32_layouts(
// CHECK-COUNT-2: call @pad_constant({{.*}}) : (memref<?x?x3xf32>, memref<?x?x3xf32, strided<[?, ?, 1], offset: ?>, 1>, index, f32) -> ()
// CHECK: pad.pad_into constant
// CHECK-LABEL: func private @pad_constant(
// CHECK-SAME: %[[V:[a-z0-9]+]]: f32)
// CHECK: pad.pad_into constant {{.*}} low[0, %{{.*}}, 0] high[0, 1, 0] value(%[[V]])
func.func @constant_dynamic_f32_layouts(%x: memref<?x?x3xf32>, %y: memref<?x9x3xf32, strided<[30, 3, 1], offset: 4>, 1>, %v: f32, %l: index) {
  pad.pad_into constant ins(%x : memref<?x?x3xf32>) outs(%y : memref<?x9x3xf32, strided<[30, 3, 1], offset: 4>, 1>) low[%l] high[1] axes [1] value(%v)
  pad.pad_into constant ins(%x : memref<?x?x3xf32>) outs(%y : memref<?x9x3xf32, strided<[30, 3, 1], offset: 4>, 1>) low[1] high[1] axes [1] value(%v)
  // No value: another kind.
  pad.pad_into constant ins(%x : memref<?x?x3xf32>) outs(%y : memref<?x9x3xf32, strided<[30, 3, 1], offset: 4>, 1>) low[1] high[1] axes [1]
  return
}

// -----

// Calls change the bits of 16-bit floats on some targets.
// CHECK-LABEL: func @constant_dynamic_bf16_bits(
// CHECK-SAME: %[[V:[a-z0-9]+]]: bf16)
// CHECK: %[[BITS:.*]] = arith.bitcast %[[V]] : bf16 to i16
// CHECK: call @pad_constant({{.*}}, %[[BITS]]) : ({{.*}}, i16) -> ()
// CHECK-LABEL: func private @pad_constant(
// CHECK-SAME: %[[ARG:[a-z0-9]+]]: i16)
// CHECK: %[[VALUE:.*]] = arith.bitcast %[[ARG]] : i16 to bf16
// CHECK: value(%[[VALUE]])
func.func @constant_dynamic_bf16_bits(%x: memref<?xbf16>, %y: memref<?xbf16>, %v: bf16) {
  pad.pad_into constant ins(%x : memref<?xbf16>) outs(%y : memref<?xbf16>) low[1] high[1] value(%v)
  pad.pad_into constant ins(%x : memref<?xbf16>) outs(%y : memref<?xbf16>) low[1] high[1] value(%v)
  return
}

// -----

// CHECK-LABEL: func @negative_constant_complex_f16(
// CHECK-NOT: call
func.func @negative_constant_complex_f16(%x: memref<?xcomplex<f16>>, %y: memref<?xcomplex<f16>>, %v: complex<f16>) {
  pad.pad_into constant ins(%x : memref<?xcomplex<f16>>) outs(%y : memref<?xcomplex<f16>>) low[1] high[1] value(%v)
  pad.pad_into constant ins(%x : memref<?xcomplex<f16>>) outs(%y : memref<?xcomplex<f16>>) low[1] high[1] value(%v)
  return
}

// -----

// Rows of a known size have short code; what runs in parallel has its threads.
// CHECK-LABEL: func @negative_wrap_f32(
// CHECK-NOT: call
func.func @negative_wrap_f32(%x: memref<?x8xf32>, %y: memref<?x10xf32>, %a: memref<?xf32>, %b: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  pad.pad_into wrap ins(%x : memref<?x8xf32>) outs(%y : memref<?x10xf32>) low[%n, 1] high[0, 1]
  pad.pad_into wrap ins(%x : memref<?x8xf32>) outs(%y : memref<?x10xf32>) low[%n, 1] high[0, 1]
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    pad.pad_into wrap ins(%a : memref<?xf32>) outs(%b : memref<?xf32>) low[%n] high[1]
    pad.pad_into wrap ins(%a : memref<?xf32>) outs(%b : memref<?xf32>) low[%n] high[1]
  }
  return
}

// -----

// An amount that differs in one pad, or is not known in one, is an argument.
// CHECK-LABEL: func @pad_edge(
// CHECK-SAME: %[[A:[a-z0-9]+]]: memref<?x?xf32>, %[[B:[a-z0-9]+]]: memref<?x?xf32>, %[[N:[a-z0-9]+]]: index)
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C3:.*]] = arith.constant 3 : index
// CHECK: call @pad_edge_0(%[[A]], %[[B]], %[[ONE]], %[[C3]])
// CHECK: %[[TWO:.*]] = arith.constant 2 : index
// CHECK: call @pad_edge_0(%[[A]], %[[B]], %[[TWO]], %[[N]])
// CHECK-LABEL: func private @pad_edge_0(
// CHECK-SAME: %{{[a-z0-9]+}}: memref<?x?xf32>, %{{[a-z0-9]+}}: memref<?x?xf32>, %[[LOW1:[a-z0-9]+]]: index, %[[HIGH1:[a-z0-9]+]]: index)
// CHECK: pad.pad_into edge {{.*}} low[-1, %[[LOW1]]] high[4, %[[HIGH1]]]
func.func @pad_edge(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %n: index) {
  %c4 = arith.constant 4 : index
  pad.pad_into edge ins(%a : memref<?x?xf32>) outs(%b : memref<?x?xf32>) low[-1, 1] high[%c4, 3]
  pad.pad_into edge ins(%a : memref<?x?xf32>) outs(%b : memref<?x?xf32>) low[-1, 2] high[4, %n]
  return
}

// -----

// A layout without strides has loops over elements.
#tiled = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
// CHECK-LABEL: func @negative_edge_dynamic_f32_no_strides(
// CHECK-NOT: call
func.func @negative_edge_dynamic_f32_no_strides(%a: memref<?xf32, #tiled>, %b: memref<?xf32>) {
  pad.pad_into edge ins(%a : memref<?xf32, #tiled>) outs(%b : memref<?xf32>) low[1] high[1]
  pad.pad_into edge ins(%a : memref<?xf32, #tiled>) outs(%b : memref<?xf32>) low[1] high[1]
  return
}

// -----

// A function would not know that the source is the inside of the destination, or
// that it is not.
// CHECK-LABEL: func @negative_wrap_dynamic_f32_views_of_one_array(
// CHECK-NOT: call
func.func @negative_wrap_dynamic_f32_views_of_one_array(%m: memref<?xf32>, %n: index, %l: index, %h: index) {
  %x = memref.subview %m[%l] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  pad.pad_into wrap ins(%x : memref<?xf32, strided<[1], offset: ?>>) outs(%m : memref<?xf32>) low[%l] high[%h]
  %y = memref.cast %m : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  pad.pad_into wrap ins(%x : memref<?xf32, strided<[1], offset: ?>>) outs(%y : memref<?xf32, strided<[?], offset: ?>>) low[%l] high[%h]
  return
}

// -----

// Borders in place share a function with each other, and not with pads.
// CHECK-LABEL: func @borders(
// CHECK-SAME: %[[A:.*]]: memref<?x8x?xf32>, %[[B:.*]]: memref<2x?x?xf32>, %[[X:.*]]: memref<?x?x?xf32>, %[[N:.*]]: index)
// CHECK: call @fill_border_wrap(%{{.*}}, %{{.*}}) : (memref<?x?x?xf32>, index) -> ()
// CHECK: call @fill_border_wrap(%{{.*}}, %[[N]]) : (memref<?x?x?xf32>, index) -> ()
// CHECK-NEXT: pad.pad_into wrap
// CHECK-LABEL: func private @fill_border_wrap(
// CHECK-SAME: %[[Y:.*]]: memref<?x?x?xf32>, %[[HIGH:.*]]: index) attributes {llvm.linkage = #llvm.linkage<internal>}
// CHECK-NEXT: pad.fill_border wrap %[[Y]] low[0, 1, 1] high[0, 1, %[[HIGH]]] : memref<?x?x?xf32>
// CHECK-NEXT: return
func.func @borders(%a: memref<?x8x?xf32>, %b: memref<2x?x?xf32>, %x: memref<?x?x?xf32>, %n: index) {
  pad.fill_border wrap %a low[1, 1] high[1, 1] axes [1, 2] : memref<?x8x?xf32>
  pad.fill_border wrap %b low[1, 1] high[1, %n] axes [1, 2] : memref<2x?x?xf32>
  pad.pad_into wrap ins(%x : memref<?x?x?xf32>) outs(%b : memref<2x?x?xf32>) low[1, 1] high[1, %n] axes [1, 2]
  return
}

// -----

// A kernel calls no function of the host.
// CHECK-LABEL: func @kernel(
// CHECK-NOT: call
func.func @kernel(%a: memref<?xf32>, %n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    pad.fill_border wrap %a low[1] high[1] : memref<?xf32>
    pad.fill_border wrap %a low[2] high[1] : memref<?xf32>
    gpu.terminator
  }
  return
}
