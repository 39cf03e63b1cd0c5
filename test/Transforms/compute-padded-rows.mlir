// RUN: pad-opt %s --compute-padded-rows --cse --canonicalize --split-input-file | FileCheck %s
// RUN: not pad-opt %s --compute-padded-rows=vector-bytes=3 2>&1 | FileCheck %s --check-prefix=BYTES

// BYTES: error: 'vector-bytes' is 3, expected 0 or a power of two from 1 to 128

// Seven vectors of 8, in ascending order: the first and the last have the border, those
// between stand in the result from 8, 16, ... on. The rows of the border are copies.

// CHECK-LABEL: func @mirror(
// CHECK-SAME:      %[[X:.*]]: memref<4x50xf32>)
// CHECK:         %[[ARRAY:.*]] = memref.alloc() : memref<6x52xf32>
// CHECK:         scf.for %[[I:.*]] = %c0 to %c4 step %c1 {
// CHECK:           %[[ROW:.*]] = arith.addi %[[I]], %c1
// CHECK:           %[[A:.*]] = vector.load %[[X]][%[[I]], %c0] : memref<4x50xf32>, vector<8xf32>
// CHECK:           %[[FIRST:.*]] = arith.addf %[[A]], %[[A]]
// CHECK:           %[[B:.*]] = vector.load %[[X]][%[[I]], %c42]
// CHECK:           %[[LAST:.*]] = arith.addf %[[B]], %[[B]]
// CHECK:           %[[BEGIN:.*]] = vector.shuffle %[[FIRST]], %{{.*}} [1, 0, 1, 2, 3, 4, 5, 6]
// CHECK:           vector.store %[[BEGIN]], %[[ARRAY]][%[[ROW]], %c0] : {{.*}} vector<8xf32>
// CHECK:           vector.load %[[X]][%[[I]], %c7]
// CHECK:           vector.store {{.*}}[%[[ROW]], %c8] : {{.*}} vector<8xf32>
// CHECK-COUNT-3:   vector.store {{.*}} vector<8xf32>
// CHECK:           vector.load %[[X]][%[[I]], %c39]
// CHECK:           vector.store {{.*}}[%[[ROW]], %c40] : {{.*}} vector<8xf32>
// CHECK:           %[[END:.*]] = vector.shuffle %{{.*}}, %[[LAST]] [9, 10, 11, 12, 13, 14, 15, 14]
// CHECK-NEXT:      vector.store %[[END]], %[[ARRAY]][%[[ROW]], %c44] : {{.*}} vector<8xf32>
// CHECK:         }
// CHECK:         pad.fill_border reflect %[[ARRAY]] low[1] high[1] axes [0]
func.func @mirror(%x: memref<4x50xf32>) -> memref<6x52xf32> {
  %array = memref.alloc() : memref<6x52xf32>
  %y = memref.subview %array[1, 1] [4, 50] [1, 1]
      : memref<6x52xf32> to memref<4x50xf32, strided<[52, 1], offset: 53>>
  linalg.add ins(%x, %x : memref<4x50xf32>, memref<4x50xf32>)
             outs(%y : memref<4x50xf32, strided<[52, 1], offset: 53>>)
  pad.fill_border reflect %array low[1, 1] high[1, 1] : memref<6x52xf32>
  return %array : memref<6x52xf32>
}

// -----

// Two vectors are all of the row. What goes round is from both ends.

// CHECK-LABEL: func @two_vectors(
// CHECK:         %[[FIRST:.*]] = arith.addf
// CHECK:         %[[LAST:.*]] = arith.addf
// CHECK-NEXT:    %[[BEGIN:.*]] = vector.shuffle %[[FIRST]], %[[LAST]] [15, 0, 1, 2, 3, 4, 5, 6]
// CHECK-NEXT:    vector.store %[[BEGIN]], %{{.*}}[%c0]
// CHECK-NEXT:    %[[END:.*]] = vector.shuffle %[[FIRST]], %[[LAST]] [10, 11, 12, 13, 14, 15, 0, 1]
// CHECK-NEXT:    vector.store %[[END]], %{{.*}}[%c7]
// CHECK-NEXT:    return
func.func @two_vectors(%x: memref<12xf32>, %array: memref<15xf32> {llvm.noalias}) {
  %y = memref.subview %array[1] [12] [1]
      : memref<15xf32> to memref<12xf32, strided<[1], offset: 1>>
  linalg.add ins(%x, %x : memref<12xf32>, memref<12xf32>)
             outs(%y : memref<12xf32, strided<[1], offset: 1>>)
  pad.fill_border wrap %array low[1] high[2] : memref<15xf32>
  return
}

