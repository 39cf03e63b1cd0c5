// RUN: pad-opt %s --convert-pad-to-linalg --canonicalize --cse | FileCheck %s --implicit-check-not='{{pad\.pad.* tensor<}}'

//===----------------------------------------------------------------------===//
// Constant mode: fills around a block
//===----------------------------------------------------------------------===//

// The outermost slabs span all of the inner axes; nothing is filled twice.
// CHECK-LABEL: func @constant_static_f32_slabs(
// CHECK-SAME: %[[X:.*]]: tensor<3x4xf32>, %[[V:.*]]: f32)
// CHECK: %[[E:.*]] = tensor.empty() : tensor<4x7xf32>
// CHECK: tensor.extract_slice %[[E]][0, 0] [1, 7] [1, 1]
// CHECK: linalg.fill ins(%[[V]] : f32) outs(%{{.*}} : tensor<1x7xf32>)
// CHECK: tensor.extract_slice %{{.*}}[1, 0] [3, 1] [1, 1]
// CHECK: linalg.fill ins(%[[V]] : f32) outs(%{{.*}} : tensor<3x1xf32>)
// CHECK: tensor.extract_slice %{{.*}}[1, 5] [3, 2] [1, 1]
// CHECK: linalg.fill ins(%[[V]] : f32) outs(%{{.*}} : tensor<3x2xf32>)
// CHECK: tensor.extract_slice %{{.*}}[1, 1] [3, 4] [1, 1]
// CHECK-NOT: linalg.fill
// CHECK: linalg.copy ins(%[[X]] : tensor<3x4xf32>)
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[1, 1] [3, 4] [1, 1]
// CHECK-NOT: linalg.
// CHECK: return
func.func @constant_static_f32_slabs(%x: tensor<3x4xf32>, %v: f32) -> tensor<4x7xf32> {
  %0 = pad.pad constant %x low[1, 1] high[0, 2] value(%v) : tensor<3x4xf32> to tensor<4x7xf32>
  return %0 : tensor<4x7xf32>
}

// CHECK-LABEL: func @constant_static_f32_axes(
// CHECK: linalg.fill {{.*}} outs(%{{.*}} : tensor<3x2x5xf32>)
// CHECK-NOT: linalg.fill
// CHECK: linalg.copy
// CHECK: return
func.func @constant_static_f32_axes(%x: tensor<3x4x5xf32>, %v: f32) -> tensor<3x6x5xf32> {
  %0 = pad.pad constant %x low[2] high[0] axes [-2] value(%v) : tensor<3x4x5xf32> to tensor<3x6x5xf32>
  return %0 : tensor<3x6x5xf32>
}

