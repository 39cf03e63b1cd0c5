// What the verifier cannot know is checked where `runtime-checks` is given: one
// line with the operation, its place, the axis and the rule, and no result.

// RUN: not pad-run %s --entry=negative_extent --runtime-checks 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not pad-run %s --entry=negative_extent --runtime-checks --path=linalg 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// NEGATIVE: pad.pad
// NEGATIVE: axis 0: result extent, source extent + low + high, is negative
// NEGATIVE: runtime-checks.mlir

// RUN: not pad-run %s --entry=claimed_extent --runtime-checks 2>&1 | FileCheck %s --check-prefix=CLAIMED
// CLAIMED: axis 0: extent of result does not match source extent + low + high

// RUN: not pad-run %s --entry=empty_axis --runtime-checks 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: axis 0 is empty, and mode 'wrap' has nothing to fill the result from

// RUN: not pad-run %s --entry=pads_length --runtime-checks 2>&1 | FileCheck %s --check-prefix=LENGTH
// LENGTH: 'pads' does not have two entries for each axis

// RUN: not pad-run %s --entry=axis_range --runtime-checks 2>&1 | FileCheck %s --check-prefix=RANGE
// RANGE: an entry of 'axes' is not an axis of the source, expected one in [-1, 1)

// RUN: not pad-run %s --entry=axis_repeated --runtime-checks 2>&1 | FileCheck %s --check-prefix=REPEATED
// REPEATED: an axis is repeated in 'axes'

// Without them nothing is read or written out of bounds, and each program ends.
// RUN: pad-run %s --entry=negative_extent | FileCheck %s --check-prefix=NO-EXTENT
// NO-EXTENT: tensor<0xf32>
// RUN: pad-run %s --entry=claimed_extent | FileCheck %s --check-prefix=STATIC
// STATIC: [1.0 1.0 2.0 0.0 0.0]
// RUN: pad-run %s --entry=empty_axis | FileCheck %s --check-prefix=ZEROS
// ZEROS: [0.0 0.0]
// RUN: pad-run %s --entry=pads_length | FileCheck %s --check-prefix=SHORT
// SHORT: [1.0 1.0 2.0]
// RUN: pad-run %s --entry=axis_range | FileCheck %s --check-prefix=PASSED
// PASSED: [1.0 2.0]
// RUN: pad-run %s --entry=axis_repeated | FileCheck %s --check-prefix=LAST
// LAST: [1.0 2.0 2.0 2.0 2.0]

// What holds is not stopped.
// RUN: pad-run %s --entry=holds --runtime-checks | FileCheck %s --check-prefix=HOLDS
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

func.func @negative_extent() -> tensor<?xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %0 = pad.pad constant %x low[-3] high[0] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @claimed_extent() -> tensor<5xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %one = arith.constant 1.0 : f32
  %0 = pad.pad constant %x low[1] high[0] value(%one) : tensor<?xf32> to tensor<?xf32>
  %1 = pad.pad constant %0 low[0] high[1] : tensor<?xf32> to tensor<5xf32>
  return %1 : tensor<5xf32>
}

func.func @empty_axis() -> tensor<?xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %e = pad.pad constant %x low[-2] high[0] : tensor<?xf32> to tensor<?xf32>
  %0 = pad.pad wrap %e low[1] high[1] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

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

func.func @axis_range() -> tensor<?xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %n = call @opaque() : () -> index
  %a = tensor.from_elements %n : tensor<1xindex>
  %p = arith.constant dense<[1, 1]> : tensor<2xi64>
  %0 = pad.dynamic_pad edge %x pads(%p) axes(%a) : tensor<?xf32>, tensor<2xi64>, tensor<1xindex> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @axis_repeated() -> tensor<?xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %n = call @opaque() : () -> index
  %a = arith.constant dense<[0, -1]> : tensor<2xi64>
  %s = tensor.extract_slice %a[0] [%n] [1] : tensor<2xi64> to tensor<?xi64>
  %p = arith.constant dense<[4, 0, 5, 3]> : tensor<4xi64>
  %0 = pad.dynamic_pad edge %x pads(%p) axes(%s) : tensor<?xf32>, tensor<4xi64>, tensor<?xi64> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @holds() -> tensor<?xf32> {
  %x = call @two() : () -> tensor<?xf32>
  %0 = pad.pad reflect %x low[1] high[1] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
