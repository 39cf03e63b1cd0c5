// pads: wrap
// inputs: float32[1,3]
// result: float32[1,5] cdc1ac7aa36f3be2573d251a8d5f16bc1475a64f6c868892c499ba935a5d078b
module {
  func.func @main(%arg0: tensor<1x3xf32>) -> tensor<1x5xf32> {
    %0 = tensor.empty() : tensor<1x5xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %0[0, 1] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<1x5xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice[0, 3] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %inserted_slice_0 = tensor.insert_slice %extracted_slice into %inserted_slice[0, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<1x5xf32>
    %extracted_slice_1 = tensor.extract_slice %inserted_slice_0[0, 1] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %inserted_slice_2 = tensor.insert_slice %extracted_slice_1 into %inserted_slice_0[0, 4] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<1x5xf32>
    return %inserted_slice_2 : tensor<1x5xf32>
  }
}
