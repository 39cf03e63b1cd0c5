// pads: wrap
// inputs: float32[2,3,5,6]
// result: float32[2,3,11,10] 922c3717f73ae8a43bc15eb29f5c8152460d89cdc30d6287f9b63058c31936dc
module {
  func.func @main(%arg0: tensor<2x3x5x6xf32>) -> tensor<2x3x11x10xf32> {
    %0 = tensor.empty() : tensor<2x3x11x10xf32>
    %extracted_slice = tensor.extract_slice %0[0, 0, 0, 3] [2, 3, 11, 6] [1, 1, 1, 1] : tensor<2x3x11x10xf32> to tensor<2x3x11x6xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %extracted_slice[0, 0, 2, 0] [2, 3, 5, 6] [1, 1, 1, 1] : tensor<2x3x5x6xf32> into tensor<2x3x11x6xf32>
    %inserted_slice_0 = tensor.insert_slice %inserted_slice into %0[0, 0, 0, 3] [2, 3, 11, 6] [1, 1, 1, 1] : tensor<2x3x11x6xf32> into tensor<2x3x11x10xf32>
    %extracted_slice_1 = tensor.extract_slice %inserted_slice_0[0, 0, 0, 6] [2, 3, 11, 3] [1, 1, 1, 1] : tensor<2x3x11x10xf32> to tensor<2x3x11x3xf32>
    %inserted_slice_2 = tensor.insert_slice %extracted_slice_1 into %inserted_slice_0[0, 0, 0, 0] [2, 3, 11, 3] [1, 1, 1, 1] : tensor<2x3x11x3xf32> into tensor<2x3x11x10xf32>
    %extracted_slice_3 = tensor.extract_slice %inserted_slice_2[0, 0, 0, 3] [2, 3, 11, 1] [1, 1, 1, 1] : tensor<2x3x11x10xf32> to tensor<2x3x11x1xf32>
    %inserted_slice_4 = tensor.insert_slice %extracted_slice_3 into %inserted_slice_2[0, 0, 0, 9] [2, 3, 11, 1] [1, 1, 1, 1] : tensor<2x3x11x1xf32> into tensor<2x3x11x10xf32>
    %extracted_slice_5 = tensor.extract_slice %inserted_slice_4[0, 0, 5, 0] [2, 3, 2, 10] [1, 1, 1, 1] : tensor<2x3x11x10xf32> to tensor<2x3x2x10xf32>
    %inserted_slice_6 = tensor.insert_slice %extracted_slice_5 into %inserted_slice_4[0, 0, 0, 0] [2, 3, 2, 10] [1, 1, 1, 1] : tensor<2x3x2x10xf32> into tensor<2x3x11x10xf32>
    %extracted_slice_7 = tensor.extract_slice %inserted_slice_6[0, 0, 2, 0] [2, 3, 4, 10] [1, 1, 1, 1] : tensor<2x3x11x10xf32> to tensor<2x3x4x10xf32>
    %inserted_slice_8 = tensor.insert_slice %extracted_slice_7 into %inserted_slice_6[0, 0, 7, 0] [2, 3, 4, 10] [1, 1, 1, 1] : tensor<2x3x4x10xf32> into tensor<2x3x11x10xf32>
    return %inserted_slice_8 : tensor<2x3x11x10xf32>
  }
}
