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
