// RUN: pad-opt %s --convert-linalg-to-gpu --cse --canonicalize --split-input-file | FileCheck %s

// One thread computes one element after another. The extents are in the loads.

// CHECK-LABEL: func @broadcast(
// CHECK-SAME:      %[[X:.*]]: memref<8xf32>, %[[Y:.*]]: memref<4x8xf32, strided<[10, 1], offset: 11>>)
// CHECK:         gpu.launch
// CHECK-SAME:        module(@pad_kernels)
// CHECK:           scf.for %[[STEP:.*]] = %{{.*}} to %c32{{.*}} : i32
// CHECK:             %[[ROW:.*]] = arith.divui %[[STEP]], %c8
// CHECK:             %[[BEGIN:.*]] = arith.muli %[[ROW]], %c8
// CHECK:             %[[PLACE:.*]] = arith.subi %[[STEP]], %[[BEGIN]]
// CHECK:             %[[J:.*]] = arith.index_cast %[[PLACE]]
// CHECK:             %[[I:.*]] = arith.index_cast %[[ROW]]
// CHECK:             %[[V:.*]] = memref.load %[[X]][%[[J]]]
// CHECK:             %[[S:.*]] = arith.addf %[[V]], %[[V]]
// CHECK:             memref.store %[[S]], %[[Y]][%[[I]], %[[J]]]
// CHECK-NOT:     gpu.launch
func.func @broadcast(%x: memref<8xf32>,
                     %y: memref<4x8xf32, strided<[10, 1], offset: 11>>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>,
                                   affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<8xf32>)
      outs(%y : memref<4x8xf32, strided<[10, 1], offset: 11>>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %a : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// A sum stays in a register, also where its loop is the outer one. Its order is
// that of the op.

// CHECK-LABEL: func @sum(
// CHECK-SAME:      %[[X:.*]]: memref<5x2048xi32>, %[[Y:.*]]: memref<2048xi32>)
// CHECK:         gpu.launch
// CHECK:           %[[INIT:.*]] = memref.load %[[Y]][%[[I:.*]]]
// CHECK-NEXT:      %[[SUM:.*]] = scf.for %[[K:.*]] = %c0 to %c5 step %c1 iter_args(%[[S:.*]] = %[[INIT]]) -> (i32) {
// CHECK-NEXT:        %[[A:.*]] = memref.load %[[X]][%[[K]], %[[I]]]
// CHECK-NEXT:        %[[NEXT:.*]] = arith.addi %[[S]], %[[A]]
// CHECK-NEXT:        scf.yield %[[NEXT]]
// CHECK:           memref.store %[[SUM]], %[[Y]][%[[I]]]
func.func @sum(%x: memref<5x2048xi32>, %y: memref<2048xi32>) {
  linalg.generic {indexing_maps = [affine_map<(k, i) -> (k, i)>,
                                   affine_map<(k, i) -> (i)>],
                  iterator_types = ["reduction", "parallel"]}
      ins(%x : memref<5x2048xi32>) outs(%y : memref<2048xi32>) {
  ^bb0(%a: i32, %s: i32):
    %t = arith.addi %s, %a : i32
    linalg.yield %t : i32
  }
  return
}

// -----

// Unknown extents: a kernel with indices of 32 bits, and one with 64. Both get
// the reciprocal of the divisor from the host.

// CHECK-LABEL: func @unknown(
// CHECK:         %[[SMALL:.*]] = arith.cmpi sle
// CHECK:         scf.if %[[SMALL]] {
// CHECK:           arith.divui
// CHECK:           gpu.launch
// CHECK:             scf.for {{.*}} : i32
// CHECK-NOT:           divui
// CHECK:         } else {
// CHECK:           arith.divui
// CHECK:           gpu.launch
// CHECK:             scf.for {{.*}} : i64
// CHECK-NOT:           divui
func.func @unknown(%value: i8, %y: memref<?x?xi8>) {
  linalg.fill ins(%value : i8) outs(%y : memref<?x?xi8>)
  return
}

// -----

// What an op reads its position for.

// CHECK-LABEL: func @position(
// CHECK:         gpu.launch
// CHECK:           scf.for %[[STEP:.*]] = %
// CHECK:             %[[I:.*]] = arith.index_cast %[[STEP]]
// CHECK:             memref.store %[[I]], %{{.*}}[%[[I]]]
func.func @position(%y: memref<64xindex>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      outs(%y : memref<64xindex>) {
  ^bb0(%b: index):
    %i = linalg.index 0 : index
    linalg.yield %i : index
  }
  return
}

// -----

// Nothing to compute.

// CHECK-LABEL: func @empty(
// CHECK-NEXT:    return
func.func @empty(%value: i8, %y: memref<4x0x3xi8>) {
  linalg.fill ins(%value : i8) outs(%y : memref<4x0x3xi8>)
  return
}

// -----

// Left to the host: functions of libraries, numbers that devices lack, memory of
// the stack, few sums, and a scan.

// CHECK-LABEL: func @host(
// CHECK-NOT:     gpu.launch
// CHECK:         return
func.func @host(%x: memref<2048xf32>, %b: memref<2048xbf16>, %s: memref<4xf32>,
                %t: memref<4x2048xf32>, %one: memref<f32>) {
  linalg.exp ins(%x : memref<2048xf32>) outs(%x : memref<2048xf32>)
  linalg.add ins(%b, %b : memref<2048xbf16>, memref<2048xbf16>)
             outs(%b : memref<2048xbf16>)
  %stack = memref.alloca() : memref<2048xf32>
  %view = memref.subview %stack[0] [8] [1]
      : memref<2048xf32> to memref<8xf32, strided<[1]>>
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%view : memref<8xf32, strided<[1]>>)
  linalg.reduce ins(%t : memref<4x2048xf32>) outs(%s : memref<4xf32>)
      dimensions = [1] (%a: f32, %c: f32) {
    %d = arith.addf %a, %c : f32
    linalg.yield %d : f32
  }
  linalg.fill ins(%zero : f32) outs(%one : memref<f32>)
  linalg.generic {indexing_maps = [affine_map<(i, k) -> (i, k)>,
                                   affine_map<(i, k) -> (i, k)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%t : memref<4x2048xf32>) outs(%t : memref<4x2048xf32>) {
  ^bb0(%a: f32, %c: f32):
    %d = arith.addf %a, %c : f32
    linalg.yield %d : f32
  }
  return
}

// -----

// A kernel already.

// CHECK-LABEL: func @in_kernel(
// CHECK:         gpu.launch
// CHECK-NOT:     gpu.launch
// CHECK:         linalg.fill
func.func @in_kernel(%value: i8, %y: memref<8xi8>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    linalg.fill ins(%value : i8) outs(%y : memref<8xi8>)
    gpu.terminator
  }
  return
}

// -----

// Blocks that are not reached, where views may be made of themselves, go.
// CHECK-LABEL: func @unreachable(
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @unreachable(%x: memref<4xf32>) {
  return
^dead:
  %v = memref.cast %v : memref<4xf32> to memref<4xf32>
  linalg.negf ins(%x : memref<4xf32>) outs(%v : memref<4xf32>)
  pad.fill_border edge %v low[1] high[1] : memref<4xf32>
  return
}
