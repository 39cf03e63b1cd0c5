// The size of vectors is that which suits the target of the module.

// DEFINE: %{target} =
// DEFINE: %{lower} = sed 's/TARGET/%{target}/' %s \
// DEFINE:   | pad-opt --convert-adjoint-to-scf --convert-pad-to-scf

// RUN: %{lower} | FileCheck %s --check-prefix=BYTES-32
// REDEFINE: %{target} = llvm.target_triple = "aarch64-linux-gnu"
// RUN: %{lower} | FileCheck %s --check-prefix=BYTES-32
// REDEFINE: %{target} = llvm.target = #llvm.target<triple = "x86_64-linux-gnu", chip = "znver4">
// RUN: %{lower} | FileCheck %s --check-prefix=BYTES-32

// RISC-V has vectors only if a feature or the processor says so, and of the length
// that these promise.
// REDEFINE: %{target} = llvm.target_triple = "riscv64-linux-gnu"
// RUN: %{lower} | FileCheck %s --check-prefix=BYTES-8
// REDEFINE: %{target} = llvm.target = #llvm.target<triple = "riscv64", chip = "sifive-u74">
// RUN: %{lower} | FileCheck %s --check-prefix=BYTES-8
// REDEFINE: %{target} = llvm.target = #llvm.target<triple = "riscv64-linux-gnu", chip = "", features = <["+m", "+a", "+f", "+d", "+c", "+v"]>>
// RUN: %{lower} | FileCheck %s --check-prefix=BYTES-16
// REDEFINE: %{target} = llvm.target = #llvm.target<triple = "riscv64-linux-gnu", chip = "sifive-x280">
// RUN: %{lower} | FileCheck %s --check-prefix=BYTES-64

// The option comes first.
// RUN: sed 's/TARGET/llvm.target_triple = "riscv64"/' %s \
// RUN:   | pad-opt --convert-adjoint-to-scf=vector-bytes=16 --convert-pad-to-scf=vector-bytes=16 \
// RUN:   | FileCheck %s --check-prefix=BYTES-16

// BYTES-8-LABEL:  func @reflect_dynamic_f32
// BYTES-8:        vector.load {{.*}} vector<2xf32>
// BYTES-8-NOT:    vector.load {{.*}} vector<{{[3-9]|[1-9][0-9]}}
// BYTES-16-LABEL: func @reflect_dynamic_f32
// BYTES-16:       vector.load {{.*}} vector<4xf32>
// BYTES-16-NOT:   vector.load {{.*}} vector<{{[5-9]|[1-9][0-9]}}
// BYTES-32-LABEL: func @reflect_dynamic_f32
// BYTES-32:       vector.load {{.*}} vector<8xf32>
// BYTES-64-LABEL: func @reflect_dynamic_f32
// BYTES-64:       vector.load {{.*}} vector<16xf32>
// BYTES-8-LABEL:  func @edge_adjoint_dynamic_f32
// BYTES-8:        vector.load {{.*}} vector<2xf32>
// BYTES-16-LABEL: func @edge_adjoint_dynamic_f32
// BYTES-16:       vector.load {{.*}} vector<4xf32>
// BYTES-32-LABEL: func @edge_adjoint_dynamic_f32
// BYTES-32:       vector.load {{.*}} vector<8xf32>
// BYTES-64-LABEL: func @edge_adjoint_dynamic_f32
// BYTES-64:       vector.load {{.*}} vector<16xf32>
module attributes {TARGET} {
func.func @reflect_dynamic_f32(%x: memref<?x?xf32>, %y: memref<?x?xf32>, %l: index) {
  pad.pad_into reflect ins(%x : memref<?x?xf32>) outs(%y : memref<?x?xf32>) low[0, %l] high[0, %l]
  return
}
func.func @edge_adjoint_dynamic_f32(%x: memref<?x?xf32>, %y: memref<?x?xf32>, %l: index) {
  pad.adjoint_into edge ins(%x : memref<?x?xf32>) outs(%y : memref<?x?xf32>) low[0, %l] high[0, %l]
  return
}
}