// A source that is out of sight is not read.
// CHECK-LABEL: func @constant_static_f32_outside(
// CHECK: linalg.fill {{.*}} tensor<3xf32>
// CHECK-NOT: linalg.copy
// CHECK: return
func.func @constant_static_f32_outside(%x: tensor<4xf32>, %v: f32) -> tensor<3xf32> {
  %0 = pad.pad constant %x low[-5] high[4] value(%v) : tensor<4xf32> to tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: func @constant_static_f32_empty(
// CHECK: linalg.fill {{.*}} tensor<1xf32>
// CHECK: linalg.fill {{.*}} tensor<2xf32>
// CHECK-NOT: linalg.copy
// CHECK: return
func.func @constant_static_f32_empty(%x: tensor<0xf32>, %v: f32) -> tensor<3xf32> {
  %0 = pad.pad constant %x low[1] high[2] value(%v) : tensor<0xf32> to tensor<3xf32>
  return %0 : tensor<3xf32>
}

// A source that is known to end where the slice would start has nothing inside,
// even if the result is not known.
// CHECK-LABEL: func @constant_dynamic_f32_cropped(
// CHECK-NOT: linalg.copy
// CHECK: return
func.func @constant_dynamic_f32_cropped(%x: tensor<4xf32>, %e: tensor<0x?xf32>, %h: index, %v: f32) -> (tensor<?xf32>, tensor<?x?xf32>) {
  %0 = pad.pad constant %x low[-4] high[%h] value(%v) : tensor<4xf32> to tensor<?xf32>
  %1 = pad.pad constant %e low[%h, %h] high[1, 1] value(%v) : tensor<0x?xf32> to tensor<?x?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?x?xf32>
}

// An extent that would be negative is 0, and no piece reaches beyond it. An empty
// piece at the end starts one element earlier, where upstream lets slices start.
// CHECK-LABEL: func @constant_dynamic_f32(
// CHECK-SAME: %[[X:.*]]: tensor<?xf32>, %[[L:.*]]: index, %[[V:.*]]: f32)
// CHECK: %[[DIM:.*]] = tensor.dim %[[X]]
// CHECK: %[[SUM:.*]] = arith.addi %[[DIM]], %[[L]]
// CHECK: %[[ALL:.*]] = arith.addi %[[SUM]], %{{.*}}
// CHECK: %[[EXTENT:.*]] = arith.maxsi %[[ALL]], %{{.*}}
// CHECK: tensor.empty(%[[EXTENT]])
// CHECK: %[[LOW:.*]] = arith.maxsi %[[L]], %{{.*}}
// CHECK: %[[BEGIN:.*]] = arith.minsi %[[LOW]], %[[EXTENT]]
// CHECK: %[[END:.*]] = arith.maxsi %[[SUM]], %[[BEGIN]]
// CHECK: %[[LIMIT:.*]] = arith.minsi %[[END]], %[[EXTENT]]
// CHECK: tensor.extract_slice %{{.*}}[0] [%[[BEGIN]]] [1]
// CHECK: linalg.fill
// CHECK: %[[AFTER:.*]] = arith.subi %[[EXTENT]], %[[LIMIT]]
// CHECK: %[[EXTENT_1:.*]] = arith.subi %[[EXTENT]], %{{.*}}
// CHECK: %[[LAST:.*]] = arith.maxsi %[[EXTENT_1]], %{{.*}}
// CHECK: %[[AFTER_START:.*]] = arith.minsi %[[LIMIT]], %[[LAST]]
// CHECK: tensor.extract_slice %{{.*}}[%[[AFTER_START]]] [%[[AFTER]]] [1]
// CHECK: linalg.fill
// CHECK: %[[INSIDE:.*]] = arith.subi %[[LIMIT]], %[[BEGIN]]
// CHECK: %[[INSIDE_START:.*]] = arith.minsi %[[BEGIN]], %[[LAST]]
// CHECK: tensor.extract_slice %{{.*}}[%[[INSIDE_START]]] [%[[INSIDE]]] [1]
// CHECK: %[[DIFFERENCE:.*]] = arith.subi %{{.*}}, %[[L]]
// CHECK: %[[FROM:.*]] = arith.maxsi %[[DIFFERENCE]], %{{.*}}
// CHECK: %[[DIM_1:.*]] = arith.subi %[[DIM]], %{{.*}}
// CHECK: %[[SOURCE_LAST:.*]] = arith.maxsi %[[DIM_1]], %{{.*}}
// CHECK: %[[OFFSET:.*]] = arith.minsi %[[FROM]], %[[SOURCE_LAST]]
// CHECK: tensor.extract_slice %[[X]][%[[OFFSET]]] [%[[INSIDE]]] [1]
// CHECK: linalg.copy
func.func @constant_dynamic_f32(%x: tensor<?xf32>, %l: index, %v: f32) -> tensor<?xf32> {
  %0 = pad.pad constant %x low[%l] high[2] value(%v) : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

//===----------------------------------------------------------------------===//
// The value by default: zero bits
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @constant_static_i1_default(
// CHECK: %[[ZERO:.*]] = arith.constant false
// CHECK: linalg.fill ins(%[[ZERO]] : i1)
func.func @constant_static_i1_default(%x: tensor<4xi1>) -> tensor<5xi1> {
  %0 = pad.pad constant %x low[1] high[0] : tensor<4xi1> to tensor<5xi1>
  return %0 : tensor<5xi1>
}

// CHECK-LABEL: func @constant_static_ui8_default(
// CHECK: %[[BITS:.*]] = arith.constant 0 : i8
// CHECK: %[[ZERO:.*]] = builtin.unrealized_conversion_cast %[[BITS]] : i8 to ui8
// CHECK: linalg.fill ins(%[[ZERO]] : ui8)
func.func @constant_static_ui8_default(%x: tensor<4xui8>) -> tensor<5xui8> {
  %0 = pad.pad constant %x low[1] high[0] : tensor<4xui8> to tensor<5xui8>
  return %0 : tensor<5xui8>
}

// CHECK-LABEL: func @constant_static_complex_f32_default(
// CHECK: %[[ZERO:.*]] = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32]
// CHECK: linalg.fill ins(%[[ZERO]] : complex<f32>)
func.func @constant_static_complex_f32_default(%x: tensor<4xcomplex<f32>>) -> tensor<5xcomplex<f32>> {
  %0 = pad.pad constant %x low[1] high[0] : tensor<4xcomplex<f32>> to tensor<5xcomplex<f32>>
  return %0 : tensor<5xcomplex<f32>>
}

// A type without a zero: its zero bits are 2^-127.
// CHECK-LABEL: func @constant_static_f8E8M0FNU_default(
// CHECK: %[[ZERO:.*]] = arith.constant 5.877470e-39 : f8E8M0FNU
// CHECK: linalg.fill ins(%[[ZERO]] : f8E8M0FNU)
func.func @constant_static_f8E8M0FNU_default(%x: tensor<4xf8E8M0FNU>) -> tensor<5xf8E8M0FNU> {
  %0 = pad.pad constant %x low[1] high[0] : tensor<4xf8E8M0FNU> to tensor<5xf8E8M0FNU>
  return %0 : tensor<5xf8E8M0FNU>
}

// CHECK-LABEL: func @constant_static_vector_default(
// CHECK: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK: linalg.fill ins(%[[ZERO]] : vector<2xf32>)
func.func @constant_static_vector_default(%x: tensor<4xvector<2xf32>>) -> tensor<5xvector<2xf32>> {
  %0 = pad.pad constant %x low[1] high[0] : tensor<4xvector<2xf32>> to tensor<5xvector<2xf32>>
  return %0 : tensor<5xvector<2xf32>>
}

//===----------------------------------------------------------------------===//
// Index modes: the map in the borders alone
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @edge_static_f32(
// CHECK-SAME: %[[X:.*]]: tensor<9xf32>)
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C8:.*]] = arith.constant 8 : index
// CHECK: linalg.generic
// CHECK: %[[LAST:.*]] = arith.minsi %{{.*}}, %[[C8]]
// CHECK: %[[INDEX:.*]] = arith.maxsi %[[LAST]], %[[C0]]
// CHECK: tensor.extract %[[X]][%[[INDEX]]]
// CHECK: } -> tensor<4xf32>
// CHECK: linalg.copy ins(%[[X]] : tensor<9xf32>)
func.func @edge_static_f32(%x: tensor<9xf32>) -> tensor<13xf32> {
  %0 = pad.pad edge %x low[4] high[0] : tensor<9xf32> to tensor<13xf32>
  return %0 : tensor<13xf32>
}

// The period is 2 * (9 - 1), and m from 9 on is mirrored on it.
// CHECK-LABEL: func @reflect_static_f32(
// CHECK-SAME: %[[X:.*]]: tensor<9xf32>)
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C9:.*]] = arith.constant 9 : index
// CHECK-DAG: %[[C16:.*]] = arith.constant 16 : index
// CHECK: linalg.generic
// CHECK: %[[REM:.*]] = arith.remsi %{{.*}}, %[[C16]]
// CHECK-DAG: %[[UP:.*]] = arith.addi %[[REM]], %[[C16]]
// CHECK-DAG: %[[NEGATIVE:.*]] = arith.cmpi slt, %[[REM]], %[[C0]]
// CHECK: %[[M:.*]] = arith.select %[[NEGATIVE]], %[[UP]], %[[REM]]
// CHECK-DAG: %[[MIRROR:.*]] = arith.subi %[[C16]], %[[M]]
// CHECK-DAG: %[[FORWARDS:.*]] = arith.cmpi slt, %[[M]], %[[C9]]
// CHECK: %[[INDEX:.*]] = arith.select %[[FORWARDS]], %[[M]], %[[MIRROR]]
// CHECK: tensor.extract %[[X]][%[[INDEX]]]
// CHECK: } -> tensor<9xf32>
func.func @reflect_static_f32(%x: tensor<9xf32>) -> tensor<18xf32> {
  %0 = pad.pad reflect %x low[9] high[0] : tensor<9xf32> to tensor<18xf32>
  return %0 : tensor<18xf32>
}

// The period is 2 * 9, and m from 9 on is mirrored on 2 * 9 - 1.
// CHECK-LABEL: func @symmetric_static_f32(
// CHECK-SAME: %[[X:.*]]: tensor<9xf32>)
// CHECK-DAG: %[[C9:.*]] = arith.constant 9 : index
// CHECK-DAG: %[[C17:.*]] = arith.constant 17 : index
// CHECK-DAG: %[[C18:.*]] = arith.constant 18 : index
// CHECK: linalg.generic
// CHECK: arith.remsi %{{.*}}, %[[C18]]
// CHECK: %[[M:.*]] = arith.select
// CHECK: %[[MIRROR:.*]] = arith.subi %[[C17]], %[[M]]
// CHECK: %[[FORWARDS:.*]] = arith.cmpi slt, %[[M]], %[[C9]]
// CHECK: %[[INDEX:.*]] = arith.select %[[FORWARDS]], %[[M]], %[[MIRROR]]
// CHECK: tensor.extract %[[X]][%[[INDEX]]]
// CHECK: } -> tensor<10xf32>
func.func @symmetric_static_f32(%x: tensor<9xf32>) -> tensor<19xf32> {
  %0 = pad.pad symmetric %x low[10] high[0] : tensor<9xf32> to tensor<19xf32>
  return %0 : tensor<19xf32>
}

// CHECK-LABEL: func @wrap_static_f32(
// CHECK-SAME: %[[X:.*]]: tensor<9xf32>)
// CHECK-DAG: %[[C9:.*]] = arith.constant 9 : index
// CHECK: linalg.generic
// CHECK: arith.remsi %{{.*}}, %[[C9]]
// CHECK: %[[M:.*]] = arith.select
// CHECK: tensor.extract %[[X]][%[[M]]]
// CHECK: } -> tensor<10xf32>
func.func @wrap_static_f32(%x: tensor<9xf32>) -> tensor<19xf32> {
  %0 = pad.pad wrap %x low[10] high[0] : tensor<9xf32> to tensor<19xf32>
  return %0 : tensor<19xf32>
}

// Within the reach there is no division.
// CHECK-LABEL: func @reflect_static_f32_within_reach(
// CHECK: linalg.generic
// CHECK: arith.maxsi
// CHECK: arith.minsi
// CHECK-NOT: arith.remsi
// CHECK: } -> tensor<8xf32>
func.func @reflect_static_f32_within_reach(%x: tensor<9xf32>) -> tensor<17xf32> {
  %0 = pad.pad reflect %x low[8] high[0] : tensor<9xf32> to tensor<17xf32>
  return %0 : tensor<17xf32>
}

// A border of one element is a copy.
// CHECK-LABEL: func @reflect_static_f32_copies(
// CHECK-SAME: %[[X:.*]]: tensor<3x9xf32>)
// CHECK-NOT: linalg.generic
// CHECK: %[[ROW:.*]] = tensor.extract_slice %[[X]][1, 0] [1, 9] [1, 1]
// CHECK: linalg.copy ins(%[[ROW]] : tensor<1x9xf32>)
// CHECK: linalg.copy ins(%[[X]] : tensor<3x9xf32>)
func.func @reflect_static_f32_copies(%x: tensor<3x9xf32>) -> tensor<4x9xf32> {
  %0 = pad.pad reflect %x low[1, 0] high[0, 0] : tensor<3x9xf32> to tensor<4x9xf32>
  return %0 : tensor<4x9xf32>
}

// The innermost slabs come first: where an outer axis is outside, the inner
// indices are mapped too, and where it is inside they are not.
// CHECK-LABEL: func @wrap_static_f32_slabs(
// CHECK: } -> tensor<4x1xf32>
// CHECK: } -> tensor<4x2xf32>
// CHECK-NOT: linalg.generic
// CHECK: linalg.copy {{.*}} -> tensor<1x4xf32>
// CHECK: linalg.copy {{.*}} -> tensor<3x4xf32>
// CHECK-NOT: linalg.
// CHECK: return
func.func @wrap_static_f32_slabs(%x: tensor<3x4xf32>) -> tensor<4x7xf32> {
  %0 = pad.pad wrap %x low[1, 1] high[0, 2] : tensor<3x4xf32> to tensor<4x7xf32>
  return %0 : tensor<4x7xf32>
}

// CHECK-LABEL: func @symmetric_static_f32_crop(
// CHECK-SAME: %[[X:.*]]: tensor<8x8xf32>)
// CHECK: %[[INSIDE:.*]] = tensor.extract_slice %[[X]][1, 1] [4, 6] [1, 1]
// CHECK: linalg.copy ins(%[[INSIDE]]
// CHECK-NOT: linalg.
// CHECK: return
func.func @symmetric_static_f32_crop(%x: tensor<8x8xf32>) -> tensor<4x6xf32> {
  %0 = pad.pad symmetric %x low[-1, -1] high[-3, -1] : tensor<8x8xf32> to tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// CHECK-LABEL: func @reflect_static_f32_rank_0(
// CHECK-SAME: %[[X:.*]]: tensor<f32>)
// CHECK: linalg.copy ins(%[[X]] : tensor<f32>)
func.func @reflect_static_f32_rank_0(%x: tensor<f32>) -> tensor<f32> {
  %0 = pad.pad reflect %x low[] high[] : tensor<f32> to tensor<f32>
  return %0 : tensor<f32>
}

// A source that may be empty is not read if it is.
// CHECK-LABEL: func @reflect_dynamic_f32(
// CHECK-SAME: %[[X:.*]]: tensor<?xf32>, %[[L:.*]]: index)
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[DIM:.*]] = tensor.dim %[[X]]
// CHECK: %[[READABLE:.*]] = arith.cmpi sgt, %[[DIM]], %[[C0]]
// CHECK: scf.if %[[READABLE]]
// CHECK: tensor.extract %[[X]]
// CHECK: } else {
// CHECK-NOT: tensor.extract
// CHECK: linalg.fill ins(%[[ZERO]] : f32)
func.func @reflect_dynamic_f32(%x: tensor<?xf32>, %l: index) -> tensor<?xf32> {
  %0 = pad.pad reflect %x low[%l] high[2] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @edge_dynamic_f32_empty(
// CHECK: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NOT: scf.if
// CHECK: linalg.fill ins(%[[ZERO]] : f32)
// CHECK-NOT: tensor.extract
// CHECK: return
func.func @edge_dynamic_f32_empty(%x: tensor<0xf32>, %l: index) -> tensor<?xf32> {
  %0 = pad.pad edge %x low[%l] high[0] : tensor<0xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// A window that begins where the result ends has nothing inside, whatever the
// extent of the source.
// CHECK-LABEL: func @edge_dynamic_f32_outside(
// CHECK: scf.if
// CHECK: linalg.generic
// CHECK: } -> tensor<4xf32>
// CHECK-NOT: linalg.generic
// CHECK: } else {
func.func @edge_dynamic_f32_outside(%x: tensor<?xf32>) -> tensor<4xf32> {
  %0 = pad.pad edge %x low[5] high[-3] : tensor<?xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Only where it may fill does a mode need a zero.
// CHECK-LABEL: func @edge_static_ptr(
// CHECK: linalg.copy
// CHECK-NOT: linalg.fill
func.func @edge_static_ptr(%x: tensor<4x!ptr.ptr<#ptr.generic_space>>) -> tensor<5x!ptr.ptr<#ptr.generic_space>> {
  %0 = pad.pad edge %x low[1] high[0] : tensor<4x!ptr.ptr<#ptr.generic_space>> to tensor<5x!ptr.ptr<#ptr.generic_space>>
  return %0 : tensor<5x!ptr.ptr<#ptr.generic_space>>
}

//===----------------------------------------------------------------------===//
// Types and destinations
//===----------------------------------------------------------------------===//

// CHECK-LABEL: func @wrap_static_f32_dynamic_result(
// CHECK: %[[E:.*]] = tensor.empty() : tensor<7xf32>
// CHECK: %[[CAST:.*]] = tensor.cast %{{.*}} : tensor<7xf32> to tensor<?xf32>
// CHECK: return %[[CAST]]
func.func @wrap_static_f32_dynamic_result(%x: tensor<4xf32>) -> tensor<?xf32> {
  %0 = pad.pad wrap %x low[1] high[2] : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func @edge_static_f32_encoding(
// CHECK: tensor.empty() : tensor<7xf32, "enc">
func.func @edge_static_f32_encoding(%x: tensor<4xf32, "enc">) -> tensor<7xf32, "enc"> {
  %0 = pad.pad edge %x low[1] high[2] : tensor<4xf32, "enc"> to tensor<7xf32, "enc">
  return %0 : tensor<7xf32, "enc">
}

// CHECK-LABEL: func @into_edge_static_f32(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<7xf32>)
// CHECK-NOT: tensor.empty
// CHECK: tensor.extract_slice %[[Y]][0] [1] [1]
// CHECK: tensor.insert_slice %{{.*}} into %[[Y]][0] [1] [1]
func.func @into_edge_static_f32(%x: tensor<4xf32>, %y: tensor<7xf32>) -> tensor<7xf32> {
  %0 = pad.pad_into edge ins(%x : tensor<4xf32>) outs(%y : tensor<7xf32>) low[1] high[2] -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// CHECK-LABEL: func @into_edge_static_f32_memref(
// CHECK: pad.pad_into edge
func.func @into_edge_static_f32_memref(%x: memref<4xf32>, %y: memref<7xf32>) {
  pad.pad_into edge ins(%x : memref<4xf32>) outs(%y : memref<7xf32>) low[1] high[2]
  return
}

// Amounts in tensors are taken out of them.
// CHECK-LABEL: func @dynamic_edge_static_f32(
// CHECK-SAME: %{{.*}}: tensor<4xf32>, %[[P:.*]]: tensor<2xindex>)
// CHECK: %[[L:.*]] = tensor.extract %[[P]]
// CHECK: linalg.generic
// CHECK: arith.subi %{{.*}}, %[[L]]
func.func @dynamic_edge_static_f32(%x: tensor<4xf32>, %p: tensor<2xindex>) -> tensor<?xf32> {
  %0 = pad.dynamic_pad edge %x pads(%p) : tensor<4xf32>, tensor<2xindex> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Blocks that are not reached go, since no pattern looks at them.
// CHECK-LABEL: func @unreachable(
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @unreachable(%x: tensor<3xf32>) -> tensor<3xf32> {
  return %x : tensor<3xf32>
^bb1:
  %e = pad.pad edge %x low[1] high[0] : tensor<3xf32> to tensor<4xf32>
  cf.br ^bb2(%e : tensor<4xf32>)
^bb2(%z: tensor<4xf32>):
  %g = pad.adjoint edge %z low[1] high[0] : tensor<4xf32> to tensor<3xf32>
  return %g : tensor<3xf32>
}
