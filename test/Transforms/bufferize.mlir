// RUN: pad-opt %s --one-shot-bufferize="bufferize-function-boundaries allow-return-allocs-from-loops function-boundary-type-conversion=identity-layout-map" --cse --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: func @into_constant_static_f32(
// CHECK-SAME: %[[X:.*]]: memref<3x4xf32>, %[[V:.*]]: f32)
// CHECK: %[[Y:.*]] = memref.alloc() {{.*}} : memref<3x7xf32>
// CHECK-NOT: memref.copy
// CHECK: pad.pad_into constant ins(%[[X]] : memref<3x4xf32>) outs(%[[Y]] : memref<3x7xf32>) low[1] high[2] axes [1] value(%[[V]])
// CHECK: return %[[Y]]
func.func @into_constant_static_f32(%x: tensor<3x4xf32>, %v: f32) -> tensor<3x7xf32> {
  %e = tensor.empty() : tensor<3x7xf32>
  %0 = pad.pad_into constant ins(%x : tensor<3x4xf32>) outs(%e : tensor<3x7xf32>) low[1] high[2] axes [1] value(%v) -> tensor<3x7xf32>
  return %0 : tensor<3x7xf32>
}

// -----

// CHECK-LABEL: func @into_edge_dynamic_f32(
// CHECK-SAME: %[[X:.*]]: memref<?xf32>, %[[N:.*]]: index, %[[L:.*]]: index, %[[H:.*]]: index)
// CHECK: %[[Y:.*]] = memref.alloc(%[[N]])
// CHECK: pad.pad_into edge ins(%[[X]] : memref<?xf32>) outs(%[[Y]] : memref<?xf32>) low[%[[L]]] high[%[[H]]]
func.func @into_edge_dynamic_f32(%x: tensor<?xf32>, %n: index, %l: index, %h: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = pad.pad_into edge ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) low[%l] high[%h] -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// The destination is not read: what was in it needs no copy, although it is
// used again.
// CHECK-LABEL: func @into_wrap_static_f32_init_kept(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>, %[[Y:.*]]: memref<4xf32>)
// CHECK: %[[R:.*]] = memref.alloc()
// CHECK-NOT: memref.copy
// CHECK: pad.pad_into wrap ins(%[[X]] : memref<4xf32>) outs(%[[R]] : memref<4xf32>)
// CHECK: return %[[R]], %[[Y]]
func.func @into_wrap_static_f32_init_kept(%x: tensor<4xf32>, %y: tensor<4xf32> {bufferization.writable = false}) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = pad.pad_into wrap ins(%x : tensor<4xf32>) outs(%y : tensor<4xf32>) low[1] high[-1] -> tensor<4xf32>
  return %0, %y : tensor<4xf32>, tensor<4xf32>
}

// -----

