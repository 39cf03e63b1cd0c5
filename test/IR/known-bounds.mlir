// What has no pads stays as it is, and the positions of a tensor.pad have no
// bounds that upstream knows.

// RUN: pad-opt %s --fuse-pad=always -split-input-file | FileCheck %s
// RUN: pad-opt %s --peel-pad-tiles -split-input-file | FileCheck %s
// RUN: pad-opt %s --convert-pad-to-tensor -split-input-file \
// RUN:   | FileCheck %s --check-prefix=TENSOR
// RUN: pad-opt %s --raise-to-pad -split-input-file \
// RUN:   | FileCheck %s --check-prefix=RAISED

// CHECK-LABEL:  func.func @clamp_in_tensor_pad
// CHECK:          ^bb0(%[[i:.+]]: index):
// CHECK:            affine.min #{{.*}}(%[[i]])[%{{.*}}, %{{.*}}]
// CHECK:            arith.addi
// TENSOR-LABEL: func.func @clamp_in_tensor_pad
// RAISED-LABEL: func.func @clamp_in_tensor_pad
func.func @clamp_in_tensor_pad(%x: tensor<?xf32>, %m: index, %n: index) -> tensor<?xf32> {
  %0 = tensor.pad %x low[%n] high[1] {
  ^bb0(%i: index):
    %1 = affine.min affine_map<(i)[m, n] -> (i, m, n)>(%i)[%m, %n]
    %c0 = arith.constant 0 : index
    %2 = arith.addi %1, %c0 : index
    %3 = tensor.extract %x[%2] : tensor<?xf32>
    tensor.yield %3 : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL:  func.func @position_as_amount
// CHECK:          ^bb0(%[[i:.+]]: index):
// CHECK:            affine.min #{{.*}}(%[[i]])[%{{.*}}]
// CHECK:            pad.pad constant %{{.*}} low[%[[i]]] high[3]
// TENSOR-LABEL: func.func @position_as_amount
// TENSOR:         ^bb0(%[[i:.+]]: index):
// TENSOR:           tensor.pad
// RAISED-LABEL: func.func @position_as_amount
func.func @position_as_amount(%x: tensor<?xf32>, %y: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.pad %x low[%n] high[1] {
  ^bb0(%i: index):
    %1 = affine.min affine_map<(i)[n] -> (i, n)>(%i)[%n]
    %2 = pad.pad constant %y low[%i] high[3] : tensor<?xf32> to tensor<?xf32>
    %3 = tensor.extract %2[%1] : tensor<?xf32>
    tensor.yield %3 : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL:  func.func @position_as_offset
// TENSOR-LABEL: func.func @position_as_offset
// RAISED-LABEL: func.func @position_as_offset
// RAISED:         ^bb0(%[[i:.+]]: index):
// RAISED:           tensor.extract_slice %{{.*}}[%[[i]]] [2] [1]
// RAISED:           tensor.concat
func.func @position_as_offset(%x: tensor<?xf32>, %y: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.pad %x low[%n] high[1] {
  ^bb0(%i: index):
    %1 = tensor.extract_slice %y[%i] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %2 = tensor.concat dim(0) %1, %y : (tensor<2xf32>, tensor<4xf32>) -> tensor<6xf32>
    %3 = tensor.extract %2[%n] : tensor<6xf32>
    tensor.yield %3 : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
