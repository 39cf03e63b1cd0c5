// RUN: pad-opt %s --convert-adjoint-to-scf -verify-diagnostics
// RUN: not pad-opt %s --convert-adjoint-to-scf=vector-bytes=24 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: error: 'vector-bytes' is 24, expected 0 or a power of two from 1 to 128

// It has neither a sign nor a zero.
func.func @no_addition(%g: memref<4xf8E8M0FNU>, %y: memref<3xf8E8M0FNU>) {
  // expected-error @+1 {{'pad.adjoint_into' op cannot be lowered to loops: element type 'f8E8M0FNU' has no addition}}
  pad.adjoint_into edge ins(%g : memref<4xf8E8M0FNU>) outs(%y : memref<3xf8E8M0FNU>) low[1] high[0]
  return
}
