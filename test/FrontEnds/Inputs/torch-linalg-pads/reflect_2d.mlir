// pads: reflect
// inputs: float32[1,2,6,7]
// result: float32[1,2,8,9] c41e6163760fad59e692f1c5f9f26f4ad97a5826d0a7109cbb58491560947e37
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x8x9xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x2x8x9xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x2x8x9xf32>) -> tensor<1x2x8x9xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 1, 1] [1, 2, 1, 1] [1, 1, 1, 1] : tensor<1x2x6x7xf32> to tensor<1x2x1x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x2x1x1xf32>) outs(%extracted_slice : tensor<1x2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = linalg.index 1 : index
      %extracted = tensor.extract %extracted_slice[%c0, %11, %c0, %c0] : tensor<1x2x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x1x1xf32>
    %inserted_slice = tensor.insert_slice %2 into %1[0, 0, 0, 0] [1, 2, 1, 1] [1, 1, 1, 1] : tensor<1x2x1x1xf32> into tensor<1x2x8x9xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 1, 5] [1, 2, 1, 1] [1, 1, 1, 1] : tensor<1x2x6x7xf32> to tensor<1x2x1x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_0 : tensor<1x2x1x1xf32>) outs(%extracted_slice_0 : tensor<1x2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = linalg.index 1 : index
      %extracted = tensor.extract %extracted_slice_0[%c0, %11, %c0, %c0] : tensor<1x2x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x1x1xf32>
    %inserted_slice_1 = tensor.insert_slice %3 into %inserted_slice[0, 0, 0, 8] [1, 2, 1, 1] [1, 1, 1, 1] : tensor<1x2x1x1xf32> into tensor<1x2x8x9xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 0, 1, 0] [1, 2, 1, 7] [1, 1, 1, 1] : tensor<1x2x6x7xf32> to tensor<1x2x1x7xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_2 : tensor<1x2x1x7xf32>) outs(%extracted_slice_2 : tensor<1x2x1x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = linalg.index 1 : index
      %12 = linalg.index 3 : index
      %extracted = tensor.extract %extracted_slice_2[%c0, %11, %c0, %12] : tensor<1x2x1x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x1x7xf32>
    %inserted_slice_3 = tensor.insert_slice %4 into %inserted_slice_1[0, 0, 0, 1] [1, 2, 1, 7] [1, 1, 1, 1] : tensor<1x2x1x7xf32> into tensor<1x2x8x9xf32>
    %extracted_slice_4 = tensor.extract_slice %arg0[0, 0, 4, 1] [1, 2, 1, 1] [1, 1, 1, 1] : tensor<1x2x6x7xf32> to tensor<1x2x1x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_4 : tensor<1x2x1x1xf32>) outs(%extracted_slice_4 : tensor<1x2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = linalg.index 1 : index
      %extracted = tensor.extract %extracted_slice_4[%c0, %11, %c0, %c0] : tensor<1x2x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x1x1xf32>
    %inserted_slice_5 = tensor.insert_slice %5 into %inserted_slice_3[0, 0, 7, 0] [1, 2, 1, 1] [1, 1, 1, 1] : tensor<1x2x1x1xf32> into tensor<1x2x8x9xf32>
    %extracted_slice_6 = tensor.extract_slice %arg0[0, 0, 4, 5] [1, 2, 1, 1] [1, 1, 1, 1] : tensor<1x2x6x7xf32> to tensor<1x2x1x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_6 : tensor<1x2x1x1xf32>) outs(%extracted_slice_6 : tensor<1x2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = linalg.index 1 : index
      %extracted = tensor.extract %extracted_slice_6[%c0, %11, %c0, %c0] : tensor<1x2x1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x1x1xf32>
    %inserted_slice_7 = tensor.insert_slice %6 into %inserted_slice_5[0, 0, 7, 8] [1, 2, 1, 1] [1, 1, 1, 1] : tensor<1x2x1x1xf32> into tensor<1x2x8x9xf32>
    %extracted_slice_8 = tensor.extract_slice %arg0[0, 0, 4, 0] [1, 2, 1, 7] [1, 1, 1, 1] : tensor<1x2x6x7xf32> to tensor<1x2x1x7xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_8 : tensor<1x2x1x7xf32>) outs(%extracted_slice_8 : tensor<1x2x1x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = linalg.index 1 : index
      %12 = linalg.index 3 : index
      %extracted = tensor.extract %extracted_slice_8[%c0, %11, %c0, %12] : tensor<1x2x1x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x1x7xf32>
    %inserted_slice_9 = tensor.insert_slice %7 into %inserted_slice_7[0, 0, 7, 1] [1, 2, 1, 7] [1, 1, 1, 1] : tensor<1x2x1x7xf32> into tensor<1x2x8x9xf32>
    %extracted_slice_10 = tensor.extract_slice %arg0[0, 0, 0, 1] [1, 2, 6, 1] [1, 1, 1, 1] : tensor<1x2x6x7xf32> to tensor<1x2x6x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_10 : tensor<1x2x6x1xf32>) outs(%extracted_slice_10 : tensor<1x2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = linalg.index 1 : index
      %12 = linalg.index 2 : index
      %extracted = tensor.extract %extracted_slice_10[%c0, %11, %12, %c0] : tensor<1x2x6x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x6x1xf32>
    %inserted_slice_11 = tensor.insert_slice %8 into %inserted_slice_9[0, 0, 1, 0] [1, 2, 6, 1] [1, 1, 1, 1] : tensor<1x2x6x1xf32> into tensor<1x2x8x9xf32>
    %extracted_slice_12 = tensor.extract_slice %arg0[0, 0, 0, 5] [1, 2, 6, 1] [1, 1, 1, 1] : tensor<1x2x6x7xf32> to tensor<1x2x6x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_12 : tensor<1x2x6x1xf32>) outs(%extracted_slice_12 : tensor<1x2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = linalg.index 1 : index
      %12 = linalg.index 2 : index
      %extracted = tensor.extract %extracted_slice_12[%c0, %11, %12, %c0] : tensor<1x2x6x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x6x1xf32>
    %inserted_slice_13 = tensor.insert_slice %9 into %inserted_slice_11[0, 0, 1, 8] [1, 2, 6, 1] [1, 1, 1, 1] : tensor<1x2x6x1xf32> into tensor<1x2x8x9xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x2x6x7xf32>) outs(%arg0 : tensor<1x2x6x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = linalg.index 1 : index
      %12 = linalg.index 2 : index
      %13 = linalg.index 3 : index
      %extracted = tensor.extract %arg0[%c0, %11, %12, %13] : tensor<1x2x6x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x6x7xf32>
    %inserted_slice_14 = tensor.insert_slice %10 into %inserted_slice_13[0, 0, 1, 1] [1, 2, 6, 7] [1, 1, 1, 1] : tensor<1x2x6x7xf32> into tensor<1x2x8x9xf32>
    return %inserted_slice_14 : tensor<1x2x8x9xf32>
  }
}
