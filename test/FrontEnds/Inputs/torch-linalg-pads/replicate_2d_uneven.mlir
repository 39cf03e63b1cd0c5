// pads: edge
// inputs: float32[2,3,5,6]
// result: float32[2,3,11,10] 3a008b8ba9660c6763af73c5b5a3e72702e74ecd34d3f05339972566dd72ad3e
module {
  func.func @main(%arg0: tensor<2x3x5x6xf32>) -> tensor<2x3x11x10xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [2, 3, 5, 1] [1, 1, 1, 1] : tensor<2x3x5x6xf32> to tensor<2x3x5x1xf32>
    %concat = tensor.concat dim(3) %extracted_slice, %extracted_slice, %extracted_slice : (tensor<2x3x5x1xf32>, tensor<2x3x5x1xf32>, tensor<2x3x5x1xf32>) -> tensor<2x3x5x3xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0, 5] [2, 3, 5, 1] [1, 1, 1, 1] : tensor<2x3x5x6xf32> to tensor<2x3x5x1xf32>
    %concat_1 = tensor.concat dim(3) %concat, %arg0, %extracted_slice_0 : (tensor<2x3x5x3xf32>, tensor<2x3x5x6xf32>, tensor<2x3x5x1xf32>) -> tensor<2x3x5x10xf32>
    %extracted_slice_2 = tensor.extract_slice %concat_1[0, 0, 0, 0] [2, 3, 1, 10] [1, 1, 1, 1] : tensor<2x3x5x10xf32> to tensor<2x3x1x10xf32>
    %concat_3 = tensor.concat dim(2) %extracted_slice_2, %extracted_slice_2 : (tensor<2x3x1x10xf32>, tensor<2x3x1x10xf32>) -> tensor<2x3x2x10xf32>
    %extracted_slice_4 = tensor.extract_slice %concat_1[0, 0, 4, 0] [2, 3, 1, 10] [1, 1, 1, 1] : tensor<2x3x5x10xf32> to tensor<2x3x1x10xf32>
    %concat_5 = tensor.concat dim(2) %extracted_slice_4, %extracted_slice_4, %extracted_slice_4, %extracted_slice_4 : (tensor<2x3x1x10xf32>, tensor<2x3x1x10xf32>, tensor<2x3x1x10xf32>, tensor<2x3x1x10xf32>) -> tensor<2x3x4x10xf32>
    %concat_6 = tensor.concat dim(2) %concat_3, %concat_1, %concat_5 : (tensor<2x3x2x10xf32>, tensor<2x3x5x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x11x10xf32>
    return %concat_6 : tensor<2x3x11x10xf32>
  }
}
