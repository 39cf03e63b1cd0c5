// What reads a pad whose extent is the product of two others: no part of its last
// tile is out of bounds, and the bits are those of the unfused form.

// DEFINE: %{args} = --input %t.x.npy --input %t.w.npy --input %t.a.npy --input %t.b.npy
// RUN: %python %S/Inputs/product_extent.py %t
// RUN: pad-run %s %{args} --output %t.npy
// RUN: pad-opt %s --fuse-pad -o %t.fused.mlir
// RUN: pad-run %t.fused.mlir %{args} --expect %t.npy --runtime-checks
// RUN: pad-run %t.fused.mlir %{args} --expect %t.npy --runtime-checks=false
// RUN: pad-opt %t.fused.mlir --peel-pad-tiles -o %t.peeled.mlir
// RUN: pad-run %t.peeled.mlir %{args} --expect %t.npy --runtime-checks
// RUN: pad-run %t.peeled.mlir %{args} --expect %t.npy --runtime-checks=false

func.func @main(%x: tensor<?x?xf32>, %w: tensor<3xf32>, %a: index, %b: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %0 = pad.pad edge %x low[%a, %b] high[%a, %b] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %n = tensor.dim %1, %c0 : tensor<?xf32>
  %2 = pad.pad reflect %1 low[1] high[1] : tensor<?xf32> to tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %z = arith.constant 0.0 : f32
  %y = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %3 = linalg.conv_1d ins(%2, %w : tensor<?xf32>, tensor<3xf32>) outs(%y : tensor<?xf32>) -> tensor<?xf32>
  return %3 : tensor<?xf32>
}
