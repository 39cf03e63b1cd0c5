// Pads of computed tensors: where the computation is, and what bufferization makes
// of it. In near misses the pad stays.
//
// RUN: pad-opt %s --elementwise-to-linalg --compute-into-pads --canonicalize \
// RUN:   --split-input-file | FileCheck %s
// RUN: pad-opt %s --elementwise-to-linalg --compute-into-pads \
// RUN:   --remarks-filter=pad --split-input-file -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REMARK
// RUN: pad-opt %s --pad-to-scf --split-input-file | FileCheck %s --check-prefix=SCF
// RUN: sed '/^\/\/ -----/,$d' %s | pad-opt --pad-to-scf=compute-into-pads=false \
// RUN:   | FileCheck %s --check-prefix=COPY

// CHECK-LABEL: func.func @addition(
// CHECK:         %[[A:.*]] = bufferization.alloc_tensor() : tensor<7x10xf32>
// CHECK:         %[[T:.*]] = tensor.extract_slice %[[A]][1, 0] [4, 10] [1, 1]
// CHECK:         %[[S:.*]] = linalg.add {{.*}} outs(%[[T]]
// CHECK:         %[[B:.*]] = tensor.insert_slice %[[S]] into %[[A]][1, 0] [4, 10] [1, 1]
// CHECK:         pad.fill_border edge %[[B]] low[1] high[2] axes [0] : tensor<7x10xf32>
// REMARK: the source is computed in the result
// SCF-LABEL: func.func @addition(
// SCF:         memref.alloc() {{.*}} : memref<7x10xf32>
// SCF-NOT:     memref.alloc
// SCF-NOT:     memref.copy
// SCF:         return
// COPY-LABEL: func.func @addition(
// COPY-COUNT-2: memref.alloc
func.func @addition(%x: tensor<4x10xf32>, %y: tensor<4x10xf32>) -> tensor<7x10xf32> {
  %e = tensor.empty() : tensor<4x10xf32>
  %s = linalg.add ins(%x, %y : tensor<4x10xf32>, tensor<4x10xf32>)
                  outs(%e : tensor<4x10xf32>) -> tensor<4x10xf32>
  %0 = pad.pad edge %s low[1, 0] high[2, 0] : tensor<4x10xf32> to tensor<7x10xf32>
  return %0 : tensor<7x10xf32>
}

// -----

// The second sum updates the first one. Each op has an operand as its destination.
// CHECK-LABEL: func.func @sum_of_a_sum(
// CHECK:         %[[T:.*]] = tensor.extract_slice
// CHECK:         %[[S:.*]] = linalg.generic {{.*}} outs(%[[T]]
// CHECK:         linalg.generic {{.*}} ins(%[[S]], {{.*}} outs(%[[S]]
// CHECK:         pad.fill_border wrap
// SCF-LABEL: func.func @sum_of_a_sum(
// SCF:         memref.alloc({{.*}} : memref<?x6xf32>
// SCF-NOT:     memref.alloc
// SCF-NOT:     memref.copy
// SCF:         return
func.func @sum_of_a_sum(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>, %z: tensor<?x4xf32>)
    -> tensor<?x6xf32> {
  %s = arith.addf %x, %y : tensor<?x4xf32>
  %t = arith.addf %s, %z : tensor<?x4xf32>
  %0 = pad.pad wrap %t low[2, 1] high[0, 1] : tensor<?x4xf32> to tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}

// -----

// Convolutions that share a fill get one each.
// CHECK-LABEL: func.func @two_convolutions(
// CHECK-COUNT-2: linalg.fill ins({{.*}} outs(%extracted_slice
// CHECK-NOT:     linalg.fill
// CHECK-NOT:     pad.pad
// SCF-LABEL: func.func @two_convolutions(
// SCF-COUNT-2: memref.alloc() {{.*}} : memref<8x8xf32>
// SCF-NOT:     memref.alloc
// SCF-NOT:     memref.copy
// SCF:         return
func.func @two_convolutions(%x: tensor<8x8xf32>, %k: tensor<3x3xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x6xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<6x6xf32>) -> tensor<6x6xf32>
  %s = linalg.conv_2d ins(%x, %k : tensor<8x8xf32>, tensor<3x3xf32>)
                      outs(%f : tensor<6x6xf32>) -> tensor<6x6xf32>
  %0 = pad.pad reflect %s low[1, 1] high[1, 1] : tensor<6x6xf32> to tensor<8x8xf32>
  %t = linalg.conv_2d ins(%0, %k : tensor<8x8xf32>, tensor<3x3xf32>)
                      outs(%f : tensor<6x6xf32>) -> tensor<6x6xf32>
  %1 = pad.pad reflect %t low[1, 1] high[1, 1] : tensor<6x6xf32> to tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

// So do those that are computed in slices of it, and those without a pad behind them:
// each array is filled and none copied.
// CHECK-LABEL: func.func @slices_of_a_fill(
// CHECK:         %[[A:.*]] = bufferization.alloc_tensor() : tensor<6x6xf32>
// CHECK:         %[[F:.*]] = linalg.fill {{.*}} outs(%[[A]]
// CHECK:         tensor.extract_slice %[[F]][0, 0] [4, 6]
// CHECK:         tensor.insert_slice %{{.*}} into %[[F]][0, 0] [4, 6]
// CHECK:         %[[B:.*]] = bufferization.alloc_tensor() : tensor<6x6xf32>
// CHECK:         linalg.fill {{.*}} outs(%[[B]]
// SCF-LABEL: func.func @slices_of_a_fill(
// SCF-NOT:     memref.copy
// SCF:         return
func.func @slices_of_a_fill(%x: tensor<8x8xf32>, %k: tensor<3x3xf32>)
    -> (tensor<6x6xf32>, tensor<6x6xf32>) {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x6xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<6x6xf32>) -> tensor<6x6xf32>
  %y = tensor.extract_slice %f[0, 0] [4, 6] [1, 1] : tensor<6x6xf32> to tensor<4x6xf32>
  %u = tensor.extract_slice %x[0, 0] [6, 8] [1, 1] : tensor<8x8xf32> to tensor<6x8xf32>
  %s = linalg.conv_2d ins(%u, %k : tensor<6x8xf32>, tensor<3x3xf32>)
                      outs(%y : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = tensor.insert_slice %s into %f[0, 0] [4, 6] [1, 1] : tensor<4x6xf32> into tensor<6x6xf32>
  %1 = linalg.conv_2d ins(%x, %k : tensor<8x8xf32>, tensor<3x3xf32>)
                      outs(%f : tensor<6x6xf32>) -> tensor<6x6xf32>
  return %0, %1 : tensor<6x6xf32>, tensor<6x6xf32>
}

