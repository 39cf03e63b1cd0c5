// RUN: split-file %s %t
// RUN: pad-opt %t/ranked.mlir --pad-compile | FileCheck %t/ranked.mlir
// RUN: not pad-opt %t/unranked.mlir --pad-compile -o %t/none 2>&1 | FileCheck %t/unranked.mlir
// RUN: not ls %t/none
// RUN: not pad-opt %t/unranked.mlir --check-tosa-pads 2>&1 | FileCheck %t/unranked.mlir

// The rank is inferred from that of the argument.
//--- ranked.mlir
// CHECK: llvm.func @main(
func.func @main(%x: tensor<2xf32>, %v: tensor<1xf32>) -> tensor<4xf32> {
  %p = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.abs %x : (tensor<2xf32>) -> tensor<*xf32>
  %1 = tosa.pad %0, %p, %v : (tensor<*xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

//--- unranked.mlir
// CHECK: [[#@LINE+3]]:8: error: 'tosa.pad' op pads a 'tensor<*xf32>', expected a ranked tensor
func.func @main(%x: tensor<*xf32>, %v: tensor<1xf32>) -> tensor<?xf32> {
  %p = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.pad %x, %p, %v : (tensor<*xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
