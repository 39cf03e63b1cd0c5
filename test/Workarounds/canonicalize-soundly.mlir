// RUN: pad-opt %s --canonicalize-soundly --split-input-file | FileCheck %s

// A size that turns out to be one, of a view that leaves out another such axis.
// CHECK-LABEL: func @size_one(
// CHECK-SAME:      %[[M:.*]]: memref<1x?xi5>
// CHECK:         %[[VIEW:.*]] = memref.subview %[[M]][0, 0] [1, 1] [1, 1] : memref<1x?xi5> to memref<1xi5, strided<[?]>>
// CHECK:         %[[RESULT:.*]] = memref.cast %[[VIEW]] : memref<1xi5, strided<[?]>> to memref<?xi5, strided<[1]>>
// CHECK:         return %[[RESULT]]
func.func @size_one(%m: memref<1x?xi5>) -> memref<?xi5, strided<[1]>> {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[0, 0] [1, %c1] [1, 1] : memref<1x?xi5> to memref<?xi5, strided<[1]>>
  return %0 : memref<?xi5, strided<[1]>>
}

// -----

// The offset becomes static with it.
// CHECK-LABEL: func @size_one_and_offset(
// CHECK:         memref.subview %{{.*}}[0, 2] [1, 1] [1, 1] : memref<?x?xi5> to memref<1xi5, strided<[?], offset: 2>>
// CHECK:         memref.cast {{.*}} to memref<?xi5, strided<[1], offset: ?>>
func.func @size_one_and_offset(%m: memref<?x?xi5>) -> memref<?xi5, strided<[1], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[0, %c2] [1, %c1] [1, 1] : memref<?x?xi5> to memref<?xi5, strided<[1], offset: ?>>
  return %0 : memref<?xi5, strided<[1], offset: ?>>
}

// -----

// These are left to upstream, whose versions differ in the second one.
// CHECK-LABEL: func @negative_size_two(
// CHECK:         memref.subview %{{.*}}[0, 0] [1, 2] [1, 1] : memref<1x?xi5> to memref<2xi5, strided<[1]>>
func.func @negative_size_two(%m: memref<1x?xi5>) -> memref<?xi5, strided<[1]>> {
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[0, 0] [1, %c2] [1, 1] : memref<1x?xi5> to memref<?xi5, strided<[1]>>
  return %0 : memref<?xi5, strided<[1]>>
}

// -----

// CHECK-LABEL: func @negative_static_source(
// CHECK:         memref.subview %{{.*}}[0, 0] [1, 1] [1, 1] : memref<7x5xi5> to memref<1xi5, strided<[{{1|5}}]>>
func.func @negative_static_source(%m: memref<7x5xi5>) -> memref<?xi5, strided<[1]>> {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[0, 0] [1, %c1] [1, 1] : memref<7x5xi5> to memref<?xi5, strided<[1]>>
  return %0 : memref<?xi5, strided<[1]>>
}

// -----

// CHECK-LABEL: func @negative_all_axes(
// CHECK:         memref.subview %{{.*}}[0, 0] [1, 1] [1, 1] : memref<1x?xi5> to memref<1x1xi5, strided<[?, 1]>>
func.func @negative_all_axes(%m: memref<1x?xi5>) -> memref<1x?xi5, strided<[?, 1]>> {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[0, 0] [1, %c1] [1, 1] : memref<1x?xi5> to memref<1x?xi5, strided<[?, 1]>>
  return %0 : memref<1x?xi5, strided<[?, 1]>>
}

// -----

// Upstream infers no type for a step of 0.
// CHECK-LABEL: func @negative_step_0(
// CHECK:         memref.subview %{{.*}}[0, 0] [1, %{{.*}}] [0, 1] : memref<1x?xi5> to memref<?xi5, strided<[1]>>
func.func @negative_step_0(%m: memref<1x?xi5>) -> memref<?xi5, strided<[1]>> {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[0, 0] [1, %c1] [0, 1] : memref<1x?xi5> to memref<?xi5, strided<[1]>>
  return %0 : memref<?xi5, strided<[1]>>
}

// -----