// A destination that may be written is.
// CHECK-LABEL: func @into_wrap_static_f32_in_place(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>, %[[Y:.*]]: memref<4xf32>)
// CHECK-NOT: memref.alloc
// CHECK: pad.pad_into wrap ins(%[[X]] : memref<4xf32>) outs(%[[Y]] : memref<4xf32>)
// CHECK: return %[[Y]]
func.func @into_wrap_static_f32_in_place(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = pad.pad_into wrap ins(%x : tensor<4xf32>) outs(%y : tensor<4xf32>) low[1] high[-1] -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A pad into its own source would overwrite what it still has to read.
// CHECK-LABEL: func @into_reflect_static_f32_own_source(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>)
// CHECK: %[[Y:.*]] = memref.alloc()
// CHECK: pad.pad_into reflect ins(%[[X]] : memref<4xf32>) outs(%[[Y]] : memref<4xf32>)
// CHECK: return %[[Y]]
func.func @into_reflect_static_f32_own_source(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = pad.pad_into reflect ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>) low[1] high[-1] -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A slice of a larger tensor is written where it is.
// CHECK-LABEL: func @into_edge_static_f32_slice(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>, %[[Y:.*]]: memref<10xf32>)
// CHECK: %[[S:.*]] = memref.subview %[[Y]][2] [7] [1]
// CHECK: pad.pad_into edge ins(%[[X]] : memref<4xf32>) outs(%[[S]] : memref<7xf32, strided<[1], offset: 2>>)
// CHECK-NOT: memref.copy
// CHECK: return %[[Y]]
func.func @into_edge_static_f32_slice(%x: tensor<4xf32>, %y: tensor<10xf32>) -> tensor<10xf32> {
  %s = tensor.extract_slice %y[2] [7] [1] : tensor<10xf32> to tensor<7xf32>
  %0 = pad.pad_into edge ins(%x : tensor<4xf32>) outs(%s : tensor<7xf32>) low[1] high[2] -> tensor<7xf32>
  %1 = tensor.insert_slice %0 into %y[2] [7] [1] : tensor<7xf32> into tensor<10xf32>
  return %1 : tensor<10xf32>
}

// -----

// The source of a pad in a loop is the destination of the one before.
// CHECK-LABEL: func @into_edge_static_f32_loop(
// CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %{{.*}}) -> (memref<4xf32>)
// CHECK: %[[Y:.*]] = memref.alloc()
// CHECK-NOT: memref.copy
// CHECK: pad.pad_into edge ins(%[[A]] : memref<4xf32>) outs(%[[Y]] : memref<4xf32>)
// CHECK: scf.yield %[[Y]]
func.func @into_edge_static_f32_loop(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %0 = pad.pad_into edge ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) low[1] high[-1] -> tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// Memrefs stay as they are.
// CHECK-LABEL: func @into_edge_static_f32_memref(
// CHECK: pad.pad_into edge ins(%{{.*}} : memref<4xf32>) outs(%{{.*}} : memref<7xf32>) low[1] high[2]
func.func @into_edge_static_f32_memref(%x: memref<4xf32>, %y: memref<7xf32>) {
  pad.pad_into edge ins(%x : memref<4xf32>) outs(%y : memref<7xf32>) low[1] high[2]
  return
}

// -----

// CHECK-LABEL: func @adjoint_edge_static_f32(
// CHECK-SAME: %[[G:.*]]: memref<7xf32>)
// CHECK: %[[Y:.*]] = memref.alloc() {{.*}} : memref<4xf32>
// CHECK: pad.adjoint_into edge ins(%[[G]] : memref<7xf32>) outs(%[[Y]] : memref<4xf32>) low[1] high[2]
// CHECK: return %[[Y]]
func.func @adjoint_edge_static_f32(%g: tensor<7xf32>) -> tensor<4xf32> {
  %0 = pad.adjoint edge %g low[1] high[2] : tensor<7xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func @adjoint_into_edge_static_f32(
// CHECK-NOT: memref.copy
// CHECK: pad.adjoint_into edge ins(%{{.*}} : memref<7xf32>) outs(%{{.*}} : memref<4xf32>) low[1] high[2]
func.func @adjoint_into_edge_static_f32(%g: tensor<7xf32>, %y: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %0 = pad.adjoint_into edge ins(%g : tensor<7xf32>) outs(%y : tensor<4xf32>) low[1] high[2] -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A border is filled where the array is.
// CHECK-LABEL: func @border_dynamic_f32(
// CHECK-SAME: %[[A:.*]]: memref<?x?xf32>, %[[L:.*]]: index)
// CHECK-NOT: memref.alloc
// CHECK-NOT: memref.copy
// CHECK: pad.fill_border reflect %[[A]] low[1, %[[L]]] high[2, 0] : memref<?x?xf32>
// CHECK: return %[[A]]
func.func @border_dynamic_f32(%a: tensor<?x?xf32>, %l: index) -> tensor<?x?xf32> {
  %0 = pad.fill_border reflect %a low[1, %l] high[2, 0] : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// What was there is used again.
// CHECK-LABEL: func @border_static_f32_kept(
// CHECK-SAME: %[[A:.*]]: memref<8xf32>)
// CHECK: %[[F:.*]] = memref.alloc()
// CHECK: memref.copy %[[A]], %[[F]]
// CHECK: pad.fill_border wrap %[[F]] low[1] high[2] : memref<8xf32>
// CHECK: return %[[F]], %[[A]]
func.func @border_static_f32_kept(%a: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = pad.fill_border wrap %a low[1] high[2] : tensor<8xf32>
  return %0, %a : tensor<8xf32>, tensor<8xf32>
}

// -----

#here = affine_map<(d0) -> (d0)>

// Steps of a stencil, two in a turn so that no array is yielded for the other:
// nothing is allocated, and nothing copied.
// CHECK-LABEL: func @border_in_time_steps(
// CHECK-SAME: %[[A:.*]]: memref<10xf64>, %[[B:.*]]: memref<10xf64>
// CHECK-NOT: memref.alloc
// CHECK-NOT: memref.copy
// CHECK: scf.for
// CHECK: pad.fill_border wrap %[[A]] low[1] high[1] : memref<10xf64>
// CHECK: linalg.generic
// CHECK: pad.fill_border wrap %[[B]] low[1] high[1] : memref<10xf64>
// CHECK: linalg.generic
// CHECK-NOT: memref.alloc
// CHECK-NOT: memref.copy
// CHECK: return
func.func @border_in_time_steps(%a: tensor<10xf64>, %b: tensor<10xf64>, %n: index) -> tensor<10xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %t = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (tensor<10xf64>, tensor<10xf64>) {
    %xf = pad.fill_border wrap %x low[1] high[1] : tensor<10xf64>
    %x0 = tensor.extract_slice %xf[0] [8] [1] : tensor<10xf64> to tensor<8xf64>
    %x2 = tensor.extract_slice %xf[2] [8] [1] : tensor<10xf64> to tensor<8xf64>
    %y1 = tensor.extract_slice %y[1] [8] [1] : tensor<10xf64> to tensor<8xf64>
    %ys = linalg.generic {indexing_maps = [#here, #here, #here], iterator_types = ["parallel"]}
        ins(%x0, %x2 : tensor<8xf64>, tensor<8xf64>) outs(%y1 : tensor<8xf64>) {
    ^bb0(%p: f64, %q: f64, %o: f64):
      %s = arith.addf %p, %q : f64
      linalg.yield %s : f64
    } -> tensor<8xf64>
    %yn = tensor.insert_slice %ys into %y[1] [8] [1] : tensor<8xf64> into tensor<10xf64>
    %yf = pad.fill_border wrap %yn low[1] high[1] : tensor<10xf64>
    %y0 = tensor.extract_slice %yf[0] [8] [1] : tensor<10xf64> to tensor<8xf64>
    %y2 = tensor.extract_slice %yf[2] [8] [1] : tensor<10xf64> to tensor<8xf64>
    %x1 = tensor.extract_slice %xf[1] [8] [1] : tensor<10xf64> to tensor<8xf64>
    %xs = linalg.generic {indexing_maps = [#here, #here, #here], iterator_types = ["parallel"]}
        ins(%y0, %y2 : tensor<8xf64>, tensor<8xf64>) outs(%x1 : tensor<8xf64>) {
    ^bb0(%p: f64, %q: f64, %o: f64):
      %s = arith.addf %p, %q : f64
      linalg.yield %s : f64
    } -> tensor<8xf64>
    %xn = tensor.insert_slice %xs into %xf[1] [8] [1] : tensor<8xf64> into tensor<10xf64>
    scf.yield %xn, %yf : tensor<10xf64>, tensor<10xf64>
  }
  return %r#0 : tensor<10xf64>
}
