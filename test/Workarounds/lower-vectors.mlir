// RUN: pad-opt %s --lower-vectors | FileCheck %s

// CHECK-LABEL: func @row
// CHECK:         %[[v:.*]] = vector.load %arg0[%arg2, %arg3] : memref<8x32xf32>, vector<16xf32>
// CHECK:         vector.store %[[v]], %arg1[%arg3] : memref<32xf32>, vector<16xf32>
func.func @row(%x: memref<8x32xf32>, %y: memref<32xf32>, %i: index, %j: index) {
  %z = arith.constant 0.0 : f32
  %0 = vector.transfer_read %x[%i, %j], %z {in_bounds = [true]} : memref<8x32xf32>, vector<16xf32>
  vector.transfer_write %0, %y[%j] {in_bounds = [true]} : vector<16xf32>, memref<32xf32>
  return
}

// CHECK-LABEL: func @masked
// CHECK:         vector.maskedload
func.func @masked(%x: memref<?xf32>, %i: index) -> vector<16xf32> {
  %z = arith.constant 0.0 : f32
  %0 = vector.transfer_read %x[%i], %z : memref<?xf32>, vector<16xf32>
  return %0 : vector<16xf32>
}

// CHECK-LABEL: func @mask
// CHECK-SAME:    %[[n:[a-z0-9]+]]: index
// CHECK-DAG:     %[[lanes:.*]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi8>
// CHECK:         %[[most:.*]] = arith.minsi %[[n]], %c127
// CHECK:         %[[some:.*]] = arith.maxsi %[[most]], %c-128
// CHECK:         %[[byte:.*]] = arith.index_cast %[[some]] : index to i8
// CHECK:         %[[count:.*]] = vector.broadcast %[[byte]] : i8 to vector<8xi8>
// CHECK:         arith.cmpi sgt, %[[count]], %[[lanes]] : vector<8xi8>
func.func @mask(%n: index) -> vector<8xi1> {
  %0 = vector.create_mask %n : vector<8xi1>
  return %0 : vector<8xi1>
}

// What is added to the number of lanes is taken off their positions, as far as
// these are bytes below the largest.

// CHECK-LABEL: func @shifted_mask
// CHECK-SAME:    %[[n:[a-z0-9]+]]: index
// CHECK-DAG:     %[[before:.*]] = arith.constant dense<[-128, -127, -126, -125]> : vector<4xi8>
// CHECK-DAG:     %[[after:.*]] = arith.constant dense<[123, 124, 125, 126]> : vector<4xi8>
// CHECK-DAG:     %[[own:.*]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi8>
// CHECK-DAG:     %[[far:.*]] = arith.addi %[[n]], %c129
// CHECK-DAG:     %[[near:.*]] = arith.addi %[[n]], %c-124
// CHECK:         arith.minsi %[[n]], %c127
// CHECK:         arith.cmpi sgt, %{{.*}}, %[[before]]
// CHECK:         arith.minsi %[[n]], %c127
// CHECK:         arith.cmpi sgt, %{{.*}}, %[[after]]
// CHECK:         arith.minsi %[[far]], %c127
// CHECK:         arith.cmpi sgt, %{{.*}}, %[[own]]
// CHECK:         arith.minsi %[[near]], %c127
// CHECK:         arith.cmpi sgt, %{{.*}}, %[[own]]
func.func @shifted_mask(%n: index) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %c128 = arith.constant 128 : index
  %c129 = arith.constant 129 : index
  %m123 = arith.constant -123 : index
  %m124 = arith.constant -124 : index
  %a = arith.addi %n, %c128 : index
  %b = arith.addi %n, %m123 : index
  %c = arith.addi %n, %c129 : index
  %d = arith.addi %n, %m124 : index
  %0 = vector.create_mask %a : vector<4xi1>
  %1 = vector.create_mask %b : vector<4xi1>
  %2 = vector.create_mask %c : vector<4xi1>
  %3 = vector.create_mask %d : vector<4xi1>
  return %0, %1, %2, %3 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
}

// CHECK-LABEL: func @known_mask
// CHECK:         arith.constant dense<[true, true, false, false]> : vector<4xi1>
func.func @known_mask() -> vector<4xi1> {
  %0 = vector.constant_mask [2] : vector<4xi1>
  return %0 : vector<4xi1>
}

// Bytes do not count as far.
// CHECK-LABEL: func @negative_mask
// CHECK:         arith.cmpi {{.*}} : vector<128xi64>
func.func @negative_mask(%n: index) -> vector<128xi1> {
  %0 = vector.create_mask %n : vector<128xi1>
  return %0 : vector<128xi1>
}

// CHECK-LABEL: func @two_rows
// CHECK-COUNT-2: vector.load {{.*}} vector<16xf32>
// CHECK-NOT:     vector.transfer_read
func.func @two_rows(%x: memref<8x32xf32>, %i: index, %j: index) -> vector<2x16xf32> {
  %z = arith.constant 0.0 : f32
  %0 = vector.transfer_read %x[%i, %j], %z {in_bounds = [true, true]} : memref<8x32xf32>, vector<2x16xf32>
  return %0 : vector<2x16xf32>
}