// The patterns that are left out.
// CHECK-LABEL: func @cast_of_nothing(
// CHECK:         memref.cast
// CHECK:         memref.subview
func.func @cast_of_nothing(%m: memref<0xf32>, %n: index) -> memref<?xf32, strided<[1]>> {
  %c = memref.cast %m : memref<0xf32> to memref<?xf32>
  %s = memref.subview %c[0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  return %s : memref<?xf32, strided<[1]>>
}

// -----

// CHECK-LABEL: func @axis_before_0(
// CHECK:         memref.dim
gpu.module @gpu_is_loaded {}
func.func @axis_before_0(%x: memref<?xf32>) -> index {
  %c = arith.constant -3 : index
  %0 = memref.dim %x, %c : memref<?xf32>
  return %0 : index
}

// -----

// What a shape cast was lowered to does not become one again.
// CHECK-LABEL: func @elements(
// CHECK-NOT: vector.shape_cast
func.func @elements(%v: vector<2xf32>) -> vector<1x2x1xf32> {
  %0 = vector.extract %v[0] : f32 from vector<2xf32>
  %1 = vector.extract %v[1] : f32 from vector<2xf32>
  %2 = vector.from_elements %0, %1 : vector<1x2x1xf32>
  return %2 : vector<1x2x1xf32>
}

// -----

// The least number is upstream's for what is not known.
// CHECK-LABEL: func @least_stride(
// CHECK: memref.subview %{{.*}}[0] [%{{.*}}] [9223372036854775807]
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [9223372036854775807], sizes: [%{{.*}}], strides: [9223372036854775807]
func.func @least_stride(%x: memref<?xf32>, %n: index) -> (memref<?xf32, strided<[?]>>, memref<?xf32, strided<[?], offset: ?>>) {
  %c = arith.constant -9223372036854775808 : index
  %0 = memref.subview %x[0] [%n] [%c] : memref<?xf32> to memref<?xf32, strided<[?]>>
  %1 = memref.reinterpret_cast %x to offset: [%c], sizes: [%n], strides: [%c] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0, %1 : memref<?xf32, strided<[?]>>, memref<?xf32, strided<[?], offset: ?>>
}

// -----

// Of axes of one element whose strides are not known, the one that is not in the view.
// CHECK-LABEL: func @unknown_axes(
// CHECK:         %[[V:.*]] = memref.subview %{{.*}}[0, 0, 2] [1, 4, 1] [1, 1, 1] : {{.*}} to memref<1x4x1xf32,
// CHECK:         %{{.*}}, %[[O:.*]], %{{.*}}:3, %[[S:.*]]:3 = memref.extract_strided_metadata %[[V]]
// CHECK:         memref.reinterpret_cast %[[V]] to offset: [%[[O]]], sizes: [1, 4], strides: [%[[S]]#0, %[[S]]#1]
func.func @unknown_axes(%a: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.subview %a[0, 0, 2] [1, 4, 1] [1, 1, 1] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<1x4xf32, strided<[?, ?], offset: ?>>
  %x = memref.load %v[%c0, %i] : memref<1x4xf32, strided<[?, ?], offset: ?>>
  return %x : f32
}

// Of those that have the same stride, the last one; the first has another.
// CHECK-LABEL: func @steps(
// CHECK:         memref.subview %{{.*}}[0, 0, 0, 0] [1, %{{.*}}, 1, 1] [1, 2, 1, 1] : {{.*}} to memref<1x?x1x1xi32, strided<[8, 2, 1, 1]>>
// CHECK:         memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [%{{.*}}, 1], strides: [2, 1] : {{.*}} to memref<?x1xi32, strided<[2, 1]>>
func.func @steps(%x: memref<1x8x1x1xi32>, %n: index) -> memref<?x1xi32, strided<[2, 1]>> {
  %0 = memref.subview %x[0, 0, 0, 0] [1, %n, 1, 1] [1, 2, 1, 1] : memref<1x8x1x1xi32> to memref<?x1xi32, strided<[2, 1]>>
  return %0 : memref<?x1xi32, strided<[2, 1]>>
}

// All axes of one element are left out.
// CHECK-LABEL: func @negative_steps(
// CHECK-NOT:     memref.reinterpret_cast
// CHECK:         return
func.func @negative_steps(%x: memref<8x1x1xi32>, %n: index) -> memref<?xi32, strided<[2]>> {
  %0 = memref.subview %x[0, 0, 0] [%n, 1, 1] [2, 1, 1] : memref<8x1x1xi32> to memref<?xi32, strided<[2]>>
  return %0 : memref<?xi32, strided<[2]>>
}

// One of the two strides is known.
// CHECK-LABEL: func @negative_known_axes(
// CHECK-NOT:     memref.reinterpret_cast
// CHECK:         return
func.func @negative_known_axes(%a: memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>>) -> memref<1x4xf32, strided<[?, ?], offset: ?>> {
  %v = memref.subview %a[0, 0, 2] [1, 4, 1] [1, 1, 1] : memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>> to memref<1x4xf32, strided<[?, ?], offset: ?>>
  return %v : memref<1x4xf32, strided<[?, ?], offset: ?>>
}

// -----

// Slices of tensors keep the axes that they have: of 1 and 5 elements here, and not of 5
// and 1, as upstream's pattern has it. What is inserted likewise.
// CHECK-LABEL: func @slice_of_one(
// CHECK:         %[[SLICE:.*]] = tensor.extract_slice %{{.*}}[4, 0, 1] [1, 5, 1] [1, 1, 1] : tensor<5x6x2xi32> to tensor<1x5xi32>
// CHECK:         %[[CAST:.*]] = tensor.cast %[[SLICE]] : tensor<1x5xi32> to tensor<?x?xi32>
// CHECK:         %[[TO:.*]] = tensor.insert_slice %[[SLICE]] into %{{.*}}[3, 0, 1] [1, 5, 1] [1, 1, 1] : tensor<1x5xi32> into tensor<5x6x2xi32>
// CHECK:         return %[[CAST]], %[[TO]]
func.func @slice_of_one(%x: tensor<5x6x2xi32>) -> (tensor<?x?xi32>, tensor<5x6x2xi32>) {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.extract_slice %x[4, 0, 1] [%c1, %c5, 1] [1, 1, 1] : tensor<5x6x2xi32> to tensor<?x?xi32>
  %1 = tensor.insert_slice %0 into %x[3, 0, 1] [%c1, %c5, 1] [1, 1, 1] : tensor<?x?xi32> into tensor<5x6x2xi32>
  return %0, %1 : tensor<?x?xi32>, tensor<5x6x2xi32>
}

// -----

// CHECK-LABEL: func @parallel_slice_of_one(
// CHECK:           %[[CAST:.*]] = tensor.cast %{{.*}} : tensor<?x?xi32> to tensor<1x5xi32>
// CHECK:           scf.forall.in_parallel {
// CHECK-NEXT:        tensor.parallel_insert_slice %[[CAST]] into %{{.*}}[%{{.*}}, 0, 1] [1, 5, 1] [1, 1, 1] : tensor<1x5xi32> into tensor<5x6x2xi32>
func.func @parallel_slice_of_one(%p: tensor<?x?xi32>, %x: tensor<5x6x2xi32>) -> tensor<5x6x2xi32> {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0 = scf.forall (%i) in (5) shared_outs(%y = %x) -> tensor<5x6x2xi32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %y[%i, 0, 1] [%c1, %c5, 1] [1, 1, 1] : tensor<?x?xi32> into tensor<5x6x2xi32>
    }
  }
  return %0 : tensor<5x6x2xi32>
}

