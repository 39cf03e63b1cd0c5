// RUN: split-file %s %t
// RUN: pad-opt %t/buffers.mlir --sound-allocation-liveness | FileCheck %s
// RUN: pad-opt %t/pad.mlir --pad-to-llvm -o %t/pad.ll.mlir

//--- buffers.mlir

// CHECK-LABEL: func @moved(
// CHECK:         memref.load
// CHECK-NEXT:    memref.dealloc
// CHECK-NEXT:    arith.addf
func.func @moved() -> f64 {
  %c0 = arith.constant 0 : index
  %buffer = memref.alloc() : memref<8xf64>
  %a = memref.load %buffer[%c0] : memref<8xf64>
  %b = arith.addf %a, %a : f64
  memref.dealloc %buffer : memref<8xf64>
  return %b : f64
}

// Upstream takes a transposed view for another buffer.
// CHECK-LABEL: func @transposed(
// CHECK:         memref.load
// CHECK-NEXT:    memref.dealloc
func.func @transposed() -> f64 {
  %c0 = arith.constant 0 : index
  %buffer = memref.alloc() : memref<8x4xf64>
  %view = memref.transpose %buffer (i, j) -> (j, i) : memref<8x4xf64> to memref<4x8xf64, strided<[1, 4]>>
  %a = memref.load %view[%c0, %c0] : memref<4x8xf64, strided<[1, 4]>>
  memref.dealloc %buffer : memref<8x4xf64>
  return %a : f64
}

// CHECK-LABEL: func @returned(
// CHECK:         memref.dealloc
// CHECK-NEXT:    return
func.func @returned() -> f64 {
  %buffer = memref.alloc() : memref<8xf64>
  %n = call @sum(%buffer) : (memref<8xf64>) -> f64
  memref.dealloc %buffer : memref<8xf64>
  return %n : f64
}
func.func private @sum(memref<8xf64>) -> f64

//--- pad.mlir
func.func @pad(%a: tensor<6xf64>) -> f64 {
  %p = pad.pad wrap %a low[1] high[1] : tensor<6xf64> to tensor<8xf64>
  %n = call @sum_tensor(%p) : (tensor<8xf64>) -> f64
  return %n : f64
}
func.func private @sum_tensor(tensor<8xf64>) -> f64
