// RUN: pad-opt %s --interleave-parts --cse --split-input-file | FileCheck %s
// RUN: pad-opt %s --interleave-parts --split-input-file --remarks-filter=pad 2>&1 | FileCheck %s --check-prefix=REMARK

// CHECK-LABEL: func @frames(
// CHECK-SAME:      %[[X:[a-z0-9]+]]: memref<1x64x2x98x98xf32>, %[[Y:[a-z0-9]+]]: memref<1x64x4x98x98xf32>,
// CHECK-SAME:      %[[ARRAY:[a-z0-9]+]]: memref<1x64x6x100x100xf32>
// CHECK:         scf.for %[[I:.*]] = %c0{{.*}} to %c64{{.*}} step %c1
// CHECK-NEXT:      %[[X_I:.*]] = memref.subview %[[X]][0, %[[I]], 0, 0, 0] [1, 1, 2, 98, 98] [1, 1, 1, 1, 1]
// CHECK-NEXT:      %[[P:.*]] = memref.subview %[[ARRAY]][0, %[[I]], 0, 0, 0] [1, 1, 2, 100, 100] [1, 1, 1, 1, 1]
// CHECK-NEXT:      pad.pad_into edge ins(%[[X_I]] : {{.*}}) outs(%[[P]] : {{.*}}) low[0, 0, 0, 1, 1] high[0, 0, 0, 1, 1]
// CHECK-NEXT:      %[[Y_I:.*]] = memref.subview %[[Y]][0, %[[I]], 0, 0, 0] [1, 1, 4, 98, 98] [1, 1, 1, 1, 1]
// CHECK-NEXT:      %[[Q:.*]] = memref.subview %[[ARRAY]][0, %[[I]], 2, 0, 0] [1, 1, 4, 100, 100] [1, 1, 1, 1, 1]
// CHECK-NEXT:      pad.pad_into edge ins(%[[Y_I]] : {{.*}}) outs(%[[Q]] : {{.*}}) low[0, 0, 0, 1, 1] high[0, 0, 0, 1, 1]
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// REMARK:        written plane by plane with other parts of the array
func.func @frames(%x: memref<1x64x2x98x98xf32>, %y: memref<1x64x4x98x98xf32>, %array: memref<1x64x6x100x100xf32> {llvm.noalias}) {
  %0 = memref.subview %array[0, 0, 0, 0, 0] [1, 64, 2, 100, 100] [1, 1, 1, 1, 1]
      : memref<1x64x6x100x100xf32> to memref<1x64x2x100x100xf32, strided<[3840000, 60000, 10000, 100, 1]>>
  pad.pad_into edge ins(%x : memref<1x64x2x98x98xf32>) outs(%0 : memref<1x64x2x100x100xf32, strided<[3840000, 60000, 10000, 100, 1]>>)
      low[0, 0, 0, 1, 1] high[0, 0, 0, 1, 1]
  %1 = memref.subview %array[0, 0, 2, 0, 0] [1, 64, 4, 100, 100] [1, 1, 1, 1, 1]
      : memref<1x64x6x100x100xf32> to memref<1x64x4x100x100xf32, strided<[3840000, 60000, 10000, 100, 1], offset: 20000>>
  pad.pad_into edge ins(%y : memref<1x64x4x98x98xf32>) outs(%1 : memref<1x64x4x100x100xf32, strided<[3840000, 60000, 10000, 100, 1], offset: 20000>>)
      low[0, 0, 0, 1, 1] high[0, 0, 0, 1, 1]
  return
}

// -----

// Three parts of unknown extents, in a loop nest: by planes if these are large and each
// source has as many.

