// RUN: pad-opt %s --convert-pad-to-scf --canonicalize --cse --split-input-file | FileCheck %s

// What is not known is looked at once, in front of the loops.

// The extents against the amounts, then the amounts against the reach of the
// mode; rows, elements.
// CHECK-LABEL: func @reflect_dynamic_f32_guards(
// CHECK-SAME: %[[L:[a-z0-9]+]]: index, %[[H:[a-z0-9]+]]: index)
// CHECK-DAG: %[[N:.*]] = memref.dim
// CHECK-DAG: %[[M:.*]] = memref.dim
// CHECK: %[[NL:.*]] = arith.addi %[[N]], %[[L]]
// CHECK: %[[EXPECTED:.*]] = arith.addi %[[NL]], %[[H]]
// CHECK: arith.cmpi eq, %[[M]], %[[EXPECTED]]
// CHECK: %[[REACH:.*]] = arith.addi %[[N]], %{{.*}}
// CHECK: arith.cmpi sle, %[[L]], %[[REACH]]
// CHECK: arith.cmpi sle, %[[H]], %[[REACH]]
// CHECK: scf.if
// CHECK:   scf.if
// CHECK:     vector.shuffle {{.*}} [7, 6, 5, 4, 3, 2, 1, 0]
// CHECK:   } else {
// CHECK-NOT: scf.while
// CHECK:     scf.while
// CHECK:       arith.remsi
// CHECK:       arith.select {{.*}} memref<?xf32>
// CHECK-NOT:   scf.while
// CHECK: } else {
// CHECK:   scf.for
// CHECK:     memref.load
// CHECK:     memref.store
func.func @reflect_dynamic_f32_guards(%x: memref<?xf32>, %y: memref<?xf32>, %l: index, %h: index) {
  pad.pad_into reflect ins(%x : memref<?xf32>) outs(%y : memref<?xf32>) low[%l] high[%h]
  return
}

// -----

// One number that is not known follows from the three that are.
// CHECK-LABEL: func @edge_dynamic_f32_resolved(
// CHECK: scf.if
// CHECK:   vector.load {{.*}} vector<8xf32>
// CHECK-NOT: scf.for
// CHECK: } else {
func.func @edge_dynamic_f32_resolved(%x: memref<?xf32>, %y: memref<10xf32>) {
  pad.pad_into edge ins(%x : memref<?xf32>) outs(%y : memref<10xf32>) low[1] high[1]
  return
}

// -----

// Short rows without gaps: a switch among row loops without branches, from
// vectors in a loop down to one vector of eight elements. The borders are blended
// into the first and the last vector, or into the only one, byte by byte.
// CHECK-LABEL: func @wrap_dynamic_f32_short_rows(
// The table has the rows of as many planes as there is room for.
// CHECK: %[[ROWS:.*]] = memref.alloca() {alignment = 8 : i64, pad.rows} : memref<512xindex>
// CHECK: = scf.if {{.*}} -> (index) {
// CHECK: %[[PLANES:.*]] = scf.if
// CHECK: memref.store {{.*}}, %[[ROWS]]
// The planes near the beginning, those that vectors do not go beyond, of which
// one turn of the loop writes as many as are in the table, and those near the end.
// CHECK: scf.for %[[TURN:.*]] = %{{.*}} to %{{.*}} step
// CHECK: %[[ARE_WHOLE:.*]] = arith.cmpi eq, %[[TURN]], %c1
// CHECK: %[[STEP:.*]] = arith.select %[[ARE_WHOLE]], %[[PLANES]], %c1
// CHECK: scf.index_switch
// CHECK: case 2 {
// Two vectors.
// CHECK: scf.for {{.*}} step %[[STEP]] {
// By the table of where each row of a plane comes from.
// CHECK: scf.for
// CHECK: memref.load %[[ROWS]]
// CHECK-NOT: scf.
// CHECK-DAG: vector.load {{.*}} vector<8xf32>
// CHECK-DAG: vector.load {{.*}} vector<8xf32>
// CHECK-DAG: %[[SIGNS:.*]] = arith.subi {{.*}} vector<32xi8>
// CHECK: %[[BEFORE:.*]] = arith.cmpi slt, %[[SIGNS]], {{.*}} vector<32xi8>
// CHECK: arith.select %[[BEFORE]], {{.*}} vector<32xi1>, vector<32xi8>
// CHECK-COUNT-2: vector.store {{.*}} vector<8xf32>
// A vector with both borders has half of its lanes for each.
// CHECK: case 3 {
// CHECK: vector.load {{.*}} vector<8xf32>
// CHECK: arith.xori {{.*}} vector<32xi8>
// CHECK-COUNT-2: vector.load {{.*}} vector<4xf32>
// CHECK: vector.shuffle {{.*}} [0, 1, 2, 3, 4, 5, 6, 7]
// CHECK-COUNT-1: vector.store {{.*}} vector<8xf32>
// CHECK-NOT: case
// Any number of vectors.
// CHECK: default {
// CHECK: scf.for {{.*}} step %[[STEP]] {
// CHECK: scf.for
// CHECK: vector.store {{.*}} vector<8xf32>
// CHECK: scf.for
// CHECK: vector.store {{.*}} vector<8xf32>
// After all of these the rows near the ends, by elements.
// CHECK: %[[END:.*]] = arith.select %[[ARE_WHOLE]]
// CHECK: scf.for {{.*}} to %[[END]] step %c1
// CHECK: memref.load %[[ROWS]]
// CHECK: scf.for
// CHECK-NOT: vector
// CHECK: memref.store
func.func @wrap_dynamic_f32_short_rows(%x: memref<?x?x?xf32>, %y: memref<?x?x?xf32>, %l: index, %h: index) {
  pad.pad_into wrap ins(%x : memref<?x?x?xf32>) outs(%y : memref<?x?x?xf32>) low[%l, %l] high[%h, %h] axes [1, 2]
  return
}

