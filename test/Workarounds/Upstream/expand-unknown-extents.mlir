// Two unknown extents of one group.
// REQUIRES: llvm-22
// RUN: not --crash mlir-opt %s --expand-strided-metadata

func.func @main(%x: memref<?xf32>, %n: index, %m: index) -> memref<?x?xf32> {
  %0 = memref.expand_shape %x [[0, 1]] output_shape [%n, %m] : memref<?xf32> into memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
