// What computes the inside of an array fills its border, too, if nothing else would
// see the difference.
// RUN: pad-opt %s --convert-linalg-to-gpu --cse --canonicalize --split-input-file | FileCheck %s
// RUN: pad-opt %s --convert-linalg-to-gpu --split-input-file --remarks-filter=pad 2>&1 | FileCheck %s --check-prefix=REMARK

// Each thread computes the element that its position shows.

// CHECK-LABEL: func @mirror(
// CHECK-SAME:      %[[X:.*]]: memref<4x8xf32>)
// CHECK:         %[[ARRAY:.*]] = memref.alloc() : memref<4x10xf32>
// CHECK:         gpu.launch
// CHECK:           scf.for %[[STEP:.*]] = %{{.*}} to %c40{{.*}} : i32
// CHECK:             arith.divui %[[STEP]], %c10
// CHECK:             %[[J:.*]] = arith.subi %[[POSITION:.*]], %c1
// CHECK:             arith.maxsi
// CHECK:             %[[SHOWN:.*]] = arith.minsi
// CHECK:             %[[AT:.*]] = arith.index_cast %[[SHOWN]]
// CHECK:             memref.load %[[X]][%{{.*}}, %[[AT]]]
// CHECK:             memref.store %{{.*}}, %[[ARRAY]][
// CHECK-NOT:     pad.fill_border
// REMARK:        kernels, which fill the border
func.func @mirror(%x: memref<4x8xf32>) -> memref<4x10xf32> {
  %array = memref.alloc() : memref<4x10xf32>
  %y = memref.subview %array[0, 1] [4, 8] [1, 1]
      : memref<4x10xf32> to memref<4x8xf32, strided<[10, 1], offset: 1>>
  linalg.add ins(%x, %x : memref<4x8xf32>, memref<4x8xf32>)
             outs(%y : memref<4x8xf32, strided<[10, 1], offset: 1>>)
  pad.fill_border reflect %array low[1] high[1] axes [1] : memref<4x10xf32>
  return %array : memref<4x10xf32>
}

// -----

// The border is a value. Axes that are merged in the destination are in the array.

// CHECK-LABEL: func @fill(
// CHECK-SAME:      %[[V:.*]]: i8,
// CHECK:         %[[ARRAY:.*]] = memref.collapse_shape %{{.*}} {{\[}}[0, 1], [2]] : memref<2x3x9xi8> into memref<6x9xi8>
// CHECK:         gpu.launch
// CHECK:           %[[E:.*]] = scf.if %{{.*}} -> (i8) {
// CHECK:             %[[S:.*]] = arith.addi
// CHECK:             scf.yield %[[S]]
// CHECK:           } else {
// CHECK:             scf.yield %[[V]]
// CHECK:           memref.store %[[E]], %[[ARRAY]][
// CHECK-NOT:     pad.fill_border
func.func @fill(%v: i8, %x: memref<6x8xi8>) -> memref<2x3x9xi8> {
  %array = memref.alloc() : memref<2x3x9xi8>
  %y = memref.subview %array[0, 0, 1] [2, 3, 8] [1, 1, 1] : memref<2x3x9xi8>
      to memref<2x3x8xi8, strided<[27, 9, 1], offset: 1>>
  %z = memref.collapse_shape %y [[0, 1], [2]]
      : memref<2x3x8xi8, strided<[27, 9, 1], offset: 1>>
      into memref<6x8xi8, strided<[9, 1], offset: 1>>
  linalg.add ins(%x, %x : memref<6x8xi8>, memref<6x8xi8>)
             outs(%z : memref<6x8xi8, strided<[9, 1], offset: 1>>)
  pad.fill_border constant %array low[1] high[0] axes [2] value(%v)
      : memref<2x3x9xi8>
  return %array : memref<2x3x9xi8>
}

// -----

// Amounts that may be out of reach, and extents that may contradict them.

// CHECK-LABEL: func @unknown(
// CHECK:         scf.if
// CHECK-NOT:       scf.if
// CHECK:           gpu.launch
// CHECK:         } else {
// CHECK:           gpu.launch
// CHECK:           pad.fill_border symmetric
// CHECK:         }
// CHECK-NOT:     pad.fill_border
func.func @unknown(%x: memref<?xf32>, %array: memref<?xf32> {llvm.noalias}, %low: index,
                   %high: index) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %y = memref.subview %array[2] [%n] [1]
      : memref<?xf32> to memref<?xf32, strided<[1], offset: 2>>
  linalg.add ins(%x, %x : memref<?xf32>, memref<?xf32>)
             outs(%y : memref<?xf32, strided<[1], offset: 2>>)
  pad.fill_border symmetric %array low[2] high[1] : memref<?xf32>
  return
}

// -----

// Known to be out of reach.

