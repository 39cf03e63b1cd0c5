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
