// RUN: pad-opt %s --lower-packs --split-input-file \
// RUN:   | FileCheck %s --check-prefixes=CHECK,%if llvm-23 %{TILE%} %else %{NO-TILE%}

// CHECK-LABEL: func @pack(
// CHECK-SAME:      %[[X:[a-z0-9]+]]: tensor<17x33xf32>, %[[V:.*]]: f32
// CHECK:         %[[E:.*]] = tensor.empty() : tensor<3x3x8x16xf32>
// CHECK:         %[[P:.*]] = pad.pad constant %[[X]] low[0, 0] high[7, 15] value(%[[V]]) : tensor<17x33xf32> to tensor<24x48xf32>
// CHECK:         %[[T:.*]] = tensor.expand_shape %[[P]] {{\[\[}}0, 1], [2, 3]] output_shape [3, 8, 3, 16]
// CHECK:         linalg.transpose ins(%[[T]] : {{.*}}) outs(%[[E]] : {{.*}}) permutation = [0, 2, 1, 3]
func.func @pack(%x: tensor<17x33xf32>, %v: f32) -> tensor<3x3x8x16xf32> {
  %e = tensor.empty() : tensor<3x3x8x16xf32>
  %0 = linalg.pack %x padding_value(%v : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %e : tensor<17x33xf32> -> tensor<3x3x8x16xf32>
  return %0 : tensor<3x3x8x16xf32>
}

// -----

// CHECK-LABEL: func @unpack(
// CHECK:         linalg.transpose
// CHECK:         tensor.collapse_shape
// CHECK:         tensor.extract_slice %{{.*}}[0, 0] [17, 33] [1, 1]
// CHECK-NOT:     linalg.unpack
func.func @unpack(%x: tensor<3x3x8x16xf32>) -> tensor<17x33xf32> {
  %e = tensor.empty() : tensor<17x33xf32>
  %0 = linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %e : tensor<3x3x8x16xf32> -> tensor<17x33xf32>
  return %0 : tensor<17x33xf32>
}

// -----

// Tiles of unknown extents stay, until LLVM 23.
// CHECK-LABEL: func @negative_unknown_tile(
// NO-TILE:       linalg.pack
// TILE:          linalg.transpose
func.func @negative_unknown_tile(%x: tensor<16xf32>, %e: tensor<?x?xf32>, %t: index) -> tensor<?x?xf32> {
  %0 = linalg.pack %x inner_dims_pos = [0] inner_tiles = [%t] into %e : tensor<16xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// Upstream has no zero of complex numbers.
// CHECK-LABEL: func @complex(
// CHECK:         %[[Z:.+]] = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32]
// CHECK:         pad.pad constant %{{.+}} low[0] high[0] value(%[[Z]])
func.func @complex(%x: tensor<8xcomplex<f32>>, %e: tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>> {
  %0 = linalg.pack %x inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<8xcomplex<f32>> -> tensor<2x4xcomplex<f32>>
  return %0 : tensor<2x4xcomplex<f32>>
}
