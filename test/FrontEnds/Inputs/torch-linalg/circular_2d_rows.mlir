// pads: wrap
// inputs: float32[1,2,6,7]
// result: float32[1,2,9,7] 381c7bad8a3f07d964e4d76a2eb58fcf914b4aad3a1afa59388085461c94cc02
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x9x7xf32> {
    %0 = tensor.empty() : tensor<1x2x9x7xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %0[0, 0, 2, 0] [1, 2, 6, 7] [1, 1, 1, 1] : tensor<1x2x6x7xf32> into tensor<1x2x9x7xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice[0, 0, 6, 0] [1, 2, 2, 7] [1, 1, 1, 1] : tensor<1x2x9x7xf32> to tensor<1x2x2x7xf32>
    %inserted_slice_0 = tensor.insert_slice %extracted_slice into %inserted_slice[0, 0, 0, 0] [1, 2, 2, 7] [1, 1, 1, 1] : tensor<1x2x2x7xf32> into tensor<1x2x9x7xf32>
    %extracted_slice_1 = tensor.extract_slice %inserted_slice_0[0, 0, 2, 0] [1, 2, 1, 7] [1, 1, 1, 1] : tensor<1x2x9x7xf32> to tensor<1x2x1x7xf32>
    %inserted_slice_2 = tensor.insert_slice %extracted_slice_1 into %inserted_slice_0[0, 0, 8, 0] [1, 2, 1, 7] [1, 1, 1, 1] : tensor<1x2x1x7xf32> into tensor<1x2x9x7xf32>
    return %inserted_slice_2 : tensor<1x2x9x7xf32>
  }
}
