// pads: edge
// inputs: float32[2,9]
// result: float32[2,13] e2d8504684b2f952e39b6205526f4b26315882a71799c5b327ffca4ec071af99
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x13xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 1] [1, 1] : tensor<2x9xf32> to tensor<2x1xf32>
    %concat = tensor.concat dim(1) %extracted_slice, %extracted_slice, %extracted_slice, %extracted_slice : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
    %concat_0 = tensor.concat dim(1) %concat, %arg0 : (tensor<2x4xf32>, tensor<2x9xf32>) -> tensor<2x13xf32>
    return %concat_0 : tensor<2x13xf32>
  }
}
