// A 3x3 stencil over an image that is mirrored at its borders.
func.func @main(%image: tensor<64x64xf32>, %weights: tensor<3x3xf32>)
    -> tensor<64x64xf32> {
  %padded = pad.pad reflect %image low[1, 1] high[1, 1]
    : tensor<64x64xf32> to tensor<66x66xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<64x64xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<64x64xf32>)
    -> tensor<64x64xf32>
  %result = linalg.generic {
      indexing_maps = [affine_map<(i, j, k, l) -> (i + k, j + l)>,
                       affine_map<(i, j, k, l) -> (k, l)>,
                       affine_map<(i, j, k, l) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%padded, %weights : tensor<66x66xf32>, tensor<3x3xf32>)
      outs(%zeros : tensor<64x64xf32>) {
  ^bb0(%element: f32, %weight: f32, %sum: f32):
    %product = arith.mulf %element, %weight : f32
    %next = arith.addf %sum, %product : f32
    linalg.yield %next : f32
  } -> tensor<64x64xf32>
  return %result : tensor<64x64xf32>
}
