// RUN: pad-opt %s --lower-dynamic-pad --canonicalize --cse | FileCheck %s --implicit-check-not='{{pad\.dynamic_pad}}'

// All low amounts come first, then all high ones.
// CHECK-LABEL: func @constant_dynamic_f16_all_axes(
// CHECK-SAME: %[[X:.*]]: tensor<?x8xf16>, %[[P:.*]]: tensor<4xi64>, %[[V:.*]]: f16)
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
// CHECK-DAG: %[[C3:.*]] = arith.constant 3 : index
// CHECK: %[[P0:.*]] = tensor.extract %[[P]][%[[C0]]]
// CHECK: %[[L0:.*]] = arith.index_cast %[[P0]] : i64 to index
// CHECK: %[[P1:.*]] = tensor.extract %[[P]][%[[C1]]]
// CHECK: %[[L1:.*]] = arith.index_cast %[[P1]] : i64 to index
// CHECK: %[[P2:.*]] = tensor.extract %[[P]][%[[C2]]]
// CHECK: %[[H0:.*]] = arith.index_cast %[[P2]] : i64 to index
// CHECK: %[[P3:.*]] = tensor.extract %[[P]][%[[C3]]]
// CHECK: %[[H1:.*]] = arith.index_cast %[[P3]] : i64 to index
// CHECK: pad.pad constant %[[X]] low[%[[L0]], %[[L1]]] high[%[[H0]], %[[H1]]] value(%[[V]]) : tensor<?x8xf16> to tensor<?x?xf16>
func.func @constant_dynamic_f16_all_axes(%x: tensor<?x8xf16>, %p: tensor<4xi64>, %v: f16) -> tensor<?x?xf16> {
  %0 = pad.dynamic_pad constant %x pads(%p) value(%v) : tensor<?x8xf16>, tensor<4xi64> to tensor<?x?xf16>
  return %0 : tensor<?x?xf16>
}

// CHECK-LABEL: func @edge_static_f16_index_entries(
// CHECK: %[[L:.*]] = tensor.extract
// CHECK: %[[H:.*]] = tensor.extract
// CHECK-NOT: arith.index_cast
// CHECK: pad.pad edge %{{.*}} low[%[[L]]] high[%[[H]]]
func.func @edge_static_f16_index_entries(%x: tensor<4xf16>, %p: tensor<2xindex>) -> tensor<?xf16> {
  %0 = pad.dynamic_pad edge %x pads(%p) : tensor<4xf16>, tensor<2xindex> to tensor<?xf16>
  return %0 : tensor<?xf16>
}

// One entry can name either axis, counted from the front or the back.
// CHECK-LABEL: func @wrap_dynamic_f16_one_axis(
// CHECK-SAME: %[[X:.*]]: tensor<?x8xf16>, %[[P:.*]]: tensor<2xi64>, %[[A:.*]]: tensor<1xi32>)
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
// CHECK: %[[A0:.*]] = tensor.extract %[[A]][%[[C0]]]
// CHECK: %[[ENTRY:.*]] = arith.index_cast %[[A0]] : i32 to index
// CHECK-DAG: %[[BACK:.*]] = arith.addi %[[ENTRY]], %[[C2]]
// CHECK-DAG: %[[NEGATIVE:.*]] = arith.cmpi slt, %[[ENTRY]], %[[C0]]
// CHECK: %[[AXIS:.*]] = arith.select %[[NEGATIVE]], %[[BACK]], %[[ENTRY]]
// CHECK: %[[P0:.*]] = tensor.extract %[[P]][%[[C0]]]
// CHECK: %[[L:.*]] = arith.index_cast %[[P0]]
// CHECK: %[[P1:.*]] = tensor.extract %[[P]][%[[C1]]]
// CHECK: %[[H:.*]] = arith.index_cast %[[P1]]
// CHECK: %[[IS0:.*]] = arith.cmpi eq, %[[AXIS]], %[[C0]]
// CHECK: %[[L0:.*]] = arith.select %[[IS0]], %[[L]], %[[C0]]
// CHECK: %[[H0:.*]] = arith.select %[[IS0]], %[[H]], %[[C0]]
// CHECK: %[[IS1:.*]] = arith.cmpi eq, %[[AXIS]], %[[C1]]
// CHECK: %[[L1:.*]] = arith.select %[[IS1]], %[[L]], %[[C0]]
// CHECK: %[[H1:.*]] = arith.select %[[IS1]], %[[H]], %[[C0]]
// CHECK: pad.pad wrap %[[X]] low[%[[L0]], %[[L1]]] high[%[[H0]], %[[H1]]]
func.func @wrap_dynamic_f16_one_axis(%x: tensor<?x8xf16>, %p: tensor<2xi64>, %a: tensor<1xi32>) -> tensor<?x?xf16> {
  %0 = pad.dynamic_pad wrap %x pads(%p) axes(%a) : tensor<?x8xf16>, tensor<2xi64>, tensor<1xi32> to tensor<?x?xf16>
  return %0 : tensor<?x?xf16>
}

// As many entries as there are at run time; none beyond the end of `pads`.
// CHECK-LABEL: func @reflect_static_f16_unknown_lengths(
// CHECK-SAME: %{{.*}}, %[[P:.*]]: tensor<?xi32>, %[[A:.*]]: tensor<?xi64>)
// CHECK: %[[COUNT:.*]] = tensor.dim %[[A]]
// CHECK: %[[AMOUNTS:.*]]:4 = scf.for %[[I:.*]] = %{{.*}} to %[[COUNT]]
// CHECK: %[[LENGTH:.*]] = tensor.dim %[[P]]
// CHECK: %[[EXISTS:.*]] = arith.cmpi slt, %[[I]], %[[LENGTH]]
// CHECK: scf.if %[[EXISTS]]
// CHECK: tensor.extract %[[P]][%[[I]]]
// CHECK: %[[J:.*]] = arith.addi %[[COUNT]], %[[I]]
// CHECK: %[[EXISTS:.*]] = arith.cmpi slt, %[[J]], %[[LENGTH]]
// CHECK: scf.if %[[EXISTS]]
// CHECK: tensor.extract %[[P]][%[[J]]]
// CHECK: scf.yield
// CHECK: pad.pad reflect %{{.*}} low[%[[AMOUNTS]]#0, %[[AMOUNTS]]#1] high[%[[AMOUNTS]]#2, %[[AMOUNTS]]#3]
func.func @reflect_static_f16_unknown_lengths(%x: tensor<3x4xf16>, %p: tensor<?xi32>, %a: tensor<?xi64>) -> tensor<5x6xf16> {
  %0 = pad.dynamic_pad reflect %x pads(%p) axes(%a) : tensor<3x4xf16>, tensor<?xi32>, tensor<?xi64> to tensor<5x6xf16>
  return %0 : tensor<5x6xf16>
}

// CHECK-LABEL: func @symmetric_static_f16_rank_0(
// CHECK-NEXT: return
func.func @symmetric_static_f16_rank_0(%x: tensor<f16>, %p: tensor<?xi64>, %a: tensor<?xindex>) -> tensor<f16> {
  %0 = pad.dynamic_pad symmetric %x pads(%p) axes(%a) : tensor<f16>, tensor<?xi64>, tensor<?xindex> to tensor<f16>
  return %0 : tensor<f16>
}
