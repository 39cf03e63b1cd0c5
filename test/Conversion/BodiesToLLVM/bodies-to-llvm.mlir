// RUN: pad-opt %s --convert-bodies-to-llvm | FileCheck %s
// RUN: pad-opt %s --convert-bodies-to-llvm --convert-to-llvm --reconcile-unrealized-casts | FileCheck %s --check-prefix=WHOLE

// The function and its memrefs stay, what moves elements and branches does not.
// CHECK-LABEL: func.func @loads(
// CHECK-SAME:    %[[X:.*]]: memref<?xf32>, %[[I:.*]]: index
// CHECK-DAG:     %[[BUFFER:.*]] = builtin.unrealized_conversion_cast %[[X]] : memref<?xf32> to !llvm.struct
// CHECK-DAG:     %[[OFFSET:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK:         llvm.extractvalue %[[BUFFER]][1]
// CHECK:         llvm.load
// CHECK:         llvm.icmp "slt"
// CHECK:         llvm.cond_br %{{.*}}, ^bb1, ^bb2
// CHECK:         memref.dim
// CHECK:         return
// WHOLE-LABEL: llvm.func @loads(
// WHOLE-NOT:     unrealized_conversion_cast
func.func @loads(%x: memref<?xf32>, %i: index) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.load %x[%i] : memref<?xf32>, vector<4xf32>
  %1 = arith.cmpi slt, %i, %c0 : index
  cf.cond_br %1, ^bb1, ^bb2
^bb1:
  return %0 : vector<4xf32>
^bb2:
  %2 = memref.dim %x, %c0 : memref<?xf32>
  %3 = vector.load %x[%2] : memref<?xf32>, vector<4xf32>
  return %3 : vector<4xf32>
}

// What adds to the module is left to the pass on the module.
// CHECK-LABEL: func.func @adds_to_the_module(
// CHECK:         cf.assert
// CHECK:         vector.print
// WHOLE-LABEL: llvm.func @adds_to_the_module(
// WHOLE-DAG:     llvm.call @abort
// WHOLE-DAG:     llvm.call @printF32
func.func @adds_to_the_module(%c: i1, %x: f32) {
  cf.assert %c, "expected"
  vector.print %x : f32
  return
}

// What is not in a func.func is too.
// CHECK-LABEL: llvm.func @other(
// CHECK:         arith.addi
llvm.func @other(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  llvm.return %0 : i32
}
