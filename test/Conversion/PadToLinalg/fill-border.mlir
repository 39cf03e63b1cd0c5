// RUN: pad-opt %s --convert-pad-to-linalg --canonicalize --cse | FileCheck %s
// RUN: pad-opt %s --pad-to-llvm=path=linalg -o /dev/null

// All faces are made from the inside before the first is inserted.
// CHECK-LABEL: func @edge_static_f32(
// CHECK-SAME: %[[A:.*]]: tensor<7xf32>)
// CHECK-NOT: pad.
// CHECK: linalg.
// CHECK: linalg.
// CHECK: %[[B:.*]] = tensor.insert_slice %{{.*}} into %[[A]][0] [1] [1]
// CHECK: %[[C:.*]] = tensor.insert_slice %{{.*}} into %[[B]][5] [2] [1]
// CHECK: return %[[C]]
func.func @edge_static_f32(%a: tensor<7xf32>) -> tensor<7xf32> {
  %0 = pad.fill_border edge %a low[1] high[2] : tensor<7xf32>
  return %0 : tensor<7xf32>
}

// CHECK-LABEL: func @constant_dynamic_f32(
// CHECK-NOT: pad.
// CHECK: linalg.fill
// CHECK: linalg.fill
// CHECK: return
func.func @constant_dynamic_f32(%a: tensor<?x4xf32>, %l: index, %v: f32) -> tensor<?x4xf32> {
  %0 = pad.fill_border constant %a low[%l] high[1] axes [0] value(%v) : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// Memrefs are for --convert-pad-to-scf.
// CHECK-LABEL: func @memref(
// CHECK: pad.fill_border
func.func @memref(%m: memref<7xf32>) {
  pad.fill_border edge %m low[1] high[2] : memref<7xf32>
  return
}
