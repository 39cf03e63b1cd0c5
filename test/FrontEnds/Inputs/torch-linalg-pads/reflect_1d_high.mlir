// pads: reflect
// inputs: float32[2,9]
// result: float32[2,14] 6c86d2b406b365c377d203e3cccbed45cc6af659334bb0e09e71b767b66eb1b3
#map = affine_map<(d0, d1) -> (d0, -d1 + 4)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x14xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x14xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x14xf32>) -> tensor<2x14xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 3] [2, 5] [1, 1] : tensor<2x9xf32> to tensor<2x5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<2x5xf32>) outs(%extracted_slice : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5xf32>
    %inserted_slice = tensor.insert_slice %2 into %1[0, 9] [2, 5] [1, 1] : tensor<2x5xf32> into tensor<2x14xf32>
    %inserted_slice_0 = tensor.insert_slice %arg0 into %inserted_slice[0, 0] [2, 9] [1, 1] : tensor<2x9xf32> into tensor<2x14xf32>
    return %inserted_slice_0 : tensor<2x14xf32>
  }
}
