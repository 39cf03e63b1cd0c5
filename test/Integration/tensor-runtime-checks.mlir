// Operations on tensors whose extents do not fit at run time stop the program, with
// the operation, the axis, what was expected and what was found: upstream's lowerings
// of them read or write beyond an array. The steps of `pad-run` before the checks,
// which --optimize=false leaves out, find no pad in them.

// RUN: not pad-run -O0 %s --entry=added 2>&1 | FileCheck %s --check-prefix=ADDED
// RUN: not pad-run -O0 %s --entry=added --optimize=false 2>&1 | FileCheck %s --check-prefix=ADDED
// RUN: not pad-run -O0 %s --entry=added --path=linalg 2>&1 | FileCheck %s --check-prefix=ADDED
// RUN: not pad-run -O0 %s --entry=rooted 2>&1 | FileCheck %s --check-prefix=ROOTED
// RUN: not pad-run -O0 %s --entry=selected 2>&1 | FileCheck %s --check-prefix=SELECTED
// RUN: not pad-run -O0 %s --entry=negative_amount 2>&1 | FileCheck %s --check-prefix=AMOUNT
// RUN: not pad-run -O0 %s --entry=negative_amount --optimize=false 2>&1 | FileCheck %s --check-prefix=AMOUNT
// RUN: not pad-run -O0 %s --entry=negative_amount --path=linalg 2>&1 | FileCheck %s --check-prefix=AMOUNT
// RUN: not pad-run -O0 %s --entry=claimed_extent 2>&1 | FileCheck %s --check-prefix=CLAIMED
// RUN: not pad-run -O0 %s --entry=large_slice 2>&1 | FileCheck %s --check-prefix=SLICE
// RUN: not pad-run -O0 %s --entry=large_slice --optimize=false 2>&1 | FileCheck %s --check-prefix=SLICE
// RUN: not pad-run -O0 %s --entry=large_slice --path=linalg 2>&1 | FileCheck %s --check-prefix=SLICE
// RUN: not pad-run -O0 %s --entry=far_slice 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not pad-run -O0 %s --entry=strided_slice 2>&1 | FileCheck %s --check-prefix=STRIDED
// RUN: not pad-run -O0 %s --entry=backward_slice 2>&1 | FileCheck %s --check-prefix=BACKWARD
// RUN: not pad-run -O0 %s --entry=short_source 2>&1 | FileCheck %s --check-prefix=SOURCE
// RUN: not pad-run -O0 %s --entry=other_rows 2>&1 | FileCheck %s --check-prefix=ROWS
// RUN: not pad-run -O0 %s --entry=other_rows --optimize=false 2>&1 | FileCheck %s --check-prefix=ROWS
// RUN: not pad-run -O0 %s --entry=other_rows --path=linalg 2>&1 | FileCheck %s --check-prefix=ROWS
// RUN: not pad-run -O0 %s --entry=claimed_rows 2>&1 | FileCheck %s --check-prefix=CLAIMED-ROWS
// RUN: not pad-run -O0 %s --entry=other_sum 2>&1 | FileCheck %s --check-prefix=SUM
// RUN: not pad-run -O0 %s --entry=expanded 2>&1 | FileCheck %s --check-prefix=EXPANDED
// RUN: not pad-run -O0 %s --entry=expanded --optimize=false 2>&1 | FileCheck %s --check-prefix=EXPANDED
// RUN: not pad-run -O0 %s --entry=expanded --path=linalg 2>&1 | FileCheck %s --check-prefix=EXPANDED
// RUN: not pad-run -O0 %s --entry=expanded_negative 2>&1 | FileCheck %s --check-prefix=EXPANDED-NEGATIVE
// RUN: not pad-run -O0 %s --entry=expanded_wraps 2>&1 | FileCheck %s --check-prefix=EXPANDED-WRAPS
// RUN: not pad-run -O0 %s --entry=reshaped 2>&1 | FileCheck %s --check-prefix=RESHAPED
// RUN: not pad-run -O0 %s --entry=reshaped --optimize=false 2>&1 | FileCheck %s --check-prefix=RESHAPED
// RUN: not pad-run -O0 %s --entry=reshaped --path=linalg 2>&1 | FileCheck %s --check-prefix=RESHAPED
// RUN: not pad-run -O0 %s --entry=reshaped_negative 2>&1 | FileCheck %s --check-prefix=RESHAPED-NEGATIVE
// RUN: not pad-run -O0 %s --entry=empty 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not pad-run -O0 %s --entry=splat 2>&1 | FileCheck %s --check-prefix=SPLAT
// RUN: not pad-run -O0 %s --entry=generated 2>&1 | FileCheck %s --check-prefix=GENERATED