// -----

// A fill whose slices one nest updates is one array.
// CHECK-LABEL: func.func @one_nest(
// CHECK-COUNT-1: linalg.fill
// CHECK-NOT:     linalg.fill
// CHECK:         return
// SCF-LABEL: func.func @one_nest(
// SCF-COUNT-1: memref.alloc()
// SCF-NOT:     memref.alloc()
// SCF-NOT:     memref.copy
// SCF:         return
func.func @one_nest(%x: tensor<8x8xf32>, %k: tensor<3x3xf32>) -> tensor<6x6xf32> {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x6xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<6x6xf32>) -> tensor<6x6xf32>
  %p = tensor.extract_slice %f[0, 0] [5, 6] [1, 1] : tensor<6x6xf32> to tensor<5x6xf32>
  %y = tensor.extract_slice %p[0, 0] [4, 6] [1, 1] : tensor<5x6xf32> to tensor<4x6xf32>
  %u = tensor.extract_slice %x[0, 0] [6, 8] [1, 1] : tensor<8x8xf32> to tensor<6x8xf32>
  %s = linalg.conv_2d ins(%u, %k : tensor<6x8xf32>, tensor<3x3xf32>)
                      outs(%y : tensor<4x6xf32>) -> tensor<4x6xf32>
  %q = tensor.insert_slice %s into %p[0, 0] [4, 6] [1, 1] : tensor<4x6xf32> into tensor<5x6xf32>
  %r = tensor.insert_slice %q into %f[0, 0] [5, 6] [1, 1] : tensor<5x6xf32> into tensor<6x6xf32>
  return %r : tensor<6x6xf32>
}

// -----

// A skip connection: a concatenation of the source and what the pad's reader computes
// reads the inside, and its other part is computed in its place.
// CHECK-LABEL: func.func @skip_connection(
// CHECK:         %[[S:.*]] = linalg.generic
// CHECK:         pad.fill_border edge
// CHECK-NOT:     tensor.concat
// CHECK-NOT:     pad.pad
// SCF-LABEL: func.func @skip_connection(
// SCF:         %[[P:.*]] = memref.alloc() {{.*}} : memref<8x8xf32>
// SCF:         %[[R:.*]] = memref.alloc() {{.*}} : memref<12x6xf32>
// SCF-NOT:     memref.alloc
// SCF:         return %[[R]]
func.func @skip_connection(%x: tensor<6x6xf32>, %k: tensor<3x3xf32>)
    -> tensor<12x6xf32> {
  %c = arith.constant 0.0 : f32
  %s = arith.negf %x : tensor<6x6xf32>
  %p = pad.pad edge %s low[1, 1] high[1, 1] : tensor<6x6xf32> to tensor<8x8xf32>
  %e = tensor.empty() : tensor<6x6xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<6x6xf32>) -> tensor<6x6xf32>
  %t = linalg.conv_2d ins(%p, %k : tensor<8x8xf32>, tensor<3x3xf32>)
                      outs(%f : tensor<6x6xf32>) -> tensor<6x6xf32>
  %r = tensor.concat dim(0) %t, %s : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<12x6xf32>
  return %r : tensor<12x6xf32>
}

// -----

// A part that is read by itself is copied; where no part is computed for it alone, a
// concatenation stays.
// CHECK-LABEL: func.func @parts_of_others(
// CHECK:         tensor.concat
// CHECK:         return
func.func @parts_of_others(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>)
    -> (tensor<8x4xf32>, tensor<4x4xf32>) {
  %s = arith.negf %x : tensor<4x4xf32>
  %r = tensor.concat dim(0) %s, %y : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  return %r, %s : tensor<8x4xf32>, tensor<4x4xf32>
}

// -----

// An argument that the op adds to is copied into the inside.
// CHECK-LABEL: func.func @matmul_adds_to_argument(
// CHECK:         %[[C:.*]] = linalg.copy ins(%arg2
// CHECK:         linalg.matmul {{.*}} outs(%[[C]]
// CHECK:         pad.fill_border
// SCF-LABEL: func.func @matmul_adds_to_argument(
// SCF:         memref.alloc() {{.*}} : memref<6x6xf32>
// SCF-NOT:     memref.alloc
// SCF:         return
func.func @matmul_adds_to_argument(%x: tensor<4x3xf32>, %y: tensor<3x4xf32>,
                                   %z: tensor<4x4xf32>) -> tensor<6x6xf32> {
  %s = linalg.matmul ins(%x, %y : tensor<4x3xf32>, tensor<3x4xf32>)
                     outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %0 = pad.pad constant %s low[1, 1] high[1, 1] : tensor<4x4xf32> to tensor<6x6xf32>
  return %0 : tensor<6x6xf32>
}

// -----

