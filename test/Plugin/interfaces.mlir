// REQUIRES: mlir-test-passes
// Upstream's passes, in a stock mlir-opt, on the interfaces of pad.

// RUN: %mlir_opt %s --cse | FileCheck %s --check-prefix=CSE
// RUN: %mlir_opt %s --loop-invariant-code-motion \
// RUN:   | FileCheck %s --check-prefix=LICM
// RUN: %mlir_opt %s --inline | FileCheck %s --check-prefix=INLINE
// RUN: %mlir_opt %s --resolve-ranked-shaped-type-result-dims --canonicalize \
// RUN:   | FileCheck %s --check-prefix=DIMS
// RUN: %mlir_opt %s --remove-dead-values | FileCheck %s --check-prefix=DCE
// RUN: %mlir_opt %s --test-bytecode-roundtrip=test-kind=2 2>&1 \
// RUN:   | FileCheck %s --check-prefix=BYTECODE
// RUN: %mlir_opt %s --one-shot-bufferize=bufferize-function-boundaries \
// RUN:   --cse --canonicalize \
// RUN:   | FileCheck %s --check-prefix=BUFFERS

// Equal pads are one; the mode is part of the pad.
// CSE-LABEL: func.func @two_pads_one_left
// CSE:         %[[reflect:.+]] = pad.pad reflect
// CSE-NOT:     pad.pad reflect
// CSE:         %[[wrap:.+]] = pad.pad wrap
// CSE:         return %[[reflect]], %[[reflect]], %[[wrap]]
func.func @two_pads_one_left(%x: tensor<5xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = pad.pad reflect %x low[2] high[1] : tensor<5xf32> to tensor<8xf32>
  %1 = pad.pad reflect %x low[2] high[1] : tensor<5xf32> to tensor<8xf32>
  %2 = pad.pad wrap %x low[2] high[1] : tensor<5xf32> to tensor<8xf32>
  return %0, %1, %2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// A pad that cannot fail leaves a loop that may not run at all; one whose
// amounts are only known at run time stays.
// LICM-LABEL: func.func @invariant_pads
// LICM-SAME:    %{{[a-z0-9]+}}: tensor<5xf32>, %[[low:[a-z0-9]+]]: index
// LICM:         pad.pad edge %{{.*}} low[2] high[1]
// LICM:         scf.for
// LICM:           pad.pad edge %{{.*}} low[%[[low]]] high[1]
func.func @invariant_pads(%x: tensor<5xf32>, %low: index, %n: index, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %sum = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero) -> f32 {
    %0 = pad.pad edge %x low[2] high[1] : tensor<5xf32> to tensor<8xf32>
    %1 = pad.pad edge %x low[%low] high[1] : tensor<5xf32> to tensor<?xf32>
    %a = tensor.extract %0[%k] : tensor<8xf32>
    %b = tensor.extract %1[%i] : tensor<?xf32>
    %c = arith.addf %a, %b : f32
    %next = arith.addf %acc, %c : f32
    scf.yield %next : f32
  }
  return %sum : f32
}

// A pad of its own gets a new buffer of the extent that it has at run time.
// BUFFERS-LABEL: func.func @invariant_pads
// BUFFERS:         scf.for
// BUFFERS:           %[[static:.+]] = memref.alloc() {{.*}}: memref<8xf32>
// BUFFERS:           pad.pad_into edge {{.*}} outs(%[[static]] : memref<8xf32>) low[2] high[1]
// BUFFERS:           %[[dynamic:.+]] = memref.alloc(%{{.*}}) {{.*}}: memref<?xf32>
// BUFFERS:           pad.pad_into edge {{.*}} outs(%[[dynamic]] : memref<?xf32>)
// BUFFERS-NOT:       memref.copy

// INLINE-LABEL: func.func @caller
// INLINE:         pad.pad symmetric %{{.*}} low[1] high[1] axes [1]
// INLINE-NOT:     call
// INLINE:         return
func.func private @callee(%x: tensor<2x3xi8>) -> tensor<2x5xi8> {
  %0 = pad.pad symmetric %x low[0, 1] high[0, 1] : tensor<2x3xi8> to tensor<2x5xi8>
  return %0 : tensor<2x5xi8>
}
func.func @caller(%x: tensor<2x3xi8>) -> tensor<2x5xi8> {
  %0 = call @callee(%x) : (tensor<2x3xi8>) -> tensor<2x5xi8>
  return %0 : tensor<2x5xi8>
}

// The extent of a pad follows from that of its source, and the pad goes.
// DIMS-LABEL: func.func @extent_of_pad
// DIMS-SAME:    %[[x:[a-z0-9]+]]: tensor<?xf32>
// DIMS-NOT:     pad.
// DIMS:         %[[n:.+]] = tensor.dim %[[x]]
// DIMS:         %[[extent:.+]] = affine.apply #{{.*}}()[%[[n]]]
// DIMS:         return %[[extent]]
func.func @extent_of_pad(%x: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = pad.pad constant %x low[2] high[3] : tensor<?xf32> to tensor<?xf32>
  %extent = tensor.dim %0, %c0 : tensor<?xf32>
  return %extent : index
}

// DCE-LABEL: func.func @unused
// DCE-NOT:     pad.
// DCE:         return
func.func @unused(%x: tensor<?xf32>, %low: index) {
  %0 = pad.pad reflect %x low[%low] high[3] : tensor<?xf32> to tensor<?xf32>
  return
}

// BYTECODE-NOT:   error
// BYTECODE-LABEL: func.func @into
// BYTECODE:         pad.pad_into wrap

// The pad writes into the destination that it is given.
// BUFFERS-LABEL: func.func @into
// BUFFERS-SAME:    %[[x:[a-z0-9]+]]: memref<4xf32, {{.*}}>, %[[y:[a-z0-9]+]]: memref<20xf32
// BUFFERS-NOT:     memref.alloc
// BUFFERS:         %[[slot:.+]] = memref.subview %[[y]][10] [7] [1]
// BUFFERS:         pad.pad_into wrap ins(%[[x]] : {{.*}}) outs(%[[slot]] :
// BUFFERS-NOT:     memref.copy
// BUFFERS:         return
func.func @into(%x: tensor<4xf32>, %y: tensor<20xf32> {bufferization.writable = true}) -> tensor<20xf32> {
  %slot = tensor.extract_slice %y[10] [7] [1] : tensor<20xf32> to tensor<7xf32>
  %0 = pad.pad_into wrap ins(%x : tensor<4xf32>) outs(%slot : tensor<7xf32>) low[1] high[2] -> tensor<7xf32>
  %1 = tensor.insert_slice %0 into %y[10] [7] [1] : tensor<7xf32> into tensor<20xf32>
  return %1 : tensor<20xf32>
}
