// pads: wrap
// inputs: float32[2,9]
// result: float32[2,13] 6a3b946e8d676da9548f252716e9ac67c0dc35c46ec48754994712379c61a176
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x13xf32> {
    %0 = tensor.empty() : tensor<2x13xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %0[0, 4] [2, 9] [1, 1] : tensor<2x9xf32> into tensor<2x13xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice[0, 9] [2, 4] [1, 1] : tensor<2x13xf32> to tensor<2x4xf32>
    %inserted_slice_0 = tensor.insert_slice %extracted_slice into %inserted_slice[0, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<2x13xf32>
    return %inserted_slice_0 : tensor<2x13xf32>
  }
}
