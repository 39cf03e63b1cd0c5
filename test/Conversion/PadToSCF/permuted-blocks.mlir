// Where the target permutes lanes, blocks of short rows come from a table that is made
// at run time. The target is a fact, and the code follows from the fact.

// RUN: sed 's/CHIP/sapphirerapids/; s/FEATURES//' %s | pad-opt --version-pads | FileCheck %s --check-prefix=FACT
// RUN: sed 's/CHIP/x86-64-v3/; s/FEATURES/"+avx512vbmi"/' %s | pad-opt --version-pads \
// RUN:   | FileCheck %s --check-prefix=FACT
// RUN: sed 's/CHIP/x86-64-v4/; s/FEATURES//' %s | pad-opt --version-pads | FileCheck %s --check-prefix=NO-FACT
// RUN: sed 's/CHIP/sapphirerapids/; s/FEATURES/"-avx512vbmi"/' %s | pad-opt --version-pads \
// RUN:   | FileCheck %s --check-prefix=NO-FACT
// RUN: sed 's/x86_64/aarch64/; s/CHIP/sapphirerapids/; s/FEATURES//' %s | pad-opt --version-pads \
// RUN:   | FileCheck %s --check-prefix=NO-FACT

// RUN: sed 's/CHIP/sapphirerapids/; s/FEATURES//' %s | pad-opt --convert-pad-to-scf --canonicalize --cse \
// RUN:   | FileCheck %s
// RUN: sed 's/CHIP/sapphirerapids/; s/FEATURES//' %s \
// RUN:   | pad-opt --convert-pad-to-scf --remarks-filter=pad -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: sed 's/CHIP/sapphirerapids/; s/FEATURES//' %s \
// RUN:   | pad-opt --convert-pad-to-scf=disable-patterns=permuted-blocks | FileCheck %s --check-prefix=OFF

// RUN: sed 's/CHIP/znver5/; s/FEATURES//' %s | pad-opt --convert-pad-to-scf --canonicalize --cse \
// RUN:   | FileCheck %s --check-prefix=WHOLE --implicit-check-not=llvm.intr.prefetch

// OFF-NOT: llvm.call_intrinsic

// Intel's processors store halves of a vector, AMD's all of it, and these prefetch the
// lines of stores themselves.
// WHOLE-LABEL: func @reflect_i8
// WHOLE: %[[ONE:.*]] = llvm.call_intrinsic "llvm.x86.avx512.permvar.qi.512"
// WHOLE-NOT: llvm.store
// WHOLE: llvm.store %[[ONE]], %{{.*}} {alignment = 1 : i64} : vector<64xi8>

// REMARK: lane_permutations: planes or rows of up to 96 vectors of 64 bytes as permutations of their bytes, if they are many
// REMARK: Remark="fits|rows|dense_source|dense_result: short rows in vectors

