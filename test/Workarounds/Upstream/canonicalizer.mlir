// RUN: split-file %s %t

// The elements that each iteration adds are lost: the loop carries two.
// RUN: mlir-opt %t/loop.mlir --canonicalize | FileCheck %t/loop.mlir
//--- loop.mlir
// CHECK: scf.for {{.*}} -> (tensor<2xi32>)
func.func @for_op_tensor_cast_folder(%x: tensor<2xi32>, %n: index) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %before = tensor.cast %x : tensor<2xi32> to tensor<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %before) -> (tensor<?xi32>) {
    %p = tensor.pad %a low[1] high[1] {
    ^bb0(%j: index):
      tensor.yield %zero : i32
    } : tensor<?xi32> to tensor<?xi32>
    scf.yield %p : tensor<?xi32>
  }
  return %r : tensor<?xi32>
}

// RUN: not mlir-opt %t/subview.mlir --canonicalize 2>&1 | FileCheck %t/subview.mlir
//--- subview.mlir
// CHECK: error: offset 0 is out-of-bounds: 0 >= 0
func.func @sub_view_op_mem_ref_cast_folder(%m: memref<0xf32>, %n: index) -> memref<?xf32, strided<[1]>> {
  %c = memref.cast %m : memref<0xf32> to memref<?xf32>
  %s = memref.subview %c[0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  return %s : memref<?xf32, strided<[1]>>
}

// RUN: not %if llvm-assertions %{--crash%} mlir-opt %t/transpose.mlir --canonicalize=top-down=false 2>&1 | FileCheck %t/transpose.mlir
//--- transpose.mlir
// CHECK: error: {{type of return operand 0 \('tensor<\?xf32>'\) doesn't match|'linalg.transpose' op folder produced a value of incorrect type}}
func.func @fold_tensor_cast_consumer_op(%x: tensor<?xf32>) -> tensor<9xf32> {
  %c9 = arith.constant 9 : index
  %e = tensor.empty(%c9) : tensor<?xf32>
  %0 = linalg.transpose ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) permutation = [0]
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<9xf32>
  return %1 : tensor<9xf32>
}

// RUN: %if llvm-23 %{%} %else %{not%} mlir-opt %t/axes.mlir --expand-strided-metadata 2>&1 \
// RUN:   | FileCheck %t/axes.mlir --check-prefix=%if llvm-23 %{MENDED%} %else %{WRONG%}
//--- axes.mlir
// WRONG: error: expected result type with size = 4 instead of 1 in dim = 0
// MENDED: memref.reinterpret_cast {{.*}} sizes: [1, 4], strides: [%[[S:.+]]#0, %[[S]]#1]
func.func @unknown_axes(%a: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.subview %a[0, 0, 2] [1, 4, 1] [1, 1, 1] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<1x4xf32, strided<[?, ?], offset: ?>>
  %x = memref.load %v[%c0, %i] : memref<1x4xf32, strided<[?, ?], offset: ?>>
  return %x : f32
}

// RUN: not mlir-opt %t/forall.mlir --canonicalize 2>&1 | FileCheck %t/forall.mlir
//--- forall.mlir
// CHECK: error: expected type to be 'tensor<1x?xi32>' or a rank-reduced version. (size mismatch)
func.func @fold_tensor_cast_of_output_into_forall_op(%n: index) -> tensor<?x?xi32> {
  %c1 = arith.constant 1 : index
  %empty = tensor.empty(%n) : tensor<?x0xi32>
  %x = tensor.cast %empty : tensor<?x0xi32> to tensor<?x?xi32>
  %w = tensor.dim %x, %c1 : tensor<?x?xi32>
  %r = scf.forall (%i) in (%n) shared_outs(%y = %x) -> (tensor<?x?xi32>) {
    %tile = tensor.extract_slice %x[%i, 0] [1, %w] [1, 1] : tensor<?x?xi32> to tensor<1x?xi32>
    %m = tensor.dim %tile, %c1 : tensor<1x?xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %tile into %y[%i, 0] [1, %m] [1, 1] : tensor<1x?xi32> into tensor<?x?xi32>
    }
  }
  return %r : tensor<?x?xi32>
}

// RUN: not mlir-opt %t/insertion.mlir --canonicalize 2>&1 | FileCheck %t/insertion.mlir
//--- insertion.mlir
// CHECK: error: expected type to be 'tensor<1x?xi1>' or a rank-reduced version. (size mismatch)
func.func @insert_slice_op_source_cast_inserter(%x: tensor<?x1xi1>, %v: i1) -> tensor<?x1xi1> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %x[0, %c2] [1, %c1] [1, 1] : tensor<?x1xi1> to tensor<1x?xi1>
  %1 = linalg.fill ins(%v : i1) outs(%0 : tensor<1x?xi1>) -> tensor<1x?xi1>
  %2 = tensor.insert_slice %1 into %x[0, %c2] [1, %c1] [1, 1] : tensor<1x?xi1> into tensor<?x1xi1>
  return %2 : tensor<?x1xi1>
}