// CHECK-LABEL: func @far(
// CHECK:         gpu.launch
// CHECK:         pad.fill_border wrap
// REMARK:        Remark={{"?}}kernels{{"?(,|$)}}
func.func @far(%x: memref<2xf32>, %array: memref<8xf32> {llvm.noalias}) {
  %y = memref.subview %array[3] [2] [1]
      : memref<8xf32> to memref<2xf32, strided<[1], offset: 3>>
  linalg.add ins(%x, %x : memref<2xf32>, memref<2xf32>)
             outs(%y : memref<2xf32, strided<[1], offset: 3>>)
  pad.fill_border wrap %array low[3] high[3] : memref<8xf32>
  return
}

// -----

// The op reads what it writes, which the thread of another position may have
// written.

// CHECK-LABEL: func @in_place(
// CHECK:         gpu.launch
// CHECK:         pad.fill_border
func.func @in_place(%array: memref<8xf32> {llvm.noalias}) {
  %y = memref.subview %array[1] [6] [1]
      : memref<8xf32> to memref<6xf32, strided<[1], offset: 1>>
  linalg.add ins(%y, %y : memref<6xf32, strided<[1], offset: 1>>,
                          memref<6xf32, strided<[1], offset: 1>>)
             outs(%y : memref<6xf32, strided<[1], offset: 1>>)
  pad.fill_border wrap %array low[1] high[1] : memref<8xf32>
  return
}

// -----

// CHECK-LABEL: func @accumulate(
// CHECK:         gpu.launch
// CHECK:         pad.fill_border
func.func @accumulate(%x: memref<6xf32>, %array: memref<8xf32> {llvm.noalias}) {
  %y = memref.subview %array[1] [6] [1]
      : memref<8xf32> to memref<6xf32, strided<[1], offset: 1>>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>,
                                   affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      ins(%x : memref<6xf32>)
      outs(%y : memref<6xf32, strided<[1], offset: 1>>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  pad.fill_border wrap %array low[1] high[1] : memref<8xf32>
  return
}

// -----

// The results of a loop may be the array.

// CHECK-LABEL: func @may_alias(
// CHECK:         gpu.launch
// CHECK:         pad.fill_border
func.func @may_alias(%n: index, %array: memref<8xf32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = scf.for %i = %c0 to %n step %c1 iter_args(%a = %array) -> memref<8xf32> {
    %b = func.call @other(%a) : (memref<8xf32>) -> memref<8xf32>
    scf.yield %b : memref<8xf32>
  }
  %r = memref.subview %x[1] [6] [1]
      : memref<8xf32> to memref<6xf32, strided<[1], offset: 1>>
  %y = memref.subview %array[1] [6] [1]
      : memref<8xf32> to memref<6xf32, strided<[1], offset: 1>>
  linalg.add ins(%r, %r : memref<6xf32, strided<[1], offset: 1>>,
                          memref<6xf32, strided<[1], offset: 1>>)
             outs(%y : memref<6xf32, strided<[1], offset: 1>>)
  pad.fill_border wrap %array low[1] high[1] : memref<8xf32>
  return
}
func.func private @other(memref<8xf32>) -> memref<8xf32>

// -----

// Another op comes in between, or the border is of another part.

// CHECK-LABEL: func @changed(
// CHECK:         gpu.launch
// CHECK:         memref.store
// CHECK:         pad.fill_border
// CHECK:         gpu.launch
// CHECK:         pad.fill_border
func.func @changed(%v: f32, %x: memref<6xf32>, %array: memref<8xf32> {llvm.noalias}) {
  %c1 = arith.constant 1 : index
  %y = memref.subview %array[1] [6] [1]
      : memref<8xf32> to memref<6xf32, strided<[1], offset: 1>>
  linalg.add ins(%x, %x : memref<6xf32>, memref<6xf32>)
             outs(%y : memref<6xf32, strided<[1], offset: 1>>)
  memref.store %v, %array[%c1] : memref<8xf32>
  pad.fill_border wrap %array low[1] high[1] : memref<8xf32>
  linalg.add ins(%x, %x : memref<6xf32>, memref<6xf32>)
             outs(%y : memref<6xf32, strided<[1], offset: 1>>)
  pad.fill_border wrap %array low[2] high[0] : memref<8xf32>
  return
}

// -----

// The body reads the border, which another thread would write.

// CHECK-LABEL: func @captured(
// CHECK:         pad.fill_border edge
func.func @captured(%array: memref<4x10xf32>) {
  %c9 = arith.constant 9 : index
  %y = memref.subview %array[0, 1] [4, 8] [1, 1]
      : memref<4x10xf32> to memref<4x8xf32, strided<[10, 1], offset: 1>>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      outs(%y : memref<4x8xf32, strided<[10, 1], offset: 1>>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %v = memref.load %array[%i, %c9] : memref<4x10xf32>
    linalg.yield %v : f32
  }
  pad.fill_border edge %array low[0, 1] high[0, 1] : memref<4x10xf32>
  return
}
