// RUN: pad-opt %s --outline-regions --verify-each | FileCheck %s
// RUN: pad-opt %s --pass-pipeline='builtin.module(outline-regions,outline-regions)' | FileCheck %s

// A name that is taken.
// CHECK: func.func private @pad_loop_0()
func.func private @pad_loop_0()

// Values that the region uses are arguments; constants are known in the function, too.
// CHECK-LABEL: func.func private @pad_loop_1(
// CHECK-SAME: %[[V:[a-z0-9]+]]: i8, %[[X:[a-z0-9]+]]: memref<?xi8>, %{{[a-z0-9]+}}: index, %[[N:[a-z0-9]+]]: index
// CHECK-SAME: attributes {llvm.linkage = #llvm.linkage<internal>, passthrough = ["noinline"]}
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : index
// CHECK: scf.for %[[I:.*]] = %[[ZERO]] to %[[N]] step %[[ONE]]
// CHECK:   memref.store %[[V]], %[[X]][%[[I]]]
// CHECK: return
// CHECK-LABEL: func.func private @pad_loop_2(
// CHECK-LABEL: func.func @two_loops(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<?xi8>, %[[Y:[a-z0-9]+]]: memref<?xi8>, %[[N:[a-z0-9]+]]: index, %[[V:[a-z0-9]+]]: i8
// CHECK-NOT: scf
// CHECK: call @pad_loop_1(%[[V]], %[[X]], %c0, %[[N]], %c1)
// CHECK-NOT: scf.execute_region
// CHECK: call @pad_loop_2(%[[V]], %[[Y]],
// CHECK: return
func.func @two_loops(%x: memref<?xi8>, %y: memref<?xi8>, %n: index, %v: i8, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.execute_region no_inline {
    scf.for %i = %c0 to %n step %c1 {
      memref.store %v, %x[%i] : memref<?xi8>
    }
    scf.yield
  } {pad.outlined = "pad_loop"}
  scf.if %c {
    scf.execute_region no_inline {
      scf.for %i = %c0 to %n step %c1 {
        memref.store %v, %y[%i] : memref<?xi8>
      }
      scf.yield
    } {pad.outlined = "pad_loop"}
  }
  return
}

// Regions of others, of several blocks, with results, or in functions of other dialects.
// CHECK-LABEL: func.func @negative_others(
// CHECK-COUNT-4: scf.execute_region
// CHECK: return
func.func @negative_others(%x: memref<i8>, %v: i8) -> i8 {
  scf.execute_region no_inline {
    memref.store %v, %x[] : memref<i8>
    scf.yield
  }
  scf.execute_region no_inline {
    memref.store %v, %x[] : memref<i8>
    scf.yield
  } {pad.outlined = 4 : i8}
  scf.execute_region no_inline {
    memref.store %v, %x[] : memref<i8>
    cf.br ^bb1
  ^bb1:
    scf.yield
  } {pad.outlined = "pad_loop"}
  %0 = scf.execute_region -> i8 no_inline {
    scf.yield %v : i8
  } {pad.outlined = "pad_loop"}
  return %0 : i8
}

// CHECK-LABEL: llvm.func @negative_llvm(
// CHECK: scf.execute_region
llvm.func @negative_llvm() {
  scf.execute_region no_inline {
    scf.yield
  } {pad.outlined = "pad_loop"}
  llvm.return
}

// CHECK-LABEL: module @negative_nested
// CHECK: scf.execute_region
module @negative_nested {
  func.func @f() {
    scf.execute_region no_inline {
      scf.yield
    } {pad.outlined = "pad_loop"}
    return
  }
}
