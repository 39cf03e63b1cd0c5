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

// AMD's processors prefetch the lines of stores themselves.
// DEFINE: %{stores} = sed 's/TARGET/%{target}/' %s | pad-opt --convert-pad-to-scf
// REDEFINE: %{target} = llvm.target = #llvm.target<triple = "x86_64-linux-gnu", chip = "sapphirerapids">
// RUN: %{stores} | FileCheck %s --check-prefix=PREFETCHED
// REDEFINE: %{target} = llvm.target = #llvm.target<triple = "x86_64-linux-gnu", chip = "znver5">
// RUN: %{stores} | FileCheck %s --check-prefix=UNFETCHED
// PREFETCHED-LABEL: func @reflect_dynamic_f32
// PREFETCHED:       memref.prefetch {{.*}}, write
// UNFETCHED-LABEL:  func @reflect_dynamic_f32
// UNFETCHED-NOT:    prefetch
// UNFETCHED-LABEL:  func @edge_adjoint_dynamic_f32

// Where they have AVX-512, rows with a known border that have no loop, and transposed
// bytes, are stored 64 bytes at a time; from Zen 5 on a loop of rows stands by the source.
// REDEFINE: %{target} = llvm.target = #llvm.target<triple = "x86_64-linux-gnu", chip = "znver4">
// RUN: %{stores} | FileCheck %s --check-prefix=HALVES
// PREFETCHED-LABEL: func @copied
// PREFETCHED-NOT:   vector<16xf32>
// PREFETCHED:       scf.for %{{.*}} = %c7{{(_[0-9]+)?}} to {{.*}} step %c16{{(_[0-9]+)?}} {
// PREFETCHED-LABEL: func @transposed
// PREFETCHED-NOT:   vector<64xi8>
// PREFETCHED:       vector.store {{.*}} vector<32xi8>
// PREFETCHED-NOT:   vector<64xi8>
// HALVES-LABEL:     func @copied
// HALVES:           vector.store {{.*}} vector<16xf32>
// HALVES:           scf.for %{{.*}} = %c7{{(_[0-9]+)?}} to {{.*}} step %c16{{(_[0-9]+)?}} {
// HALVES-LABEL:     func @transposed
// HALVES:           vector.store {{.*}} vector<64xi8>
// UNFETCHED-LABEL:  func @copied
// UNFETCHED:        vector.store {{.*}} vector<16xf32>
// UNFETCHED:        scf.for %{{.*}} = %c8{{(_[0-9]+)?}} to {{.*}} step %c8{{(_[0-9]+)?}} {
// UNFETCHED-LABEL:  func @transposed
// UNFETCHED:        vector.store {{.*}} vector<64xi8>
// UNFETCHED:        vector.store {{.*}} vector<32xi8>

