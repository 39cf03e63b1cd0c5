// One pad, with one fact changed: the code follows from the facts.

// RUN: pad-opt %s --convert-pad-to-scf --canonicalize --cse | FileCheck %s
// RUN: sed 's/|rows|/|rows|past_caches|/' %s | pad-opt --convert-pad-to-scf --canonicalize --cse \
// RUN:   | FileCheck %s --check-prefix=PAST
// RUN: sed 's/|rows|/|rows|in_chunks|/' %s | pad-opt --convert-pad-to-scf --canonicalize --cse \
// RUN:   | FileCheck %s --check-prefix=CHUNKS
// RUN: sed 's/|within_reach|row_within_reach//' %s | pad-opt --convert-pad-to-scf --canonicalize --cse \
// RUN:   | FileCheck %s --check-prefix=FAR
// RUN: sed 's/|rows|/|in_place|rows|/' %s | pad-opt --convert-pad-to-scf --canonicalize --cse \
// RUN:   | FileCheck %s --check-prefix=IN-PLACE
// RUN: sed 's/|dense_result//' %s | pad-opt --convert-pad-to-scf --canonicalize --cse \
// RUN:   | FileCheck %s --check-prefix=GAPS
// RUN: sed 's/|dense_result>/|dense_result|lane_permutations>/' %s | pad-opt --convert-pad-to-scf --canonicalize --cse \
// RUN:   | FileCheck %s --check-prefix=PERMUTED

// Short rows, or three runs.
// CHECK: scf.index_switch
// CHECK: vector.shuffle {{.*}} [7, 6, 5, 4, 3, 2, 1, 0]
// CHECK-NOT: scf.while
// CHECK-NOT: nontemporal

// PAST-NOT: scf.index_switch
// PAST: nontemporal = true
// PAST: llvm.fence

// CHUNKS: scf.parallel
// CHUNKS: scf.index_switch

// A loop over runs, each with its division.
// FAR: scf.while
// FAR: arith.remsi

// Nothing is copied but the borders.
// IN-PLACE-NOT: scf.index_switch
// IN-PLACE: scf.for
// IN-PLACE-NOT: vector.load {{.*}}strided

// Vectors of short rows may write beyond a row, and do not where it has a gap.
// GAPS-NOT: scf.index_switch
// GAPS: vector.shuffle

// Permuted blocks, or short rows, or three runs.
// PERMUTED: llvm.call_intrinsic
// PERMUTED: scf.index_switch
// CHECK-NOT: llvm.call_intrinsic
func.func @reflect(%x: memref<?xf32>, %y: memref<?xf32>, %planes: index, %n: index, %m: index, %w: index, %v: index, %l: index, %h: index) {
  %s = memref.reinterpret_cast %x to offset: [0], sizes: [%planes, %n, %w, 1], strides: [%n, %w, 1, 1] : memref<?xf32> to memref<?x?x?x1xf32, strided<[?, ?, 1, 1]>>
  %r = memref.reinterpret_cast %y to offset: [0], sizes: [%planes, %m, %v, 1], strides: [%m, %v, 1, 1] : memref<?xf32> to memref<?x?x?x1xf32, strided<[?, ?, 1, 1]>>
  pad.pad_into reflect ins(%s : memref<?x?x?x1xf32, strided<[?, ?, 1, 1]>>) outs(%r : memref<?x?x?x1xf32, strided<[?, ?, 1, 1]>>) low[%l, %h] high[%h, %l] axes [1, 2] {pad.facts = #pad.facts<fits|within_reach|row_within_reach|rows|dense_source|dense_result>}
  return
}
