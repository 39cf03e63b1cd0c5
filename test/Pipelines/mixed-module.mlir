// UNSUPPORTED: llvm-assertions
// Upstream asserts that elements of at least a byte are stored (MemRefToLLVM), and
// fails for a `memref.store` of i1 alone.

// DEFINE: %{loops} = --implicit-check-not='{{(^ *|= |")(pad|tensor|linalg|bufferization)\.}}'
// DEFINE: %{llvm} = --check-prefix=LLVM --implicit-check-not='{{[ "](pad|tensor|linalg|bufferization|memref|vector|scf|cf|affine|arith|func|builtin)\.}}'

// RUN: pad-opt %s --pad-to-scf | FileCheck %s %{loops}
// RUN: pad-opt %s --pad-to-scf=out-params | FileCheck %s --check-prefix=OUT %{loops}
// RUN: pad-opt %s --pad-to-llvm | FileCheck %s %{llvm}
// RUN: pad-opt %s --pad-to-llvm=path=linalg | FileCheck %s %{llvm}
// RUN: pad-opt %s --pad-to-llvm=out-params | FileCheck %s %{llvm}
// RUN: pad-opt %s --pad-to-llvm="path=linalg out-params" | FileCheck %s %{llvm}

// tensor, linalg and elementwise arith on tensors, and loops around pads: nothing of
// them is left, clones of what a loop may return unchanged included.
// CHECK-LABEL: func @mixed_module(
// CHECK: scf.for
// CHECK: return %{{.*}} : memref<?x?xf32>
// OUT-LABEL: func @mixed_module(
// OUT-SAME: %{{.*}}: memref<?x8xf32>, %{{.*}}: memref<4xi64>, %{{.*}}: index, %{{.*}}: memref<?x?xf32> {llvm.noalias})
// LLVM: llvm.func @_mlir_ciface_mixed_module(
func.func @mixed_module(%x: tensor<?x8xf32>, %p: tensor<4xi64>, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = pad.dynamic_pad reflect %x pads(%p) : tensor<?x8xf32>, tensor<4xi64> to tensor<?x?xf32>
  %1 = pad.pad wrap %0 low[1, %n] high[1, 0] : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = arith.addf %1, %1 : tensor<?x?xf32>
  %d0 = tensor.dim %2, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %2, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %3 = linalg.exp ins(%2 : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %4 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %3) -> tensor<?x?xf32> {
    %5 = pad.pad edge %a low[1, 0] high[0, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    scf.yield %5 : tensor<?x?xf32>
  }
  return %4 : tensor<?x?xf32>
}
