// Adjoints on memrefs become launches over the rows of the result that gather.
// RUN: pad-opt %s --split-input-file --convert-pad-to-gpu --canonicalize --cse | FileCheck %s

// What is shown once is copied 16 bytes at a time, and rows that are shown twice are
// added as vectors. What a border of a row shows is added one by one. Nothing is
// divided.

// CHECK-LABEL: func @reflect_static
// CHECK-NOT:     scf.if
// CHECK:         gpu.launch
// CHECK-NOT:       remsi
// CHECK:           vector.load {{.*}} {alignment = 16 : i64} : memref<{{.*}}xi32>, vector<4xi32>
// CHECK:           scf.for {{.*}} -> (vector<4xf32>, i1)
// CHECK:             arith.addf {{.*}} : vector<4xf32>
// CHECK:           vector.store {{.*}} {alignment = 16 : i64} : memref<{{.*}}xi32>, vector<4xi32>
// CHECK:           arith.addf {{.*}} : f32
// CHECK:           vector.from_elements
// CHECK-NOT:       remsi
// CHECK:           gpu.terminator
// CHECK-NOT:     gpu.launch
// CHECK:         return
func.func @reflect_static(%g: memref<16x258xf32>, %y: memref<14x254xf32>) {
  pad.adjoint_into reflect ins(%g : memref<16x258xf32>) outs(%y : memref<14x254xf32>)
    low[1, 2] high[1, 2]
  return
}

// -----

// Four kernels: without and with division, and of single elements with indices of
// 32 and of 64 bits. Halves are added as f32 and rounded once.

// CHECK-LABEL: func @wrap_dynamic_f16
// CHECK-NOT:     remsi
// CHECK:         scf.if
// CHECK:           scf.if
// CHECK-NOT:         divui {{.*}}_i64
// CHECK:             gpu.launch
// CHECK:               arith.addf {{.*}} : vector<8xf32>
// CHECK:               arith.truncf {{.*}} : vector<8xf32> to vector<8xf16>
// CHECK:           } else {
// CHECK:             arith.divui %c4294967295_i64
// CHECK:             gpu.launch
// CHECK:         } else {
// CHECK:           arith.divui %c4294967295_i64
// CHECK:           gpu.launch
// CHECK-NOT:         vector
// CHECK:           arith.divui %c-1_i64
// CHECK:           gpu.launch
// CHECK-NOT:         {{vector|remsi}}
// CHECK:         return
func.func @wrap_dynamic_f16(%g: memref<?x?xf16>, %y: memref<?x?xf16>, %l: index, %h: index) {
  pad.adjoint_into wrap ins(%g : memref<?x?xf16>) outs(%y : memref<?x?xf16>)
    low[1, %l] high[%h, 2]
  return
}

// -----

// Integers wrap, and bits beyond theirs are zero.

// CHECK-LABEL: func @edge_i4
// CHECK:         gpu.launch
// CHECK:           arith.addi {{.*}} : i8
// CHECK:           arith.andi {{.*}} : i8
func.func @edge_i4(%g: memref<6xi4>, %y: memref<4xi4>) {
  pad.adjoint_into edge ins(%g : memref<6xi4>) outs(%y : memref<4xi4>) low[1] high[1]
  return
}

// -----

// In constant mode nothing is added: that is a pad.

// CHECK-LABEL: func @constant
// CHECK:         gpu.launch
// CHECK-NOT:       addf
// CHECK:         return
func.func @constant(%g: memref<16x258xf32>, %y: memref<14x254xf32>) {
  pad.adjoint_into constant ins(%g : memref<16x258xf32>) outs(%y : memref<14x254xf32>)
    low[1, 2] high[1, 2]
  return
}

// -----

// What kernels cannot add is left to the host.

// CHECK-LABEL: func @wide
// CHECK-NOT:     gpu.launch
// CHECK:         pad.adjoint_into
func.func @wide(%g: memref<6xi128>, %y: memref<4xi128>) {
  pad.adjoint_into edge ins(%g : memref<6xi128>) outs(%y : memref<4xi128>) low[1] high[1]
  return
}

// -----

// CHECK-LABEL: func @in_kernel
// CHECK:         gpu.launch
// CHECK:           pad.adjoint_into
func.func @in_kernel(%g: memref<6xf32>, %y: memref<4xf32>, %n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    pad.adjoint_into edge ins(%g : memref<6xf32>) outs(%y : memref<4xf32>) low[1] high[1]
    gpu.terminator
  }
  return
}

// -----

// No kernel writes nothing, whatever the extents that are not known.

// CHECK-LABEL: func @no_rows
// CHECK-NOT:     gpu.launch
// CHECK:         return
func.func @no_rows(%g: memref<?x?xf32>, %y: memref<0x?xf32>, %high: index) {
  pad.adjoint_into wrap ins(%g : memref<?x?xf32>) outs(%y : memref<0x?xf32>) low[1, 0] high[0, %high]
  return
}
