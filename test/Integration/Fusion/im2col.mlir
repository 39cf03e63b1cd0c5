// A convolution as a matrix multiplication of columns of a padded image: the same bits
// if the columns are read from the image itself, in every mode.

// DEFINE: %{check} = pad-run %t.mlir --output %t.npy && pad-opt %t.mlir --fuse-pad=always -o %t.fused.mlir && FileCheck %s < %t.fused.mlir && pad-run %t.fused.mlir --expect %t.npy
// RUN: sed 's/MODE/constant/' %s > %t.mlir && %{check}
// RUN: sed 's/MODE/edge/' %s > %t.mlir && %{check}
// RUN: sed 's/MODE/reflect/' %s > %t.mlir && %{check}
// RUN: sed 's/MODE/symmetric/' %s > %t.mlir && %{check}
// RUN: sed 's/MODE/wrap/' %s > %t.mlir && %{check}

// CHECK-LABEL: func.func @main
// CHECK-NOT:     tensor<1x9x11x2xf32>
// CHECK:         return

#columns = affine_map<(n, d, e) -> (n, d floordiv 8 + e floordiv 8, d mod 8 + (e mod 8) floordiv 2, e mod 2)>
#id = affine_map<(n, d, e) -> (n, d, e)>
#image = affine_map<(n, i, j, c) -> (n, i, j, c)>
func.func @main() -> tensor<1x56x24xf32> {
  %e = tensor.empty() : tensor<1x6x8x2xf32>
  %x = linalg.generic {indexing_maps = [#image], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%e : tensor<1x6x8x2xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 1 : index
    %j = linalg.index 2 : index
    %c = linalg.index 3 : index
    %c16 = arith.constant 16 : index
    %c2 = arith.constant 2 : index
    %0 = arith.muli %i, %c16 : index
    %1 = arith.muli %j, %c2 : index
    %2 = arith.addi %0, %1 : index
    %3 = arith.addi %2, %c : index
    %4 = arith.index_cast %3 : index to i32
    %5 = arith.sitofp %4 : i32 to f32
    linalg.yield %5 : f32
  } -> tensor<1x6x8x2xf32>
  %p = pad.pad MODE %x low[0, 1, 2, 0] high[0, 2, 1, 0] : tensor<1x6x8x2xf32> to tensor<1x9x11x2xf32>
  %y = tensor.empty() : tensor<1x56x24xf32>
  %r = linalg.generic {indexing_maps = [#columns, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%p : tensor<1x9x11x2xf32>) outs(%y : tensor<1x56x24xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<1x56x24xf32>
  return %r : tensor<1x56x24xf32>
}