module attributes {llvm.target = #llvm.target<triple = "x86_64-unknown-linux-gnu", chip = "CHIP", features = #llvm.target_features<[FEATURES]>>} {

// A result past the caches has lines of its own.
// FACT-LABEL: func @reflect_i8
// FACT: past_caches>
// FACT: lane_permutations>
// FACT: elements>
// NO-FACT-NOT: lane_permutations

// The table: the units of a row, of a block, and the entry of each vector: the lanes of
// its bytes, and in one bit of each byte the offsets of one or two vectors of the source.
// CHECK-LABEL: func @reflect_i8
// CHECK: %[[TABLE:.*]]:2 = scf.if
// CHECK: memref.store {{.*}} memref<6176xi16>
// CHECK: vector.store {{.*}} memref<6208xi16>, vector<32xi16>
// CHECK: vector.reduction <minsi>, {{.*}} : vector<64xi16> into i16
// CHECK: vector.reduction <and>, {{.*}} : vector<64xi1> into i1
// CHECK: vector.bitcast {{.*}} : vector<1xi64> to vector<64xi1>
// CHECK: vector.store {{.*}}, %[[ENTRIES:.*]][{{.*}}] : memref<6144xi8>, vector<64xi8>
// Blocks in pairs, of the first and the second half of the planes. Addresses count them.
// CHECK: %[[THERE:.*]] = arith.cmpi eq, %[[TABLE]]#1, %{{.*}}
// CHECK: scf.if %[[THERE]]
// CHECK: %[[STEP:.*]] = arith.muli %{{.*}}, %[[TABLE]]#0
// CHECK: scf.execute_region no_inline {
// CHECK: memref.extract_aligned_pointer_as_index
// CHECK: scf.for %[[TO:.*]] = {{.*}} iter_args(%[[FROM:.*]] = {{.*}}, %[[FROM2:.*]] = {{.*}}, %[[TO2:.*]] = {{.*}})
// CHECK: scf.for
// CHECK: %[[ENTRY:.*]] = vector.load %[[ENTRIES]]
// CHECK: %[[BITS:.*]] = arith.andi %[[ENTRY]]
// CHECK: %[[LANES:.*]] = arith.cmpi ne, %[[BITS]]
// CHECK: vector.bitcast %[[LANES]] : vector<64xi1> to vector<1xi64>
// CHECK: scf.if
// CHECK: arith.addi %[[FROM]],
// CHECK: %[[ONE:.*]] = llvm.call_intrinsic "llvm.x86.avx512.permvar.qi.512"(%{{.*}}, %[[ENTRY]])
// CHECK: arith.addi %[[TO]],
// CHECK: "llvm.intr.prefetch"({{.*}}rw = 1
// CHECK: %[[HALF:.*]] = vector.shuffle %[[ONE]], %{{.*}} [0, 1,
// CHECK: llvm.store %[[HALF]], %{{.*}} {alignment = 1 : i64} : vector<32xi8>
// CHECK: %[[OTHER:.*]] = vector.shuffle %[[ONE]], %{{.*}} [32, 33,
// CHECK: llvm.store %[[OTHER]], %{{.*}} {alignment = 1 : i64} : vector<32xi8>
// CHECK: arith.addi %[[FROM2]],
// CHECK: arith.addi %[[TO2]],
// CHECK: } else {
// CHECK: %[[FIRST:.*]] = llvm.call_intrinsic "llvm.x86.avx512.permvar.qi.512"(%{{.*}}, %[[ENTRY]])
// CHECK: %[[SECOND:.*]] = llvm.call_intrinsic "llvm.x86.avx512.permvar.qi.512"(%{{.*}}, %[[ENTRY]])
// CHECK: arith.select %{{.*}}, %[[SECOND]], %[[FIRST]] : vector<64xi1>, vector<64xi8>
// Else short rows.
// CHECK: scf.index_switch
func.func @reflect_i8(%x: memref<?x?x?xi8>, %y: memref<?x?x?xi8>, %l: index, %h: index) {
  pad.pad_into reflect ins(%x : memref<?x?x?xi8>) outs(%y : memref<?x?x?xi8>) low[0, %l, %l] high[0, %h, %h]
  return
}

// The second vector is the fill. The four bytes of a lane follow from its number.
// CHECK-LABEL: func @constant_f32
// CHECK: arith.minui {{.*}} : vector<32xi16>
// CHECK: vector.reduction <minsi>
// CHECK-NOT: vector.reduction <minsi>
// CHECK: vector.bitcast {{.*}} : vector<16xi32> to vector<64xi8>
// CHECK: %[[FILL:.*]] = vector.bitcast {{.*}} : vector<16xf32> to vector<64xi8>
// CHECK: %[[FIRST:.*]] = llvm.call_intrinsic "llvm.x86.avx512.permvar.qi.512"
// CHECK: arith.select %{{.*}}, %[[FILL]], %[[FIRST]] : vector<64xi1>, vector<64xi8>
func.func @constant_f32(%x: memref<?x?x?xf32>, %y: memref<?x?x?xf32>, %l: index, %h: index, %v: f32) {
  pad.pad_into constant ins(%x : memref<?x?x?xf32>) outs(%y : memref<?x?x?xf32>) low[0, %l, %l] high[0, %h, %h] value(%v)
  return
}

// Planes are padded, too: positions of both borders in pairs, then those of the inside.
// CHECK-LABEL: func @wrap_bf16
// CHECK: vector.bitcast {{.*}} : vector<32xi16> to vector<64xi8>
// CHECK: scf.if
// CHECK: arith.divui
// CHECK: %[[AFTER:.*]] = arith.subi
// CHECK-NEXT: %[[PAIRS:.*]] = arith.maxsi %{{.*}}, %[[AFTER]] : index
// CHECK: %[[END:.*]] = arith.addi %[[PAIRS]], %c1
// CHECK: scf.for %[[PAIR:.*]] = %c0 to %[[END]] step %c1
// CHECK: arith.cmpi eq, %[[PAIR]], %[[PAIRS]]
// CHECK: scf.for {{.*}} iter_args
// CHECK: llvm.call_intrinsic "llvm.x86.avx512.permvar.qi.512"
func.func @wrap_bf16(%x: memref<?x?x?xbf16>, %y: memref<?x?x?xbf16>, %l: index, %h: index) {
  pad.pad_into wrap ins(%x : memref<?x?x?xbf16>) outs(%y : memref<?x?x?xbf16>) low[%l, %l, %l] high[%h, %h, %h]
  return
}

// Borders of axes outside of planes are left to short rows.
// CHECK-LABEL: func @edge_i64
// CHECK: %[[LOW:.*]] = arith.cmpi eq, %arg2, %c0
// CHECK: %[[HIGH:.*]] = arith.cmpi eq, %arg3, %c0
// CHECK: arith.andi %[[LOW]], %[[HIGH]]
// CHECK: llvm.call_intrinsic "llvm.x86.avx512.permvar.qi.512"
func.func @edge_i64(%x: memref<?x?x?x?xi64>, %y: memref<?x?x?x?xi64>, %l: index, %h: index) {
  pad.pad_into edge ins(%x : memref<?x?x?x?xi64>) outs(%y : memref<?x?x?x?xi64>) low[%l, %l, %l, %l] high[%h, %h, %h, %h]
  return
}

// With a border of a known, narrow width, rows of a vector of 64 bytes and more are vectors
// and their ends.
// FACT-LABEL: func @narrow_f32
// FACT: lane_permutations
// CHECK-LABEL: func @narrow_f32
// CHECK: arith.cmpi slt, %{{.*}}, %c16 : index
// CHECK: llvm.call_intrinsic "llvm.x86.avx512.permvar.qi.512"
func.func @narrow_f32(%x: memref<?x?x?xf32>, %y: memref<?x?x?xf32>) {
  pad.pad_into edge ins(%x : memref<?x?x?xf32>) outs(%y : memref<?x?x?xf32>) low[0, 1, 1] high[0, 1, 1]
  return
}

// Planes may have gaps between them. Whether rows have none is tested, ahead of the table.
// FACT-LABEL: func @slice
// FACT: lane_permutations
// CHECK-LABEL: func @slice
// CHECK: %[[STRIDES:[^ ,]*]]:4 = memref.extract_strided_metadata %arg1
// CHECK: %[[DENSE:.*]] = arith.cmpi eq, %[[STRIDES]]#2, %{{.*}} : index
// CHECK: %[[FIT:.*]] = arith.andi %[[DENSE]], %{{.*}} : i1
// CHECK: scf.if %[[FIT]] -> (index, index)
// CHECK: memref.store {{.*}} memref<3104xi16>
// CHECK: llvm.call_intrinsic "llvm.x86.avx512.permvar.qi.512"
func.func @slice(%x: memref<?x?x?x?xi16>, %y: memref<?x?x?x?xi16, strided<[?, ?, ?, 1]>>) {
  pad.pad_into edge ins(%x : memref<?x?x?x?xi16>) outs(%y : memref<?x?x?x?xi16, strided<[?, ?, ?, 1]>>) low[0, 0, 1, 1] high[0, 0, 1, 1]
  return
}

// Rows that are known have constant shuffles; one plane or row does not repeat; pointers
// have no bytes; memory spaces have other addresses.
// FACT-LABEL: func @others
// FACT-NOT: lane_permutations
// CHECK-LABEL: func @others
// CHECK-NOT: llvm.call_intrinsic
func.func @others(%a: memref<?x?x7xi8>, %b: memref<?x?x9xi8>, %x: memref<?xi8>, %y: memref<?xi8>,
                  %c: memref<?x?xi8>, %d: memref<?x?xi8>,
                  %p: memref<?x?x?x!pad.string>, %q: memref<?x?x?x!pad.string>,
                  %e: memref<?x?x?xi8, 1>, %f: memref<?x?x?xi8, 1>, %l: index) {
  pad.pad_into edge ins(%a : memref<?x?x7xi8>) outs(%b : memref<?x?x9xi8>) low[0, 1, 1] high[0, 1, 1]
  pad.pad_into edge ins(%x : memref<?xi8>) outs(%y : memref<?xi8>) low[%l] high[%l]
  pad.pad_into edge ins(%c : memref<?x?xi8>) outs(%d : memref<?x?xi8>) low[%l, %l] high[%l, %l]
  pad.pad_into edge ins(%p : memref<?x?x?x!pad.string>) outs(%q : memref<?x?x?x!pad.string>) low[0, %l, %l] high[0, %l, %l]
  pad.pad_into edge ins(%e : memref<?x?x?xi8, 1>) outs(%f : memref<?x?x?xi8, 1>) low[0, %l, %l] high[0, %l, %l]
  return
}

// Rows of pixels are blocks.
// FACT-LABEL: func @pixels
// FACT: lane_permutations
// CHECK-LABEL: func @pixels
// CHECK: llvm.call_intrinsic "llvm.x86.avx512.permvar.qi.512"
func.func @pixels(%x: memref<?x?x3xi8>, %y: memref<?x?x3xi8>, %l: index) {
  pad.pad_into edge ins(%x : memref<?x?x3xi8>) outs(%y : memref<?x?x3xi8>) low[%l, %l, 0] high[%l, %l, 0]
  return
}
}