// What fits is not stopped.
// RUN: pad-run -O0 %s --entry=fits | FileCheck %s --check-prefix=FITS
// RUN: pad-run -O0 %s --entry=fits --optimize=false | FileCheck %s --check-prefix=FITS
// RUN: pad-run -O0 %s --entry=fits --path=linalg | FileCheck %s --check-prefix=FITS
// FITS: [2.0 2.0 2.0 2.0]
// RUN: pad-run -O0 %s --entry=fits_at_the_ends | FileCheck %s --check-prefix=ENDS
// ENDS: [0.0 1.0 0.0 1.0]
// RUN: pad-run -O0 %s --entry=selects_the_shorter | FileCheck %s --check-prefix=SHORTER
// SHORTER: tensor<2x4xf32>

// The numbers are hidden from folding.
func.func private @hide(%n: index) -> index attributes {no_inline} {
  return %n : index
}
func.func private @rows(%n: index) -> tensor<?x4xf32> attributes {no_inline} {
  %one = arith.constant 1.0 : f32
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %0 = linalg.fill ins(%one : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// ADDED: arith.addf
// ADDED-NEXT: ^ axis 0: extent 2 of operand 1 does not match extent 3 of operand 0{{$}}
func.func @added() -> tensor<?x4xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x = call @rows(%c3) : (index) -> tensor<?x4xf32>
  %y = call @rows(%c2) : (index) -> tensor<?x4xf32>
  %0 = arith.addf %x, %y : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// ROOTED: math.fma
// ROOTED-NEXT: ^ axis 0: extent 2 of operand 2 does not match extent 3 of operand 0{{$}}
func.func @rooted() -> tensor<?x4xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x = call @rows(%c3) : (index) -> tensor<?x4xf32>
  %y = call @rows(%c2) : (index) -> tensor<?x4xf32>
  %r = math.sqrt %x : tensor<?x4xf32>
  %0 = math.fma %x, %r, %y : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// SELECTED: arith.select
// SELECTED-NEXT: ^ axis 0: extent 3 of operand 1 does not match extent 2 of operand 0{{$}}
func.func @selected() -> tensor<?x4xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x = call @rows(%c3) : (index) -> tensor<?x4xf32>
  %y = call @rows(%c2) : (index) -> tensor<?x4xf32>
  %b = arith.cmpf olt, %y, %y : tensor<?x4xf32>
  %0 = arith.select %b, %x, %y : tensor<?x4xi1>, tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// AMOUNT: tensor.pad
// AMOUNT-NEXT: ^ axis 1: high -1 is negative, expected at least 0{{$}}
func.func @negative_amount() -> tensor<?x?xf32> {
  %c-1 = arith.constant -1 : index
  %c3 = arith.constant 3 : index
  %x = call @rows(%c3) : (index) -> tensor<?x4xf32>
  %h = call @hide(%c-1) : (index) -> index
  %0 = tensor.pad %x low[1, 0] high[0, %h] {
  ^bb0(%i: index, %j: index):
    %k = arith.index_cast %j : index to i32
    %f = arith.sitofp %k : i32 to f32
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CLAIMED: tensor.pad
// CLAIMED-NEXT: ^ axis 0: result extent 5 does not match 3 + low 1 + high 0 = 4{{$}}
func.func @claimed_extent() -> tensor<5x4xf32> {
  %c3 = arith.constant 3 : index
  %x = call @rows(%c3) : (index) -> tensor<?x4xf32>
  %0 = tensor.pad %x low[1, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    %k = arith.index_cast %j : index to i32
    %f = arith.sitofp %k : i32 to f32
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

// SLICE: tensor.insert_slice
// SLICE-NEXT: ^ axis 0: size 3 at offset 0 with stride 1 is not inside the destination extent 2{{$}}
func.func @large_slice() -> tensor<?x4xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x = call @rows(%c3) : (index) -> tensor<?x4xf32>
  %y = call @rows(%c2) : (index) -> tensor<?x4xf32>
  %n = call @hide(%c3) : (index) -> index
  %0 = tensor.insert_slice %x into %y[0, 0] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// FAR: tensor.insert_slice
// FAR-NEXT: ^ axis 0: size 2 at offset 2 with stride 1 is not inside the destination extent 3{{$}}
func.func @far_slice() -> tensor<?x4xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x = call @rows(%c2) : (index) -> tensor<?x4xf32>
  %y = call @rows(%c3) : (index) -> tensor<?x4xf32>
  %n = call @hide(%c2) : (index) -> index
  %0 = tensor.insert_slice %x into %y[%n, 0] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// STRIDED: tensor.insert_slice
// STRIDED-NEXT: ^ axis 0: size 3 at offset 0 with stride 2 is not inside the destination extent 4{{$}}
func.func @strided_slice() -> tensor<?x4xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %x = call @rows(%c3) : (index) -> tensor<?x4xf32>
  %y = call @rows(%c4) : (index) -> tensor<?x4xf32>
  %n = call @hide(%c3) : (index) -> index
  %s = call @hide(%c2) : (index) -> index
  %0 = tensor.insert_slice %x into %y[0, 0] [%n, 4] [%s, 1] : tensor<?x4xf32> into tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// BACKWARD: tensor.insert_slice
// BACKWARD-NEXT: ^ axis 0: size 3 at offset 1 with stride -1 is not inside the destination extent 4{{$}}
func.func @backward_slice() -> tensor<?x4xf32> {
  %c-1 = arith.constant -1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %x = call @rows(%c3) : (index) -> tensor<?x4xf32>
  %y = call @rows(%c4) : (index) -> tensor<?x4xf32>
  %n = call @hide(%c3) : (index) -> index
  %s = call @hide(%c-1) : (index) -> index
  %0 = tensor.insert_slice %x into %y[1, 0] [%n, 4] [%s, 1] : tensor<?x4xf32> into tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// SOURCE: tensor.insert_slice
// SOURCE-NEXT: ^ axis 1: source extent 2 does not match size 3{{$}}
func.func @short_source() -> tensor<2x4x4xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x = call @rows(%c2) : (index) -> tensor<?x4xf32>
  %y = tensor.empty() : tensor<2x4x4xf32>
  %n = call @hide(%c3) : (index) -> index
  %0 = tensor.insert_slice %x into %y[0, 0, 0] [1, %n, 4] [1, 1, 1] : tensor<?x4xf32> into tensor<2x4x4xf32>
  return %0 : tensor<2x4x4xf32>
}

// ROWS: tensor.concat
// ROWS-NEXT: ^ axis 0: extent 2 of operand 1 does not match extent 3 of operand 0{{$}}
func.func @other_rows() -> tensor<?x8xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x = call @rows(%c3) : (index) -> tensor<?x4xf32>
  %y = call @rows(%c2) : (index) -> tensor<?x4xf32>
  %0 = tensor.concat dim(1) %x, %y : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// CLAIMED-ROWS: tensor.concat
// CLAIMED-ROWS-NEXT: ^ axis 0: result extent 4 does not match extent 3 of operand 0{{$}}
func.func @claimed_rows() -> tensor<4x8xf32> {
  %c3 = arith.constant 3 : index
  %x = call @rows(%c3) : (index) -> tensor<?x4xf32>
  %0 = tensor.concat dim(1) %x, %x : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// SUM: tensor.concat
// SUM-NEXT: ^ axis 0: result extent 4 does not match the sum 5 of the extents of the operands{{$}}
func.func @other_sum() -> tensor<4x4xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x = call @rows(%c3) : (index) -> tensor<?x4xf32>
  %y = call @rows(%c2) : (index) -> tensor<?x4xf32>
  %0 = tensor.concat dim(0) %x, %y : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// EXPANDED: tensor.expand_shape
// EXPANDED-NEXT: ^ axis 0 of the source: extent 3 does not match the result extents 2 x 2{{$}}
func.func @expanded() -> tensor<?x2x4xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x = call @rows(%c3) : (index) -> tensor<?x4xf32>
  %n = call @hide(%c2) : (index) -> index
  %0 = tensor.expand_shape %x [[0, 1], [2]] output_shape [%n, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  return %0 : tensor<?x2x4xf32>
}

// EXPANDED-NEGATIVE: tensor.expand_shape
// EXPANDED-NEGATIVE-NEXT: ^ axis 0: result extent -1 is negative, expected at least 0{{$}}
func.func @expanded_negative() -> tensor<?x?x4xf32> {
  %c-3 = arith.constant -3 : index
  %c-1 = arith.constant -1 : index
  %c3 = arith.constant 3 : index
  %x = call @rows(%c3) : (index) -> tensor<?x4xf32>
  %n = call @hide(%c-1) : (index) -> index
  %m = call @hide(%c-3) : (index) -> index
  %0 = tensor.expand_shape %x [[0, 1], [2]] output_shape [%n, %m, 4] : tensor<?x4xf32> into tensor<?x?x4xf32>
  return %0 : tensor<?x?x4xf32>
}

// EXPANDED-WRAPS: tensor.expand_shape
// EXPANDED-WRAPS-NEXT: ^ axis 0 of the source: extent 0 does not match the result extents 4611686018427387904 x 4{{$}}
func.func @expanded_wraps() -> tensor<?x4x4xf32> {
  %c0 = arith.constant 0 : index
  %large = arith.constant 4611686018427387904 : index
  %x = call @rows(%c0) : (index) -> tensor<?x4xf32>
  %n = call @hide(%large) : (index) -> index
  %0 = tensor.expand_shape %x [[0, 1], [2]] output_shape [%n, 4, 4] : tensor<?x4xf32> into tensor<?x4x4xf32>
  return %0 : tensor<?x4x4xf32>
}

// RESHAPED: tensor.reshape
// RESHAPED-NEXT: ^ 12 elements of the source do not fill the result extents 3 x 5{{$}}
func.func @reshaped() -> tensor<?x5xf32> {
  %c3 = arith.constant 3 : index
  %x = call @rows(%c3) : (index) -> tensor<?x4xf32>
  %n = call @hide(%c3) : (index) -> index
  %i = arith.index_cast %n : index to i64
  %c5 = arith.constant 5 : i64
  %s = tensor.from_elements %i, %c5 : tensor<2xi64>
  %0 = tensor.reshape %x(%s) : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}

// RESHAPED-NEGATIVE: tensor.reshape
// RESHAPED-NEGATIVE-NEXT: ^ axis 0: result extent -3 is negative, expected at least 0{{$}}
func.func @reshaped_negative() -> tensor<?x?xf32> {
  %c-3 = arith.constant -3 : index
  %c3 = arith.constant 3 : index
  %x = call @rows(%c3) : (index) -> tensor<?x4xf32>
  %n = call @hide(%c-3) : (index) -> index
  %i = arith.index_cast %n : index to i64
  %c-4 = arith.constant -4 : i64
  %s = tensor.from_elements %i, %c-4 : tensor<2xi64>
  %0 = tensor.reshape %x(%s) : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// EMPTY: tensor.empty
// EMPTY-NEXT: ^ axis 0: extent -1 is negative, expected at least 0{{$}}
func.func @empty() -> tensor<?x4xf32> {
  %c-1 = arith.constant -1 : index
  %n = call @hide(%c-1) : (index) -> index
  %one = arith.constant 1.0 : f32
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %0 = linalg.fill ins(%one : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// SPLAT: tensor.splat
// SPLAT-NEXT: ^ axis 1: extent -1 is negative, expected at least 0{{$}}
func.func @splat() -> tensor<4x?xf32> {
  %c-1 = arith.constant -1 : index
  %n = call @hide(%c-1) : (index) -> index
  %one = arith.constant 1.0 : f32
  %0 = tensor.splat %one[%n] : tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// GENERATED: tensor.generate
// GENERATED-NEXT: ^ axis 0: extent -1 is negative, expected at least 0{{$}}
func.func @generated() -> tensor<?x4xf32> {
  %c-1 = arith.constant -1 : index
  %n = call @hide(%c-1) : (index) -> index
  %one = arith.constant 1.0 : f32
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : f32
  } : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

func.func @fits() -> tensor<?x4xf32> {
  %c3 = arith.constant 3 : index
  %x = call @rows(%c3) : (index) -> tensor<?x4xf32>
  %y = call @rows(%c3) : (index) -> tensor<?x4xf32>
  %0 = arith.addf %x, %y : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// Every second element, backward from the last, and no element behind the last.
func.func @fits_at_the_ends() -> tensor<?xf32> {
  %c-2 = arith.constant -2 : index
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %n = call @hide(%c4) : (index) -> index
  %none = call @hide(%c0) : (index) -> index
  %last = call @hide(%c3) : (index) -> index
  %half = call @hide(%c2) : (index) -> index
  %back = call @hide(%c-2) : (index) -> index
  %zeros = tensor.splat %zero[%n] : tensor<?xf32>
  %ones = tensor.splat %one[%half] : tensor<?xf32>
  %x = tensor.insert_slice %ones into %zeros[%last] [%half] [%back] : tensor<?xf32> into tensor<?xf32>
  %no_ones = tensor.splat %one[%none] : tensor<?xf32>
  %0 = tensor.insert_slice %no_ones into %x[%n] [%none] [1] : tensor<?xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}

// By a scalar a whole tensor is selected, whatever the extents of the other one.
func.func @selects_the_shorter() -> tensor<?x4xf32> {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x = call @rows(%c3) : (index) -> tensor<?x4xf32>
  %y = call @rows(%c2) : (index) -> tensor<?x4xf32>
  %n = call @hide(%c2) : (index) -> index
  %b = arith.cmpi sgt, %n, %c2 : index
  %0 = arith.select %b, %x, %y : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
