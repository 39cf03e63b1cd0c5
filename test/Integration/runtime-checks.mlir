// What the verifier cannot know is checked where `runtime-checks` is given: the
// program stops, with the operation, its place, the axis, what was expected and
// what was found.

// RUN: not pad-run -O0 %s --entry=negative_extent --runtime-checks 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not pad-run -O0 %s --entry=negative_extent --runtime-checks --path=linalg 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not pad-run -O0 %s --entry=claimed_extent --runtime-checks 2>&1 | FileCheck %s --check-prefix=CLAIMED
// RUN: not pad-run -O0 %s --entry=claimed_extent --runtime-checks --path=linalg 2>&1 | FileCheck %s --check-prefix=CLAIMED
// RUN: not pad-run -O0 %s --entry=empty_axis --runtime-checks 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not pad-run -O0 %s --entry=empty_axis --runtime-checks --path=linalg 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not pad-run -O0 %s --entry=init_extent --runtime-checks 2>&1 | FileCheck %s --check-prefix=INIT
// RUN: not pad-run -O0 %s --entry=init_extent --runtime-checks --path=linalg 2>&1 | FileCheck %s --check-prefix=INIT
// RUN: not pad-run -O0 %s --entry=pads_length --runtime-checks 2>&1 | FileCheck %s --check-prefix=LENGTH
// RUN: not pad-run -O0 %s --entry=pads_length --runtime-checks --path=linalg 2>&1 | FileCheck %s --check-prefix=LENGTH
// RUN: not pad-run -O0 %s --entry=lists_lengths --runtime-checks 2>&1 | FileCheck %s --check-prefix=LISTS
// RUN: not pad-run -O0 %s --entry=lists_lengths --runtime-checks --path=linalg 2>&1 | FileCheck %s --check-prefix=LISTS
// RUN: not pad-run -O0 %s --entry=axis_range --runtime-checks 2>&1 | FileCheck %s --check-prefix=RANGE
// RUN: not pad-run -O0 %s --entry=axis_range --runtime-checks --path=linalg 2>&1 | FileCheck %s --check-prefix=RANGE
// RUN: not pad-run -O0 %s --entry=axis_repeated --runtime-checks 2>&1 | FileCheck %s --check-prefix=REPEATED
// RUN: not pad-run -O0 %s --entry=axis_repeated --runtime-checks --path=linalg 2>&1 | FileCheck %s --check-prefix=REPEATED
// RUN: not pad-run -O0 %s --entry=list_crops --runtime-checks 2>&1 | FileCheck %s --check-prefix=CROPS
// RUN: not pad-run -O0 %s --entry=list_crops --runtime-checks --path=linalg 2>&1 | FileCheck %s --check-prefix=CROPS
// RUN: not pad-run -O0 %s --entry=wraps --runtime-checks 2>&1 | FileCheck %s --check-prefix=WRAPS
// RUN: not pad-run -O0 %s --entry=wraps --runtime-checks --path=linalg 2>&1 | FileCheck %s --check-prefix=WRAPS
// RUN: not pad-run -O0 %s --entry=wraps_twice --runtime-checks 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not pad-run -O0 %s --entry=wraps_twice --runtime-checks --path=linalg 2>&1 | FileCheck %s --check-prefix=TWICE

// Without them nothing is read or written out of bounds, and each program ends.
// RUN: pad-run -O0 %s --entry=negative_extent --runtime-checks=false | FileCheck %s --check-prefix=NO-EXTENT
// NO-EXTENT: tensor<0xf32>
// RUN: pad-run -O0 %s --entry=claimed_extent --runtime-checks=false | FileCheck %s --check-prefix=STATIC
// STATIC: [1.0 1.0 2.0 0.0 0.0]
// RUN: pad-run -O0 %s --entry=empty_axis --runtime-checks=false | FileCheck %s --check-prefix=ZEROS
// ZEROS: [0.0 0.0]
// RUN: pad-run -O0 %s --entry=init_extent --runtime-checks=false | FileCheck %s --check-prefix=WINDOW
// WINDOW: [1.0 1.0]
// RUN: pad-run -O0 %s --entry=pads_length --runtime-checks=false | FileCheck %s --check-prefix=SHORT
// SHORT: [1.0 1.0 2.0]
// RUN: pad-run -O0 %s --entry=lists_lengths --runtime-checks=false | FileCheck %s --check-prefix=SHORT-LISTS
// SHORT-LISTS: [1.0 2.0]
// RUN: pad-run -O0 %s --entry=axis_range --runtime-checks=false | FileCheck %s --check-prefix=PASSED
// PASSED: [1.0 2.0]
// RUN: pad-run -O0 %s --entry=axis_repeated --runtime-checks=false | FileCheck %s --check-prefix=LAST
// LAST: [1.0 2.0 2.0 2.0 2.0]
// RUN: pad-run -O0 %s --entry=list_crops --runtime-checks=false | FileCheck %s --check-prefix=NO-EXTENT

