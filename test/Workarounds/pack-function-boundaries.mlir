// RUN: pad-opt %s --pack-function-boundaries | FileCheck %s
// RUN: pad-opt %s --pack-function-boundaries=out-params | FileCheck %s --check-prefixes=CHECK,OUT

// CHECK-LABEL: func @slice_with_gaps(
// CHECK-SAME: %[[SLICE:.*]]: memref<3x2xf32, strided<[6, 1]>>
// CHECK: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[EXTENT:.*]] = memref.dim %[[SLICE]], %[[C1]]
// CHECK: %[[PACKED:.*]] = memref.alloc(%[[EXTENT]]) : memref<3x?xf32>
// CHECK: memref.copy %[[SLICE]], %[[PACKED]]
// CHECK: return %[[PACKED]]
func.func @slice_with_gaps(%slice: memref<3x2xf32, strided<[6, 1]>>) -> memref<3x?xf32> {
  %0 = memref.cast %slice : memref<3x2xf32, strided<[6, 1]>> to memref<3x?xf32, strided<[6, 1]>>
  %1 = memref.cast %0 : memref<3x?xf32, strided<[6, 1]>> to memref<3x?xf32>
  return %1 : memref<3x?xf32>
}

func.func private @take(memref<?x?xf32>, memref<?x?xf32>, index)

// What a call passes, likewise.
// CHECK-LABEL: func @passed_slice(
// CHECK-SAME: %[[SLICE:.*]]: memref<?x?xf32, strided<[?, 1]>>, %[[Y:.*]]: memref<3x2xf32>
// CHECK: %[[WHOLE:.*]] = memref.cast %[[Y]]
// CHECK: %[[PACKED:.*]] = memref.alloc(%{{.*}}, %{{.*}}) : memref<?x?xf32>
// CHECK: memref.copy %[[SLICE]], %[[PACKED]]
// CHECK: call @take(%[[PACKED]], %[[WHOLE]], %{{.*}})
func.func @passed_slice(%slice: memref<?x?xf32, strided<[?, 1]>>, %y: memref<3x2xf32>, %n: index) {
  %0 = memref.cast %slice : memref<?x?xf32, strided<[?, 1]>> to memref<?x?xf32>
  %1 = memref.cast %y : memref<3x2xf32> to memref<?x?xf32>
  call @take(%0, %1, %n) : (memref<?x?xf32>, memref<?x?xf32>, index) -> ()
  return
}

// Whether it has gaps is not known.
// CHECK-LABEL: func @slice_of_unknown_strides(
// CHECK: memref.alloc
// CHECK: memref.copy
func.func @slice_of_unknown_strides(%slice: memref<?x?xf32, strided<[?, 1]>>) -> memref<?x?xf32> {
  %0 = memref.cast %slice : memref<?x?xf32, strided<[?, 1]>> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// CHECK-LABEL: func @negative_no_gaps(
// CHECK-NOT: memref.copy
func.func @negative_no_gaps(%x: memref<3x2xf32, strided<[2, 1]>>, %y: memref<3x2xf32>, %z: memref<?xf32>) -> (memref<3x?xf32>, memref<3x?xf32>, memref<?xf32>) {
  %0 = memref.cast %x : memref<3x2xf32, strided<[2, 1]>> to memref<3x?xf32>
  %1 = memref.cast %y : memref<3x2xf32> to memref<3x?xf32>
  return %0, %1, %z : memref<3x?xf32>, memref<3x?xf32>, memref<?xf32>
}

// A caller that asked for a layout gets what it asked for.
// CHECK-LABEL: func @negative_layout(
// CHECK-NOT: memref.copy
func.func @negative_layout(%x: memref<3x2xf32, strided<[6, 1]>>) -> memref<3x?xf32, strided<[6, 1]>> {
  %0 = memref.cast %x : memref<3x2xf32, strided<[6, 1]>> to memref<3x?xf32, strided<[6, 1]>>
  return %0 : memref<3x?xf32, strided<[6, 1]>>
}

// CHECK-LABEL: func @buffer_returned_twice(
// CHECK-SAME: %[[X:.*]]: memref<3xf32>
// CHECK: %[[COPY:.*]] = memref.alloc() : memref<3xf32>
// CHECK: memref.copy %[[X]], %[[COPY]]
// CHECK: return %{{.*}}, %[[COPY]]
func.func @buffer_returned_twice(%x: memref<3xf32>) -> (memref<?xf32>, memref<3xf32>) {
  %0 = memref.cast %x : memref<3xf32> to memref<?xf32>
  return %0, %x : memref<?xf32>, memref<3xf32>
}

// Each return writes to the same argument.
// CHECK-LABEL: func @several_returns(
// CHECK: ^bb1:
// OUT: %[[FIRST:.*]] = memref.alloc() : memref<3xf32>
// OUT: memref.copy %{{.*}}, %[[FIRST]]
// OUT: return %[[FIRST]]
// CHECK: ^bb2:
// OUT: %[[SECOND:.*]] = memref.alloc() : memref<3xf32>
// OUT: memref.copy %{{.*}}, %[[SECOND]]
// OUT: return %[[SECOND]]
func.func @several_returns(%c: i1) -> memref<3xf32> {
  %a = memref.alloc() : memref<3xf32>
  %b = memref.alloc() : memref<3xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : memref<3xf32>
^bb2:
  return %b : memref<3xf32>
}
