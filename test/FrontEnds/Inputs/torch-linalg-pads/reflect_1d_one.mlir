// pads: reflect
// inputs: float32[1,3]
// result: float32[1,5] 84bc4a0c24870b4f47f943493433441a811ab9866c62f8f1ce15cbd987e15177
#map = affine_map<(d0, d1) -> (d0, -d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<1x3xf32>) -> tensor<1x5xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 1] [1, 1] [1, 1] : tensor<1x3xf32> to tensor<1x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<1x1xf32>) outs(%extracted_slice : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1xf32>
    %inserted_slice = tensor.insert_slice %2 into %1[0, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<1x5xf32>
    %inserted_slice_0 = tensor.insert_slice %2 into %inserted_slice[0, 4] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<1x5xf32>
    %inserted_slice_1 = tensor.insert_slice %arg0 into %inserted_slice_0[0, 1] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<1x5xf32>
    return %inserted_slice_1 : tensor<1x5xf32>
  }
}
