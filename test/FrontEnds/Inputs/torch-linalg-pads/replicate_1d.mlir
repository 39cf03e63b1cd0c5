// pads: edge
// inputs: float32[2,9]
// result: float32[2,14] 10588e5d55e1aae8e0b45d78cf2674ddccdb29ad838189167314cd7ecf1b63a7
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x14xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 1] [1, 1] : tensor<2x9xf32> to tensor<2x1xf32>
    %concat = tensor.concat dim(1) %extracted_slice, %extracted_slice : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 8] [2, 1] [1, 1] : tensor<2x9xf32> to tensor<2x1xf32>
    %concat_1 = tensor.concat dim(1) %extracted_slice_0, %extracted_slice_0, %extracted_slice_0 : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %concat_2 = tensor.concat dim(1) %concat, %arg0, %concat_1 : (tensor<2x2xf32>, tensor<2x9xf32>, tensor<2x3xf32>) -> tensor<2x14xf32>
    return %concat_2 : tensor<2x14xf32>
  }
}
