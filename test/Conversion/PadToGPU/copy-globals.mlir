// RUN: pad-opt %s --copy-globals | FileCheck %s

memref.global "private" constant @c : memref<4xf32> = dense<1.0>

// CHECK-LABEL: func @reads(
// CHECK-NEXT: %[[HOST:.*]] = memref.get_global @c
// CHECK-NEXT: %[[COPY:.*]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %[[HOST]], %[[COPY]]
// CHECK: scf.for
// CHECK: memref.load %[[COPY]]
// CHECK: memref.dealloc %[[COPY]]
// CHECK-NEXT: return
func.func @reads(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.get_global @c : memref<4xf32>
    %1 = memref.load %0[%c0] : memref<4xf32>
    %2 = memref.alloca() : memref<f32>
    memref.store %1, %2[] : memref<f32>
  }
  return
}
