// RUN: pad-opt %s --alias-region-results --split-input-file | FileCheck %s
// RUN: pad-opt %s --pad-to-scf --split-input-file | FileCheck %s --check-prefix=SCF

// SCF-LABEL: func @loop(
// CHECK-LABEL: func @loop(
// CHECK: %[[LOOP:.*]] = scf.for
// CHECK: }
// CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT: %[[ALIAS:.*]] = arith.select %[[TRUE]], %[[LOOP]], %[[LOOP]] : memref<6xf32>
// CHECK: memref.load %[[LOOP]]
// CHECK: cf.cond_br
// CHECK: return %[[ALIAS]]
func.func @loop(%c: i1, %n: index, %x: memref<6xf32>) -> memref<6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<6xf32>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%y = %a) -> (memref<6xf32>) {
    %b = memref.alloc() : memref<6xf32>
    memref.copy %x, %b : memref<6xf32> to memref<6xf32>
    scf.yield %b : memref<6xf32>
  }
  %first = memref.load %0[%c0] : memref<6xf32>
  memref.store %first, %a[%c0] : memref<6xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %0 : memref<6xf32>
^bb2:
  return %a : memref<6xf32>
}

// -----

// A use in a region in another block; memrefs whose rank is unknown, as well.
// SCF-LABEL: func @unranked_if(
// CHECK-LABEL: func @unranked_if(
// CHECK: %[[IF:.*]] = scf.if
// CHECK: %[[ALIAS:.*]] = arith.select %{{.*}}, %[[IF]], %[[IF]] : memref<*xf32>
// CHECK: cf.br ^bb1
// CHECK: memref.rank %[[ALIAS]]
func.func @unranked_if(%c: i1, %n: index, %x: memref<*xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.if %c -> memref<*xf32> {
    %b = memref.alloc(%n) : memref<?xf32>
    %y = memref.cast %b : memref<?xf32> to memref<*xf32>
    scf.yield %y : memref<*xf32>
  } else {
    scf.yield %x : memref<*xf32>
  }
  cf.br ^bb1
^bb1:
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
    %rank = memref.rank %0 : memref<*xf32>
    %t = arith.addi %s, %rank : index
    scf.yield %t : index
  }
  return %sum : index
}

// -----

// A region in the block of the loop is handled before the loop.
// CHECK-LABEL: func @own_block(
// CHECK-NOT: arith.select
func.func @own_block(%c: i1, %n: index, %x: memref<6xf32>) -> memref<6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> (memref<6xf32>) {
    %b = memref.alloc() : memref<6xf32>
    scf.yield %b : memref<6xf32>
  }
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> (memref<6xf32>) {
    scf.yield %0 : memref<6xf32>
  }
  return %1 : memref<6xf32>
}
