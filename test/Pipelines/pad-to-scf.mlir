// RUN: pad-opt %s --pad-to-scf | FileCheck %s --implicit-check-not='{{(^ *|= |")(pad|tensor|linalg|bufferization)\.}}'
// RUN: pad-opt %s --pad-to-scf=out-params | FileCheck %s --check-prefix=OUT --implicit-check-not='{{(^ *|= |")(pad|tensor|linalg|bufferization)\.}}'
// RUN: pad-opt %s --pad-to-scf='vector-bytes=16 nontemporal-bytes=1 nontemporal-run-bytes=1' | FileCheck %s --check-prefix=OPTIONS
// RUN: pad-opt %s --pad-to-llvm='vector-bytes=16 nontemporal-bytes=1 nontemporal-run-bytes=1' | FileCheck %s --check-prefix=OPTIONS-LLVM
// RUN: pad-opt %s --pad-to-scf=outline-pads=0 | FileCheck %s --check-prefix=INLINE
// RUN: not pad-opt %s --pad-to-scf=outline-pads=-1 2>&1 | FileCheck %s --check-prefix=OUTLINE
// RUN: not pad-opt %s --pad-to-llvm=outline-pads=-1 2>&1 | FileCheck %s --check-prefix=OUTLINE
// RUN: not pad-opt %s --pad-to-scf=vector-bytes=3 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// INLINE-NOT: pad_reflect
// OUTLINE: error: 'outline-pads' is -1, expected at least 0{{$}}
// NEGATIVE: 'vector-bytes' is 3, expected 0 or a power of two

// A result is a new buffer, or with out-params the caller's, of which no copy
// is made.
// CHECK-LABEL: func @edge_static_f32(
// CHECK-SAME: %[[X:.*]]: memref<4xf32>) -> memref<7xf32>
// CHECK: %[[Y:.*]] = memref.alloc() {{.*}} : memref<7xf32>
// CHECK: return %[[Y]]
// OUT-LABEL: func @edge_static_f32(
// OUT-SAME: %[[X:.*]]: memref<4xf32>, %[[Y:.*]]: memref<7xf32> {llvm.noalias})
// OUT-NOT: memref.alloc(
// OUT-NOT: memref.copy
// OUT: return{{$}}
func.func @edge_static_f32(%x: tensor<4xf32>) -> tensor<7xf32> {
  %0 = pad.pad edge %x low[1] high[2] : tensor<4xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}

