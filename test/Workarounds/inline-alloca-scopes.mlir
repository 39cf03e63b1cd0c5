// RUN: pad-opt %s --inline-alloca-scopes | FileCheck %s

// CHECK-LABEL: func @scope_of_a_store(
// CHECK-NOT: memref.alloca_scope
// CHECK: %[[X:.*]] = memref.load
// CHECK: memref.store %[[X]]
// CHECK: llvm.fence seq_cst
// CHECK: memref.store %[[X]]
func.func @scope_of_a_store(%x: memref<?xf32>, %y: memref<?xf32>, %i: index) {
  %0 = memref.alloca_scope -> (f32) {
    %1 = memref.load %x[%i] : memref<?xf32>
    memref.store %1, %y[%i] : memref<?xf32>
    llvm.fence seq_cst
    memref.alloca_scope.return %1 : f32
  }
  memref.store %0, %y[%i] : memref<?xf32>
  return
}

// CHECK-LABEL: func @scope_in_a_scope(
// CHECK-COUNT-1: memref.alloca_scope
// CHECK-NOT: memref.alloca_scope{{ }}
// CHECK: memref.alloca()
func.func @scope_in_a_scope(%x: memref<?xf32>, %i: index, %v: f32) {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<1xf32>
    memref.store %v, %0[%i] : memref<1xf32>
    memref.alloca_scope {
      memref.store %v, %x[%i] : memref<?xf32>
    }
  }
  return
}

// CHECK-LABEL: func @negative_llvm_alloca(
// CHECK: memref.alloca_scope
func.func @negative_llvm_alloca(%n: i64, %v: f32) {
  memref.alloca_scope {
    %0 = llvm.alloca %n x f32 : (i64) -> !llvm.ptr
    llvm.store %v, %0 : f32, !llvm.ptr
  }
  return
}

// Memory of a known size becomes the thread's.
// CHECK-LABEL: func @iterations(
// CHECK: omp.parallel {
// CHECK-NEXT: %[[A:.*]] = memref.alloca() : memref<1xf32>
// CHECK-NEXT: %[[B:.*]] = memref.alloca() {alignment = 64 : i64} : memref<2xf32>
// CHECK-NEXT: omp.wsloop
// CHECK-NOT: memref.alloca
// CHECK: memref.store %{{.*}}, %[[A]]
// CHECK: scf.if
// CHECK: memref.store %{{.*}}, %[[B]]
// CHECK-LABEL: func @negative_dynamic_alloca(
// CHECK: omp.loop_nest
// CHECK-NEXT: memref.alloca_scope
// CHECK-NEXT: memref.alloca(
func.func @iterations(%n: index, %v: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        memref.alloca_scope {
          %0 = memref.alloca() : memref<1xf32>
          memref.store %v, %0[%c0] : memref<1xf32>
          scf.if %c {
            %1 = memref.alloca() {alignment = 64 : i64} : memref<2xf32>
            memref.store %v, %1[%c1] : memref<2xf32>
          }
        }
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
func.func @negative_dynamic_alloca(%n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        memref.alloca_scope {
          %0 = memref.alloca(%n) : memref<?xf32>
          memref.store %v, %0[%i] : memref<?xf32>
        }
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
