// RUN: pad-opt %s --hide-extrema | FileCheck %s --check-prefixes=CHECK,HIDE
// RUN: pad-opt %s --hide-extrema --hide-extrema=undo | FileCheck %s --check-prefixes=CHECK,UNDO

// CHECK-LABEL: func @extrema(
// HIDE: %[[max:.+]] = index.maxs %arg0, %arg1
// HIDE: %[[min:.+]] = index.mins %[[max]], %arg1
// UNDO: %[[max:.+]] = arith.maxsi %arg0, %arg1 : index
// UNDO: %[[min:.+]] = arith.minsi %[[max]], %arg1 : index
// CHECK: %[[other:.+]] = arith.maxsi %arg2, %arg2 : i32
// CHECK: return %[[min]], %[[other]]
func.func @extrema(%a: index, %b: index, %c: i32) -> (index, i32) {
  %0 = arith.maxsi %a, %b : index
  %1 = arith.minsi %0, %b : index
  %2 = arith.maxsi %c, %c : i32
  return %1, %2 : index, i32
}

// CHECK-LABEL: func @selections(
// CHECK-SAME: %[[C:.*]]: i1, %[[A:.*]]: index, %[[B:.*]]: index, %[[N:.*]]: i64
// HIDE-DAG: %[[a:.+]] = index.casts %[[A]] : index to i64
// HIDE-DAG: %[[b:.+]] = index.casts %[[B]] : index to i64
// HIDE: %[[selected:.+]] = arith.select %[[C]], %[[a]], %[[b]] : i64
// HIDE: %[[first:.+]] = index.casts %[[selected]] : i64 to index
// UNDO-NEXT: %[[first:.+]] = arith.select %[[C]], %[[A]], %[[B]] : index
// UNDO-NEXT: %[[second:.+]] = arith.select %[[C]], %[[first]], %[[A]] : index
// CHECK: %[[other:.+]] = arith.select %[[C]], %[[N]], %[[N]] : i64
// UNDO-NEXT: return %[[second]], %[[other]]
func.func @selections(%c: i1, %a: index, %b: index, %n: i64) -> (index, i64) {
  %0 = arith.select %c, %a, %b : index
  %1 = arith.select %c, %0, %a : index
  %2 = arith.select %c, %n, %n : i64
  return %1, %2 : index, i64
}

// What was a selection of integers before is one after it.
// CHECK-LABEL: func @negative_integers(
// CHECK: arith.select %{{.*}} : i64
// CHECK: index.casts
func.func @negative_integers(%c: i1, %a: index, %n: i64) -> index {
  %0 = index.casts %a : index to i64
  %1 = arith.select %c, %0, %n : i64
  %2 = index.casts %1 : i64 to index
  return %2 : index
}

// A program's own numbers of 32 bits are truncated.
// CHECK-LABEL: func @own_truncation(
// CHECK: index.casts %{{.*}} : index to i32
// CHECK: arith.select {{.*}} : i32
func.func @own_truncation(%a: index, %b: index, %c: i1) -> index {
  %t = index.casts %a : index to i32
  %u = index.casts %b : index to i32
  %s = arith.select %c, %t, %u : i32
  %r = index.casts %s : i32 to index
  return %r : index
}
