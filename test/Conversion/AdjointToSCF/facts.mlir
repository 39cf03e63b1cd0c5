// One adjoint, with one fact changed: the code follows from the facts.

// RUN: pad-opt %s --convert-adjoint-to-scf --canonicalize --cse | FileCheck %s
// RUN: sed 's/|disjoint_row_borders/|disjoint_row_borders|unit_borders/' %s \
// RUN:   | pad-opt --convert-adjoint-to-scf --canonicalize --cse | FileCheck %s --check-prefix=UNIT
// RUN: sed 's/|rows|/|rows|in_chunks|/' %s | pad-opt --convert-adjoint-to-scf --canonicalize --cse \
// RUN:   | FileCheck %s --check-prefix=CHUNKS
// RUN: sed 's/|disjoint_row_borders//' %s | pad-opt --convert-adjoint-to-scf --canonicalize --cse \
// RUN:   | FileCheck %s --check-prefix=FAR

// A border is reversed; rows that several rows show are added up in memory. Sums
// have the type of the source, so the same loops read both.
// CHECK: memref.alloc
// CHECK: arith.select {{.*}} : memref<?xf32>
// CHECK: vector.shuffle {{.*}} [7, 6, 5, 4, 3, 2, 1, 0]
// CHECK-NOT: vector.shuffle {{.*}} [7, 6, 5, 4, 3, 2, 1, 0]
// CHECK-NOT: scf.while

// Sums of bf16 are wider, and have loops of their own.
// RUN: sed 's/xf32/xbf16/g' %s | pad-opt --convert-adjoint-to-scf --canonicalize --cse \
// RUN:   | FileCheck %s --check-prefix=WIDER
// WIDER-NOT: arith.select {{.*}} : memref
// WIDER-COUNT-2: vector.shuffle {{.*}} [7, 6, 5, 4, 3, 2, 1, 0]

// A few vectors for a row.
// UNIT-NOT: memref.alloc
// UNIT-NOT: vector.shuffle {{.*}} [7, 6, 5, 4, 3, 2, 1, 0]
// UNIT: vector.load {{.*}} vector<4xf32>
// UNIT-NOT: scf.while

// CHUNKS: scf.parallel
// CHUNKS: memref.alloc

// A loop over runs, each with its division.
// FAR: scf.while
// FAR: arith.remsi
func.func @reflect(%x: memref<?xf32>, %y: memref<?xf32>, %planes: index, %n: index, %m: index, %w: index, %v: index, %sp: index, %rp: index) {
  %s = memref.reinterpret_cast %x to offset: [0], sizes: [%planes, %n, %w, 1], strides: [%sp, %w, 1, 1] : memref<?xf32> to memref<?x?x?x1xf32, strided<[?, ?, 1, 1]>>
  %r = memref.reinterpret_cast %y to offset: [0], sizes: [%planes, %m, %v, 1], strides: [%rp, %v, 1, 1] : memref<?xf32> to memref<?x?x?x1xf32, strided<[?, ?, 1, 1]>>
  pad.adjoint_into reflect ins(%s : memref<?x?x?x1xf32, strided<[?, ?, 1, 1]>>) outs(%r : memref<?x?x?x1xf32, strided<[?, ?, 1, 1]>>) low[0, 1, 1, 0] high[0, 1, 1, 0] {pad.facts = #pad.facts<fits|rows|disjoint_borders|disjoint_row_borders>}
  return
}
