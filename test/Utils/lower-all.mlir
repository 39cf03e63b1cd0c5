// RUN: pad-opt %s --convert-pad-to-scf --convert-adjoint-to-scf --split-input-file --verify-diagnostics
// RUN: not pad-opt %s --convert-pad-to-scf --split-input-file 2> /dev/null | FileCheck %s

// Each operation that a pattern refuses gets an error of its own, with the reason
// of its pattern and none of another operation's.

func.func @negative_three_reasons(%m: memref<10xf32>, %y: memref<12xf32>, %p: memref<4xmemref<2xf32>>, %q: memref<5xmemref<2xf32>>) {
  // expected-error @+1 {{'pad.pad_into' op cannot be lowered to loops: source and destination overlap}}
  pad.pad_into edge ins(%m : memref<10xf32>) outs(%m : memref<10xf32>) low[1] high[-1]
  pad.pad_into edge ins(%m : memref<10xf32>) outs(%y : memref<12xf32>) low[1] high[1]
  // expected-error @+1 {{'pad.pad_into' op cannot be lowered to loops: element type 'memref<2xf32>' has no zero to fill with}}
  pad.pad_into constant ins(%p : memref<4xmemref<2xf32>>) outs(%q : memref<5xmemref<2xf32>>) low[1] high[0]
  // expected-error @+1 {{'pad.pad_into' op cannot be lowered to loops: source and destination overlap}}
  pad.pad_into wrap ins(%m : memref<10xf32>) outs(%m : memref<10xf32>) low[2] high[-2]
  return
}

// -----

// A block that is never reached is lowered as others are.
// CHECK-LABEL: func @wrap_static_f32_unreachable(
// CHECK-NOT:     pad.pad_into
// CHECK:         vector.store
func.func @wrap_static_f32_unreachable(%x: memref<64xf32>, %y: memref<80xf32>) {
  return
^bb1:
  pad.pad_into wrap ins(%x : memref<64xf32>) outs(%y : memref<80xf32>) low[8] high[8]
  return
}
