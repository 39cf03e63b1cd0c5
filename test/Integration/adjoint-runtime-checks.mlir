// What the verifier cannot know of an adjoint is checked where `runtime-checks`
// is given, both ways down.

// RUN: not pad-run -O0 %s --entry=negative_extent --runtime-checks 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not pad-run -O0 %s --entry=negative_extent --runtime-checks --path=linalg 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not pad-run -O0 %s --entry=claimed_extent --runtime-checks 2>&1 | FileCheck %s --check-prefix=CLAIMED
// RUN: not pad-run -O0 %s --entry=empty_result --runtime-checks 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not pad-run -O0 %s --entry=init_extent --runtime-checks 2>&1 | FileCheck %s --check-prefix=INIT
// RUN: not pad-run -O0 %s --entry=wraps --runtime-checks 2>&1 | FileCheck %s --check-prefix=WRAPS

// Without them nothing is read or written out of bounds, and each program ends.
// RUN: pad-run -O0 %s --entry=negative_extent --runtime-checks=false | FileCheck %s --check-prefix=NO-EXTENT
// RUN: pad-run -O0 %s --entry=negative_extent --runtime-checks=false --path=linalg | FileCheck %s --check-prefix=NO-EXTENT
// RUN: pad-run -O0 %s --entry=empty_result --runtime-checks=false | FileCheck %s --check-prefix=NO-EXTENT
// NO-EXTENT: tensor<0xf32>
// RUN: pad-run -O0 %s --entry=claimed_extent --runtime-checks=false | FileCheck %s --check-prefix=STATIC
// RUN: pad-run -O0 %s --entry=claimed_extent --runtime-checks=false --path=linalg | FileCheck %s --check-prefix=STATIC
// STATIC: [3.0 4.0 0.0 0.0]
// RUN: pad-run -O0 %s --entry=init_extent --runtime-checks=false | FileCheck %s --check-prefix=WINDOW
// RUN: pad-run -O0 %s --entry=init_extent --runtime-checks=false --path=linalg | FileCheck %s --check-prefix=WINDOW
// WINDOW: [3.0 4.0 0.0]
// RUN: pad-run -O0 %s --entry=wraps --runtime-checks=false | FileCheck %s --check-prefix=NO-EXTENT

// What holds is not stopped.
// RUN: pad-run -O0 %s --entry=holds --runtime-checks | FileCheck %s --check-prefix=HOLDS
// RUN: pad-run -O0 %s --entry=holds --runtime-checks --path=linalg | FileCheck %s --check-prefix=HOLDS
// HOLDS: [3.0 4.0]

// The extents are hidden from folding.
func.func private @three() -> tensor<?xf32> {
  %x = arith.constant dense<[1.0, 2.0, 4.0]> : tensor<3xf32>
  %n = func.call @opaque() : () -> index
  %s = tensor.extract_slice %x[0] [%n] [1] : tensor<3xf32> to tensor<?xf32>
  return %s : tensor<?xf32>
}
func.func private @opaque() -> index attributes {no_inline} {
  %c3 = arith.constant 3 : index
  return %c3 : index
}

// NEGATIVE: ^ axis 0: result extent 3 - low 4 - high 0 = -1 is negative, expected at least 0
func.func @negative_extent() -> tensor<?xf32> {
  %g = call @three() : () -> tensor<?xf32>
  %0 = pad.adjoint edge %g low[4] high[0] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CLAIMED: ^ axis 0: result extent 4 does not match 3 - low 1 - high 0 = 2
func.func @claimed_extent() -> tensor<4xf32> {
  %g = call @three() : () -> tensor<?xf32>
  %0 = pad.adjoint edge %g low[1] high[0] : tensor<?xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// EMPTY: ^ axis 0 of the result is empty, and mode 'reflect' has nothing to add the source extent 3 to
func.func @empty_result() -> tensor<?xf32> {
  %g = call @three() : () -> tensor<?xf32>
  %0 = pad.adjoint reflect %g low[1] high[2] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// INIT: ^ axis 0: init extent 3 does not match 3 - low 1 - high 0 = 2
func.func @init_extent() -> tensor<?xf32> {
  %g = call @three() : () -> tensor<?xf32>
  %c3 = arith.constant 3 : index
  %e = tensor.empty(%c3) : tensor<?xf32>
  %0 = pad.adjoint_into edge ins(%g : tensor<?xf32>) outs(%e : tensor<?xf32>) low[1] high[0] -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// WRAPS: ^ axis 0: result extent 3 - low -9223372036854775807 - high 0 is out of range, expected one in [0, 2^63)
func.func @wraps() -> tensor<?xf32> {
  %g = call @three() : () -> tensor<?xf32>
  %0 = pad.adjoint wrap %g low[-9223372036854775807] high[0] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @holds() -> tensor<?xf32> {
  %g = call @three() : () -> tensor<?xf32>
  %0 = pad.adjoint edge %g low[1] high[0] : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
