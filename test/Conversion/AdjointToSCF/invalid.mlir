// RUN: pad-opt %s --convert-adjoint-to-scf -verify-diagnostics
// RUN: not pad-opt %s --convert-adjoint-to-scf=vector-bytes=24 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: error: 'vector-bytes' is 24, expected a power of two from 1 to 128

func.func @no_addition(%g: memref<4xf8E5M2>, %y: memref<3xf8E5M2>) {
  // expected-error @+1 {{'pad.adjoint_into' op cannot be lowered to loops: element type 'f8E5M2' has no addition in arith}}
  pad.adjoint_into edge ins(%g : memref<4xf8E5M2>) outs(%y : memref<3xf8E5M2>) low[1] high[0]
  return
}
