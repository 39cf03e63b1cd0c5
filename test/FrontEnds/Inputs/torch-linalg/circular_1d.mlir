// pads: wrap
// inputs: float32[2,9]
// result: float32[2,14] 0aeebb8bc84a3c8adad0fac59f35bd1bf3cdbd3d829a0d656804cec1183f643b
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x14xf32> {
    %0 = tensor.empty() : tensor<2x14xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %0[0, 2] [2, 9] [1, 1] : tensor<2x9xf32> into tensor<2x14xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice[0, 9] [2, 2] [1, 1] : tensor<2x14xf32> to tensor<2x2xf32>
    %inserted_slice_0 = tensor.insert_slice %extracted_slice into %inserted_slice[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x14xf32>
    %extracted_slice_1 = tensor.extract_slice %inserted_slice_0[0, 2] [2, 3] [1, 1] : tensor<2x14xf32> to tensor<2x3xf32>
    %inserted_slice_2 = tensor.insert_slice %extracted_slice_1 into %inserted_slice_0[0, 11] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x14xf32>
    return %inserted_slice_2 : tensor<2x14xf32>
  }
}
