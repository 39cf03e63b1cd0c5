// pads: wrap
// inputs: float32[1,2,4,5,6]
// result: float32[1,2,9,8,9] d624153d254f4368db442c0b7880c8b6550596541d7763d63d152e94293db811
module {
  func.func @main(%arg0: tensor<1x2x4x5x6xf32>) -> tensor<1x2x9x8x9xf32> {
    %0 = tensor.empty() : tensor<1x2x9x8x9xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0, 0, 0, 1] [1, 2, 9, 8, 6] [1, 1, 1, 1, 1] : tensor<1x2x9x8x9xf32> to tensor<1x2x9x8x6xf32>
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[0, 0, 0, 2, 0] [1, 2, 9, 5, 6] [1, 1, 1, 1, 1] : tensor<1x2x9x8x6xf32> to tensor<1x2x9x5x6xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %extracted_slice_0[0, 0, 3, 0, 0] [1, 2, 4, 5, 6] [1, 1, 1, 1, 1] : tensor<1x2x4x5x6xf32> into tensor<1x2x9x5x6xf32>
    %inserted_slice_1 = tensor.insert_slice %inserted_slice into %extracted_slice[0, 0, 0, 2, 0] [1, 2, 9, 5, 6] [1, 1, 1, 1, 1] : tensor<1x2x9x5x6xf32> into tensor<1x2x9x8x6xf32>
    %inserted_slice_2 = tensor.insert_slice %inserted_slice_1 into %0[0, 0, 0, 0, 1] [1, 2, 9, 8, 6] [1, 1, 1, 1, 1] : tensor<1x2x9x8x6xf32> into tensor<1x2x9x8x9xf32>
    %extracted_slice_3 = tensor.extract_slice %inserted_slice_2[0, 0, 0, 0, 6] [1, 2, 9, 8, 1] [1, 1, 1, 1, 1] : tensor<1x2x9x8x9xf32> to tensor<1x2x9x8x1xf32>
    %inserted_slice_4 = tensor.insert_slice %extracted_slice_3 into %inserted_slice_2[0, 0, 0, 0, 0] [1, 2, 9, 8, 1] [1, 1, 1, 1, 1] : tensor<1x2x9x8x1xf32> into tensor<1x2x9x8x9xf32>
    %extracted_slice_5 = tensor.extract_slice %inserted_slice_4[0, 0, 0, 0, 1] [1, 2, 9, 8, 2] [1, 1, 1, 1, 1] : tensor<1x2x9x8x9xf32> to tensor<1x2x9x8x2xf32>
    %inserted_slice_6 = tensor.insert_slice %extracted_slice_5 into %inserted_slice_4[0, 0, 0, 0, 7] [1, 2, 9, 8, 2] [1, 1, 1, 1, 1] : tensor<1x2x9x8x2xf32> into tensor<1x2x9x8x9xf32>
    %extracted_slice_7 = tensor.extract_slice %inserted_slice_6[0, 0, 0, 5, 0] [1, 2, 9, 2, 9] [1, 1, 1, 1, 1] : tensor<1x2x9x8x9xf32> to tensor<1x2x9x2x9xf32>
    %inserted_slice_8 = tensor.insert_slice %extracted_slice_7 into %inserted_slice_6[0, 0, 0, 0, 0] [1, 2, 9, 2, 9] [1, 1, 1, 1, 1] : tensor<1x2x9x2x9xf32> into tensor<1x2x9x8x9xf32>
    %extracted_slice_9 = tensor.extract_slice %inserted_slice_8[0, 0, 0, 2, 0] [1, 2, 9, 1, 9] [1, 1, 1, 1, 1] : tensor<1x2x9x8x9xf32> to tensor<1x2x9x1x9xf32>
    %inserted_slice_10 = tensor.insert_slice %extracted_slice_9 into %inserted_slice_8[0, 0, 0, 7, 0] [1, 2, 9, 1, 9] [1, 1, 1, 1, 1] : tensor<1x2x9x1x9xf32> into tensor<1x2x9x8x9xf32>
    %extracted_slice_11 = tensor.extract_slice %inserted_slice_10[0, 0, 4, 0, 0] [1, 2, 3, 8, 9] [1, 1, 1, 1, 1] : tensor<1x2x9x8x9xf32> to tensor<1x2x3x8x9xf32>
    %inserted_slice_12 = tensor.insert_slice %extracted_slice_11 into %inserted_slice_10[0, 0, 0, 0, 0] [1, 2, 3, 8, 9] [1, 1, 1, 1, 1] : tensor<1x2x3x8x9xf32> into tensor<1x2x9x8x9xf32>
    %extracted_slice_13 = tensor.extract_slice %inserted_slice_12[0, 0, 3, 0, 0] [1, 2, 2, 8, 9] [1, 1, 1, 1, 1] : tensor<1x2x9x8x9xf32> to tensor<1x2x2x8x9xf32>
    %inserted_slice_14 = tensor.insert_slice %extracted_slice_13 into %inserted_slice_12[0, 0, 7, 0, 0] [1, 2, 2, 8, 9] [1, 1, 1, 1, 1] : tensor<1x2x2x8x9xf32> into tensor<1x2x9x8x9xf32>
    return %inserted_slice_14 : tensor<1x2x9x8x9xf32>
  }
}
