// RUN: pad-opt %s --bitcasts-to-globals | FileCheck %s --implicit-check-not=memref.global
// RUN: pad-opt %s --pad-to-llvm | FileCheck %s --check-prefix=LLVM --implicit-check-not=llvm.mlir.global
// RUN: %if all-parts %{ pad-run %s | FileCheck %s --check-prefix=NUMBERS %}
// RUN: %if all-parts %{ pad-run %s --verify | FileCheck %s --check-prefix=NUMBERS %}

// One global for each value.
// CHECK-DAG: memref.global "private" constant @[[$LIST:.*]] : memref<2xui8> = dense<[1, 255]> {alignment = 64 : i64}
// CHECK-DAG: memref.global "private" constant @[[$SCALAR:.*]] : memref<ui4> = dense<13> {alignment = 64 : i64}
// LLVM-COUNT-3: llvm.mlir.global

// CHECK-LABEL: func @main(
// CHECK-NOT:     arith.constant
// CHECK-NOT:     tensor.bitcast
// CHECK:         %[[BUFFER:.*]] = memref.get_global @[[$LIST]] : memref<2xui8>
// CHECK:         %[[TENSOR:.*]] = bufferization.to_tensor %[[BUFFER]] restrict : memref<2xui8> to tensor<2xui8>
// CHECK:         memref.get_global @[[$SCALAR]]
// CHECK:         memref.get_global @[[$LIST]]
// LLVM-LABEL: llvm.func @main(
// LLVM-NOT:     builtin.unrealized_conversion_cast
// LLVM:         llvm.return
// NUMBERS:      result 0: tensor<2xui8>
// NUMBERS-NEXT: [  1 255]
// NUMBERS:      result 1: tensor<3xui8>
// NUMBERS-NEXT: [  1 255   1]
// NUMBERS:      result 2: tensor<ui4>
// NUMBERS-NEXT: 13
func.func @main() -> (tensor<2xui8>, tensor<3xui8>, tensor<ui4>) {
  %0 = arith.constant dense<[1, -1]> : tensor<2xi8>
  %1 = tensor.bitcast %0 : tensor<2xi8> to tensor<2xui8>
  %2 = arith.constant dense<-3> : tensor<i4>
  %3 = tensor.bitcast %2 : tensor<i4> to tensor<ui4>
  %4 = tensor.bitcast %0 : tensor<2xi8> to tensor<2xui8>
  %5 = pad.pad wrap %4 low[0] high[1] : tensor<2xui8> to tensor<3xui8>
  return %1, %5, %3 : tensor<2xui8>, tensor<3xui8>, tensor<ui4>
}
