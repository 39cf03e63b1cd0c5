// pads: wrap
// inputs: float32[1,1,8,9]
// result: float32[1,1,8,9] a98553ce0fea99595fb6ae98d484b8b0fecb20b8a6f2f203839ff1a9868cafad
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x1x8x9xf32>) -> tensor<1x1x8x9xf32> {
    %cst = arith.constant 4.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x1x10x11xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0, 0, 1] [1, 1, 10, 9] [1, 1, 1, 1] : tensor<1x1x10x11xf32> to tensor<1x1x10x9xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %extracted_slice[0, 0, 1, 0] [1, 1, 8, 9] [1, 1, 1, 1] : tensor<1x1x8x9xf32> into tensor<1x1x10x9xf32>
    %inserted_slice_0 = tensor.insert_slice %inserted_slice into %0[0, 0, 0, 1] [1, 1, 10, 9] [1, 1, 1, 1] : tensor<1x1x10x9xf32> into tensor<1x1x10x11xf32>
    %extracted_slice_1 = tensor.extract_slice %inserted_slice_0[0, 0, 0, 9] [1, 1, 10, 1] [1, 1, 1, 1] : tensor<1x1x10x11xf32> to tensor<1x1x10x1xf32>
    %inserted_slice_2 = tensor.insert_slice %extracted_slice_1 into %inserted_slice_0[0, 0, 0, 0] [1, 1, 10, 1] [1, 1, 1, 1] : tensor<1x1x10x1xf32> into tensor<1x1x10x11xf32>
    %extracted_slice_3 = tensor.extract_slice %inserted_slice_2[0, 0, 0, 1] [1, 1, 10, 1] [1, 1, 1, 1] : tensor<1x1x10x11xf32> to tensor<1x1x10x1xf32>
    %inserted_slice_4 = tensor.insert_slice %extracted_slice_3 into %inserted_slice_2[0, 0, 0, 10] [1, 1, 10, 1] [1, 1, 1, 1] : tensor<1x1x10x1xf32> into tensor<1x1x10x11xf32>
    %extracted_slice_5 = tensor.extract_slice %inserted_slice_4[0, 0, 8, 0] [1, 1, 1, 11] [1, 1, 1, 1] : tensor<1x1x10x11xf32> to tensor<1x1x1x11xf32>
    %inserted_slice_6 = tensor.insert_slice %extracted_slice_5 into %inserted_slice_4[0, 0, 0, 0] [1, 1, 1, 11] [1, 1, 1, 1] : tensor<1x1x1x11xf32> into tensor<1x1x10x11xf32>
    %extracted_slice_7 = tensor.extract_slice %inserted_slice_6[0, 0, 1, 0] [1, 1, 1, 11] [1, 1, 1, 1] : tensor<1x1x10x11xf32> to tensor<1x1x1x11xf32>
    %inserted_slice_8 = tensor.insert_slice %extracted_slice_7 into %inserted_slice_6[0, 0, 9, 0] [1, 1, 1, 11] [1, 1, 1, 1] : tensor<1x1x1x11xf32> into tensor<1x1x10x11xf32>
    %extracted_slice_9 = tensor.extract_slice %inserted_slice_8[0, 0, 2, 0] [1, 1, 8, 11] [1, 1, 1, 1] : tensor<1x1x10x11xf32> to tensor<1x1x8x11xf32>
    %extracted_slice_10 = tensor.extract_slice %extracted_slice_9[0, 0, 0, 1] [1, 1, 8, 9] [1, 1, 1, 1] : tensor<1x1x8x11xf32> to tensor<1x1x8x9xf32>
    %extracted_slice_11 = tensor.extract_slice %inserted_slice_8[0, 0, 0, 0] [1, 1, 8, 11] [1, 1, 1, 1] : tensor<1x1x10x11xf32> to tensor<1x1x8x11xf32>
    %extracted_slice_12 = tensor.extract_slice %extracted_slice_11[0, 0, 0, 1] [1, 1, 8, 9] [1, 1, 1, 1] : tensor<1x1x8x11xf32> to tensor<1x1x8x9xf32>
    %1 = tensor.empty() : tensor<1x1x8x9xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_10, %extracted_slice_12 : tensor<1x1x8x9xf32>, tensor<1x1x8x9xf32>) outs(%1 : tensor<1x1x8x9xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %7 = arith.addf %in, %in_16 : f32
      linalg.yield %7 : f32
    } -> tensor<1x1x8x9xf32>
    %extracted_slice_13 = tensor.extract_slice %inserted_slice_8[0, 0, 1, 0] [1, 1, 8, 11] [1, 1, 1, 1] : tensor<1x1x10x11xf32> to tensor<1x1x8x11xf32>
    %extracted_slice_14 = tensor.extract_slice %extracted_slice_13[0, 0, 0, 2] [1, 1, 8, 9] [1, 1, 1, 1] : tensor<1x1x8x11xf32> to tensor<1x1x8x9xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %extracted_slice_14 : tensor<1x1x8x9xf32>, tensor<1x1x8x9xf32>) outs(%1 : tensor<1x1x8x9xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %7 = arith.addf %in, %in_16 : f32
      linalg.yield %7 : f32
    } -> tensor<1x1x8x9xf32>
    %extracted_slice_15 = tensor.extract_slice %extracted_slice_13[0, 0, 0, 0] [1, 1, 8, 9] [1, 1, 1, 1] : tensor<1x1x8x11xf32> to tensor<1x1x8x9xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %extracted_slice_15 : tensor<1x1x8x9xf32>, tensor<1x1x8x9xf32>) outs(%1 : tensor<1x1x8x9xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %7 = arith.addf %in, %in_16 : f32
      linalg.yield %7 : f32
    } -> tensor<1x1x8x9xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x1x8x9xf32>) outs(%1 : tensor<1x1x8x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.mulf %in, %cst : f32
      linalg.yield %7 : f32
    } -> tensor<1x1x8x9xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4, %5 : tensor<1x1x8x9xf32>, tensor<1x1x8x9xf32>) outs(%1 : tensor<1x1x8x9xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %7 = arith.subf %in, %in_16 : f32
      linalg.yield %7 : f32
    } -> tensor<1x1x8x9xf32>
    return %6 : tensor<1x1x8x9xf32>
  }
}
