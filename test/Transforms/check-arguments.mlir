// RUN: pad-opt %s --check-arguments --split-input-file | FileCheck %s

// All that the type says of the array, and nothing else.
// CHECK-LABEL: func @dense(
// CHECK-SAME: %[[X:.*]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %{{.*}}: index)
// CHECK: %{{.*}}, %[[OFFSET:.*]], %[[SIZES:.*]]:2, %[[STRIDES:.*]]:2 = memref.extract_strided_metadata %[[X]]
// CHECK: arith.cmpi eq, %[[SIZES]]#1, %{{.*}}
// CHECK: pad.report "function 'dense': argument 0 axis 1: extent ", %[[SIZES]]#1, ", expected 4"
// CHECK: cf.assert %{{.*}}, "function 'dense': argument 0 axis 1: extent ?, expected 4"
// CHECK-NOT: axis 0: extent
// CHECK: pad.report "function 'dense': argument 0 axis 1: stride ", %[[STRIDES]]#1, ", expected 1 of a dense array"
// CHECK: pad.report "function 'dense': argument 0 axis 0: stride ", %[[STRIDES]]#0, ", expected 4 of a dense array"
// CHECK: pad.report "function 'dense': argument 0 offset ", %[[OFFSET]], ", expected 0"
// CHECK: cf.assert %{{.*}}, "function 'dense': argument 0 offset ?, expected 0"
// CHECK: %[[VIEW:.*]] = memref.reinterpret_cast %[[X]] to offset: [0], sizes: [%[[SIZES]]#0, 4], strides: [4, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32>
// CHECK: memref.load %[[VIEW]]
func.func @dense(%x: memref<?x4xf32>, %i: index) -> f32 {
  %0 = memref.load %x[%i, %i] : memref<?x4xf32>
  return %0 : f32
}

// -----

// A caller may choose the strides that the type leaves open.
// CHECK-LABEL: func @strided(
// CHECK-SAME: %[[X:.*]]: memref<?x?xf32, strided<[?, ?], offset: ?>>)
// CHECK-NOT: axis 0
// CHECK: pad.report "function 'strided': argument 0 axis 1: stride ", %{{.*}}, ", expected 2"
// CHECK-NOT: pad.report
// CHECK: memref.reinterpret_cast %[[X]] to offset: [%{{.*}}], sizes: [%{{.*}}, %{{.*}}], strides: [%{{.*}}, 2] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 2], offset: ?>>
func.func @strided(%x: memref<?x?xf32, strided<[?, 2], offset: ?>>) {
  return
}

// -----

// CHECK-LABEL: func @scalar(
// CHECK-SAME: memref<f32, strided<[], offset: ?>>
// CHECK: pad.report "function 'scalar': argument 1 offset "
// CHECK-NOT: pad.report
func.func @scalar(%n: index, %x: memref<f32>) {
  return
}

// -----

// The module itself calls a copy without checks; private functions and
// declarations have none.
// CHECK-LABEL: func @public(
// CHECK: pad.report
// CHECK: call @[[$COPY:public_.*]](%{{.*}}) : (memref<4xf32>)
// CHECK: func private @[[$COPY]](%{{.*}}: memref<4xf32>)
// CHECK-NOT: pad.report
// CHECK: func private @private(%{{.*}}: memref<4xf32>)
// CHECK-NOT: pad.report
// CHECK: call @[[$COPY]](
// CHECK: constant @[[$COPY]]
func.func @public(%x: memref<4xf32>) {
  call @public(%x) : (memref<4xf32>) -> ()
  return
}
func.func private @private(%x: memref<4xf32>) -> ((memref<4xf32>) -> ()) {
  call @public(%x) : (memref<4xf32>) -> ()
  %f = func.constant @public : (memref<4xf32>) -> ()
  return %f : (memref<4xf32>) -> ()
}
