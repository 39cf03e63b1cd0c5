// Rows for stores past the caches, lowered for vectors of one element, which have none.

// RUN: pad-opt %s --version-pads=vector-bytes=32 | FileCheck %s --check-prefix=FACTS
// RUN: pad-opt %s --version-pads=vector-bytes=32 --convert-pad-to-scf=vector-bytes=8 | FileCheck %s

// FACTS: past_caches
// CHECK-LABEL: func @doubles(
// CHECK-NOT: vector.store
// CHECK-NOT: nontemporal
// CHECK: memref.store
func.func @doubles(%x: memref<?x?xf64>, %y: memref<?x?xf64>, %a: index) {
  pad.pad_into wrap ins(%x : memref<?x?xf64>) outs(%y : memref<?x?xf64>) low[0, %a] high[0, %a]
  return
}
