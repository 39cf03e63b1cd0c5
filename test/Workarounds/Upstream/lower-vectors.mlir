// --convert-to-llvm has no patterns for transfers.
// RUN: mlir-opt %s --convert-to-llvm | FileCheck %s

// CHECK: vector.transfer_read
func.func @read(%x: memref<8x32xf32>, %i: index, %p: f32) -> vector<16xf32> {
  %0 = vector.transfer_read %x[%i, %i], %p {in_bounds = [true]} : memref<8x32xf32>, vector<16xf32>
  return %0 : vector<16xf32>
}

// A vector of i5 is loaded in one piece. LLVM packs its lanes in memory, while each
// element of the array takes a byte.
// CHECK: llvm.load {{.*}} -> vector<8xi5>
func.func @packed(%x: memref<?xi5>, %i: index) -> vector<8xi5> {
  %0 = vector.load %x[%i] : memref<?xi5>, vector<8xi5>
  return %0 : vector<8xi5>
}
