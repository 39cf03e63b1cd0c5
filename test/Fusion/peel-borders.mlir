// RUN: pad-opt %s --peel-pad-tiles | FileCheck %s
// RUN: pad-opt %s --peel-pad-tiles=peel-borders | FileCheck %s --check-prefix=BORDERS

// The positions in a mirrored window cancel out. Where the rows are borders the
// loop over columns stays whole, unless the option says otherwise: each of nine
// parts then has amounts that are known.

// CHECK-LABEL: func @reflect_static_f32
// CHECK:         pad.pad reflect %{{.*}} low[1, %{{.*}}] high[0, %{{.*}}]
// CHECK:         pad.pad reflect %{{.*}} low[1] high[0] axes [1]
// CHECK:         pad.pad reflect %{{.*}} low[0] high[1] axes [1]
// CHECK:         pad.pad reflect %{{.*}} low[0, %{{.*}}] high[1, %{{.*}}]
// CHECK-NOT:     pad.pad

// BORDERS-LABEL: func @reflect_static_f32
// BORDERS:         pad.pad reflect %{{.*}} low[1, 1] high[0, 0]
// BORDERS:         pad.pad reflect %{{.*}} low[1] high[0] axes [0]
// BORDERS:         pad.pad reflect %{{.*}} low[1, 0] high[0, 1]
// BORDERS:         pad.pad reflect %{{.*}} low[1] high[0] axes [1]
// BORDERS:         pad.pad reflect %{{.*}} low[0] high[1] axes [1]
// BORDERS:         pad.pad reflect %{{.*}} low[0, 1] high[1, 0]
// BORDERS:         pad.pad reflect %{{.*}} low[0] high[1] axes [0]
// BORDERS:         pad.pad reflect %{{.*}} low[0, 0] high[1, 1]
// BORDERS-NOT:     pad.pad
#begin = affine_map<(i) -> (i - 1, 0)>
#rowEnd = affine_map<(i) -> (i + 1, 15)>
#end = affine_map<(i) -> (i + 8, 31)>
#size = affine_map<(b, e) -> (e - b + 1)>
#low = affine_map<(i, b) -> (b - i + 1)>
#rowHigh = affine_map<(i, e) -> (i - e + 1)>
#high = affine_map<(i, e) -> (i - e + 8)>
func.func @reflect_static_f32(%x: tensor<16x32xf32>, %window: tensor<3x3xf32>, %y: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %r = scf.for %i = %c0 to %c16 step %c1 iter_args(%u = %y) -> tensor<16x32xf32> {
    %q = scf.for %j = %c0 to %c32 step %c8 iter_args(%v = %u) -> tensor<16x32xf32> {
      %ib = affine.max #begin(%i)
      %ie = affine.min #rowEnd(%i)
      %in = affine.apply #size(%ib, %ie)
      %il = affine.apply #low(%i, %ib)
      %ih = affine.apply #rowHigh(%i, %ie)
      %jb = affine.max #begin(%j)
      %je = affine.min #end(%j)
      %jn = affine.apply #size(%jb, %je)
      %jl = affine.apply #low(%j, %jb)
      %jh = affine.apply #high(%j, %je)
      %s = tensor.extract_slice %x[%ib, %jb] [%in, %jn] [1, 1] : tensor<16x32xf32> to tensor<?x?xf32>
      %p = pad.pad reflect %s low[%il, %jl] high[%ih, %jh] : tensor<?x?xf32> to tensor<3x10xf32>
      %t = tensor.extract_slice %v[%i, %j] [1, 8] [1, 1] : tensor<16x32xf32> to tensor<1x8xf32>
      %w = linalg.generic {
          indexing_maps = [affine_map<(i, j, k, l) -> (i + k, j + l)>, affine_map<(i, j, k, l) -> (k, l)>, affine_map<(i, j, k, l) -> (i, j)>],
          iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
          ins(%p, %window : tensor<3x10xf32>, tensor<3x3xf32>) outs(%t : tensor<1x8xf32>) {
      ^bb0(%a: f32, %b: f32, %c: f32):
        %0 = arith.addf %a, %c : f32
        linalg.yield %0 : f32
      } -> tensor<1x8xf32>
      %o = tensor.insert_slice %w into %v[%i, %j] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<16x32xf32>
      scf.yield %o : tensor<16x32xf32>
    }
    scf.yield %q : tensor<16x32xf32>
  }
  return %r : tensor<16x32xf32>
}

// Two tiles, each with a border: with the option each of them has amounts that are
// known, though there is nothing between them.

// CHECK-LABEL: func @edge_static_f32_two_tiles
// CHECK:         scf.for
// CHECK:           pad.pad edge %{{.*}} low[%{{.*}}] high[%{{.*}}] : tensor<?xf32>
// CHECK-NOT:     pad.pad

// BORDERS-LABEL: func @edge_static_f32_two_tiles
// BORDERS-NOT:     scf.for
// BORDERS:         pad.pad edge %{{.*}} low[1] high[0] : tensor<9xf32> to tensor<10xf32>
// BORDERS:         pad.pad edge %{{.*}} low[0] high[1] : tensor<9xf32> to tensor<10xf32>
// BORDERS-NOT:     pad.pad
func.func @edge_static_f32_two_tiles(%x: tensor<16xf32>, %window: tensor<3xf32>, %y: tensor<16xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %q = scf.for %j = %c0 to %c16 step %c8 iter_args(%v = %y) -> tensor<16xf32> {
    %jb = affine.max #begin(%j)
    %je = affine.min affine_map<(i) -> (i + 8, 15)>(%j)
    %jn = affine.apply #size(%jb, %je)
    %jl = affine.apply #low(%j, %jb)
    %jh = affine.apply #high(%j, %je)
    %s = tensor.extract_slice %x[%jb] [%jn] [1] : tensor<16xf32> to tensor<?xf32>
    %p = pad.pad edge %s low[%jl] high[%jh] : tensor<?xf32> to tensor<10xf32>
    %t = tensor.extract_slice %v[%j] [8] [1] : tensor<16xf32> to tensor<8xf32>
    %w = linalg.conv_1d ins(%p, %window : tensor<10xf32>, tensor<3xf32>) outs(%t : tensor<8xf32>) -> tensor<8xf32>
    %u = tensor.insert_slice %w into %v[%j] [8] [1] : tensor<8xf32> into tensor<16xf32>
    scf.yield %u : tensor<16xf32>
  }
  return %q : tensor<16xf32>
}
