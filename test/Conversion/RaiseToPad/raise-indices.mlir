// RUN: pad-opt %s --split-input-file --raise-to-pad | FileCheck %s

// Ways to compute an index and an extent.

// An index beyond the ends is one that is not less than the extent as an
// unsigned number.
// CHECK-LABEL: func @unsigned_predicates(
// CHECK-COUNT-3: pad.pad constant %{{.+}} low[1] high[1]
func.func @unsigned_predicates(%x: tensor<4xf32>, %v: f32) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %r0 = tensor.generate {
  ^bb0(%i: index):
    %j = arith.subi %i, %c1 : index
    %outside = arith.cmpi uge, %j, %c4 : index
    %s = scf.if %outside -> f32 {
      scf.yield %v : f32
    } else {
      %a = tensor.extract %x[%j] : tensor<4xf32>
      scf.yield %a : f32
    }
    tensor.yield %s : f32
  } : tensor<6xf32>
  %r1 = tensor.generate {
  ^bb0(%i: index):
    %j = arith.subi %i, %c1 : index
    %outside = arith.cmpi ugt, %j, %c3 : index
    %s = scf.if %outside -> f32 {
      scf.yield %v : f32
    } else {
      %a = tensor.extract %x[%j] : tensor<4xf32>
      scf.yield %a : f32
    }
    tensor.yield %s : f32
  } : tensor<6xf32>
  %r2 = tensor.generate {
  ^bb0(%i: index):
    %j = arith.subi %i, %c1 : index
    %inside = arith.cmpi ule, %j, %c3 : index
    %s = scf.if %inside -> f32 {
      %a = tensor.extract %x[%j] : tensor<4xf32>
      scf.yield %a : f32
    } else {
      scf.yield %v : f32
    }
    tensor.yield %s : f32
  } : tensor<6xf32>
  return %r0, %r1, %r2 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
}

// -----

// A branch that gives an index, and a comparison the other way round.
// CHECK-LABEL: func @branch(
// CHECK:         pad.pad edge %{{.+}} low[1] high[0]
func.func @branch(%x: tensor<4xf32>) -> tensor<5xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = tensor.generate {
  ^bb0(%i: index):
    %is = arith.cmpi sgt, %i, %c0 : index
    %k = scf.if %is -> index {
      %j = arith.subi %i, %c1 : index
      scf.yield %j : index
    } else {
      scf.yield %c0 : index
    }
    %a = tensor.extract %x[%k] : tensor<4xf32>
    tensor.yield %a : f32
  } : tensor<5xf32>
  return %r : tensor<5xf32>
}

// -----

// A product by a constant.
// CHECK-LABEL: func @product(
// CHECK:         pad.pad reflect %{{.+}} low[1] high[0]
func.func @product(%x: tensor<4xf32>) -> tensor<5xf32> {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %m = arith.constant -1 : index
  %r = tensor.generate {
  ^bb0(%i: index):
    %j = arith.subi %i, %c1 : index
    %is = arith.cmpi slt, %j, %c0 : index
    %n = arith.muli %j, %m : index
    %k = arith.select %is, %n, %j : index
    %a = tensor.extract %x[%k] : tensor<4xf32>
    tensor.yield %a : f32
  } : tensor<5xf32>
  return %r : tensor<5xf32>
}

// -----

