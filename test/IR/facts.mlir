// RUN: pad-opt %s --verify-roundtrip | FileCheck %s

// CHECK-LABEL: func @facts(
// CHECK: {pad.facts = #pad.facts<fits|within_reach>}
// CHECK: {pad.facts = #pad.facts<elements>}
// CHECK: {pad.facts = #pad.facts<fits|rows|dense_source|dense_result>}
func.func @facts(%x: memref<?x1xf32>, %y: memref<?x1xf32>, %l: index) {
  pad.pad_into edge ins(%x : memref<?x1xf32>) outs(%y : memref<?x1xf32>) low[%l, 0] high[0, 0] {pad.facts = #pad.facts<fits|within_reach>}
  pad.pad_into edge ins(%x : memref<?x1xf32>) outs(%y : memref<?x1xf32>) low[%l, 0] high[0, 0] {pad.facts = #pad.facts<elements>}
  pad.pad_into edge ins(%x : memref<?x1xf32>) outs(%y : memref<?x1xf32>) low[%l, 0] high[0, 0] {pad.facts = #pad.facts<fits|rows|dense_source|dense_result>}
  return
}