// -----

// A fill, an element for all of a row, a constant, and an element of another size: the
// vectors of the result have 32 bytes.

// CHECK-LABEL: func @cast(
// CHECK-SAME:      %[[X:.*]]: memref<16xi8>, %[[V:.*]]: f32,
// CHECK-DAG:     %[[C:.*]] = arith.constant dense<2.000000e+00> : vector<8xf32>
// CHECK:         %[[FILL:.*]] = vector.broadcast %[[V]] : f32 to vector<8xf32>
// CHECK:         vector.load %[[X]][%c0] : memref<16xi8>, vector<8xi8>
// CHECK:         arith.sitofp {{.*}} : vector<8xi8> to vector<8xf32>
// CHECK:         math.absf %{{.*}} : vector<8xf32>
// CHECK:         arith.mulf %{{.*}}, %[[C]]
// CHECK:         vector.shuffle %{{.*}}, %[[FILL]] [8, 8, 0, 1, 2, 3, 4, 5]
// CHECK:         vector.shuffle %{{.*}}, %[[FILL]] [1, 2, 3, 4, 5, 6, 7, 8]
func.func @cast(%x: memref<16xi8>, %v: f32, %array: memref<19xf32> {llvm.noalias}) {
  %y = memref.subview %array[2] [16] [1]
      : memref<19xf32> to memref<16xf32, strided<[1], offset: 2>>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>,
                                   affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      ins(%x : memref<16xi8>)
      outs(%y : memref<16xf32, strided<[1], offset: 2>>) {
  ^bb0(%a: i8, %b: f32):
    %two = arith.constant 2.0 : f32
    %f = arith.sitofp %a : i8 to f32
    %p = math.absf %f : f32
    %s = arith.mulf %p, %two : f32
    linalg.yield %s : f32
  }
  pad.fill_border constant %array low[2] high[1] value(%v) : memref<19xf32>
  return
}

// -----

// Unknown extents.

// CHECK-LABEL: func @unknown(
// CHECK:         scf.if
// CHECK:           scf.for
// CHECK:             vector.shuffle
// CHECK:             scf.for %{{.*}} = %c7 to
// CHECK:               vector.store
// CHECK:             } {llvm.loop_annotation
// CHECK:             vector.shuffle
// CHECK:           }
// CHECK-NEXT:      pad.fill_border edge %[[ARRAY:.*]] low[1] high[1] axes [0]
// CHECK:         } else {
// CHECK:           linalg.generic
// CHECK:           pad.fill_border edge %[[ARRAY]] low[1, 1] high[1, 1]
func.func @unknown(%x: memref<?x?xf32>, %bias: memref<?xf32>,
                   %array: memref<?x?xf32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %x, %c0 : memref<?x?xf32>
  %n = memref.dim %x, %c1 : memref<?x?xf32>
  %y = memref.subview %array[1, 1] [%m, %n] [1, 1]
      : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,
                                   affine_map<(i, j) -> (i)>,
                                   affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %bias : memref<?x?xf32>, memref<?xf32>)
      outs(%y : memref<?x?xf32, strided<[?, 1], offset: ?>>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  }
  pad.fill_border edge %array low[1, 1] high[1, 1] : memref<?x?xf32>
  return
}

// -----

// A plane of a larger array, whose axis of one position is merged with the rows.

// CHECK-LABEL: func @plane(
// CHECK:         %[[ROWS:.*]] = memref.collapse_shape
// CHECK-SAME:        into memref<10x10xf32
// CHECK:         scf.for
// CHECK:           vector.store {{.*}}, %[[ROWS]]
// CHECK:         pad.fill_border symmetric %[[ROWS]] low[1] high[1] axes [0]
func.func @plane(%x: memref<8x8xf32>, %array: memref<1x10x10xf32> {llvm.noalias}) {
  %y = memref.subview %array[0, 1, 1] [1, 8, 8] [1, 1, 1]
      : memref<1x10x10xf32> to memref<1x8x8xf32, strided<[100, 10, 1], offset: 11>>
  %z = memref.collapse_shape %y [[0, 1], [2]]
      : memref<1x8x8xf32, strided<[100, 10, 1], offset: 11>>
      into memref<8x8xf32, strided<[10, 1], offset: 11>>
  linalg.add ins(%x, %x : memref<8x8xf32>, memref<8x8xf32>)
             outs(%z : memref<8x8xf32, strided<[10, 1], offset: 11>>)
  pad.fill_border symmetric %array low[1, 1] high[1, 1] axes [1, 2]
      : memref<1x10x10xf32>
  return
}

// -----

// The border of a plane of known extents follows its rows, however many planes there are.

