// Packs and unpacks of unknown extents, with an order of tiles of their own: what is
// packed and unpacked is what was there.
// RUN: pad-run %s | FileCheck %s
// RUN: pad-run %s --path=linalg | FileCheck %s
// RUN: pad-run %s --optimize=false | FileCheck %s
// RUN: not pad-run -O0 %s --entry=too_few_tiles 2>&1 | FileCheck %s --check-prefix=FEW
// FEW: linalg.pack
// FEW-NEXT: axis 0: packed extent 1 does not match the 2 of the tiles

// CHECK: result 0: tensor<2x3x4x2xi32>
// CHECK-NEXT: {{\[\[\[\[}} 0 5]
// CHECK-NEXT: [ 1 6]
// CHECK-NEXT: [ 2 7]
// CHECK-NEXT: [ 3 8]]
// CHECK: {{\[\[}} 4 9]
// CHECK-NEXT: [-1 -1]
// CHECK: {{\[\[}}24 -1]
// CHECK: result 1: tensor<5x5xi32>
// CHECK-NEXT: {{\[\[}} 0 1 2 3 4]
// CHECK: [20 21 22 23 24]]
func.func private @hide(%n: index) -> index attributes {no_inline} {
  return %n : index
}
func.func private @numbers(%n: index, %m: index) -> tensor<?x?xi32> {
  %0 = tensor.generate %n, %m {
  ^bb0(%i: index, %j: index):
    %row = arith.muli %i, %m : index
    %number = arith.addi %row, %j : index
    %element = arith.index_cast %number : index to i32
    tensor.yield %element : i32
  } : tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}
func.func private @pack(%x: tensor<?x?xi32>, %rows: index, %columns: index) -> tensor<?x?x4x2xi32> {
  %v = arith.constant -1 : i32
  %e = tensor.empty(%columns, %rows) : tensor<?x?x4x2xi32>
  %0 = linalg.pack %x padding_value(%v : i32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 2] into %e : tensor<?x?xi32> -> tensor<?x?x4x2xi32>
  return %0 : tensor<?x?x4x2xi32>
}
func.func @main() -> (tensor<?x?x4x2xi32>, tensor<?x?xi32>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %n = call @hide(%c5) : (index) -> index
  %x = call @numbers(%n, %n) : (index, index) -> tensor<?x?xi32>
  %0 = call @pack(%x, %c3, %c2) : (tensor<?x?xi32>, index, index) -> tensor<?x?x4x2xi32>
  %u = tensor.empty(%n, %n) : tensor<?x?xi32>
  %1 = linalg.unpack %0 outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 2] into %u : tensor<?x?x4x2xi32> -> tensor<?x?xi32>
  return %0, %1 : tensor<?x?x4x2xi32>, tensor<?x?xi32>
}
func.func @too_few_tiles() -> tensor<?x?x4x2xi32> {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %n = call @hide(%c5) : (index) -> index
  %one = call @hide(%c1) : (index) -> index
  %x = call @numbers(%n, %n) : (index, index) -> tensor<?x?xi32>
  %0 = call @pack(%x, %c3, %one) : (tensor<?x?xi32>, index, index) -> tensor<?x?x4x2xi32>
  return %0 : tensor<?x?x4x2xi32>
}
