// RUN: pad-run %s | FileCheck %s

// Lanes of i5 that a mask selects, from and to elements that follow each other in an
// array, each in a byte of its own: LLVM moves these one by one, unlike those of
// loads and stores without gaps, and of masked ones (--lower-vectors).

// CHECK: result 0 'expanded'
// CHECK-NEXT: [ 1 -1  2  3 -1 -1  4 -1]
// CHECK: result 1 'compressed'
// CHECK-NEXT: [ 6  8  9 12  0  0  0  0]
func.func @main() -> (tensor<8xi5> {pad.name = "expanded"},
                      tensor<8xi5> {pad.name = "compressed"}) {
  %c0 = arith.constant 0 : index
  %x = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi5>
  %zeros = arith.constant dense<0> : tensor<8xi5>
  %rest = arith.constant dense<-1> : vector<8xi5>
  %lanes = arith.constant dense<[6, 7, 8, 9, 10, 11, 12, 13]> : vector<8xi5>
  %selected = arith.constant dense<[1, 0, 1, 1, 0, 0, 1, 0]> : tensor<8xi1>
  %no = arith.constant false
  %mask = vector.transfer_read %selected[%c0], %no {in_bounds = [true]} : tensor<8xi1>, vector<8xi1>
  %from = bufferization.to_buffer %x read_only : tensor<8xi5> to memref<8xi5>
  %v = vector.expandload %from[%c0], %mask, %rest : memref<8xi5>, vector<8xi1>, vector<8xi5> into vector<8xi5>
  %0 = vector.transfer_write %v, %zeros[%c0] {in_bounds = [true]} : vector<8xi5>, tensor<8xi5>
  %to = memref.alloc() : memref<8xi5>
  %none = arith.constant 0 : i5
  linalg.fill ins(%none : i5) outs(%to : memref<8xi5>)
  vector.compressstore %to[%c0], %mask, %lanes : memref<8xi5>, vector<8xi1>, vector<8xi5>
  %1 = bufferization.to_tensor %to restrict : memref<8xi5> to tensor<8xi5>
  return %0, %1 : tensor<8xi5>, tensor<8xi5>
}
