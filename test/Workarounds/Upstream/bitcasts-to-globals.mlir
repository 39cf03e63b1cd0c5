// Nothing bufferizes a tensor.bitcast.
// RUN: not mlir-opt %s --one-shot-bufferize=bufferize-function-boundaries 2>&1 | FileCheck %s
func.func @constant() -> tensor<2xui8> {
  %0 = arith.constant dense<[1, -1]> : tensor<2xi8>
  // CHECK: error: op was not bufferized
  %1 = tensor.bitcast %0 : tensor<2xi8> to tensor<2xui8>
  return %1 : tensor<2xui8>
}