// RUN: pad-run -O0 %s --entry=wraps --runtime-checks=false | FileCheck %s --check-prefix=NO-EXTENT
// RUN: pad-run -O0 %s --entry=wraps --runtime-checks=false --path=linalg | FileCheck %s --check-prefix=NO-EXTENT
// RUN: pad-run -O0 %s --entry=wraps_twice --runtime-checks=false | FileCheck %s --check-prefix=WRAPPED
// RUN: pad-run -O0 %s --entry=wraps_twice --runtime-checks=false --path=linalg | FileCheck %s --check-prefix=WRAPPED
// WRAPPED: tensor<2xf32>
// RUN: not pad-run -O0 %s --entry=too_large --runtime-checks=false 2>&1 | FileCheck %s --check-prefix=LARGE
// RUN: not pad-run -O0 %s --entry=too_large --runtime-checks=false --path=linalg 2>&1 | FileCheck %s --check-prefix=LARGE
// LARGE: error: buffer of type memref<?xf32> is too large to address{{$}}

// What holds is not stopped.
// RUN: pad-run -O0 %s --entry=holds_at_the_ends --runtime-checks | FileCheck %s --check-prefix=ENDS
// RUN: pad-run -O0 %s --entry=holds_at_the_ends --runtime-checks --path=linalg | FileCheck %s --check-prefix=ENDS
// ENDS: [2.0 1.0]
// RUN: pad-run -O0 %s --entry=holds --runtime-checks | FileCheck %s --check-prefix=HOLDS
// HOLDS: [2.0 1.0 2.0 1.0]

// The extents are hidden from folding.
func.func private @two() -> tensor<?xf32> {
  %x = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %n = func.call @opaque() : () -> index
  %s = tensor.extract_slice %x[0] [%n] [1] : tensor<2xf32> to tensor<?xf32>
  return %s : tensor<?xf32>
}
func.func private @opaque() -> index attributes {no_inline} {
  %c2 = arith.constant 2 : index
  return %c2 : index
}

// NEGATIVE: pad.pad constant
// NEGATIVE-NEXT: ^ axis 0: result extent 2 + low -3 + high 0 = -1 is negative, expected at least 0
// NEGATIVE-NEXT: runtime-checks.mlir":[[#@LINE+3]]:8
func.func @negative_extent() -> tensor<?xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %0 = pad.pad constant %x low[-3] high[0] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// WRAPS: pad.pad reflect
// WRAPS-NEXT: ^ axis 0: result extent 2 + low 9223372036854775807 + high 9223372036854775807 is out of range, expected one in [0, 2^63)
func.func @wraps() -> tensor<?xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %0 = pad.pad reflect %x low[9223372036854775807] high[9223372036854775807] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// TWICE: pad.pad reflect
// TWICE-NEXT: ^ axis 0: result extent 2 + low -9223372036854775808 + high -9223372036854775808 is out of range, expected one in [0, 2^63)
func.func @wraps_twice() -> tensor<?xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %least = call @least() : () -> index
  %0 = pad.pad reflect %x low[%least] high[%least] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func private @least() -> index attributes {no_inline} {
  %c = arith.constant -9223372036854775808 : index
  return %c : index
}

// 2^62 elements of four bytes and two more.
func.func @too_large() -> tensor<?xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %0 = pad.pad wrap %x low[4611686018427387904] high[0] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @holds_at_the_ends() -> tensor<?xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %0 = pad.pad wrap %x low[-9223372036854775805] high[9223372036854775805] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CLAIMED: pad.pad constant
// CLAIMED-NEXT: ^ axis 0: result extent 5 does not match 3 + low 0 + high 1 = 4
// CLAIMED-NEXT: runtime-checks.mlir":[[#@LINE+5]]:8
func.func @claimed_extent() -> tensor<5xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %one = arith.constant 1.0 : f32
  %0 = pad.pad constant %x low[1] high[0] value(%one) : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad constant %0 low[0] high[1] : tensor<?xf32> to tensor<5xf32>
  return %1 : tensor<5xf32>
}