// CHECK-LABEL: func @planes(
// CHECK-SAME:      %[[ARRAY:[a-z0-9]+]]: memref<?x10x10xf32>
// CHECK:         scf.if
// CHECK:           scf.for %[[I:.*]] = %c0 to
// CHECK:             scf.for
// CHECK:               vector.store
// CHECK:             }
// CHECK-NEXT:        %[[PLANE:.*]] = memref.subview %[[ARRAY]][%[[I]], 0, 0] [1, 10, 10]
// CHECK-NEXT:        pad.fill_border wrap %[[PLANE]] low[1] high[1] axes [1] : memref<1x10x10xf32
// CHECK-NEXT:      }
// CHECK-NEXT:    } else {
func.func @planes(%x: memref<?x8x8xf32>, %array: memref<?x10x10xf32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?x8x8xf32>
  %y = memref.subview %array[0, 1, 1] [%n, 8, 8] [1, 1, 1]
      : memref<?x10x10xf32> to memref<?x8x8xf32, strided<[100, 10, 1], offset: 11>>
  linalg.add ins(%x, %x : memref<?x8x8xf32>, memref<?x8x8xf32>)
             outs(%y : memref<?x8x8xf32, strided<[100, 10, 1], offset: 11>>)
  pad.fill_border wrap %array low[1, 1] high[1, 1] axes [1, 2] : memref<?x10x10xf32>
  return
}

// -----

// The rows of a transposition are a pad.

// CHECK-LABEL: func @transposition(
// CHECK-SAME:      %[[X:.*]]: memref<30x16xf32>, %[[ARRAY:[a-z0-9]+]]: memref<18x33xf32>
// CHECK:         %[[T:.*]] = memref.transpose %[[X]]
// CHECK:         %[[ROWS:.*]] = memref.subview %[[ARRAY]][1, 0] [16, 33] [1, 1]
// CHECK:         pad.pad_into wrap ins(%[[T]] : {{.*}}) outs(%[[ROWS]] : {{.*}}) low[1] high[2] axes [1]
// CHECK-NEXT:    pad.fill_border wrap %[[ARRAY]] low[1] high[1] axes [0]
// CHECK-NEXT:    return
func.func @transposition(%x: memref<30x16xf32>, %array: memref<18x33xf32> {llvm.noalias}) {
  %y = memref.subview %array[1, 1] [16, 30] [1, 1]
      : memref<18x33xf32> to memref<16x30xf32, strided<[33, 1], offset: 34>>
  %t = memref.transpose %x (i, j) -> (j, i)
      : memref<30x16xf32> to memref<16x30xf32, strided<[1, 16]>>
  pad.pad_into edge
      ins(%t : memref<16x30xf32, strided<[1, 16]>>)
      outs(%y : memref<16x30xf32, strided<[33, 1], offset: 34>>)
      low[0, 0] high[0, 0]
  pad.fill_border wrap %array low[1, 1] high[1, 2] : memref<18x33xf32>
  return
}

// -----

// Of unknown extents, if they are those of the array and its inside, and rows have a
// block.

// CHECK-LABEL: func @unknown_transposition(
// CHECK-SAME:      %[[X:.*]]: memref<?x16xf32>,
// CHECK:         %[[N:.*]] = memref.dim %[[X]], %c0
// CHECK:         %[[T:.*]] = memref.transpose %[[X]]
// CHECK:         %[[M:.*]] = memref.dim %[[T]], %c1
// CHECK:         arith.cmpi eq, %[[M]], %[[N]]
// CHECK:         arith.cmpi sge, %{{.*}}, %c8
// CHECK:         scf.if
// CHECK:           pad.pad_into reflect {{.*}} low[1] high[1] axes [1]
// CHECK:         } else {
// CHECK:           pad.pad_into edge ins(%[[T]] {{.*}} {pad.facts = #pad.facts<elements>}
// CHECK:           pad.fill_border reflect {{.*}} low[1] high[1] axes [1]
// CHECK:         }
// CHECK-NEXT:    return
func.func @unknown_transposition(%x: memref<?x16xf32>, %array: memref<16x?xf32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?x16xf32>
  %y = memref.subview %array[0, 1] [16, %n] [1, 1]
      : memref<16x?xf32> to memref<16x?xf32, strided<[?, 1], offset: 1>>
  %t = memref.transpose %x (i, j) -> (j, i)
      : memref<?x16xf32> to memref<16x?xf32, strided<[1, 16]>>
  pad.pad_into edge
      ins(%t : memref<16x?xf32, strided<[1, 16]>>)
      outs(%y : memref<16x?xf32, strided<[?, 1], offset: 1>>) low[0, 0] high[0, 0]
  pad.fill_border reflect %array low[0, 1] high[0, 1] : memref<16x?xf32>
  return
}