// -----

// Another pad of the function has its table in the same memory.
// CHECK-LABEL: func @reflect_dynamic_i8_shared_table(
// CHECK: memref.alloca() {alignment = 8 : i64, pad.rows}
// CHECK-NOT: pad.rows
func.func @reflect_dynamic_i8_shared_table(%x: memref<?x?x?xi8>, %y: memref<?x?x?xi8>, %z: memref<?x?x?xi8>, %l: index, %h: index) {
  pad.pad_into reflect ins(%x : memref<?x?x?xi8>) outs(%y : memref<?x?x?xi8>) low[%l, %l] high[%h, %h] axes [1, 2]
  pad.pad_into symmetric ins(%x : memref<?x?x?xi8>) outs(%z : memref<?x?x?xi8>) low[%l, %l] high[%h, %h] axes [1, 2]
  return
}

// -----

// Which of two elements a lane of a held border has is asked at run time: of a
// constant choice LLVM inserts lane by lane.
// CHECK-LABEL: func @edge_dynamic_i8_short_rows(
// CHECK: arith.xori {{.*}} : vector<16xi8>
// CHECK: %[[FIRST:.*]] = vector.shuffle %{{.*}} [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<1xi8>, vector<1xi8>
// CHECK: %[[LAST:.*]] = vector.shuffle %{{.*}} [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<1xi8>, vector<1xi8>
// CHECK: %[[IS_FIRST:.*]] = arith.cmpi slt, %{{.*}} : vector<16xi8>
// CHECK: arith.select %[[IS_FIRST]], %[[FIRST]], %[[LAST]] : vector<16xi1>, vector<16xi8>
func.func @edge_dynamic_i8_short_rows(%x: memref<?x?x?xi8>, %y: memref<?x?x?xi8>, %l: index, %h: index) {
  pad.pad_into edge ins(%x : memref<?x?x?xi8>) outs(%y : memref<?x?x?xi8>) low[0, %l, %l] high[0, %h, %h]
  return
}

// -----

// Threads have no table: their memory is the function's.
// CHECK-LABEL: func @reflect_dynamic_i8_threads(
// CHECK-NOT: memref.alloca
// CHECK: scf.parallel
// CHECK-NOT: pad.rows
// CHECK: scf.index_switch
// CHECK: return
func.func @reflect_dynamic_i8_threads(%x: memref<?x?x?xi8>, %y: memref<?x?x?xi8>, %l: index, %h: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    pad.pad_into reflect ins(%x : memref<?x?x?xi8>) outs(%y : memref<?x?x?xi8>) low[%l, %l] high[%h, %h] axes [1, 2]
  }
  return
}

// -----