// -----

// A step along an axis of one element, which the slice leaves out, is none.
// CHECK-LABEL: func @step_of_one(
// CHECK:         tensor.extract_slice %{{.*}}[0, 0, 1] [1, 1, 1] [1, 1, 1]
func.func @step_of_one(%x: tensor<2x1x2xf32>) -> tensor<1x1xf32> {
  %0 = tensor.extract_slice %x[0, 0, 1] [1, 1, 1] [3, 1, 1] : tensor<2x1x2xf32> to tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

// -----

// So is one along an axis that is in the slice, since the type does not say which is.
// CHECK-LABEL: func @steps_of_one(
// CHECK:         tensor.extract_slice %{{.*}}[3, 5, 0] [1, 1, 1] [1, 1, 1]
func.func @steps_of_one(%x: tensor<4x6x5xi32>) -> tensor<1x1xi32> {
  %0 = tensor.extract_slice %x[3, 5, 0] [1, 1, 1] [2, 3, 2] : tensor<4x6x5xi32> to tensor<1x1xi32>
  return %0 : tensor<1x1xi32>
}

// -----

// CHECK-LABEL: func @negative_known_to_differ(
// CHECK:         tensor.extract_slice
func.func @negative_known_to_differ(%x: tensor<5x6x2xi32>) -> tensor<?x6xi32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %x[4, 0, 1] [%c2, 6, 1] [1, 1, 1] : tensor<5x6x2xi32> to tensor<?x6xi32>
  return %0 : tensor<?x6xi32>
}

