// Amounts that become constants between the passes change no version: one without
// the fact that its rows are within reach has them out of reach, too.

// RUN: pad-opt %s --version-pads --canonicalize --cse --convert-pad-to-scf \
// RUN:   --remarks-filter=pad 2>&1 | FileCheck %s

// CHECK: "fits|rows|dense_source|dense_result: rows run by run
// CHECK: scf.while
func.func @f(%x: memref<?xf32>, %y: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %low = arith.addi %c1, %c2 : index
  pad.pad_into reflect ins(%x : memref<?xf32>) outs(%y : memref<?xf32>) low[%low] high[0]
  return
}