// The type is that of another axis, which LLVM 22 lets pass.
// RUN: %if llvm-23 %{ not mlir-opt %t/unit.mlir --canonicalize 2>&1 | FileCheck %t/unit.mlir %}
//--- unit.mlir
// CHECK: error: expected result type to be 'memref<1x1xi5, strided<[?, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1xi5, strided<[1]>>'
func.func @op_with_offset_sizes_and_strides_constant_argument_folder(%m: memref<1x?xi5>) -> memref<?xi5, strided<[1]>> {
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[0, 0] [1, %c1] [1, 1] : memref<1x?xi5> to memref<?xi5, strided<[1]>>
  return %s : memref<?xi5, strided<[1]>>
}

// RUN: mlir-opt %t/elements.mlir --canonicalize | FileCheck %t/elements.mlir
//--- elements.mlir
// CHECK: vector.shape_cast %{{.*}} : vector<2xf32> to vector<1x2x1xf32>
func.func @from_elements_to_shape_cast(%v: vector<2xf32>) -> vector<1x2x1xf32> {
  %0 = vector.extract %v[0] : f32 from vector<2xf32>
  %1 = vector.extract %v[1] : f32 from vector<2xf32>
  %2 = vector.from_elements %0, %1 : vector<1x2x1xf32>
  return %2 : vector<1x2x1xf32>
}

// LLVM 23 leaves it alone.
// RUN: %if llvm-22 %{ not --crash mlir-opt %t/dim.mlir --canonicalize %}
//--- dim.mlir
gpu.module @gpu_is_loaded {}
func.func @simplify_dim_of_alloc_op(%x: memref<?xf32>) -> index {
  %c = arith.constant -3 : index
  %0 = memref.dim %x, %c : memref<?xf32>
  return %0 : index
}

// RUN: not --crash mlir-opt %t/stride.mlir --canonicalize
//--- stride.mlir
func.func @op_with_offset_sizes_and_strides_constant_argument_folder(%x: memref<?xf32>, %n: index) -> memref<?xf32, strided<[?]>> {
  %c = arith.constant -9223372036854775808 : index
  %0 = memref.subview %x[0] [%n] [%c] : memref<?xf32> to memref<?xf32, strided<[?]>>
  return %0 : memref<?xf32, strided<[?]>>
}

// The slice becomes the column of another axis, until LLVM 23.
// RUN: mlir-opt %t/slice.mlir --canonicalize \
// RUN:   | FileCheck %t/slice.mlir --check-prefix=%if llvm-23 %{MENDED%} %else %{WRONG%}
//--- slice.mlir
// WRONG: tensor.extract_slice {{.*}} to tensor<5x1xi32>
// MENDED: tensor.extract_slice {{.*}} to tensor<1x5xi32>
func.func @slice_canonicalizer(%x: tensor<5x6x2xi32>) -> tensor<?x?xi32> {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.extract_slice %x[4, 0, 1] [%c1, %c5, 1] [1, 1, 1] : tensor<5x6x2xi32> to tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// The view of the slice has strides that match none of the array, until LLVM 23.
// RUN: %if llvm-23 %{%} %else %{not --crash%} mlir-opt %t/step.mlir --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" --expand-strided-metadata
//--- step.mlir
func.func @step(%x: tensor<2x1x2xf32>) -> tensor<1x1xf32> {
  %0 = tensor.extract_slice %x[0, 0, 1] [1, 1, 1] [3, 1, 1] : tensor<2x1x2xf32> to tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

// Views that begin where their array ends, and of a type that is not theirs.
// RUN: not mlir-opt %t/part.mlir --one-shot-bufferize=bufferize-function-boundaries 2>&1 | FileCheck %t/part.mlir
//--- part.mlir
// CHECK: error: offset 0 is out-of-bounds: 2 >= 2
func.func @drop_empty_parts(%x: tensor<2x3xf32>, %none: tensor<0x3xf32>) -> tensor<2x3xf32> {
  %0 = tensor.concat dim(0) %x, %none : (tensor<2x3xf32>, tensor<0x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// RUN: not mlir-opt %t/collapse.mlir --one-shot-bufferize=bufferize-function-boundaries 2>&1 | FileCheck %t/collapse.mlir
//--- collapse.mlir
// CHECK: error: 'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic
func.func @fold_empty_movement(%x: tensor<0x?xf32>) -> tensor<?xf32> {
  %0 = tensor.collapse_shape %x [[0, 1]] : tensor<0x?xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}

// The inside of a pad of nothing begins where its array ends.
// RUN: not mlir-opt %t/pad.mlir --one-shot-bufferize=bufferize-function-boundaries 2>&1 | FileCheck %t/pad.mlir
//--- pad.mlir
// CHECK: error: offset 0 is out-of-bounds: 1 >= 1
func.func @generate_border_of_nothing(%x: tensor<0xf32>, %v: f32) -> tensor<1xf32> {
  %0 = tensor.pad %x low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<0xf32> to tensor<1xf32>
  return %0 : tensor<1xf32>
}

// The axis that a view with steps leaves out is looked for by the strides of the source.
// RUN: %if llvm-22 %{ not --crash mlir-opt %t/steps.mlir --canonicalize %}
//--- steps.mlir
func.func @drop_ambiguous_axes(%x: memref<8x1x1xi32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = memref.subview %x[0, 0, 0] [%n, 1, 1] [2, 1, 1] : memref<8x1x1xi32> to memref<?x1xi32, strided<[2, 1]>>
  %d = memref.dim %0, %c0 : memref<?x1xi32, strided<[2, 1]>>
  return %d : index
}
