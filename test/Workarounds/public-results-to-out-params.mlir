// RUN: pad-opt %s --public-results-to-out-params --split-input-file --verify-diagnostics | FileCheck %s
// RUN: pad-opt %s --public-results-to-out-params=runtime-checks --split-input-file --verify-diagnostics | FileCheck %s --check-prefix=CHECKED

// Before it is written to: the extents of an out-param that takes the place of a
// buffer, and of one that a result is copied to. Static ones are those of the type.
// CHECKED-LABEL: func @calls_private(
// CHECKED-SAME: %[[OUT:[^:]*]]: memref<?x4xf32> {llvm.noalias}) {
// CHECKED: %[[R:.*]] = call @private
// CHECKED: %[[EXPECTED:.*]] = memref.dim %[[R]]
// CHECKED: %[[ACTUAL:.*]] = memref.dim %[[OUT]]
// CHECKED: pad.report "function 'calls_private': argument 1 axis 0: extent ", %[[ACTUAL]], ", expected ", %[[EXPECTED]], " of the result"
// CHECKED: cf.assert
// CHECKED: memref.copy %[[R]], %[[OUT]]
// CHECKED-LABEL: func @public(
// CHECKED-SAME: %[[N:[^:]*]]: index, %[[OUT:.*]]: memref<?xf32> {llvm.noalias}) {
// CHECKED: %[[ACTUAL:.*]] = memref.dim %[[OUT]]
// CHECKED: arith.cmpi eq, %[[ACTUAL]], %[[N]]
// CHECKED: pad.report "function 'public': argument 2 axis 0: extent ", %[[ACTUAL]], ", expected ", %[[N]], " of the result"
// CHECKED: cf.assert
// CHECKED: call
// CHECKED-LABEL: func @known(
// CHECKED-DAG: pad.report "function 'known': argument 1 axis 0: extent "
// CHECKED-DAG: pad.report "function 'known': argument 1 axis 1: extent ", %{{.*}}, ", expected 4 of the result"
// CHECKED-LABEL: func @static(
// CHECKED-NOT: pad.report
// CHECKED: return

// CHECK-LABEL: func private @private(
// CHECK-SAME: %[[X:[^:]*]]: memref<?xf32>) -> memref<?x4xf32>
// CHECK: %[[R:.*]] = memref.alloc
// CHECK: return %[[R]]
func.func private @private(%x: memref<?xf32>) -> memref<?x4xf32> {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %0 = memref.alloc(%n) : memref<?x4xf32>
  return %0 : memref<?x4xf32>
}

// CHECK-LABEL: func @calls_private(
// CHECK-SAME: %[[X:[^:]*]]: memref<?xf32>, %[[OUT:.*]]: memref<?x4xf32> {llvm.noalias}) {
// CHECK: %[[R:.*]] = call @private(%[[X]])
// CHECK: memref.copy %[[R]], %[[OUT]]
func.func @calls_private(%x: memref<?xf32>) -> memref<?x4xf32> {
  %0 = call @private(%x) : (memref<?xf32>) -> memref<?x4xf32>
  return %0 : memref<?x4xf32>
}

// The module uses a copy, and so does the copy.
// CHECK-LABEL: func @public(
// CHECK-SAME: %{{.*}}: memref<?xf32>, %[[N:[^:]*]]: index, %[[OUT:.*]]: memref<?xf32> {llvm.noalias}) {
// CHECK: call @[[$COPY:public_.*]](%[[OUT]], %[[N]])
// CHECK: return{{$}}
// CHECK: func private @[[$COPY]](
// CHECK-SAME: %{{.*}}: memref<?xf32>, %[[N:[^:]*]]: index) -> memref<?xf32> {
// CHECK: %[[R:.*]] = memref.alloc
// CHECK: call @[[$COPY]](%[[R]], %[[N]])
// CHECK: return %[[R]]
func.func @public(%x: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = call @public(%0, %n) : (memref<?xf32>, index) -> memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: func @calls_public(
// CHECK: call @[[$COPY]](
func.func @calls_public(%x: memref<?xf32>, %n: index) {
  %0 = call @public(%x, %n) : (memref<?xf32>, index) -> memref<?xf32>
  return
}

// The caller does not know extents that the function does.
// CHECK-LABEL: func @known(
// CHECK-SAME: %[[N:[^:]*]]: index, %[[OUT:[^:]*]]: memref<?x?xf32> {llvm.noalias}) {
// CHECK: %[[R:.*]] = memref.cast %[[OUT]] : memref<?x?xf32> to memref<?x4xf32>
// CHECK: memref.store %{{.*}}, %[[R]]
// CHECK-NOT: memref.copy
// CHECK: return
func.func @known(%n: index) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %0 = memref.alloc(%n) {alignment = 64 : i64} : memref<?x4xf32>
  memref.store %zero, %0[%c0, %c0] : memref<?x4xf32>
  %1 = memref.cast %0 : memref<?x4xf32> to memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// The extents are known where it is called.
// CHECK-LABEL: func @static(
// CHECK-SAME: %[[OUT:[^:]*]]: memref<4xf32> {llvm.noalias}) {
func.func @static() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK-LABEL: func @calls_static(
// CHECK: %[[BUFFER:.*]] = memref.alloc() : memref<4xf32>
// CHECK: call @static(%[[BUFFER]]) : (memref<4xf32>) -> ()
func.func @calls_static() {
  %0 = call @static() : () -> memref<4xf32>
  return
}

// CHECK: func private @external() -> memref<?xf32>
func.func private @external() -> memref<?xf32>

// -----

func.func @negative_one_buffer_for_two_results() -> (memref<4xf32>, memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  // expected-error @+1 {{'func.return' op has one buffer for two results, expected one for each, see --pack-function-boundaries}}
  return %0, %0 : memref<4xf32>, memref<4xf32>
}