// -----

// Transpositions that are left alone: of the array itself, of pixels, with a border that
// is wider than a vector, and of a source that is padded already.

// CHECK-LABEL: func @other_transpositions(
// CHECK-COUNT-3: pad.pad_into edge
// CHECK:         pad.pad_into constant
// CHECK:         pad.fill_border edge
func.func @other_transpositions(%x: memref<32x34xf32>, %pixels: memref<8x3xf32>,
                                %planes: memref<3x10xf32> {llvm.noalias}, %s: memref<8x8xf32>,
                                %wide: memref<8x17xf32> {llvm.noalias}, %rows: memref<8x18xf32> {llvm.noalias}) {
  %xi = memref.subview %x[0, 1] [32, 32] [1, 1]
      : memref<32x34xf32> to memref<32x32xf32, strided<[34, 1], offset: 1>>
  %xt = memref.transpose %xi (i, j) -> (j, i)
      : memref<32x32xf32, strided<[34, 1], offset: 1>>
      to memref<32x32xf32, strided<[1, 34], offset: 1>>
  pad.pad_into edge
      ins(%xt : memref<32x32xf32, strided<[1, 34], offset: 1>>)
      outs(%xi : memref<32x32xf32, strided<[34, 1], offset: 1>>) low[0, 0] high[0, 0]
  pad.fill_border edge %x low[0, 1] high[0, 1] : memref<32x34xf32>

  %pi = memref.subview %planes[0, 1] [3, 8] [1, 1]
      : memref<3x10xf32> to memref<3x8xf32, strided<[10, 1], offset: 1>>
  %pt = memref.transpose %pixels (i, j) -> (j, i)
      : memref<8x3xf32> to memref<3x8xf32, strided<[1, 3]>>
  pad.pad_into edge
      ins(%pt : memref<3x8xf32, strided<[1, 3]>>)
      outs(%pi : memref<3x8xf32, strided<[10, 1], offset: 1>>) low[0, 0] high[0, 0]
  pad.fill_border edge %planes low[0, 1] high[0, 1] : memref<3x10xf32>

  %st = memref.transpose %s (i, j) -> (j, i)
      : memref<8x8xf32> to memref<8x8xf32, strided<[1, 8]>>
  %wi = memref.subview %wide[0, 9] [8, 8] [1, 1]
      : memref<8x17xf32> to memref<8x8xf32, strided<[17, 1], offset: 9>>
  pad.pad_into edge
      ins(%st : memref<8x8xf32, strided<[1, 8]>>)
      outs(%wi : memref<8x8xf32, strided<[17, 1], offset: 9>>) low[0, 0] high[0, 0]
  pad.fill_border edge %wide low[0, 9] high[0, 0] : memref<8x17xf32>

  %ri = memref.subview %rows[0, 1] [8, 16] [1, 1]
      : memref<8x18xf32> to memref<8x16xf32, strided<[18, 1], offset: 1>>
  pad.pad_into constant
      ins(%st : memref<8x8xf32, strided<[1, 8]>>)
      outs(%ri : memref<8x16xf32, strided<[18, 1], offset: 1>>) low[0, 4] high[0, 4]
  pad.fill_border edge %rows low[0, 1] high[0, 1] : memref<8x18xf32>
  return
}

// -----

// Left alone: functions that are no vectors everywhere, long rows, rows across the
// input, wide borders, and no border of rows.

