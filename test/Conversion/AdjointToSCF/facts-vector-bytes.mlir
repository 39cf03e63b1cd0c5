// The facts of an adjoint hold for vectors of the size that it is versioned for, and
// its loops have that size whatever the other pass is told.

// RUN: pad-opt %s --version-adjoints=vector-bytes=32 --convert-adjoint-to-scf=vector-bytes=4 \
// RUN:   | FileCheck %s --check-prefix=WIDER
// RUN: pad-opt %s --version-adjoints=vector-bytes=16 --convert-adjoint-to-scf=vector-bytes=64 \
// RUN:   | FileCheck %s

// The borders overlap in this row, which is known.
// CHECK-LABEL: func @known(
// WIDER-LABEL: func @known(
// WIDER: vector.load {{.*}} vector<2xf32>
// WIDER-NOT: memref.load
// CHECK: vector.load {{.*}} vector<2xf32>
func.func @known(%g: memref<7xf32>, %y: memref<3xf32>) {
  pad.adjoint_into reflect ins(%g : memref<7xf32>) outs(%y : memref<3xf32>) low[2] high[2]
  return
}

// Unit borders are for rows of half a vector or more.
// CHECK-LABEL: func @planes(
// WIDER-LABEL: func @planes(
// WIDER: vector.store {{.*}} vector<8xf32>
// CHECK-NOT: vector.{{load|store}} {{.*}} vector<{{8|16}}xf32>
func.func @planes(%g: memref<?x?xf32>, %y: memref<?x?xf32>) {
  pad.adjoint_into edge ins(%g : memref<?x?xf32>) outs(%y : memref<?x?xf32>) low[1, 1] high[1, 1]
  return
}