// EMPTY: pad.pad wrap
// EMPTY-NEXT: ^ axis 0 is empty, and mode 'wrap' has nothing to fill the result extent 2 from
// EMPTY-NEXT: runtime-checks.mlir":[[#@LINE+4]]:8
func.func @empty_axis() -> tensor<?xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %e = pad.pad constant %x low[-2] high[0] : tensor<?xf32> to tensor<?xf32>
  %0 = pad.pad wrap %e low[1] high[1] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// INIT: pad.pad_into edge
// INIT-NEXT: ^ axis 0: init extent 2 does not match 2 + low 1 + high 1 = 4
// INIT-NEXT: runtime-checks.mlir":[[#@LINE+4]]:8
func.func @init_extent() -> tensor<?xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %y = call @two() : () -> tensor<?xf32>
  %0 = pad.pad_into edge ins(%x : tensor<?xf32>) outs(%y : tensor<?xf32>) low[1] high[1] -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// LENGTH: pad.dynamic_pad edge
// LENGTH-NEXT: ^ 'pads' has 1 entries, expected 2, two for each axis of the source
// LENGTH-NEXT: runtime-checks.mlir":[[#@LINE+8]]:8
func.func @pads_length() -> tensor<?xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %n = call @opaque() : () -> index
  %p = arith.constant dense<[1, 0]> : tensor<2xi64>
  %c1 = arith.constant 1 : index
  %m = arith.subi %n, %c1 : index
  %s = tensor.extract_slice %p[0] [%m] [1] : tensor<2xi64> to tensor<?xi64>
  %0 = pad.dynamic_pad edge %x pads(%s) : tensor<?xf32>, tensor<?xi64> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// LISTS: pad.dynamic_pad edge
// LISTS-NEXT: ^ 'pads' has 2 entries, expected 4, two for each axis in 'axes'
// LISTS-NEXT: runtime-checks.mlir":[[#@LINE+6]]:8
func.func @lists_lengths() -> tensor<?xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %n = call @opaque() : () -> index
  %l = arith.constant dense<[0, 0]> : tensor<2xi64>
  %s = tensor.extract_slice %l[0] [%n] [1] : tensor<2xi64> to tensor<?xi64>
  %0 = pad.dynamic_pad edge %x pads(%s) axes(%s) : tensor<?xf32>, tensor<?xi64>, tensor<?xi64> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// RANGE: pad.dynamic_pad edge
// RANGE-NEXT: ^ axis 2 at position 0 of 'axes' is not an axis of the source, expected one in [-1, 1)
// RANGE-NEXT: runtime-checks.mlir":[[#@LINE+6]]:8
func.func @axis_range() -> tensor<?xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %n = call @opaque() : () -> index
  %a = tensor.from_elements %n : tensor<1xindex>
  %p = arith.constant dense<[1, 1]> : tensor<2xi64>
  %0 = pad.dynamic_pad edge %x pads(%p) axes(%a) : tensor<?xf32>, tensor<2xi64>, tensor<1xindex> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// REPEATED: pad.dynamic_pad edge
// REPEATED-NEXT: ^ axis 0 is repeated in 'axes', as 0 at position 0 and as -1 at position 1
// REPEATED-NEXT: runtime-checks.mlir":[[#@LINE+7]]:8
func.func @axis_repeated() -> tensor<?xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %n = call @opaque() : () -> index
  %a = arith.constant dense<[0, -1]> : tensor<2xi64>
  %s = tensor.extract_slice %a[0] [%n] [1] : tensor<2xi64> to tensor<?xi64>
  %p = arith.constant dense<[4, 0, 5, 3]> : tensor<4xi64>
  %0 = pad.dynamic_pad edge %x pads(%p) axes(%s) : tensor<?xf32>, tensor<4xi64>, tensor<?xi64> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CROPS: pad.dynamic_pad edge
// CROPS-NEXT: ^ axis 0: result extent 2 + low -1 + high -2 = -1 is negative, expected at least 0
// CROPS-NEXT: runtime-checks.mlir":[[#@LINE+8]]:8
func.func @list_crops() -> tensor<?xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %n = call @opaque() : () -> index
  %c-1 = arith.constant -1 : index
  %c-4 = arith.constant -4 : index
  %h = arith.addi %n, %c-4 : index
  %p = tensor.from_elements %c-1, %h : tensor<2xindex>
  %0 = pad.dynamic_pad edge %x pads(%p) : tensor<?xf32>, tensor<2xindex> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @holds() -> tensor<?xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %0 = pad.pad reflect %x low[1] high[1] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
