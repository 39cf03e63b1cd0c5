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
