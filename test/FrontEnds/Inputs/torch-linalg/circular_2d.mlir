// pads: wrap
// inputs: float32[1,2,6,7]
// result: float32[1,2,8,9] eb1d348e95ab87b917e6181d961134a1d057fb4662fc8902a39219234f8b2977
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x8x9xf32> {
    %0 = tensor.empty() : tensor<1x2x8x9xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0, 0, 1] [1, 2, 8, 7] [1, 1, 1, 1] : tensor<1x2x8x9xf32> to tensor<1x2x8x7xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %extracted_slice[0, 0, 1, 0] [1, 2, 6, 7] [1, 1, 1, 1] : tensor<1x2x6x7xf32> into tensor<1x2x8x7xf32>
    %inserted_slice_0 = tensor.insert_slice %inserted_slice into %0[0, 0, 0, 1] [1, 2, 8, 7] [1, 1, 1, 1] : tensor<1x2x8x7xf32> into tensor<1x2x8x9xf32>
    %extracted_slice_1 = tensor.extract_slice %inserted_slice_0[0, 0, 0, 7] [1, 2, 8, 1] [1, 1, 1, 1] : tensor<1x2x8x9xf32> to tensor<1x2x8x1xf32>
    %inserted_slice_2 = tensor.insert_slice %extracted_slice_1 into %inserted_slice_0[0, 0, 0, 0] [1, 2, 8, 1] [1, 1, 1, 1] : tensor<1x2x8x1xf32> into tensor<1x2x8x9xf32>
    %extracted_slice_3 = tensor.extract_slice %inserted_slice_2[0, 0, 0, 1] [1, 2, 8, 1] [1, 1, 1, 1] : tensor<1x2x8x9xf32> to tensor<1x2x8x1xf32>
    %inserted_slice_4 = tensor.insert_slice %extracted_slice_3 into %inserted_slice_2[0, 0, 0, 8] [1, 2, 8, 1] [1, 1, 1, 1] : tensor<1x2x8x1xf32> into tensor<1x2x8x9xf32>
    %extracted_slice_5 = tensor.extract_slice %inserted_slice_4[0, 0, 6, 0] [1, 2, 1, 9] [1, 1, 1, 1] : tensor<1x2x8x9xf32> to tensor<1x2x1x9xf32>
    %inserted_slice_6 = tensor.insert_slice %extracted_slice_5 into %inserted_slice_4[0, 0, 0, 0] [1, 2, 1, 9] [1, 1, 1, 1] : tensor<1x2x1x9xf32> into tensor<1x2x8x9xf32>
    %extracted_slice_7 = tensor.extract_slice %inserted_slice_6[0, 0, 1, 0] [1, 2, 1, 9] [1, 1, 1, 1] : tensor<1x2x8x9xf32> to tensor<1x2x1x9xf32>
    %inserted_slice_8 = tensor.insert_slice %extracted_slice_7 into %inserted_slice_6[0, 0, 7, 0] [1, 2, 1, 9] [1, 1, 1, 1] : tensor<1x2x1x9xf32> into tensor<1x2x8x9xf32>
    return %inserted_slice_8 : tensor<1x2x8x9xf32>
  }
}