// A pad by another mode, whose own source is an argument, pads into the inside; one
// of a sum fills the border of the inside.
// CHECK-LABEL: func.func @pad_of_pad(
// CHECK:         %[[A:.*]] = bufferization.alloc_tensor() : tensor<6x7xf32>
// CHECK:         %[[T:.*]] = tensor.extract_slice %[[A]]
// CHECK:         pad.pad_into wrap ins(%arg0 {{.*}} outs(%[[T]]
// CHECK:         pad.fill_border edge {{.*}} : tensor<6x7xf32>
// CHECK:         %[[B:.*]] = bufferization.alloc_tensor() : tensor<6x7xf32>
// CHECK:         %[[U:.*]] = tensor.extract_slice %[[B]]
// CHECK:         %[[V:.*]] = tensor.extract_slice %[[U]]
// CHECK:         linalg.exp {{.*}} outs(%[[V]]
// CHECK:         pad.fill_border wrap {{.*}} : tensor<4x7xf32>
// CHECK:         pad.fill_border edge {{.*}} : tensor<6x7xf32>
// SCF-LABEL: func.func @pad_of_pad(
// SCF-COUNT-2: memref.alloc() {{.*}} : memref<6x7xf32>
// SCF-NOT:     memref.alloc
// SCF-NOT:     memref.copy
// SCF:         return
func.func @pad_of_pad(%x: tensor<4x4xf32>) -> (tensor<6x7xf32>, tensor<6x7xf32>) {
  %s = pad.pad wrap %x low[0, 1] high[0, 2] : tensor<4x4xf32> to tensor<4x7xf32>
  %0 = pad.pad edge %s low[1, 0] high[1, 0] : tensor<4x7xf32> to tensor<6x7xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %y = linalg.exp ins(%x : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %t = pad.pad wrap %y low[0, 1] high[0, 2] : tensor<4x4xf32> to tensor<4x7xf32>
  %1 = pad.pad edge %t low[1, 0] high[1, 0] : tensor<4x7xf32> to tensor<6x7xf32>
  return %0, %1 : tensor<6x7xf32>, tensor<6x7xf32>
}

// -----

// A part that is computed is computed in its place, after the part before it; another
// is copied there. The order in which they are computed is not that of the parts.
// CHECK-LABEL: func.func @parts(
// CHECK:         %[[A:.*]] = bufferization.alloc_tensor(
// CHECK:         %[[T:.*]] = tensor.extract_slice %[[A]]
// CHECK:         %[[I:.*]] = tensor.insert_slice %arg0 into %[[T]]
// CHECK:         %[[P:.*]] = tensor.extract_slice %[[I]]
// CHECK:         %[[S:.*]] = linalg.negf {{.*}} outs(%[[P]]
// CHECK:         %[[J:.*]] = tensor.insert_slice %[[S]] into %[[I]]
// CHECK:         %[[Q:.*]] = tensor.extract_slice %[[J]]
// CHECK:         %[[U:.*]] = linalg.exp {{.*}} outs(%[[Q]]
// CHECK:         tensor.insert_slice %[[U]] into %[[J]]
// CHECK:         pad.fill_border reflect
// SCF-LABEL: func.func @parts(
// SCF:         memref.alloc({{.*}} : memref<?x10xf32>
// SCF-NOT:     memref.alloc
// SCF:         return
func.func @parts(%x: tensor<2x8xf32>, %y: tensor<?x8xf32>, %z: tensor<3x8xf32>)
    -> tensor<?x10xf32> {
  %e = tensor.empty() : tensor<3x8xf32>
  %last = linalg.exp ins(%z : tensor<3x8xf32>) outs(%e : tensor<3x8xf32>) -> tensor<3x8xf32>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %y, %c0 : tensor<?x8xf32>
  %g = tensor.empty(%n) : tensor<?x8xf32>
  %middle = linalg.negf ins(%y : tensor<?x8xf32>) outs(%g : tensor<?x8xf32>) -> tensor<?x8xf32>
  %s = tensor.concat dim(0) %x, %middle, %last
    : (tensor<2x8xf32>, tensor<?x8xf32>, tensor<3x8xf32>) -> tensor<?x8xf32>
  %0 = pad.pad reflect %s low[1, 1] high[1, 1] : tensor<?x8xf32> to tensor<?x10xf32>
  return %0 : tensor<?x10xf32>
}

// -----

// Types hide that there are no elements, the extents of the adjoint do not.
// REMARK: Reason="the source is copied: it has no elements"
// CHECK-LABEL: func.func @no_elements(
// CHECK-NOT:     tensor.extract_slice
// SCF-LABEL: func.func @no_elements(
func.func @no_elements(%x: tensor<?x0xf32>, %v: f32) -> tensor<?x?xf32> {
  %s = pad.adjoint edge %x low[0, 0] high[0, 0] : tensor<?x0xf32> to tensor<?x?xf32>
  %0 = pad.pad constant %s low[] high[] axes [] value(%v) : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// A part without elements has no place.
// CHECK-LABEL: func.func @empty_part(
// CHECK:         tensor.insert_slice %arg0
// CHECK-NOT:     tensor.insert_slice
// CHECK:         pad.fill_border
func.func @empty_part(%x: tensor<2xf32>, %y: tensor<0xf32>) -> tensor<4xf32> {
  %s = tensor.concat dim(0) %x, %y : (tensor<2xf32>, tensor<0xf32>) -> tensor<2xf32>
  %0 = pad.pad edge %s low[1] high[1] : tensor<2xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A loop fills what it carries; a part of a chain of insertions is computed in it.
// CHECK-LABEL: func.func @loop(
// CHECK:         %[[T:.*]] = tensor.extract_slice
// CHECK:         scf.for {{.*}} iter_args({{.*}} = %[[T]])
// CHECK:         pad.fill_border symmetric
// SCF-LABEL: func.func @loop(
// SCF:         memref.alloc({{.*}} : memref<6x?xf32>
// SCF-NOT:     memref.alloc
// SCF-NOT:     memref.copy
// SCF:         return
func.func @loop(%x: tensor<4x?xf32>) -> tensor<6x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = tensor.dim %x, %c1 : tensor<4x?xf32>
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %s = scf.for %i = %c0 to %c4 step %c1 iter_args(%y = %e) -> tensor<4x?xf32> {
    %row = tensor.extract_slice %x[%i, 0] [1, %n] [1, 1] : tensor<4x?xf32> to tensor<1x?xf32>
    %to = tensor.extract_slice %y[%i, 0] [1, %n] [1, 1] : tensor<4x?xf32> to tensor<1x?xf32>
    %z = linalg.exp ins(%row : tensor<1x?xf32>) outs(%to : tensor<1x?xf32>) -> tensor<1x?xf32>
    %w = tensor.insert_slice %z into %y[%i, 0] [1, %n] [1, 1] : tensor<1x?xf32> into tensor<4x?xf32>
    scf.yield %w : tensor<4x?xf32>
  }
  %0 = pad.pad symmetric %s low[1, 2] high[1, 2] : tensor<4x?xf32> to tensor<6x?xf32>
  return %0 : tensor<6x?xf32>
}

// -----

// CHECK-LABEL: func.func @forall(
// CHECK:         scf.forall {{.*}} shared_outs({{.*}} = %extracted_slice)
// CHECK:         pad.fill_border
// SCF-LABEL: func.func @forall(
// SCF:         memref.alloc() {{.*}} : memref<6xf32>
// SCF-NOT:     memref.alloc
// SCF:         return
func.func @forall(%x: tensor<4xf32>) -> tensor<6xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %s = scf.forall (%i) in (4) shared_outs(%y = %e) -> tensor<4xf32> {
    %from = tensor.extract_slice %x[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %to = tensor.extract_slice %y[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %z = linalg.exp ins(%from : tensor<1xf32>) outs(%to : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %z into %y[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  %0 = pad.pad edge %s low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// Others read the inside of the result.
// CHECK-LABEL: func.func @two_readers(
// CHECK:         %[[F:.*]] = pad.fill_border edge
// CHECK:         %[[I:.*]] = tensor.extract_slice %[[F]][1] [4] [1]
// CHECK:         linalg.negf ins(%[[I]]
// SCF-LABEL: func.func @two_readers(
// SCF-COUNT-2: memref.alloc()
// SCF-NOT:     memref.alloc
// SCF:         return
func.func @two_readers(%x: tensor<4xf32>) -> (tensor<6xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %s = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.negf ins(%s : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %0 = pad.pad edge %s low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  return %0, %1 : tensor<6xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @negative_amount_crops(
// CHECK:         pad.pad edge
// REMARK: Reason="the source is copied: an amount is not a constant of at least 0"
func.func @negative_amount_crops(%x: tensor<4xf32>) -> tensor<4xf32> {
  %s = arith.negf %x : tensor<4xf32>
  %0 = pad.pad edge %s low[-1] high[1] : tensor<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @negative_amount_unknown(
// CHECK:         pad.pad edge
// REMARK: Reason="the source is copied: an amount is not a constant of at least 0"
func.func @negative_amount_unknown(%x: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  %s = arith.negf %x : tensor<4xf32>
  %0 = pad.pad edge %s low[%n] high[1] : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @negative_extents(
// CHECK:         pad.pad edge
// REMARK: Reason="the source is copied: its extents may contradict those of the result"
func.func @negative_extents(%x: tensor<?xf32>) -> tensor<6xf32> {
  %s = arith.negf %x : tensor<?xf32>
  %0 = pad.pad edge %s low[1] high[1] : tensor<?xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// The source is a result, too.
// CHECK-LABEL: func.func @negative_returned(
// CHECK:         pad.pad edge
// REMARK: Reason="the source is copied: another user needs it by itself"
func.func @negative_returned(%x: tensor<4xf32>) -> (tensor<6xf32>, tensor<4xf32>) {
  %s = arith.negf %x : tensor<4xf32>
  %0 = pad.pad edge %s low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  return %0, %s : tensor<6xf32>, tensor<4xf32>
}

// -----

// A view of the source lives on.
// CHECK-LABEL: func.func @negative_alias(
// CHECK:         pad.pad edge
// REMARK: Reason="the source is copied: another user needs it by itself"
func.func @negative_alias(%x: tensor<4xf32>) -> (tensor<6xf32>, tensor<2xf32>) {
  %s = arith.negf %x : tensor<4xf32>
  %1 = tensor.extract_slice %s[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %0 = pad.pad edge %s low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  return %0, %1 : tensor<6xf32>, tensor<2xf32>
}

// -----

// Both the source and the result are updated.
// CHECK-LABEL: func.func @negative_updated(
// CHECK:         pad.pad edge
// REMARK: Reason="the source is copied: the result is needed by itself, and other users read the source"
func.func @negative_updated(%x: tensor<4xf32>, %v: f32) -> (tensor<6xf32>, f32) {
  %c1 = arith.constant 1 : index
  %s = arith.negf %x : tensor<4xf32>
  %0 = pad.pad edge %s low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  %1 = tensor.insert %v into %0[%c1] : tensor<6xf32>
  %2 = tensor.extract %s[%c1] : tensor<4xf32>
  return %1, %2 : tensor<6xf32>, f32
}

// -----

// The loop carries the source, and its border would be written into that.
// CHECK-LABEL: func.func @negative_carried(
// CHECK:         scf.for
// CHECK:         pad.pad edge
// REMARK: Reason="the source is copied: another user needs it by itself"
func.func @negative_carried(%x: tensor<4xf32>, %n: index, %out: tensor<6xf32>)
    -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x, %z = %out)
      -> (tensor<4xf32>, tensor<6xf32>) {
    %s = arith.negf %y : tensor<4xf32>
    %p = pad.pad edge %s low[1] high[1] : tensor<4xf32> to tensor<6xf32>
    scf.yield %s, %p : tensor<4xf32>, tensor<6xf32>
  }
  return %0#1 : tensor<6xf32>
}

// -----

// Iterations would share one array.
// CHECK-LABEL: func.func @negative_other_block(
// CHECK:         pad.pad edge
// REMARK: Reason="the source is copied: it is computed in another block"
func.func @negative_other_block(%x: tensor<4xf32>, %c: i1, %out: tensor<6xf32>)
    -> tensor<6xf32> {
  %s = arith.negf %x : tensor<4xf32>
  %0 = scf.if %c -> tensor<6xf32> {
    %p = pad.pad edge %s low[1] high[1] : tensor<4xf32> to tensor<6xf32>
    scf.yield %p : tensor<6xf32>
  } else {
    scf.yield %out : tensor<6xf32>
  }
  return %0 : tensor<6xf32>
}

// -----

// A sum that is read twice is not updated, and the second op has its own array.
// CHECK-LABEL: func.func @negative_update_of_read(
// CHECK:         %[[S:.*]] = linalg.exp
// CHECK:         %[[T:.*]] = tensor.extract_slice
// CHECK:         linalg.generic {{.*}} ins(%[[S]], %[[S]] {{.*}} outs(%[[T]]
#row = affine_map<(i, j) -> (i, j)>
#column = affine_map<(i, j) -> (j, i)>
func.func @negative_update_of_read(%x: tensor<4x4xf32>) -> tensor<6x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %s = linalg.exp ins(%x : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %t = linalg.generic {indexing_maps = [#row, #column, #row],
                       iterator_types = ["parallel", "parallel"]}
      ins(%s, %s : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %d = arith.addf %a, %b : f32
    linalg.yield %d : f32
  } -> tensor<4x4xf32>
  %0 = pad.pad edge %t low[1, 0] high[1, 0] : tensor<4x4xf32> to tensor<6x4xf32>
  return %0 : tensor<6x4xf32>
}

// -----

// The second op reads its own destination, so it does not update the first result.
// CHECK-LABEL: func.func @negative_update_of_destination(
// CHECK:         %[[S:.*]] = linalg.exp
// CHECK:         %[[T:.*]] = tensor.extract_slice
// CHECK:         %[[F:.*]] = linalg.fill {{.*}} outs(%[[T]]
// CHECK:         linalg.generic {{.*}} ins(%[[S]] {{.*}} outs(%[[F]]
#same = affine_map<(i) -> (i)>
func.func @negative_update_of_destination(%x: tensor<4xf32>, %c: f32) -> tensor<6xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %s = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %t = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel"]}
      ins(%s : tensor<4xf32>) outs(%f : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %d = arith.mulf %a, %b : f32
    linalg.yield %d : f32
  } -> tensor<4xf32>
  %0 = pad.pad edge %t low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// A call allocates what it returns.
// CHECK-LABEL: func.func @negative_call(
// CHECK:         pad.pad edge
// REMARK: Reason="the source is copied: no op with a destination computes it"
func.func private @callee(tensor<4xf32>) -> tensor<4xf32>
func.func @negative_call(%x: tensor<4xf32>) -> tensor<6xf32> {
  %s = func.call @callee(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %0 = pad.pad edge %s low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// Along an axis without a border each part is padded in its place: one that is copied,
// and one that is computed, and moved behind it.
// CHECK-LABEL: func.func @parts_along_unpadded_axis(
// CHECK:         %[[A:.*]] = bufferization.alloc_tensor({{.*}}) : tensor<?x10xf32>
// CHECK:         %[[T:.*]] = tensor.extract_slice %[[A]][0, 0]
// CHECK:         %[[P:.*]] = pad.pad_into reflect ins(%arg0 {{.*}} outs(%[[T]]
// CHECK:         %[[B:.*]] = tensor.insert_slice %[[P]] into %[[A]][0, 0]
// CHECK:         %[[U:.*]] = tensor.extract_slice %[[B]]
// CHECK:         %[[V:.*]] = tensor.extract_slice %[[U]][0, 1]
// CHECK:         %[[S:.*]] = linalg.exp {{.*}} outs(%[[V]]
// CHECK:         %[[I:.*]] = tensor.insert_slice %[[S]] into %[[U]][0, 1]
// CHECK:         %[[F:.*]] = pad.fill_border reflect %[[I]] low[1] high[1] axes [1]
// CHECK:         tensor.insert_slice %[[F]] into %[[B]]
// SCF-LABEL: func.func @parts_along_unpadded_axis(
// SCF:         memref.alloc({{.*}} : memref<?x10xf32>
// SCF-NOT:     memref.alloc
// SCF-NOT:     memref.copy
// SCF:         return
func.func @parts_along_unpadded_axis(%x: tensor<2x8xf32>, %y: tensor<?x8xf32>)
    -> tensor<?x10xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %y, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %last = linalg.exp ins(%y : tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %s = tensor.concat dim(0) %x, %last : (tensor<2x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
  %0 = pad.pad reflect %s low[0, 1] high[0, 1] : tensor<?x8xf32> to tensor<?x10xf32>
  return %0 : tensor<?x10xf32>
}

// -----

// CHECK-LABEL: func.func @dynamic_parts_along_unpadded_axis(
// CHECK-NOT:     pad.fill_border
// CHECK:         pad.pad_into reflect ins(%arg0 :
// CHECK:         pad.pad_into reflect ins(%arg1 :
// CHECK-NOT:     pad.fill_border
// SCF-LABEL: func.func @dynamic_parts_along_unpadded_axis(
// SCF:         memref.alloc(
// SCF-NOT:     memref.alloc
// SCF:         return
func.func @dynamic_parts_along_unpadded_axis(%x: tensor<2x?xf32>, %y: tensor<3x?xf32>)
    -> tensor<5x?xf32> {
  %s = tensor.concat dim(0) %x, %y : (tensor<2x?xf32>, tensor<3x?xf32>) -> tensor<5x?xf32>
  %0 = pad.pad reflect %s low[0, 1] high[0, 1] : tensor<5x?xf32> to tensor<5x?xf32>
  return %0 : tensor<5x?xf32>
}

// -----

// What is inserted is computed in its place, too, as in the tiles of a loop.
// CHECK-LABEL: func.func @insertion(
// CHECK:         scf.for {{.*}} iter_args(%[[Y:.*]] = %arg1)
// CHECK:           %[[T:.*]] = tensor.extract_slice %[[Y]]
// CHECK:           linalg.negf {{.*}} outs(%[[T]]
// SCF-LABEL: func.func @insertion(
// SCF:         memref.alloc() : memref<4x6xf32>
// SCF-NOT:     memref.alloc
// SCF:         return
func.func @insertion(%x: tensor<4x3xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<1x3xf32>
  %0 = scf.for %i = %c0 to %c4 step %c1 iter_args(%z = %y) -> tensor<4x6xf32> {
    %r = tensor.extract_slice %x[%i, 0] [1, 3] [1, 1] : tensor<4x3xf32> to tensor<1x3xf32>
    %s = linalg.negf ins(%r : tensor<1x3xf32>) outs(%e : tensor<1x3xf32>) -> tensor<1x3xf32>
    %1 = tensor.insert_slice %s into %z[%i, 2] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<4x6xf32>
    scf.yield %1 : tensor<4x6xf32>
  }
  return %0 : tensor<4x6xf32>
}

// -----

// The array into which it is inserted comes later, and nothing is moved.
// CHECK-LABEL: func.func @negative_insertion_into_later(
// CHECK:         %[[E:.*]] = tensor.empty() : tensor<3xf32>
// CHECK:         linalg.negf {{.*}} outs(%[[E]]
// CHECK:         linalg.exp
// CHECK-NOT:     tensor.extract_slice
// CHECK:         return
func.func @negative_insertion_into_later(%x: tensor<3xf32>, %y: tensor<6xf32>)
    -> tensor<6xf32> {
  %e = tensor.empty() : tensor<3xf32>
  %f = tensor.empty() : tensor<6xf32>
  %s = linalg.negf ins(%x : tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %z = linalg.exp ins(%y : tensor<6xf32>) outs(%f : tensor<6xf32>) -> tensor<6xf32>
  %0 = tensor.insert_slice %s into %z[1] [3] [1] : tensor<3xf32> into tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// With a step of 0, all elements are one.
// CHECK-LABEL: func.func @negative_step_0(
// CHECK-NOT:     tensor.extract_slice
// CHECK:         return
func.func @negative_step_0(%x: tensor<4xf32>, %y: tensor<3xf32>, %n: index)
    -> (tensor<3xf32>, tensor<3xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %s = linalg.negf ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %0 = tensor.insert_slice %s into %y[1] [4] [0] : tensor<4xf32> into tensor<3xf32>
  %t = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.insert_slice %t into %y[1] [4] [%n] : tensor<4xf32> into tensor<3xf32>
  return %0, %1 : tensor<3xf32>, tensor<3xf32>
}

// -----

// A sum with an adjoint is added up in the array of the adjoint, here a tile.
// CHECK-LABEL: func.func @adjoint_is_added(
// CHECK:         %[[T:.*]] = tensor.extract_slice %arg2[1] [4] [1]
// CHECK:         %[[A:.*]] = pad.adjoint_into edge ins(%arg0 {{.*}} outs(%[[T]]
// CHECK:         linalg.add ins(%[[A]], %arg1 {{.*}} outs(%[[A]]
// SCF-LABEL: func.func @adjoint_is_added(
// SCF:         memref.alloc() : memref<8xf32>
// SCF-NOT:     memref.alloc
// SCF:         return
func.func @adjoint_is_added(%g: tensor<6xf32>, %h: tensor<4xf32>, %y: tensor<8xf32>)
    -> tensor<8xf32> {
  %a = pad.adjoint edge %g low[1] high[1] : tensor<6xf32> to tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %s = linalg.add ins(%a, %h : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %0 = tensor.insert_slice %s into %y[1] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// The fill value is computed after the other user could read.
// CHECK-LABEL: func.func @negative_late_value(
// CHECK:         pad.pad constant
// REMARK: Reason="the source is copied: the fill value is computed after it, and it has other users"
func.func @negative_late_value(%x: tensor<4xf32>) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %s = arith.negf %x : tensor<4xf32>
  %v = tensor.extract %s[%c0] : tensor<4xf32>
  %0 = pad.pad constant %s low[1] high[1] value(%v) : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// The loop carries the array that the pad reads.
// CHECK-LABEL: func.func @negative_argument_of_a_loop(
// CHECK:         scf.for
// CHECK:         pad.pad edge %arg
func.func @negative_argument_of_a_loop(%x: tensor<4xf32>, %n: index, %out: tensor<6xf32>)
    -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x, %z = %out)
      -> (tensor<4xf32>, tensor<6xf32>) {
    %p = pad.pad edge %y low[1] high[1] : tensor<4xf32> to tensor<6xf32>
    scf.yield %y, %p : tensor<4xf32>, tensor<6xf32>
  }
  return %0#1 : tensor<6xf32>
}

// -----

// Interior padding: one array is filled, and there is no border.
// CHECK-LABEL: func.func @interior(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: tensor<4x5xf32>, %[[V:[a-z0-9]+]]: f32)
// CHECK:         %[[F:.*]] = linalg.fill ins(%[[V]] : f32) outs(%{{.*}} : tensor<9x16xf32>)
// CHECK:         %[[R:.*]] = tensor.insert_slice %[[X]] into %[[F]][1, 2] [4, 5] [2, 3]
// CHECK:         return %[[R]]
// SCF-LABEL: func.func @interior(
// SCF: memref.alloc
// SCF-NOT: memref.alloc
// SCF: return
func.func @interior(%x: tensor<4x5xf32>, %v: f32) -> tensor<9x16xf32> {
  %e = tensor.empty() : tensor<7x13xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<7x13xf32>) -> tensor<7x13xf32>
  %s = tensor.insert_slice %x into %f[0, 0] [4, 5] [2, 3] : tensor<4x5xf32> into tensor<7x13xf32>
  %0 = pad.pad constant %s low[1, 2] high[1, 1] value(%v) : tensor<7x13xf32> to tensor<9x16xf32>
  return %0 : tensor<9x16xf32>
}

// -----

// x0 . x1 . x2 . x3 without three on the left and one on the right is . x2 .
// CHECK-LABEL: func.func @interior_crop(
// CHECK-SAME:    %[[X:[a-z0-9]+]]: tensor<4xf32>)
// CHECK:         %[[S:.*]] = tensor.extract_slice %[[X]][2] [1] [1]
// CHECK:         tensor.insert_slice %[[S]] into %{{.*}}[1] [1] [2] : tensor<1xf32> into tensor<3xf32>
// A pad that crops alone is a slice.
// SCF-LABEL: func.func @interior_crop(
// SCF: memref.alloc() {{.*}} : memref<3xf32>
// SCF-NOT: memref.alloc
// SCF: return
func.func @interior_crop(%x: tensor<4xf32>) -> tensor<3xf32> {
  %v = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<7xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<7xf32>) -> tensor<7xf32>
  %s = tensor.insert_slice %x into %f[0] [4] [2] : tensor<4xf32> into tensor<7xf32>
  %0 = pad.pad constant %s low[-3] high[-1] : tensor<7xf32> to tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// No element is left.
// CHECK-LABEL: func.func @interior_crop_all(
// CHECK-NOT:     tensor.insert_slice
// CHECK:         return
func.func @interior_crop_all(%x: tensor<2xf32>, %v: f32) -> tensor<2xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert_slice %x into %f[0] [2] [3] : tensor<2xf32> into tensor<4xf32>
  %0 = pad.pad constant %s low[-1] high[-1] value(%v) : tensor<4xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK-LABEL: func.func @interior_dynamic(
// CHECK:         linalg.fill
// CHECK:         tensor.extract_slice
// CHECK:         tensor.insert_slice
// CHECK-NOT:     pad.
// CHECK:         return
func.func @interior_dynamic(%x: tensor<?xf32>, %v: f32, %n: index, %m: index, %l: index, %h: index) -> tensor<?xf32> {
  %e = tensor.empty(%m) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %s = tensor.insert_slice %x into %f[0] [%n] [2] : tensor<?xf32> into tensor<?xf32>
  %0 = pad.pad constant %s low[%l] high[%h] value(%v) : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// Another value, another mode, another user.
// CHECK-LABEL: func.func @negative_interior(
// CHECK:         tensor.insert_slice {{.*}}[0] [4] [2]
// CHECK:         pad.fill_border edge
// CHECK:         tensor.insert_slice {{.*}}[0] [4] [2]
// CHECK:         pad.fill_border constant
// CHECK:         pad.pad constant
func.func @negative_interior(%x: tensor<4xf32>, %v: f32, %w: f32) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<7xf32>) {
  %e = tensor.empty() : tensor<7xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<7xf32>) -> tensor<7xf32>
  %s = tensor.insert_slice %x into %f[0] [4] [2] : tensor<4xf32> into tensor<7xf32>
  %0 = pad.pad edge %s low[1] high[1] : tensor<7xf32> to tensor<9xf32>
  %f1 = linalg.fill ins(%v : f32) outs(%e : tensor<7xf32>) -> tensor<7xf32>
  %s1 = tensor.insert_slice %x into %f1[0] [4] [2] : tensor<4xf32> into tensor<7xf32>
  %1 = pad.pad constant %s1 low[1] high[1] value(%w) : tensor<7xf32> to tensor<9xf32>
  %f2 = linalg.fill ins(%v : f32) outs(%e : tensor<7xf32>) -> tensor<7xf32>
  %s2 = tensor.insert_slice %x into %f2[0] [4] [2] : tensor<4xf32> into tensor<7xf32>
  %2 = pad.pad constant %s2 low[1] high[1] value(%v) : tensor<7xf32> to tensor<9xf32>
  return %0, %1, %2, %s2 : tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<7xf32>
}

// -----

// The array has the encoding of the result.

// CHECK-LABEL: func @encoding(
// CHECK: tensor.empty() : tensor<10xf32, 1 : i64>
// CHECK-NOT: tensor.cast
func.func @encoding(%x: tensor<3xf32>) -> tensor<10xf32, 1> {
  %v = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32, 1>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32, 1>) -> tensor<8xf32, 1>
  %s = tensor.insert_slice %x into %f[1] [3] [2] : tensor<3xf32> into tensor<8xf32, 1>
  %p = pad.pad constant %s low[1] high[1] : tensor<8xf32, 1> to tensor<10xf32, 1>
  return %p : tensor<10xf32, 1>
}

// -----

// The second insertion is into what the first result is inserted into, as JAX sorts
// two elements: it has no slice in front of the op of both.

// CHECK-LABEL: func @two_results(
// CHECK:         %[[S:.*]]:2 = linalg.generic
// CHECK:         tensor.insert_slice %[[S]]#1 into
// CHECK:         pad.fill_border edge
func.func @two_results(%a: tensor<2xi32>) -> tensor<4xi32> {
  %l = tensor.extract_slice %a[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
  %r = tensor.extract_slice %a[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
  %s:2 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                       affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%l, %r : tensor<1xi32>, tensor<1xi32>)
      outs(%l, %r : tensor<1xi32>, tensor<1xi32>) {
  ^bb0(%x: i32, %y: i32, %o: i32, %p: i32):
    %min = arith.minsi %x, %y : i32
    %max = arith.maxsi %x, %y : i32
    linalg.yield %min, %max : i32, i32
  } -> (tensor<1xi32>, tensor<1xi32>)
  %i = tensor.insert_slice %s#0 into %a[0] [1] [1] : tensor<1xi32> into tensor<2xi32>
  %j = tensor.insert_slice %s#1 into %i[1] [1] [1] : tensor<1xi32> into tensor<2xi32>
  %q = pad.pad edge %j low[1] high[1] : tensor<2xi32> to tensor<4xi32>
  return %q : tensor<4xi32>
}

// A slice of what is inserted with steps, of a number of elements that is not known, and
// one of that: where nothing is inserted, slices begin inside of their arrays.
// CHECK-LABEL: func @interior_of_nothing(
// CHECK-NOT:     tensor.insert_slice {{.*}}[1] {{.*}} into tensor<1xf32>
// CHECK:         tensor.insert_slice {{.*}} [2] : tensor<?xf32> into tensor<1xf32>
func.func @interior_of_nothing(%x: tensor<15xf32>, %v: f32, %n: index) -> tensor<1xf32> {
  %e = tensor.empty() : tensor<31xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<31xf32>) -> tensor<31xf32>
  %0 = tensor.insert_slice %x into %f[2] [15] [2] : tensor<15xf32> into tensor<31xf32>
  %1 = tensor.extract_slice %0[29] [%n] [1] : tensor<31xf32> to tensor<?xf32>
  %2 = tensor.extract_slice %1[0] [1] [1] : tensor<?xf32> to tensor<1xf32>
  return %2 : tensor<1xf32>
}

// -----

// Steps backwards, and parts without elements.
// CHECK-LABEL: func @backwards(
// CHECK:         tensor.insert_slice %{{.*}} into %{{.*}}[3] [4] [-1] : tensor<4xi32> into tensor<6xi32>
// CHECK:         tensor.extract_slice
func.func @backwards(%x: tensor<4xi32>, %v: i32) -> tensor<3xi32> {
  %e = tensor.empty() : tensor<6xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<6xi32>) -> tensor<6xi32>
  %s = tensor.insert_slice %x into %f[3] [4] [-1] : tensor<4xi32> into tensor<6xi32>
  %r = tensor.extract_slice %s[0] [3] [1] : tensor<6xi32> to tensor<3xi32>
  return %r : tensor<3xi32>
}

// -----

// CHECK-LABEL: func @parts_of_nothing(
// CHECK:         return
func.func @parts_of_nothing(%v: f32) -> tensor<?x6xf32> {
  %a = tensor.empty() : tensor<0x4xf32>
  %c = tensor.concat dim(0) %a, %a : (tensor<0x4xf32>, tensor<0x4xf32>) -> tensor<?x4xf32>
  %p = pad.pad constant %c low[1, 1] high[1, 1] value(%v) : tensor<?x4xf32> to tensor<?x6xf32>
  return %p : tensor<?x6xf32>
}

// -----

// The result has six elements, whatever is inserted: no more than five of it.
// CHECK-LABEL: func @claimed_extent(
// CHECK:         %[[N:.*]] = tensor.dim
// CHECK:         %[[SHOWN:.*]] = arith.minsi %[[N]], %c5
// CHECK:         %[[SIZE:.*]] = arith.maxsi %[[SHOWN]], %c0
// CHECK:         %[[SLICE:.*]] = tensor.extract_slice %{{.*}}[%{{.*}}] [%[[SIZE]]] [1]
// CHECK:         tensor.insert_slice %[[SLICE]] into %{{.*}}[1] [%[[SIZE]]] [1]
func.func @claimed_extent(%x: tensor<?xf32>) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %s = tensor.insert_slice %x into %f[0] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  %y = pad.pad constant %s low[1] high[1] value(%v) : tensor<?xf32> to tensor<6xf32>
  return %y : tensor<6xf32>
}

// -----

// Blocks that are not reached, where arrays may be made of themselves, go.
// CHECK-LABEL: func @unreachable(
// CHECK-NEXT:    pad.pad
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @unreachable(%x: tensor<4xf32>) -> tensor<6xf32> {
  %y = pad.pad edge %x low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  return %y : tensor<6xf32>
^dead:
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7.0 : f32
  %f = linalg.fill ins(%v : f32) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %l = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %x) -> tensor<4xf32> {
    scf.yield %f : tensor<4xf32>
  }
  %z = pad.pad edge %l low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  return %z : tensor<6xf32>
}

// -----

// Parts have the same extents along other axes: those that a type knows, else the first one's.
// CHECK-LABEL: func @extents_of_parts(
// CHECK-SAME:      %[[X:[^:]*]]: tensor<?x2x?xf32>, %[[Y:[^:]*]]: tensor<?x4x8xf32>
// CHECK:         %[[N:.*]] = tensor.dim %[[X]], %c0
// CHECK:         %[[M:.*]] = tensor.dim %[[X]], %c0
// CHECK-NOT:     tensor.dim
// CHECK:         bufferization.alloc_tensor(%[[N]]) : tensor<?x6x10xf32>
// CHECK:         pad.pad_into edge ins(%[[X]] : tensor<?x2x?xf32>) outs(%{{.*}} : tensor<?x2x10xf32>)
// CHECK:         tensor.extract_slice %{{.*}}[0, 2, 0] [%[[M]], 4, 10] [1, 1, 1] : tensor<?x6x10xf32> to tensor<?x4x10xf32>
// CHECK-NEXT:    pad.pad_into edge ins(%[[Y]] : tensor<?x4x8xf32>) outs(%{{.*}} : tensor<?x4x10xf32>)
func.func @extents_of_parts(%x: tensor<?x2x?xf32>, %y: tensor<?x4x8xf32>) -> tensor<?x6x10xf32> {
  %s = tensor.concat dim(1) %x, %y : (tensor<?x2x?xf32>, tensor<?x4x8xf32>) -> tensor<?x6x8xf32>
  %r = pad.pad edge %s low[0, 0, 1] high[0, 0, 1] : tensor<?x6x8xf32> to tensor<?x6x10xf32>
  return %r : tensor<?x6x10xf32>
}
