// A remark for each version of an adjoint: its facts, and the loops that it
// becomes, which the facts and the types decide alone.

// RUN: pad-opt %s --convert-adjoint-to-scf=nontemporal-bytes=16384 --remarks-filter=pad \
// RUN:   -o /dev/null 2>&1 | FileCheck %s
// RUN: pad-opt %s --convert-adjoint-to-scf="parallel parallel-bytes=0" --remarks-filter=pad \
// RUN:   -o /dev/null 2>&1 | FileCheck %s --check-prefix=PARALLEL

// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-adjoint-to-scf | Category:pad | Remark="fits|rows|few_borders: rows as constant shuffles; rows of borders written out"
// PARALLEL: Remark="fits|rows|in_chunks|disjoint_borders: rows as constant shuffles; chunks in parallel"
func.func @reflect_static_f32(%g: memref<4x9x9xf32>, %y: memref<4x7x7xf32>) {
  pad.adjoint_into reflect ins(%g : memref<4x9x9xf32>) outs(%y : memref<4x7x7xf32>) low[0, 1, 1] high[0, 1, 1]
  return
}

// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-adjoint-to-scf | Category:pad | Remark="fits|rows|past_caches|few_borders: rows as constant shuffles; rows of borders written out; non-temporal stores of parts that are put together in the caches"
// PARALLEL: remark:
func.func @reflect_static_f32_large(%g: memref<4x34x36xf32>, %y: memref<4x32x34xf32>) {
  pad.adjoint_into reflect ins(%g : memref<4x34x36xf32>) outs(%y : memref<4x32x34xf32>) low[0, 1, 1] high[0, 1, 1]
  return
}

// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-adjoint-to-scf | Category:pad | Remark="fits|rows|past_caches|few_borders|whole_lines: rows as constant shuffles; rows of borders written out; non-temporal stores"
// CHECK: remark: [Passed] convert-adjoint-to-scf | Category:pad | Remark="fits|rows|past_caches|few_borders: {{.*}}
// PARALLEL: remark:
func.func @reflect_static_f32_lines(%g: memref<4x34x34xf32>, %y: memref<4x32x32xf32>) {
  pad.adjoint_into reflect ins(%g : memref<4x34x34xf32>) outs(%y : memref<4x32x32xf32>) low[0, 1, 1] high[0, 1, 1]
  return
}

// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-adjoint-to-scf | Category:pad | Remark="fits|rows|disjoint_borders|disjoint_row_borders|unit_borders: planes of rows as a few vectors, and their sums at both ends"
// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-adjoint-to-scf | Category:pad | Remark="fits|rows|disjoint_borders|disjoint_row_borders: rows as copies, and the sums of their borders"
// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-adjoint-to-scf | Category:pad | Remark="fits|rows|disjoint_borders: rows run by run, added up in memory"
// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-adjoint-to-scf | Category:pad | Remark="elements: element by element"
// PARALLEL: Remark="fits|rows|disjoint_borders|disjoint_row_borders|unit_borders:
func.func @wrap_dynamic_i32(%g: memref<?x?xi32>, %y: memref<?x?xi32>, %l: index, %h: index) {
  pad.adjoint_into wrap ins(%g : memref<?x?xi32>) outs(%y : memref<?x?xi32>) low[%l, %l] high[%h, %h]
  return
}

// CHECK-NOT: remark:
// CHECK: remark: [Passed] convert-adjoint-to-scf | Category:pad | Remark="fits|rows|few_borders: rows as constant shuffles; rows of borders written out"
func.func @edge_static_f32_strided(%g: memref<6xf32, strided<[2]>>, %y: memref<4xf32>) {
  pad.adjoint_into edge ins(%g : memref<6xf32, strided<[2]>>) outs(%y : memref<4xf32>) low[1] high[1]
  return
}
// CHECK-NOT: remark:
