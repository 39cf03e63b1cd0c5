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

// What no folder looks through.
func.func private @amounts(%list: tensor<2xindex>) -> (index, index) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %low = tensor.extract %list[%c0] : tensor<2xindex>
  %high = tensor.extract %list[%c1] : tensor<2xindex>
  return %low, %high : index, index
}
