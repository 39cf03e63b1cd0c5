// pads: edge
// inputs: float32[2,9]
// result: float32[2,14] e223151f54317be7311a91398507ebd61d05c978b53838370f44fee8c43e0d6c
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x14xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 8] [2, 1] [1, 1] : tensor<2x9xf32> to tensor<2x1xf32>
    %concat = tensor.concat dim(1) %extracted_slice, %extracted_slice, %extracted_slice, %extracted_slice, %extracted_slice : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x5xf32>
    %concat_0 = tensor.concat dim(1) %arg0, %concat : (tensor<2x9xf32>, tensor<2x5xf32>) -> tensor<2x14xf32>
    return %concat_0 : tensor<2x14xf32>
  }
}