// CHECK-LABEL: func @unknown(
// CHECK-SAME:      %[[X:[a-z0-9]+]]: memref<?x?x?xi8>, %[[Y:[a-z0-9]+]]: memref<?x?x?xi8>, %[[Z:[a-z0-9]+]]: memref<?x?x?xi8>,
// CHECK-SAME:      %[[ARRAY:[a-z0-9]+]]: memref<?x?x?xi8>
// CHECK-SAME:      %[[M:[a-z0-9]+]]: index, %[[N:[a-z0-9]+]]: index,
// CHECK:         %[[BYTES:.*]] = memref.dim %[[ARRAY]], %c2
// CHECK:         %[[LARGE:.*]] = arith.cmpi sle, %c32768{{.*}}, %[[BYTES]]
// CHECK:         %[[XM:.*]] = memref.dim %[[X]], %c0
// CHECK:         %[[SAME:.*]] = arith.cmpi eq, %[[M]], %[[XM]]
// CHECK:         arith.andi %[[LARGE]], %[[SAME]]
// CHECK:         %[[ZN:.*]] = memref.dim %[[Z]], %c1
// CHECK:         %[[SAME:.*]] = arith.cmpi eq, %[[N]], %[[ZN]]
// CHECK-NEXT:    %[[BY_PLANE:.*]] = arith.andi %{{.*}}, %[[SAME]]
// CHECK:         %[[X_M:.*]] = arith.select %[[BY_PLANE]], %c1{{.*}}, %[[XM]]
// CHECK:         %[[STEP_M:.*]] = arith.select %[[BY_PLANE]], %c1{{.*}}, %[[M]]
// CHECK:         %[[STEP_N:.*]] = arith.select %[[BY_PLANE]], %c1{{.*}}, %[[N]]
// CHECK:         scf.for %[[I:.*]] = %c0{{.*}} to %[[M]] step
// CHECK-NEXT:      scf.for %[[J:.*]] = %c0{{.*}} to %[[N]] step
// CHECK:             memref.subview %[[X]][%[[I]], %[[J]], 0] [%[[X_M]],
// CHECK:             memref.subview %[[ARRAY]][%[[I]], %[[J]], 0] [%[[STEP_M]], %[[STEP_N]],
// CHECK:             pad.pad_into constant
// CHECK:             pad.pad_into constant
// CHECK:             pad.pad_into reflect
// CHECK-NOT:     pad.pad_into
func.func @unknown(%x: memref<?x?x?xi8>, %y: memref<?x?x?xi8>, %z: memref<?x?x?xi8>, %array: memref<?x?x?xi8> {llvm.noalias},
                   %m: index, %n: index, %a: index, %b: index, %c: index) {
  %c7 = arith.constant 7 : i8
  %0 = memref.subview %array[0, 0, 0] [%m, %n, %a] [1, 1, 1] : memref<?x?x?xi8> to memref<?x?x?xi8, strided<[?, ?, 1]>>
  pad.pad_into constant ins(%x : memref<?x?x?xi8>) outs(%0 : memref<?x?x?xi8, strided<[?, ?, 1]>>) low[0, 0, 1] high[0, 0, 1] value(%c7)
  %1 = memref.subview %array[0, 0, %a] [%m, %n, %b] [1, 1, 1] : memref<?x?x?xi8> to memref<?x?x?xi8, strided<[?, ?, 1], offset: ?>>
  pad.pad_into constant ins(%y : memref<?x?x?xi8>) outs(%1 : memref<?x?x?xi8, strided<[?, ?, 1], offset: ?>>) low[0, 0, 0] high[0, 0, 0]
  %ab = arith.addi %a, %b : index
  %2 = memref.subview %array[0, 0, %ab] [%m, %n, %c] [1, 1, 1] : memref<?x?x?xi8> to memref<?x?x?xi8, strided<[?, ?, 1], offset: ?>>
  pad.pad_into reflect ins(%z : memref<?x?x?xi8>) outs(%2 : memref<?x?x?xi8, strided<[?, ?, 1], offset: ?>>) low[0, 0, 1] high[0, 0, 1]
  return
}

// -----

// Near misses: small planes; an axis that is padded, or of which one part has less; a
// source that may be the array; what reads the array in between; another array; one plane.