// Rows that are computed take vectors of 64 bytes where AMD's processors have
// AVX-512, if their inputs are narrower, and from Zen 5 on if their extent is known;
// and the option comes first.
// DEFINE: %{rows} = sed 's/TARGET/%{target}/' %s | pad-opt --compute-padded-rows
// REDEFINE: %{target} = llvm.target = #llvm.target<triple = "x86_64-linux-gnu", chip = "znver5">
// RUN: %{rows} | FileCheck %s --check-prefix=ROWS-64
// RUN: sed 's/TARGET/%{target}/' %s | pad-opt --compute-padded-rows=vector-bytes=32 \
// RUN:   | FileCheck %s --check-prefix=ROWS-32
// REDEFINE: %{target} = llvm.target = #llvm.target<triple = "x86_64-linux-gnu", chip = "znver5", features = <["-avx512f"]>>
// RUN: %{rows} | FileCheck %s --check-prefix=ROWS-32
// REDEFINE: %{target} = llvm.target = #llvm.target<triple = "x86_64-linux-gnu", chip = "sapphirerapids">
// RUN: %{rows} | FileCheck %s --check-prefixes=ROWS-32,BY-RESULT
// REDEFINE: %{target} = llvm.target = #llvm.target<triple = "x86_64-linux-gnu", chip = "znver4">
// RUN: %{rows} | FileCheck %s --check-prefix=ROWS-BY-INPUT
// ROWS-BY-INPUT-LABEL: func @known
// ROWS-BY-INPUT:       arith.addf {{.*}} : vector<8xf32>
// ROWS-BY-INPUT-LABEL: func @unknown
// ROWS-BY-INPUT:       scf.for %{{.*}} = %c7{{(_[0-9]+)?}} to {{.*}} step %c8{{(_[0-9]+)?}} {
// ROWS-BY-INPUT-LABEL: func @narrow
// ROWS-BY-INPUT:       arith.sitofp {{.*}} to vector<16xf32>
// ROWS-32-LABEL:  func @known
// ROWS-32:        arith.addf {{.*}} : vector<8xf32>
// ROWS-32-LABEL:  func @unknown
// BY-RESULT:      scf.for %{{.*}} = %c7{{(_[0-9]+)?}} to {{.*}} step %c8{{(_[0-9]+)?}} {
// ROWS-32:        arith.addf {{.*}} : vector<8xf32>
// ROWS-32-LABEL:  func @narrow
// ROWS-32:        arith.sitofp {{.*}} to vector<8xf32>
// ROWS-64-LABEL:  func @known
// ROWS-64:        arith.addf {{.*}} : vector<16xf32>
// ROWS-64-LABEL:  func @unknown
// ROWS-64:        scf.for %{{.*}} = %c8{{(_[0-9]+)?}} to {{.*}} step %c8{{(_[0-9]+)?}} {
// ROWS-64:        arith.addf {{.*}} : vector<8xf32>
// ROWS-64-LABEL:  func @narrow
// ROWS-64:        arith.sitofp {{.*}} to vector<16xf32>

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
func.func @known(%x: memref<4x50xf32>) -> memref<6x52xf32> {
  %m = memref.alloc() : memref<6x52xf32>
  %inside = memref.subview %m[1, 1] [4, 50] [1, 1] : memref<6x52xf32> to memref<4x50xf32, strided<[52, 1], offset: 53>>
  linalg.add ins(%x, %x : memref<4x50xf32>, memref<4x50xf32>) outs(%inside : memref<4x50xf32, strided<[52, 1], offset: 53>>)
  pad.fill_border edge %m low[1, 1] high[1, 1] : memref<6x52xf32>
  return %m : memref<6x52xf32>
}
func.func @unknown(%x: memref<?x?xf32>, %h: index, %w: index, %p: index, %q: index) -> memref<?x?xf32> {
  %m = memref.alloc(%p, %q) : memref<?x?xf32>
  %inside = memref.subview %m[1, 1] [%h, %w] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  linalg.add ins(%x, %x : memref<?x?xf32>, memref<?x?xf32>) outs(%inside : memref<?x?xf32, strided<[?, 1], offset: ?>>)
  pad.fill_border edge %m low[1, 1] high[1, 1] : memref<?x?xf32>
  return %m : memref<?x?xf32>
}
func.func @narrow(%x: memref<?x?xi8>, %h: index, %w: index, %p: index, %q: index) -> memref<?x?xf32> {
  %m = memref.alloc(%p, %q) : memref<?x?xf32>
  %inside = memref.subview %m[1, 1] [%h, %w] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : memref<?x?xi8>) outs(%inside : memref<?x?xf32, strided<[?, 1], offset: ?>>) {
  ^bb0(%a: i8, %b: f32):
    %c = arith.sitofp %a : i8 to f32
    linalg.yield %c : f32
  }
  pad.fill_border edge %m low[1, 1] high[1, 1] : memref<?x?xf32>
  return %m : memref<?x?xf32>
}
func.func @copied(%x: memref<?x?xf32>, %y: memref<?x?xf32>) {
  pad.pad_into reflect ins(%x : memref<?x?xf32>) outs(%y : memref<?x?xf32>) low[1, 1] high[1, 1]
  return
}
func.func @transposed(%x: memref<?x?xi8, strided<[1, ?]>>, %y: memref<?x?xi8>) {
  pad.pad_into edge ins(%x : memref<?x?xi8, strided<[1, ?]>>) outs(%y : memref<?x?xi8>) low[0, 0] high[0, 0]
  return
}
}
