// No size of a chunk is too large to divide by.

// RUN: pad-opt %s --pad-to-scf="parallel parallel-bytes=0 parallel-chunk-bytes=9223372036854775807" | FileCheck %s

// CHECK-LABEL: func.func @edge_dynamic_i8(
// CHECK: scf.parallel
func.func @edge_dynamic_i8(%x: tensor<?x?xi8>, %l: index) -> tensor<?x?xi8> {
  %0 = pad.pad edge %x low[%l, %l] high[%l, %l] : tensor<?x?xi8> to tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}