// -----

// Bufferization has no views of what is empty.
// CHECK-LABEL: func @empty_parts(
// CHECK-SAME:      %[[X:.*]]: tensor<2x3xf32>, %{{.*}}: tensor<0x3xf32>, %[[Y:.*]]: tensor<?x3xf32>)
// CHECK:         tensor.concat dim(0) %[[X]], %[[Y]] :
func.func @empty_parts(%x: tensor<2x3xf32>, %none: tensor<0x3xf32>, %y: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tensor.concat dim(0) %x, %none, %y, %none : (tensor<2x3xf32>, tensor<0x3xf32>, tensor<?x3xf32>, tensor<0x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// CHECK-LABEL: func @one_part_left(
// CHECK-SAME:      %[[X:.*]]: tensor<2x3xf32>
// CHECK-NEXT:    return %[[X]]
func.func @one_part_left(%x: tensor<2x3xf32>, %none: tensor<0x3xf32>) -> tensor<2x3xf32> {
  %0 = tensor.concat dim(0) %x, %none : (tensor<2x3xf32>, tensor<0x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: func @empty_concatenation(
// CHECK-NEXT:    %[[NONE:.*]] = tensor.empty() : tensor<4x0xf32>
// CHECK-NEXT:    return %[[NONE]]
func.func @empty_concatenation(%x: tensor<2x0xf32>) -> tensor<4x0xf32> {
  %0 = tensor.concat dim(0) %x, %x : (tensor<2x0xf32>, tensor<2x0xf32>) -> tensor<4x0xf32>
  return %0 : tensor<4x0xf32>
}

// -----

// CHECK-LABEL: func @empty_collapse(
// CHECK-NEXT:    %[[NONE:.*]] = tensor.empty() : tensor<0xf32>
// CHECK-NEXT:    %[[CAST:.*]] = tensor.cast %[[NONE]]
// CHECK-NEXT:    return %[[CAST]]
func.func @empty_collapse(%x: tensor<0x?xf32>) -> tensor<?xf32> {
  %0 = tensor.collapse_shape %x [[0, 1]] : tensor<0x?xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func @negative_all_parts(
// CHECK:         tensor.concat dim(0) %{{.*}}, %{{.*}} :
func.func @negative_all_parts(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tensor.concat dim(0) %x, %x : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// A pad of nothing is its border.
// CHECK-LABEL: func @border_of_nothing(
// CHECK-SAME:      %{{.*}}: tensor<4x0xindex>, %[[N:.*]]: index
// CHECK:         %[[M:.*]] = affine.apply {{.*}}()[%[[N]]]
// CHECK:         tensor.generate %[[M]] {
// CHECK-NEXT:    ^bb0(%{{.*}}: index, %[[J:.*]]: index):
// CHECK-NEXT:      tensor.yield %[[J]] : index
// CHECK-NEXT:    } : tensor<4x?xindex>
func.func @border_of_nothing(%x: tensor<4x0xindex>, %n: index) -> tensor<4x?xindex> {
  %0 = tensor.pad %x low[0, 3] high[0, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %j : index
  } : tensor<4x0xindex> to tensor<4x?xindex>
  return %0 : tensor<4x?xindex>
}

// CHECK-LABEL: func @negative_unknown(
// CHECK:         tensor.pad
func.func @negative_unknown(%x: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %0 = tensor.pad %x low[3] high[0] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