// CHECK-LABEL: func @broadcast
// CHECK-NOT:     vector.broadcast {{.*}} : vector<f32>
// CHECK:         vector.broadcast {{.*}} : f32 to vector<16xf32>
func.func @broadcast(%x: memref<8xf32>, %i: index) -> vector<16xf32> {
  %z = arith.constant 0.0 : f32
  %0 = vector.transfer_read %x[%i], %z : memref<8xf32>, vector<f32>
  %1 = vector.broadcast %0 : vector<f32> to vector<16xf32>
  return %1 : vector<16xf32>
}

// Elements of arrays take whole bytes, those of vectors do not.

// CHECK-LABEL: func @packed
// CHECK:         %[[v:.*]] = scf.for %[[lane:.*]] = %c0 to %c8 step %c1 iter_args(%[[some:.*]] = %{{.*}}) -> (vector<8xi5>)
// CHECK:           %[[from:.*]] = arith.addi %arg3, %[[lane]]
// CHECK:           %[[e:.*]] = memref.load %arg0[%arg2, %[[from]]] : memref<8x32xi5>
// CHECK:           vector.insert %[[e]], %[[some]] [%[[lane]]] : i5 into vector<8xi5>
// CHECK:         scf.for %[[lane:.*]] = %c0 to %c8 step %c1 {
// CHECK:           %[[f:.*]] = vector.extract %[[v]][%[[lane]]] : i5 from vector<8xi5>
// CHECK:           %[[to:.*]] = arith.addi %arg3, %[[lane]]
// CHECK:           memref.store %[[f]], %arg1[%[[to]]] : memref<32xi5>
func.func @packed(%x: memref<8x32xi5>, %y: memref<32xi5>, %i: index, %j: index) {
  %z = arith.constant 0 : i5
  %0 = vector.transfer_read %x[%i, %j], %z {in_bounds = [true]} : memref<8x32xi5>, vector<8xi5>
  vector.transfer_write %0, %y[%j] {in_bounds = [true]} : vector<8xi5>, memref<32xi5>
  return
}

// CHECK-LABEL: func @packed_masked
// CHECK:         scf.for %[[lane:.*]] = %c0 to %c8 step %c1 iter_args(%[[some:.*]] = %{{.*}}) -> (vector<8xi1>)
// CHECK:           %[[is:.*]] = vector.extract %{{.*}}[%[[lane]]] : i1 from vector<8xi1>
// CHECK:           scf.if %[[is]] -> (vector<8xi1>)
// CHECK:             memref.load
// CHECK:           } else {
// CHECK-NEXT:        scf.yield %[[some]]
// CHECK:         scf.for
// CHECK:           scf.if
// CHECK:             memref.store
// CHECK-NOT:     vector.masked
func.func @packed_masked(%x: memref<?xi1>, %y: memref<?xi1>, %i: index) {
  %z = arith.constant 0 : i1
  %0 = vector.transfer_read %x[%i], %z : memref<?xi1>, vector<8xi1>
  vector.transfer_write %0, %y[%i] : vector<8xi1>, memref<?xi1>
  return
}

// CHECK-LABEL: func @packed_24_bits
// CHECK-NOT:     vector.load
func.func @packed_24_bits(%x: memref<8xi24>, %i: index) -> vector<4xi24> {
  %0 = vector.load %x[%i] : memref<8xi24>, vector<4xi24>
  return %0 : vector<4xi24>
}

// CHECK-LABEL: func @whole_bytes
// CHECK:         vector.load %arg0
// CHECK:         vector.load %arg1
// CHECK:         vector.load %arg2
func.func @whole_bytes(%x: memref<8xi8>, %y: memref<8xi128>, %w: memref<8xindex>, %i: index) -> (vector<4xi8>, vector<4xi128>, vector<4xindex>) {
  %0 = vector.load %x[%i] : memref<8xi8>, vector<4xi8>
  %1 = vector.load %y[%i] : memref<8xi128>, vector<4xi128>
  %2 = vector.load %w[%i] : memref<8xindex>, vector<4xindex>
  return %0, %1, %2 : vector<4xi8>, vector<4xi128>, vector<4xindex>
}

// The difference with the number of lanes is beyond 64 bits: the sum is kept.
// CHECK-LABEL: func @mask_of_wrapped_sum(
// CHECK:         arith.addi %{{.*}}, %{{.*}} : index
func.func @mask_of_wrapped_sum(%n: index) -> vector<16xi1> {
  %c = arith.constant -9223372036854775808 : index
  %s = arith.addi %n, %c : index
  %m = vector.create_mask %s : vector<16xi1>
  return %m : vector<16xi1>
}

// CHECK-LABEL: func @masked_load_of_one_element(
// CHECK:         scf.if
// CHECK:           memref.load %{{.*}}[] : memref<i5>
func.func @masked_load_of_one_element(%m: memref<i5>, %k: vector<1xi1>, %p: vector<1xi5>) -> vector<1xi5> {
  %0 = vector.maskedload %m[], %k, %p : memref<i5>, vector<1xi1>, vector<1xi5> into vector<1xi5>
  return %0 : vector<1xi5>
}
