// pads: reflect
// inputs: float32[2,9]
// result: float32[2,14] 9864e6c44bf07fe525e398026c53f6ded153eedb38337e592155abbb393010da
#map = affine_map<(d0, d1) -> (d0, -d1 + 1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, -d1 + 2)>
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x14xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x14xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x14xf32>) -> tensor<2x14xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 1] [2, 2] [1, 1] : tensor<2x9xf32> to tensor<2x2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<2x2xf32>) outs(%extracted_slice : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %inserted_slice = tensor.insert_slice %2 into %1[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x14xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 5] [2, 3] [1, 1] : tensor<2x9xf32> to tensor<2x3xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<2x3xf32>) outs(%extracted_slice_0 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3xf32>
    %inserted_slice_1 = tensor.insert_slice %3 into %inserted_slice[0, 11] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x14xf32>
    %inserted_slice_2 = tensor.insert_slice %arg0 into %inserted_slice_1[0, 2] [2, 9] [1, 1] : tensor<2x9xf32> into tensor<2x14xf32>
    return %inserted_slice_2 : tensor<2x14xf32>
  }
}
