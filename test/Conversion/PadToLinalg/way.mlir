// Remarks on what a pad becomes.

// RUN: pad-opt %s --convert-pad-to-linalg --remarks-filter=pad -o /dev/null 2>&1 \
// RUN:   | FileCheck %s

// CHECK:      remark: [Passed] convert-pad-to-linalg | Category:pad | Remark="to linalg.fill and a copy"
func.func @constant_dynamic_f32(%x: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %0 = pad.pad constant %x low[1] high[2] value(%v) : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-NOT:  remark:
// CHECK:      remark: [Passed] convert-pad-to-linalg | Category:pad | Remark="to linalg.generic"
func.func @wrap_static_f32(%x: tensor<4xf32>) -> tensor<7xf32> {
  %0 = pad.pad wrap %x low[1] high[2] : tensor<4xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}

// CHECK-NOT:  remark:
// CHECK:      remark: [Passed] convert-pad-to-linalg | Category:pad | Remark="to linalg.generic"
// CHECK-NOT:  remark:
// CHECK:      remark: [Missed] convert-pad-to-linalg | Category:pad | Reason="linalg.generic alone: the source may be empty, which takes a linalg.fill and a branch"{{.*}}, Suggestion="static extents"
func.func @wrap_dynamic_f32(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = pad.pad wrap %x low[1] high[2] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-NOT:  remark:
// CHECK:      remark: [Passed] convert-pad-to-linalg | Category:pad | Remark="to linalg.fill: the source is empty"
// CHECK-NOT:  remark:
func.func @wrap_static_f32_empty(%x: tensor<0x4xf32>) -> tensor<0x7xf32> {
  %0 = pad.pad wrap %x low[0, 1] high[0, 2] : tensor<0x4xf32> to tensor<0x7xf32>
  return %0 : tensor<0x7xf32>
}
