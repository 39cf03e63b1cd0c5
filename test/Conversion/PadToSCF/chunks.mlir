// A chunk is a pad with facts and a remark of its own: what the remark says of
// the rows of a chunk is what the chunk becomes.

// RUN: pad-opt %s --convert-pad-to-scf=parallel --remarks-filter=pad \
// RUN:   -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: pad-opt %s --convert-pad-to-scf=parallel | FileCheck %s
// RUN: pad-opt %s --version-pads=parallel | FileCheck %s --check-prefix=VERSION
// RUN: pad-opt %s --version-pads=parallel --convert-pad-to-scf --remarks-filter=pad \
// RUN:   -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// No number of rows of a chunk divides a million: the number of rows of the last
// chunk is known at run time alone, and may be less than a block has.
// REMARK: Remark="fits|within_reach|row_within_reach|rows|dense_source|dense_result|in_chunks: chunks of 262144 bytes in parallel"
// REMARK: Remark="fits|within_reach|row_within_reach|rows|dense_source|dense_result|chunk: rows of 36 bytes as constant shuffles, 7 at a time"
// CHECK-LABEL: func @edge_static_f32_uneven(
// CHECK: scf.parallel
// CHECK: arith.minsi
// CHECK: scf.if
// CHECK: scf.for
// CHECK-COUNT-8: vector.store
// CHECK-NOT: vector.store
// CHECK: } else {
// CHECK: scf.if
// CHECK-COUNT-8: vector.store
// CHECK-NOT: vector.store
// CHECK: } else {
// CHECK: scf.for
// CHECK-COUNT-2: vector.store
// CHECK-NOT: vector.store
// CHECK: } {llvm.loop_annotation
// VERSION-LABEL: func @edge_static_f32_uneven(
// VERSION-COUNT-1: pad.pad_into edge {{.*}} {pad.facts = #pad.facts<fits|within_reach|row_within_reach|rows|dense_source|dense_result|in_chunks>}
// VERSION-NOT: pad.pad_into
// VERSION: return
func.func @edge_static_f32_uneven(%x: memref<1000000x7xf32>, %y: memref<1000000x9xf32>) {
  pad.pad_into edge ins(%x : memref<1000000x7xf32>) outs(%y : memref<1000000x9xf32>) low[0, 1] high[0, 1]
  return
}

// Chunks of as many rows: sixteen of them are one block.
// REMARK: Remark="{{.*}}in_chunks: chunks of 262144 bytes in parallel"
// REMARK: Remark="{{.*}}chunk: rows of 32 bytes as constant shuffles, 16 at a time"
// CHECK-LABEL: func @edge_static_f32_even(
// CHECK: scf.parallel
// CHECK: scf.for
// CHECK-COUNT-16: vector.store
// CHECK-NOT: vector.store
// CHECK: } {llvm.loop_annotation
func.func @edge_static_f32_even(%x: memref<524288x6xf32>, %y: memref<524288x8xf32>) {
  pad.pad_into edge ins(%x : memref<524288x6xf32>) outs(%y : memref<524288x8xf32>) low[0, 1] high[0, 1]
  return
}

// Which results are large is known at run time: a version of each kind.
// VERSION-LABEL: func @reflect_dynamic_i8(
// VERSION: scf.if
// VERSION:   scf.if
// VERSION:     scf.if %[[LARGE:.*]] {
// VERSION:       pad.pad_into {{.*}}|past_caches|in_chunks
// VERSION:     } else {
// VERSION:       pad.pad_into {{.*}}|past_caches>
// VERSION:   } else {
// VERSION:     scf.if %[[LARGE]] {
// VERSION:       pad.pad_into {{.*}}|in_chunks>
// VERSION:     } else {
// VERSION:       pad.pad_into {{.*}}|dense_result>
// VERSION: } else {
// VERSION:   pad.pad_into {{.*}}<elements>
func.func @reflect_dynamic_i8(%x: memref<?x?xi8>, %y: memref<?x?xi8>, %l: index, %h: index) {
  pad.pad_into reflect ins(%x : memref<?x?xi8>) outs(%y : memref<?x?xi8>) low[%l, %l] high[%h, %h]
  return
}
