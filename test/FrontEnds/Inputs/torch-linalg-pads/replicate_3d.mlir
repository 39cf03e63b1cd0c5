// pads: edge
// inputs: float32[1,2,4,5,6]
// result: float32[1,2,9,8,9] 1542e41674b4e023446957780d3acc8dc31b107fdc27629fe81b7efad667084d
module {
  func.func @main(%arg0: tensor<1x2x4x5x6xf32>) -> tensor<1x2x9x8x9xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0, 0] [1, 2, 4, 5, 1] [1, 1, 1, 1, 1] : tensor<1x2x4x5x6xf32> to tensor<1x2x4x5x1xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0, 0, 5] [1, 2, 4, 5, 1] [1, 1, 1, 1, 1] : tensor<1x2x4x5x6xf32> to tensor<1x2x4x5x1xf32>
    %concat = tensor.concat dim(4) %extracted_slice_0, %extracted_slice_0 : (tensor<1x2x4x5x1xf32>, tensor<1x2x4x5x1xf32>) -> tensor<1x2x4x5x2xf32>
    %concat_1 = tensor.concat dim(4) %extracted_slice, %arg0, %concat : (tensor<1x2x4x5x1xf32>, tensor<1x2x4x5x6xf32>, tensor<1x2x4x5x2xf32>) -> tensor<1x2x4x5x9xf32>
    %extracted_slice_2 = tensor.extract_slice %concat_1[0, 0, 0, 0, 0] [1, 2, 4, 1, 9] [1, 1, 1, 1, 1] : tensor<1x2x4x5x9xf32> to tensor<1x2x4x1x9xf32>
    %concat_3 = tensor.concat dim(3) %extracted_slice_2, %extracted_slice_2 : (tensor<1x2x4x1x9xf32>, tensor<1x2x4x1x9xf32>) -> tensor<1x2x4x2x9xf32>
    %extracted_slice_4 = tensor.extract_slice %concat_1[0, 0, 0, 4, 0] [1, 2, 4, 1, 9] [1, 1, 1, 1, 1] : tensor<1x2x4x5x9xf32> to tensor<1x2x4x1x9xf32>
    %concat_5 = tensor.concat dim(3) %concat_3, %concat_1, %extracted_slice_4 : (tensor<1x2x4x2x9xf32>, tensor<1x2x4x5x9xf32>, tensor<1x2x4x1x9xf32>) -> tensor<1x2x4x8x9xf32>
    %extracted_slice_6 = tensor.extract_slice %concat_5[0, 0, 0, 0, 0] [1, 2, 1, 8, 9] [1, 1, 1, 1, 1] : tensor<1x2x4x8x9xf32> to tensor<1x2x1x8x9xf32>
    %concat_7 = tensor.concat dim(2) %extracted_slice_6, %extracted_slice_6, %extracted_slice_6 : (tensor<1x2x1x8x9xf32>, tensor<1x2x1x8x9xf32>, tensor<1x2x1x8x9xf32>) -> tensor<1x2x3x8x9xf32>
    %extracted_slice_8 = tensor.extract_slice %concat_5[0, 0, 3, 0, 0] [1, 2, 1, 8, 9] [1, 1, 1, 1, 1] : tensor<1x2x4x8x9xf32> to tensor<1x2x1x8x9xf32>
    %concat_9 = tensor.concat dim(2) %extracted_slice_8, %extracted_slice_8 : (tensor<1x2x1x8x9xf32>, tensor<1x2x1x8x9xf32>) -> tensor<1x2x2x8x9xf32>
    %concat_10 = tensor.concat dim(2) %concat_7, %concat_5, %concat_9 : (tensor<1x2x3x8x9xf32>, tensor<1x2x4x8x9xf32>, tensor<1x2x2x8x9xf32>) -> tensor<1x2x9x8x9xf32>
    return %concat_10 : tensor<1x2x9x8x9xf32>
  }
}
