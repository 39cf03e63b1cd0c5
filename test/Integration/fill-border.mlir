// Borders, with checks and without them, both ways down.

// RUN: pad-run %s --entry=corners | FileCheck %s --check-prefix=CORNERS
// RUN: pad-run %s --entry=corners --path=linalg | FileCheck %s --check-prefix=CORNERS
// CORNERS:      [8 7 8 7]
// CORNERS-NEXT: [6 5 6 5]
// CORNERS-NEXT: [8 7 8 7]

// RUN: not pad-run %s --entry=negative_amount --runtime-checks 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not pad-run %s --entry=negative_amount --runtime-checks --path=linalg 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// NEGATIVE: pad.fill_border edge
// NEGATIVE: axis 0: low -1 is negative, expected at least 0

// RUN: not pad-run %s --entry=short_extent --runtime-checks 2>&1 | FileCheck %s --check-prefix=SHORT
// SHORT: axis 0: extent 3 is less than low 2 + high 2

// RUN: not pad-run %s --entry=empty_inside --runtime-checks 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: axis 0 of the inside is empty, and mode 'edge' has nothing to fill the extent 3 from

// Without checks nothing is out of bounds: a negative amount is 0, and an inside
// that is not there is empty.
// RUN: pad-run %s --entry=negative_amount --runtime-checks=false | FileCheck %s --check-prefix=AS-ZERO
// RUN: pad-run %s --entry=negative_amount --runtime-checks=false --path=linalg | FileCheck %s --check-prefix=AS-ZERO
// AS-ZERO: [1.0 2.0 2.0]
// RUN: pad-run %s --entry=short_extent --runtime-checks=false | FileCheck %s --check-prefix=VALUES
// RUN: pad-run %s --entry=short_extent --runtime-checks=false --path=linalg | FileCheck %s --check-prefix=VALUES
// VALUES: [7.0 7.0 7.0]
// RUN: pad-run %s --entry=empty_inside --runtime-checks=false | FileCheck %s --check-prefix=ZEROS
// RUN: pad-run %s --entry=empty_inside --runtime-checks=false --path=linalg | FileCheck %s --check-prefix=ZEROS
// ZEROS: [0.0 0.0 0.0]

// Long rows, which are stored in aligned vectors, are those of the pad.
// RUN: pad-run %s --entry=long_rows | FileCheck %s --check-prefix=LONG
// LONG-COUNT-4: {{^}}0{{$}}

func.func @corners() -> tensor<3x4xi32> {
  %a = arith.constant dense<[[1, 2, 3, 4], [0, 5, 6, 0], [9, 7, 8, 10]]> : tensor<3x4xi32>
  %0 = pad.fill_border wrap %a low[1, 1] high[0, 1] : tensor<3x4xi32>
  return %0 : tensor<3x4xi32>
}

func.func @negative_amount() -> tensor<?xf32> {
  %a = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %l = arith.constant dense<[-1, 1]> : tensor<2xindex>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %low, %high = func.call @amounts(%l) : (tensor<2xindex>) -> (index, index)
  %b = tensor.cast %a : tensor<3xf32> to tensor<?xf32>
  %0 = pad.fill_border edge %b low[%low] high[%high] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @short_extent() -> tensor<?xf32> {
  %a = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %v = arith.constant 7.0 : f32
  %b = tensor.cast %a : tensor<3xf32> to tensor<?xf32>
  %0 = pad.fill_border constant %b low[2] high[2] value(%v) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @empty_inside() -> tensor<?xf32> {
  %a = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %l = arith.constant dense<[1, 2]> : tensor<2xindex>
  %low, %high = func.call @amounts(%l) : (tensor<2xindex>) -> (index, index)
  %b = tensor.cast %a : tensor<3xf32> to tensor<?xf32>
  %0 = pad.fill_border edge %b low[%low] high[%high] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// How many elements of the border are not those of the pad, of rows that begin
// anywhere in a line.
func.func @long_rows() -> (index, index, index, index) {
  %a = tensor.generate {
  ^bb0(%i: index, %j: index):
    %c1283 = arith.constant 1283 : index
    %0 = arith.muli %i, %c1283 : index
    %1 = arith.addi %0, %j : index
    %2 = arith.index_cast %1 : index to i64
    %3 = arith.sitofp %2 : i64 to f64
    tensor.yield %3 : f64
  } : tensor<6x1283xf64>
  %l = arith.constant dense<1> : tensor<2xindex>
  %1, %_ = func.call @amounts(%l) : (tensor<2xindex>) -> (index, index)
  %v = arith.constant 0.5 : f64
  %x = tensor.extract_slice %a[1, 1] [4, 1281] [1, 1] : tensor<6x1283xf64> to tensor<4x1281xf64>
  %d = tensor.cast %a : tensor<6x1283xf64> to tensor<?x?xf64>
  %b0 = pad.fill_border wrap %a low[1, 1] high[1, 1] : tensor<6x1283xf64>
  %p0 = pad.pad wrap %x low[1, 1] high[1, 1] : tensor<4x1281xf64> to tensor<6x1283xf64>
  %b1 = pad.fill_border constant %a low[1, 1] high[1, 1] value(%v) : tensor<6x1283xf64>
  %p1 = pad.pad constant %x low[1, 1] high[1, 1] value(%v) : tensor<4x1281xf64> to tensor<6x1283xf64>
  %b2 = pad.fill_border reflect %d low[%1, %1] high[%1, %1] : tensor<?x?xf64>
  %p2 = pad.pad reflect %x low[1, 1] high[1, 1] : tensor<4x1281xf64> to tensor<6x1283xf64>
  %b3 = pad.fill_border constant %d low[%1, %1] high[%1, %1] value(%v) : tensor<?x?xf64>
  %s2 = tensor.cast %b2 : tensor<?x?xf64> to tensor<6x1283xf64>
  %s3 = tensor.cast %b3 : tensor<?x?xf64> to tensor<6x1283xf64>
  %0 = call @count_different(%b0, %p0) : (tensor<6x1283xf64>, tensor<6x1283xf64>) -> index
  %n1 = call @count_different(%b1, %p1) : (tensor<6x1283xf64>, tensor<6x1283xf64>) -> index
  %n2 = call @count_different(%s2, %p2) : (tensor<6x1283xf64>, tensor<6x1283xf64>) -> index
  %n3 = call @count_different(%s3, %p1) : (tensor<6x1283xf64>, tensor<6x1283xf64>) -> index
  return %0, %n1, %n2, %n3 : index, index, index, index
}

func.func private @count_different(%a: tensor<6x1283xf64>, %b: tensor<6x1283xf64>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c1283 = arith.constant 1283 : index
  %n = scf.for %i = %c0 to %c6 step %c1 iter_args(%row = %c0) -> index {
    %m = scf.for %j = %c0 to %c1283 step %c1 iter_args(%count = %row) -> index {
      %x = tensor.extract %a[%i, %j] : tensor<6x1283xf64>
      %y = tensor.extract %b[%i, %j] : tensor<6x1283xf64>
      %differ = arith.cmpf une, %x, %y : f64
      %one = arith.index_castui %differ : i1 to index
      %next = arith.addi %count, %one : index
      scf.yield %next : index
    }
    scf.yield %m : index
  }
  return %n : index
}

// What no folder looks through.
func.func private @amounts(%list: tensor<2xindex>) -> (index, index) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %low = tensor.extract %list[%c0] : tensor<2xindex>
  %high = tensor.extract %list[%c1] : tensor<2xindex>
  return %low, %high : index, index
}
