// pads: wrap reflect
// inputs: float32[1,1,6,7]
// result: float32[1,1,8,11] 8f226d4fd58c537e6fbc438f39211d047f2e5ec9b181a261c591a7a625b1a6f6
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x1x6x7xf32>) -> tensor<1x1x8x11xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x1x6x11xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %0[0, 0, 0, 2] [1, 1, 6, 7] [1, 1, 1, 1] : tensor<1x1x6x7xf32> into tensor<1x1x6x11xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice[0, 0, 0, 7] [1, 1, 6, 2] [1, 1, 1, 1] : tensor<1x1x6x11xf32> to tensor<1x1x6x2xf32>
    %inserted_slice_0 = tensor.insert_slice %extracted_slice into %inserted_slice[0, 0, 0, 0] [1, 1, 6, 2] [1, 1, 1, 1] : tensor<1x1x6x2xf32> into tensor<1x1x6x11xf32>
    %extracted_slice_1 = tensor.extract_slice %inserted_slice_0[0, 0, 0, 2] [1, 1, 6, 2] [1, 1, 1, 1] : tensor<1x1x6x11xf32> to tensor<1x1x6x2xf32>
    %inserted_slice_2 = tensor.insert_slice %extracted_slice_1 into %inserted_slice_0[0, 0, 0, 9] [1, 1, 6, 2] [1, 1, 1, 1] : tensor<1x1x6x2xf32> into tensor<1x1x6x11xf32>
    %1 = tensor.empty() : tensor<1x1x8x11xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<1x1x8x11xf32>) -> tensor<1x1x8x11xf32>
    %extracted_slice_3 = tensor.extract_slice %inserted_slice_2[0, 0, 1, 0] [1, 1, 1, 11] [1, 1, 1, 1] : tensor<1x1x6x11xf32> to tensor<1x1x1x11xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_3 : tensor<1x1x1x11xf32>) outs(%extracted_slice_3 : tensor<1x1x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = linalg.index 3 : index
      %extracted = tensor.extract %extracted_slice_3[%c0, %c0, %c0, %6] : tensor<1x1x1x11xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x1x11xf32>
    %inserted_slice_4 = tensor.insert_slice %3 into %2[0, 0, 0, 0] [1, 1, 1, 11] [1, 1, 1, 1] : tensor<1x1x1x11xf32> into tensor<1x1x8x11xf32>
    %extracted_slice_5 = tensor.extract_slice %inserted_slice_2[0, 0, 4, 0] [1, 1, 1, 11] [1, 1, 1, 1] : tensor<1x1x6x11xf32> to tensor<1x1x1x11xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_5 : tensor<1x1x1x11xf32>) outs(%extracted_slice_5 : tensor<1x1x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = linalg.index 3 : index
      %extracted = tensor.extract %extracted_slice_5[%c0, %c0, %c0, %6] : tensor<1x1x1x11xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x1x11xf32>
    %inserted_slice_6 = tensor.insert_slice %4 into %inserted_slice_4[0, 0, 7, 0] [1, 1, 1, 11] [1, 1, 1, 1] : tensor<1x1x1x11xf32> into tensor<1x1x8x11xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_2 : tensor<1x1x6x11xf32>) outs(%inserted_slice_2 : tensor<1x1x6x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = linalg.index 2 : index
      %7 = linalg.index 3 : index
      %extracted = tensor.extract %inserted_slice_2[%c0, %c0, %6, %7] : tensor<1x1x6x11xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x6x11xf32>
    %inserted_slice_7 = tensor.insert_slice %5 into %inserted_slice_6[0, 0, 1, 0] [1, 1, 6, 11] [1, 1, 1, 1] : tensor<1x1x6x11xf32> into tensor<1x1x8x11xf32>
    return %inserted_slice_7 : tensor<1x1x8x11xf32>
  }
}