// Pixels of any size: one turn of the loop over the stretches of a row for each
// that is not inside of the source, and one copy for all.
// CHECK-LABEL: func @reflect_dynamic_i8_pixels(
// CHECK: llvm.fence
// CHECK: scf.while
// CHECK: %[[PIXEL:.*]] = arith.muli
// CHECK: scf.if
// CHECK: vector.load {{.*}} vector<32xi8>
// CHECK-NOT: vector.shuffle
// CHECK: return
func.func @reflect_dynamic_i8_pixels(%x: memref<?x?x?xi8>, %y: memref<?x?x?xi8>, %l: index, %h: index) {
  pad.pad_into reflect ins(%x : memref<?x?x?xi8>) outs(%y : memref<?x?x?xi8>) low[%l, %l] high[%h, %h] axes [0, 1]
  return
}

// -----

// Rows with gaps are written exactly: the bytes between them are not ours.
// CHECK-LABEL: func @wrap_dynamic_f32_gaps(
// CHECK-NOT: scf.index_switch
// CHECK: return
func.func @wrap_dynamic_f32_gaps(%x: memref<?x?x?xf32>, %y: memref<?x?x?xf32, strided<[?, ?, 1]>>, %l: index, %h: index) {
  pad.pad_into wrap ins(%x : memref<?x?x?xf32>) outs(%y : memref<?x?x?xf32, strided<[?, ?, 1]>>) low[%l, %l] high[%h, %h] axes [1, 2]
  return
}

// -----

// An innermost axis with amounts that are 0 at run time becomes the pixel.
// CHECK-LABEL: func @edge_dynamic_i8_blocks(
// CHECK-SAME: %[[L:[a-z0-9]+]]: index, %[[H:[a-z0-9]+]]: index)
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[LOW0:.*]] = arith.cmpi eq, %[[L]], %[[C0]]
// CHECK-DAG: %[[HIGH0:.*]] = arith.cmpi eq, %[[H]], %[[C0]]
// CHECK:   %[[UNPADDED:.*]] = arith.andi %[[LOW0]], %[[HIGH0]]
// CHECK:   arith.select %[[UNPADDED]], {{.*}} : index
func.func @edge_dynamic_i8_blocks(%x: memref<?x?xi8>, %y: memref<?x?xi8>, %l0: index, %l: index, %h: index) {
  pad.pad_into edge ins(%x : memref<?x?xi8>) outs(%y : memref<?x?xi8>) low[%l0, %l] high[%l0, %h]
  return
}

// -----

// A run of a size at the end of 64 bits is a loop of vectors, too.
// CHECK-LABEL: func @edge_dynamic_f32_extreme_amount(
// CHECK: scf.for
// CHECK: return
func.func @edge_dynamic_f32_extreme_amount(%x: memref<?xf32>, %y: memref<?xf32>) {
  pad.pad_into edge ins(%x : memref<?xf32>) outs(%y : memref<?xf32>) low[2] high[9223372036854775807]
  return
}

// -----

// LLVM would make a loop of fill a call of memset. Up to 64 vectors have one in which each
// vector ends with the fill at most, which it leaves as it is: 58 bytes are two vectors.
// CHECK-LABEL: func @constant_dynamic_i8_fill(
// CHECK: %[[IS_SHORT:.*]] = arith.cmpi sle, %[[COUNT:.*]], %c2048
// CHECK: scf.if %[[IS_SHORT]] {
// CHECK-NEXT:   scf.for %[[K:.*]] = %c0 to %[[COUNT]] step %c64 {
// CHECK:     %[[FIRST:.*]] = arith.minsi %[[K]], %[[LAST:.*]] : index
// CHECK:     vector.store %[[FILL:.*]], %[[RESULT:.*]][%[[FIRST]]] : {{.*}} vector<32xi8>
// CHECK:     %[[NEXT:.*]] = arith.addi %[[K]], %c32
// CHECK:     %[[SECOND:.*]] = arith.minsi %[[NEXT]], %[[LAST]]
// CHECK:     vector.store %[[FILL]], %[[RESULT]][%[[SECOND]]] : {{.*}} vector<32xi8>
// CHECK-NEXT: }
// CHECK: } else {
// CHECK:   scf.for
func.func @constant_dynamic_i8_fill(%x: memref<?xi8>, %y: memref<?xi8>, %l: index) {
  pad.pad_into constant ins(%x : memref<?xi8>) outs(%y : memref<?xi8>) low[%l] high[0]
  return
}
