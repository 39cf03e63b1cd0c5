// RUN: pad-opt %s --lower-fill-border --canonicalize --cse | FileCheck %s --implicit-check-not='{{pad\.fill_border}}'

// Whole rows before and after the inside, and of the rows of the inside the
// columns: every element of the border is in one of the four.
// CHECK-LABEL: func @edge_static_f32_memref(
// CHECK-SAME: %[[M:.*]]: memref<5x7xf32>)
// CHECK: %[[X:.*]] = memref.subview %[[M]][1, 2] [3, 4] [1, 1]
// CHECK: %[[TOP:.*]] = memref.subview %[[M]][0, 0] [1, 7] [1, 1]
// CHECK: pad.pad_into edge ins(%[[X]] : {{.*}}) outs(%[[TOP]] : {{.*}}) low[1, 2] high[-3, 1]
// CHECK: %[[BOTTOM:.*]] = memref.subview %[[M]][4, 0] [1, 7] [1, 1]
// CHECK: pad.pad_into edge ins(%[[X]] : {{.*}}) outs(%[[BOTTOM]] : {{.*}}) low[-3, 2] high[1, 1]
// CHECK: %[[LEFT:.*]] = memref.subview %[[M]][1, 0] [3, 2] [1, 1]
// CHECK: pad.pad_into edge ins(%[[X]] : {{.*}}) outs(%[[LEFT]] : {{.*}}) low[2] high[-4] axes [1]
// CHECK: %[[RIGHT:.*]] = memref.subview %[[M]][1, 6] [3, 1] [1, 1]
// CHECK: pad.pad_into edge ins(%[[X]] : {{.*}}) outs(%[[RIGHT]] : {{.*}}) low[-4] high[1] axes [1]
// CHECK: return
func.func @edge_static_f32_memref(%m: memref<5x7xf32>) {
  pad.fill_border edge %m low[1, 2] high[1, 1] : memref<5x7xf32>
  return
}

// No slice is out of bounds, whatever the extent.
// CHECK-LABEL: func @constant_dynamic_f32_tensor(
// CHECK-SAME: %[[A:.*]]: tensor<?xf32>, %[[H:.*]]: index, %[[V:.*]]: f32)
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[D:.*]] = tensor.dim %[[A]]
// CHECK: %[[MORE:.*]] = arith.maxsi %[[H]], %[[C0]]
// CHECK: %[[BEGIN:.*]] = arith.minsi %[[D]], %[[C1]]
// CHECK: %[[F:.*]] = pad.pad_into constant ins(%{{.*}}) outs(%{{.*}}) low[1] high[%{{.*}}] value(%[[V]])
// CHECK: %[[G:.*]] = pad.pad_into constant ins(%{{.*}}) outs(%{{.*}}) low[%{{.*}}] high[%[[MORE]]] value(%[[V]])
// CHECK: %[[B:.*]] = tensor.insert_slice %[[F]] into %[[A]][0] [%[[BEGIN]]] [1]
// CHECK: %[[R:.*]] = tensor.insert_slice %[[G]] into %[[B]]
// CHECK: return %[[R]]
func.func @constant_dynamic_f32_tensor(%a: tensor<?xf32>, %h: index, %v: f32) -> tensor<?xf32> {
  %0 = pad.fill_border constant %a low[1] high[%h] value(%v) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// An extent that is known to hold the amounts needs no limit.
// CHECK-LABEL: func @edge_dynamic_f32_computed(
// CHECK-NOT: {{minsi|maxsi}}
// CHECK: %[[X:.*]] = tensor.extract_slice %[[A:.*]][1] [%{{.*}}] [1]
// CHECK: %[[F:.*]] = pad.pad_into edge ins(%[[X]] : {{.*}}) {{.*}} low[1]
// CHECK: %[[G:.*]] = pad.pad_into edge ins(%[[X]] : {{.*}}) {{.*}} high[2]
// CHECK: tensor.insert_slice %[[F]] into %[[A]][0] [1] [1]
// CHECK: return
func.func @edge_dynamic_f32_computed(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %n = arith.addi %d, %c3 : index
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = pad.fill_border edge %e low[1] high[2] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Axes without a border have no faces, nor has one side without.
// CHECK-LABEL: func @wrap_static_f32_one_side(
// CHECK: pad.pad_into wrap {{.*}} low[2] high[-6] axes [1]
// CHECK-NOT: pad.pad_into
// CHECK: return
func.func @wrap_static_f32_one_side(%m: memref<4x8xf32>) {
  pad.fill_border wrap %m low[2] high[0] axes [1] : memref<4x8xf32>
  return
}

// CHECK-LABEL: func @rank_0(
// CHECK-NEXT: return
func.func @rank_0(%m: memref<f32>) {
  pad.fill_border wrap %m low[] high[] : memref<f32>
  return
}

// Several axes whose amounts are not known share a pad, in a loop over their faces:
// the code does not grow with the square of the rank.
// CHECK-LABEL: func @reflect_dynamic_f32_memref(
// CHECK: scf.for %[[FACE:.*]] = %c0 to %c4 step %c1 {
// CHECK: arith.cmpi eq, %[[FACE]], %c0
// CHECK: pad.pad_into reflect ins({{.*}}) outs({{.*}}) low[%{{.*}}, %{{.*}}] high[%{{.*}}, %{{.*}}]
// CHECK-NOT: pad.pad_into
// CHECK: return
func.func @reflect_dynamic_f32_memref(%m: memref<?x?xf32>, %a: index, %b: index, %c: index, %d: index) {
  pad.fill_border reflect %m low[%a, %b] high[%c, %d] : memref<?x?xf32>
  return
}

// The known faces come first.
// CHECK-LABEL: func @edge_dynamic_f32_tensor(
// CHECK-SAME: %[[A:.*]]: tensor<?x?x?xf32>,
// CHECK-COUNT-2: pad.pad_into edge
// CHECK: tensor.insert_slice
// CHECK: %[[B:.*]] = tensor.insert_slice
// CHECK: %[[R:.*]] = scf.for %{{.*}} = %c0 to %c4 step %c1 iter_args(%[[C:.*]] = %[[B]])
// CHECK: %[[X:.*]] = tensor.extract_slice %[[C]]
// CHECK: %[[F:.*]] = pad.pad_into edge ins(%[[X]]
// CHECK: %[[I:.*]] = tensor.insert_slice %[[F]] into %[[C]]
// CHECK: scf.yield %[[I]]
// CHECK: return %[[R]]
func.func @edge_dynamic_f32_tensor(%a: tensor<?x?x?xf32>, %b: index, %c: index) -> tensor<?x?x?xf32> {
  %0 = pad.fill_border edge %a low[1, %b, 2] high[1, %c, %b] : tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// -----

// An array that is known to have no elements has nothing to fill.
// CHECK-LABEL: func @negative_constant_dynamic_empty(
// CHECK-SAME:      %[[X:.*]]: tensor<4x0xf32>
// CHECK-NEXT:    return %[[X]]
func.func @negative_constant_dynamic_empty(%x: tensor<4x0xf32>, %l: index, %h: index) -> tensor<4x0xf32> {
  %0 = pad.fill_border constant %x low[%l, 0] high[0, %h] : tensor<4x0xf32>
  return %0 : tensor<4x0xf32>
}
