// DEFINE: %{rest} = --implicit-check-not='{{[ "](pad|tensor|linalg|bufferization|memref|vector|scf|cf|affine|arith|func|builtin)\.}}'

// RUN: pad-opt %s --pad-to-llvm | FileCheck %s --check-prefixes=CHECK,NEW %{rest}
// RUN: pad-opt %s --pad-to-llvm=path=scf | FileCheck %s --check-prefixes=CHECK,NEW %{rest}
// RUN: pad-opt %s --pad-to-llvm=path=linalg | FileCheck %s --check-prefixes=CHECK,NEW %{rest}
// RUN: pad-opt %s --pad-to-llvm=out-params | FileCheck %s --check-prefixes=CHECK,OUT %{rest}
// RUN: pad-opt %s --pad-to-llvm="path=linalg out-params" | FileCheck %s --check-prefixes=CHECK,OUT %{rest}

// Every function has a C interface: descriptors of the arguments, first that of
// the result or last that of the destination.
// CHECK-LABEL: llvm.func @edge_static_f32(
// NEW: llvm.call @malloc
// OUT-NOT: llvm.call @malloc
// OUT-NOT: llvm.intr.memcpy
// CHECK: llvm.func @_mlir_ciface_edge_static_f32(%{{[^:]*}}: !llvm.ptr, %{{[^:]*}}: !llvm.ptr{{( {llvm.noalias})?}})
func.func @edge_static_f32(%x: tensor<4xf32>) -> tensor<7xf32> {
  %0 = pad.pad edge %x low[1] high[2] : tensor<4xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}

// CHECK: llvm.func @_mlir_ciface_constant_dynamic_bf16(%{{[^:]*}}: !llvm.ptr, %{{[^:]*}}: {{.*}}, %{{[^:]*}}: {{.*}}, %{{[^:]*}}: {{.*}})
func.func @constant_dynamic_bf16(%x: tensor<?x?xbf16>, %l: index, %v: bf16) -> tensor<?x?xbf16> {
  %0 = pad.pad constant %x low[%l, 0] high[2, -1] value(%v) : tensor<?x?xbf16> to tensor<?x?xbf16>
  return %0 : tensor<?x?xbf16>
}

// CHECK: llvm.func @_mlir_ciface_into_symmetric_static_f64(
func.func @into_symmetric_static_f64(%x: memref<4xf64, strided<[2], offset: 1>>, %y: memref<7xf64>) {
  pad.pad_into symmetric ins(%x : memref<4xf64, strided<[2], offset: 1>>) outs(%y : memref<7xf64>) low[1] high[2]
  return
}