// CHECK-LABEL: func @reflect_dynamic_f32(
// CHECK-SAME: %{{.*}}: memref<?x?xf32>, %{{.*}}: index, %{{.*}}: index) -> memref<?x?xf32>
// CHECK: %[[Y:.*]] = memref.alloc({{.*}}) {{.*}} : memref<?x?xf32>
// CHECK: call @pad_reflect({{.*}}, %[[Y]], {{.*}})
// CHECK: return %[[Y]]
// OUT-LABEL: func @reflect_dynamic_f32(
// OUT-SAME: %{{.*}}: memref<?x?xf32>, %{{.*}}: index, %{{.*}}: index, %{{.*}}: memref<?x?xf32> {llvm.noalias})
// OUT-NOT: memref.alloc(
// OUT-NOT: memref.copy
// OUT: return{{$}}
func.func @reflect_dynamic_f32(%x: tensor<?x?xf32>, %l: index, %h: index) -> tensor<?x?xf32> {
  %0 = pad.pad reflect %x low[%l, 1] high[-1, %h] : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// Destinations follow the arguments in the order of the results; scalars stay
// results.
// CHECK-LABEL: func @many_results(
// CHECK-SAME: memref<4xf32>) -> (memref<7xf32>, f32, memref<6xf32>)
// OUT-LABEL: func @many_results(
// OUT-SAME: %{{.*}}: memref<4xf32>, %{{.*}}: memref<7xf32> {llvm.noalias}, %{{.*}}: memref<6xf32> {llvm.noalias}) -> f32
// OUT-NOT: memref.alloc(
// OUT-NOT: memref.copy
// OUT: return %{{.*}} : f32
func.func @many_results(%x: tensor<4xf32>) -> (tensor<7xf32>, f32, tensor<6xf32>) {
  %c0 = arith.constant 0 : index
  %0 = pad.pad edge %x low[1] high[2] : tensor<4xf32> to tensor<7xf32>
  %1 = pad.pad wrap %x low[1] high[1] : tensor<4xf32> to tensor<6xf32>
  %2 = tensor.extract %0[%c0] : tensor<7xf32>
  return %0, %2, %1 : tensor<7xf32>, f32, tensor<6xf32>
}

// What is padded in between is freed.
// CHECK-LABEL: func @chain(
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: %[[B:.*]] = memref.alloc
// CHECK: memref.dealloc %[[A]]
// CHECK: return %[[B]]
// OUT-LABEL: func @chain(
// OUT: %[[A:.*]] = memref.alloc
// OUT-NOT: memref.alloc(
// OUT: memref.dealloc %[[A]]
func.func @chain(%x: tensor<3x4xf32>) -> tensor<6x5xf32> {
  %0 = pad.pad wrap %x low[2, 0] high[0, 3] : tensor<3x4xf32> to tensor<5x7xf32>
  %1 = pad.pad reflect %0 low[0, -1] high[1, -1] : tensor<5x7xf32> to tensor<6x5xf32>
  return %1 : tensor<6x5xf32>
}

// A pad that crops nothing is around what it pads, in one array.
// CHECK-LABEL: func @chain_in_place(
// CHECK: memref.alloc
// CHECK-NOT: memref.alloc
// CHECK: return
// OUT-LABEL: func @chain_in_place(
// OUT-NOT: memref.alloc(
// OUT: return
func.func @chain_in_place(%x: tensor<3x4xf32>) -> tensor<6x9xf32> {
  %0 = pad.pad wrap %x low[2, 0] high[0, 3] : tensor<3x4xf32> to tensor<5x7xf32>
  %1 = pad.pad reflect %0 low[0, 1] high[1, 1] : tensor<5x7xf32> to tensor<6x9xf32>
  return %1 : tensor<6x9xf32>
}

// Calls pass buffers.
// CHECK-LABEL: func private @callee(
// CHECK-LABEL: func @caller(
// CHECK: call @callee(%{{.*}}) : (memref<4xf32>) -> memref<7xf32>
// OUT-LABEL: func private @callee(
// OUT-LABEL: func @caller(
// OUT: call @callee(%{{.*}}) : (memref<4xf32>) -> memref<7xf32>
func.func private @callee(%x: tensor<4xf32>) -> tensor<7xf32> {
  %0 = pad.pad edge %x low[1] high[2] : tensor<4xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}
func.func @caller(%x: tensor<4xf32>) -> tensor<7xf32> {
  %0 = func.call @callee(%x) : (tensor<4xf32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// The options of --convert-pad-to-scf get through.
// OPTIONS-LABEL: func @long_rows(
// OPTIONS: vector.store {{.*}} {alignment = 16 : i64, nontemporal = true} : {{.*}} vector<4xf32>
// OPTIONS: llvm.fence
// OPTIONS-LLVM-LABEL: llvm.func @long_rows(
// OPTIONS-LLVM: llvm.store {{.*}} {alignment = 16 : i64, nontemporal} : vector<4xf32>
// OPTIONS-LLVM: llvm.fence seq_cst
// CHECK-LABEL: func @long_rows(
// CHECK-NOT: nontemporal
// CHECK: vector<8xf32>
// CHECK-NOT: nontemporal
// CHECK: return
// OUT-LABEL: func @long_rows(
func.func @long_rows(%x: tensor<5x100xf32>) -> tensor<5x102xf32> {
  %0 = pad.pad edge %x low[0, 1] high[0, 1] : tensor<5x100xf32> to tensor<5x102xf32>
  return %0 : tensor<5x102xf32>
}

// Two pads of one kind share a function, unless that is not asked for.
// CHECK-LABEL: func private @pad_reflect(
// CHECK: scf.for
func.func @reflect_dynamic_f32_again(%x: tensor<?x?xf32>, %l: index, %h: index) -> tensor<?x?xf32> {
  %0 = pad.pad reflect %x low[%l, 1] high[-1, %h] : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