// CHECK-LABEL: func @others(
// CHECK-NOT:     vector.
// CHECK:         return
func.func @others(%x: memref<4x300xf32>, %t: memref<8x4xf32>,
                  %long: memref<4x302xf32> {llvm.noalias}, %short: memref<4x10xf32> {llvm.noalias},
                  %wide: memref<28xf32> {llvm.noalias}, %s: memref<8xf32>,
                  %rows: memref<6x300xf32> {llvm.noalias}) {
  %a = memref.subview %long[0, 1] [4, 300] [1, 1]
      : memref<4x302xf32> to memref<4x300xf32, strided<[302, 1], offset: 1>>
  linalg.add ins(%x, %x : memref<4x300xf32>, memref<4x300xf32>)
             outs(%a : memref<4x300xf32, strided<[302, 1], offset: 1>>)
  pad.fill_border edge %long low[0, 1] high[0, 1] : memref<4x302xf32>
  %b = memref.subview %short[0, 1] [4, 8] [1, 1]
      : memref<4x10xf32> to memref<4x8xf32, strided<[10, 1], offset: 1>>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>,
                                   affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%t : memref<8x4xf32>)
      outs(%b : memref<4x8xf32, strided<[10, 1], offset: 1>>) {
  ^bb0(%e: f32, %f: f32):
    %g = arith.negf %e : f32
    linalg.yield %g : f32
  }
  pad.fill_border edge %short low[0, 1] high[0, 1] : memref<4x10xf32>
  %c = memref.subview %wide[10] [8] [1]
      : memref<28xf32> to memref<8xf32, strided<[1], offset: 10>>
  linalg.add ins(%s, %s : memref<8xf32>, memref<8xf32>)
             outs(%c : memref<8xf32, strided<[1], offset: 10>>)
  pad.fill_border edge %wide low[10] high[10] : memref<28xf32>
  %d = memref.subview %wide[1] [8] [1]
      : memref<28xf32> to memref<8xf32, strided<[1], offset: 1>>
  linalg.exp ins(%s : memref<8xf32>)
             outs(%d : memref<8xf32, strided<[1], offset: 1>>)
  pad.fill_border edge %wide low[1] high[19] : memref<28xf32>
  %e = memref.subview %rows[1, 0] [4, 300] [1, 1]
      : memref<6x300xf32> to memref<4x300xf32, strided<[300, 1], offset: 300>>
  linalg.add ins(%x, %x : memref<4x300xf32>, memref<4x300xf32>)
             outs(%e : memref<4x300xf32, strided<[300, 1], offset: 300>>)
  pad.fill_border edge %rows low[1, 0] high[1, 0] : memref<6x300xf32>
  return
}

// -----

// Arguments that may be in one array, and an array without axes.

// CHECK-LABEL: func @may_alias(
// CHECK:         linalg.add
// CHECK:         pad.fill_border
// CHECK:         linalg.copy
// CHECK:         return
func.func @may_alias(%x: memref<12xf32>, %array: memref<14xf32>, %s: memref<f32>,
                     %r: memref<f32> {llvm.noalias}) {
  %y = memref.subview %array[1] [12] [1]
      : memref<14xf32> to memref<12xf32, strided<[1], offset: 1>>
  linalg.add ins(%x, %x : memref<12xf32>, memref<12xf32>)
             outs(%y : memref<12xf32, strided<[1], offset: 1>>)
  pad.fill_border edge %array low[1] high[1] : memref<14xf32>
  %all = memref.subview %r[] [] [] : memref<f32> to memref<f32>
  linalg.copy ins(%s : memref<f32>) outs(%all : memref<f32>)
  pad.fill_border edge %r low[] high[] : memref<f32>
  return
}

// -----

// A constant is in no array that is allocated.

// CHECK-LABEL: func @constant(
// CHECK-NOT:     linalg.
// CHECK:         vector.store
memref.global "private" constant @bias : memref<12xf32> = dense<1.0>
func.func @constant(%x: memref<12xf32>) -> memref<14xf32> {
  %bias = memref.get_global @bias : memref<12xf32>
  %array = memref.alloc() : memref<14xf32>
  %y = memref.subview %array[1] [12] [1]
      : memref<14xf32> to memref<12xf32, strided<[1], offset: 1>>
  linalg.add ins(%x, %bias : memref<12xf32>, memref<12xf32>)
             outs(%y : memref<12xf32, strided<[1], offset: 1>>)
  pad.fill_border edge %array low[1] high[1] : memref<14xf32>
  return %array : memref<14xf32>
}

// -----

// The array without its axis of one element, memref<11x?xf32, strided<[?, ?]>>, does not
// say that rows have stride 1: the border stays an op.

// CHECK-LABEL: func @one_element_in_front_of_unknown_rows(
// CHECK:         scf.for
// CHECK:           vector.store
// CHECK:         pad.fill_border edge
func.func @one_element_in_front_of_unknown_rows(
    %x: memref<5x1x33xf32>, %a: memref<11x1x?xf32, strided<[?, ?, 1]>> {llvm.noalias}) {
  %in = memref.subview %a[1, 0, 3] [5, 1, 33] [1, 1, 1]
      : memref<11x1x?xf32, strided<[?, ?, 1]>> to memref<5x1x33xf32, strided<[?, ?, 1], offset: ?>>
  linalg.map { arith.addf } ins(%x, %x : memref<5x1x33xf32>, memref<5x1x33xf32>)
      outs(%in : memref<5x1x33xf32, strided<[?, ?, 1], offset: ?>>)
  pad.fill_border edge %a low[1, 0, 3] high[5, 0, 2] : memref<11x1x?xf32, strided<[?, ?, 1]>>
  return
}
