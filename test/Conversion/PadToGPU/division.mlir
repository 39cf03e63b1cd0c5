// No kernel divides by a number that is not known, whatever its size: the host
// divides once for a launch, and threads multiply.
// RUN: pad-opt %s --convert-pad-to-gpu --canonicalize --cse | FileCheck %s --implicit-check-not=arith.remsi
// RUN: pad-opt %s --pad-to-gpu=chip=sm_90 | FileCheck %s --check-prefix=PTX

// CHECK-LABEL: func @reflect(
// CHECK:         [[P32:%.*]] = arith.maxsi {{.*}}, %c1_i32 : i32
// CHECK:         [[WIDE:%.*]] = arith.extui [[P32]] : i32 to i64
// CHECK:         [[RECIPROCAL:%.*]] = arith.divui %c4294967295_i64, [[WIDE]] : i64
// CHECK:         gpu.launch
// CHECK:           [[HIGH:%.*]] = arith.shrui {{.*}}, %c32_i64 : i64
// CHECK:           [[Q:%.*]] = arith.trunci [[HIGH]] : i64 to i32
// CHECK:           [[PRODUCT:%.*]] = arith.muli [[Q]], {{.*}} : i32
// CHECK:           [[REST:%.*]] = arith.subi {{.*}}, [[PRODUCT]] : i32
// CHECK:           arith.cmpi uge, [[REST]], {{.*}} : i32
// CHECK:           gpu.terminator
// CHECK:         [[P64:%.*]] = arith.maxsi {{.*}}, %c1_i64 : i64
// CHECK:         arith.divui %c-1_i64, [[P64]] : i64
// CHECK:         gpu.launch
// CHECK:           gpu.terminator
// CHECK:         return

// CHECK-LABEL: func @edge_adjoint(
// CHECK:         arith.divui %c-1_i64
// CHECK:         gpu.launch

// NVPTX has no products of 128 bits, which LLVM likes to make.
// PTX-NOT: {{(div|rem)\.[us]}}
// PTX:     .entry {{[a-z_]+}}_kernel_2(
// PTX-NOT: {{(div|rem)\.[us]}}
func.func @reflect(%x: memref<?x?x?x?xi16>, %y: memref<?x?x?x?xi16>, %l: index, %h: index) {
  pad.pad_into reflect ins(%x : memref<?x?x?x?xi16>) outs(%y : memref<?x?x?x?xi16>)
    low[%l, %l, %l, %l] high[%h, %h, %h, %h]
  return
}
func.func @edge_adjoint(%g: memref<?x?x?x?xf32>, %y: memref<?x?x?x?xf32>, %l: index, %h: index) {
  pad.adjoint_into edge ins(%g : memref<?x?x?x?xf32>) outs(%y : memref<?x?x?x?xf32>)
    low[%l, %l, %l, %l] high[%h, %h, %h, %h]
  return
}
func.func @constant_mixed(%x: memref<7x?x40x40x3xi16>, %y: memref<10x?x53x43x5xi16>, %n: index) {
  pad.pad_into constant ins(%x : memref<7x?x40x40x3xi16>) outs(%y : memref<10x?x53x43x5xi16>)
    low[0, %n, %n, 0, 2] high[3, %n, %n, 3, 0]
  return
}
