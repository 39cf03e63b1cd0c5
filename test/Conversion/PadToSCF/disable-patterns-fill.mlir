// Rows of a fill are not written run by run, where runs are of the source: with the pattern
// for three runs turned off, nothing writes them.

// RUN: not pad-opt %s --convert-pad-to-scf=disable-patterns=constant-shuffles,short-rows,three-runs 2>&1 \
// RUN:   | FileCheck %s
// RUN: not pad-opt %s --convert-pad-to-scf=disable-patterns=constant-shuffles,short-rows,three-runs,in-place 2>&1 \
// RUN:   | FileCheck %s --check-prefixes=CHECK,IN-PLACE

// CHECK: error: 'pad.pad_into' op cannot be lowered to loops: no enabled pattern writes a pad with these facts
// CHECK-NEXT: pad.pad_into constant
// IN-PLACE: error: 'pad.pad_into' op cannot be lowered to loops: no enabled pattern writes a pad with these facts
// IN-PLACE-NEXT: pad.fill_border constant
func.func @fill(%x: memref<2x600xi32>, %y: memref<2x603xi32>, %v: i32) {
  pad.pad_into constant ins(%x : memref<2x600xi32>) outs(%y : memref<2x603xi32>) low[0, 1] high[0, 2] value(%v)
  pad.fill_border constant %y low[0, 40] high[0, 1] value(%v) : memref<2x603xi32>
  return
}