// The argument of a call is the operand of the caller, and has its extent.
// CHECK-LABEL: func @fill_of_the_caller(
// CHECK:         pad.pad constant %{{.+}} low[2] high[0] value(%{{.+}})
func.func @fill_of_the_caller(%x: tensor<4xf32>, %v: f32) -> tensor<6xf32> {
  %s = func.call @spread(%v) : (f32) -> tensor<2xf32>
  %r = tensor.concat dim(0) %s, %x : (tensor<2xf32>, tensor<4xf32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func private @spread(%v: f32) -> tensor<2xf32> {
  %s = tensor.splat %v : tensor<2xf32>
  return %s : tensor<2xf32>
}
// CHECK-LABEL: func @extent_of_the_caller(
// CHECK:         pad.pad edge %{{.+}} low[0] high[1]
func.func @extent_of_the_caller(%x: tensor<?xf32>) -> tensor<?xf32> {
  %s = func.call @last(%x) : (tensor<?xf32>) -> tensor<1xf32>
  %r = tensor.concat dim(0) %x, %s : (tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func private @last(%x: tensor<?xf32>) -> tensor<1xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %l = arith.subi %n, %c1 : index
  %s = tensor.extract_slice %x[%l] [1] [1] : tensor<?xf32> to tensor<1xf32>
  return %s : tensor<1xf32>
}

// -----

// The extent of axes that are collapsed.
// CHECK-LABEL: func @collapsed(
// CHECK:         pad.pad constant %{{.+}} low[0] high[1]
func.func @collapsed(%x: tensor<?x1xf32>, %v: f32) -> tensor<?xf32> {
  %s = tensor.splat %v : tensor<1xf32>
  %y = tensor.collapse_shape %x [[0, 1]] : tensor<?x1xf32> into tensor<?xf32>
  %r = tensor.concat dim(0) %y, %s : (tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// A pad that only crops is a slice, with a cast where the type says less.
// CHECK-LABEL: func @cropped(
// CHECK:         %[[slice:.+]] = tensor.extract_slice %{{.+}}[1] [3] [1]
// CHECK-NEXT:    %[[cast:.+]] = tensor.cast %arg0 : tensor<6xf32> to tensor<?xf32>
// CHECK:         return %[[slice]], %[[cast]]
func.func @cropped(%x: tensor<6xf32>) -> (tensor<3xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %r0 = tensor.pad %x low[-1] high[-2] {
  ^bb0(%i: index):
    %a = tensor.extract %x[%i] : tensor<6xf32>
    tensor.yield %a : f32
  } : tensor<6xf32> to tensor<3xf32>
  %r1 = tensor.pad %x low[0] high[%c0] {
  ^bb0(%i: index):
    %a = tensor.extract %x[%i] : tensor<6xf32>
    tensor.yield %a : f32
  } : tensor<6xf32> to tensor<?xf32>
  return %r0, %r1 : tensor<3xf32>, tensor<?xf32>
}

// -----

// Quotients that are rounded down, and up.
// CHECK-LABEL: func @quotients(
// CHECK-COUNT-2: pad.pad wrap %{{.+}} low[2] high[3]
func.func @quotients(%x: tensor<4xf32>) -> (tensor<9xf32>, tensor<9xf32>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %r0 = tensor.generate {
  ^bb0(%i: index):
    %j = arith.subi %i, %c2 : index
    %q = arith.floordivsi %j, %c4 : index
    %m = arith.muli %q, %c4 : index
    %k = arith.subi %j, %m : index
    %a = tensor.extract %x[%k] : tensor<4xf32>
    tensor.yield %a : f32
  } : tensor<9xf32>
  %r1 = tensor.generate {
  ^bb0(%i: index):
    %j = arith.subi %i, %c2 : index
    %n = arith.subi %j, %c3 : index
    %q = arith.ceildivsi %n, %c4 : index
    %m = arith.muli %q, %c4 : index
    %k = arith.subi %j, %m : index
    %a = tensor.extract %x[%k] : tensor<4xf32>
    tensor.yield %a : f32
  } : tensor<9xf32>
  return %r0, %r1 : tensor<9xf32>, tensor<9xf32>
}

// -----

// A product of an index with itself is evaluated, index by index.
// CHECK-LABEL: func @square(
// CHECK:         pad.pad edge %{{.+}} low[0] high[1]
func.func @square(%x: tensor<2xf32>) -> tensor<3xf32> {
  %c1 = arith.constant 1 : index
  %r = tensor.generate {
  ^bb0(%i: index):
    %s = arith.muli %i, %i : index
    %k = arith.minsi %s, %c1 : index
    %a = tensor.extract %x[%k] : tensor<2xf32>
    tensor.yield %a : f32
  } : tensor<3xf32>
  return %r : tensor<3xf32>
}

// -----

// CHECK-LABEL: func @tosa_transposed(
// CHECK:         pad.pad wrap %{{.+}} low[2, 0] high[0, 0]
func.func @tosa_transposed(%x: tensor<3x4xf32>) -> tensor<5x4xf32> {
  %t = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %s = tensor.extract_slice %t[0, 1] [4, 2] [1, 1] : tensor<4x3xf32> to tensor<4x2xf32>
  %u = tosa.transpose %s {perms = array<i32: 1, 0>} : (tensor<4x2xf32>) -> tensor<2x4xf32>
  %r = tosa.concat %u, %x {axis = 0 : i32} : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>
  return %r : tensor<5x4xf32>
}

// -----

// What is padded may be one axis of several of unknown extents.
// CHECK-LABEL: func @pad_of_collapsed(
// CHECK:         tensor.collapse_shape
// CHECK:         pad.pad edge
func.func @pad_of_collapsed(%x: tensor<?x?x?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = tensor.collapse_shape %x [[0, 1, 2]] : tensor<?x?x?xf32> into tensor<?xf32>
  %n = tensor.dim %c, %c0 : tensor<?xf32>
  %m = arith.addi %n, %c1 : index
  %r = tensor.generate %m {
  ^bb0(%i: index):
    %j = arith.subi %i, %c1 : index
    %k = arith.maxsi %j, %c0 : index
    %v = tensor.extract %c[%k] : tensor<?xf32>
    tensor.yield %v : f32
  } : tensor<?xf32>
  return %r : tensor<?xf32>
}

// The extent of a pad that may crop is not the sum of 2 and the amounts, but 0 or more.
// CHECK-LABEL: func @amount_is_an_extent(
// CHECK:         %[[P:.*]] = pad.pad constant %{{.*}} low[%{{.*}}] high[%{{.*}}] : tensor<2xf32> to tensor<?xf32>
// CHECK:         %[[N:.*]] = tensor.dim %[[P]]
// CHECK:         pad.pad constant %{{.*}} low[%[[N]]] high[0]
func.func @amount_is_an_extent(%y: tensor<?xf32>, %a: index, %b: index) -> tensor<?xf32> {
  %x = arith.constant dense<0.0> : tensor<2xf32>
  %z = arith.constant 0.0 : f32
  %p = pad.pad constant %x low[%a] high[%b] : tensor<2xf32> to tensor<?xf32>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %p, %c0 : tensor<?xf32>
  %q = tensor.pad %y low[%n] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %q : tensor<?xf32>
}