// CHECK-LABEL: func @others(
// CHECK-NOT:     scf.for
// CHECK:         return
func.func @others(%x: memref<8x32768xi8>, %z: memref<7x32768xi8>, %w: memref<6x32768xi8>, %small: memref<8x16xi8>, %one: memref<1x32768xi8>,
                  %array: memref<8x65536xi8> {llvm.noalias}, %other: memref<8x65536xi8> {llvm.noalias},
                  %few: memref<8x32xi8> {llvm.noalias}, %plane: memref<1x65536xi8> {llvm.noalias}) {
  %s0 = memref.subview %few[0, 0] [8, 16] [1, 1] : memref<8x32xi8> to memref<8x16xi8, strided<[32, 1]>>
  %s1 = memref.subview %few[0, 16] [8, 16] [1, 1] : memref<8x32xi8> to memref<8x16xi8, strided<[32, 1], offset: 16>>
  pad.pad_into edge ins(%small : memref<8x16xi8>) outs(%s0 : memref<8x16xi8, strided<[32, 1]>>) low[0, 0] high[0, 0]
  pad.pad_into edge ins(%small : memref<8x16xi8>) outs(%s1 : memref<8x16xi8, strided<[32, 1], offset: 16>>) low[0, 0] high[0, 0]

  %0 = memref.subview %array[0, 0] [8, 32768] [1, 1] : memref<8x65536xi8> to memref<8x32768xi8, strided<[65536, 1]>>
  %1 = memref.subview %array[0, 32768] [8, 32768] [1, 1] : memref<8x65536xi8> to memref<8x32768xi8, strided<[65536, 1], offset: 32768>>
  pad.pad_into edge ins(%w : memref<6x32768xi8>) outs(%0 : memref<8x32768xi8, strided<[65536, 1]>>) low[1, 0] high[1, 0]
  pad.pad_into edge ins(%x : memref<8x32768xi8>) outs(%1 : memref<8x32768xi8, strided<[65536, 1], offset: 32768>>) low[0, 0] high[0, 0]
  memref.copy %array, %other : memref<8x65536xi8> to memref<8x65536xi8>

  %2 = memref.subview %array[0, 32768] [7, 32768] [1, 1] : memref<8x65536xi8> to memref<7x32768xi8, strided<[65536, 1], offset: 32768>>
  pad.pad_into edge ins(%x : memref<8x32768xi8>) outs(%0 : memref<8x32768xi8, strided<[65536, 1]>>) low[0, 0] high[0, 0]
  pad.pad_into edge ins(%z : memref<7x32768xi8>) outs(%2 : memref<7x32768xi8, strided<[65536, 1], offset: 32768>>) low[0, 0] high[0, 0]
  memref.copy %array, %other : memref<8x65536xi8> to memref<8x65536xi8>

  %half = memref.subview %array[0, 32768] [8, 32768] [1, 1] : memref<8x65536xi8> to memref<8x32768xi8, strided<[65536, 1], offset: 32768>>
  pad.pad_into edge ins(%half : memref<8x32768xi8, strided<[65536, 1], offset: 32768>>) outs(%0 : memref<8x32768xi8, strided<[65536, 1]>>) low[0, 0] high[0, 0]
  pad.pad_into edge ins(%x : memref<8x32768xi8>) outs(%1 : memref<8x32768xi8, strided<[65536, 1], offset: 32768>>) low[0, 0] high[0, 0]
  memref.copy %array, %other : memref<8x65536xi8> to memref<8x65536xi8>

  pad.pad_into edge ins(%x : memref<8x32768xi8>) outs(%0 : memref<8x32768xi8, strided<[65536, 1]>>) low[0, 0] high[0, 0]
  memref.copy %array, %other : memref<8x65536xi8> to memref<8x65536xi8>
  pad.pad_into edge ins(%x : memref<8x32768xi8>) outs(%1 : memref<8x32768xi8, strided<[65536, 1], offset: 32768>>) low[0, 0] high[0, 0]
  memref.copy %array, %other : memref<8x65536xi8> to memref<8x65536xi8>

  %o = memref.subview %other[0, 0] [8, 32768] [1, 1] : memref<8x65536xi8> to memref<8x32768xi8, strided<[65536, 1]>>
  pad.pad_into edge ins(%x : memref<8x32768xi8>) outs(%0 : memref<8x32768xi8, strided<[65536, 1]>>) low[0, 0] high[0, 0]
  pad.pad_into edge ins(%x : memref<8x32768xi8>) outs(%o : memref<8x32768xi8, strided<[65536, 1]>>) low[0, 0] high[0, 0]

  %p0 = memref.subview %plane[0, 0] [1, 32768] [1, 1] : memref<1x65536xi8> to memref<1x32768xi8, strided<[65536, 1]>>
  %p1 = memref.subview %plane[0, 32768] [1, 32768] [1, 1] : memref<1x65536xi8> to memref<1x32768xi8, strided<[65536, 1], offset: 32768>>
  pad.pad_into edge ins(%one : memref<1x32768xi8>) outs(%p0 : memref<1x32768xi8, strided<[65536, 1]>>) low[0, 0] high[0, 0]
  pad.pad_into edge ins(%one : memref<1x32768xi8>) outs(%p1 : memref<1x32768xi8, strided<[65536, 1], offset: 32768>>) low[0, 0] high[0, 0]
  return
}

// -----

// Arrays of the caller may be one array.

// CHECK-LABEL: func @may_alias(
// CHECK-NOT:     scf.for
// CHECK:         return
func.func @may_alias(%x: memref<8x32768xi8>, %array: memref<8x65536xi8>) {
  %0 = memref.subview %array[0, 0] [8, 32768] [1, 1] : memref<8x65536xi8> to memref<8x32768xi8, strided<[65536, 1]>>
  %1 = memref.subview %array[0, 32768] [8, 32768] [1, 1] : memref<8x65536xi8> to memref<8x32768xi8, strided<[65536, 1], offset: 32768>>
  pad.pad_into edge ins(%x : memref<8x32768xi8>) outs(%0 : memref<8x32768xi8, strided<[65536, 1]>>) low[0, 0] high[0, 0]
  pad.pad_into edge ins(%x : memref<8x32768xi8>) outs(%1 : memref<8x32768xi8, strided<[65536, 1], offset: 32768>>) low[0, 0] high[0, 0]
  return
}
