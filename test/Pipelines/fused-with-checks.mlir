// Pads are fused where checks at run time, or the program, ask for their extents.

// RUN: pad-opt %s --pad-compile=runtime-checks --remarks-filter=pad -o /dev/null 2>&1 | FileCheck %s
// RUN: pad-opt %s --pad-compile --remarks-filter=pad -o /dev/null 2>&1 | FileCheck %s
// CHECK-NOT: left alone
// CHECK:     fuse-pad {{.*}}"fused into tiles of its consumer"
// CHECK-NOT: left alone

func.func @blur(%x: tensor<?x?xf32>, %w: tensor<3x3xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %p = pad.pad reflect %x low[1, 1] high[1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %h = tensor.dim %p, %c0 : tensor<?x?xf32>
  %n = tensor.dim %p, %c1 : tensor<?x?xf32>
  %rows = arith.subi %h, %c2 : index
  %columns = arith.subi %n, %c2 : index
  %empty = tensor.empty(%rows, %columns) : tensor<?x?xf32>
  %y = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.conv_2d ins(%p, %w : tensor<?x?xf32>, tensor<3x3xf32>) outs(%y : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
