// pads: edge
// inputs: float32[1,2,6,7]
// result: float32[1,2,8,9] f4ab6ea57b2ad49d84b2edc73fbcb8fbe401a097e4a5ebb12babb72a82b00600
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x8x9xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [1, 2, 6, 1] [1, 1, 1, 1] : tensor<1x2x6x7xf32> to tensor<1x2x6x1xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0, 6] [1, 2, 6, 1] [1, 1, 1, 1] : tensor<1x2x6x7xf32> to tensor<1x2x6x1xf32>
    %concat = tensor.concat dim(3) %extracted_slice, %arg0, %extracted_slice_0 : (tensor<1x2x6x1xf32>, tensor<1x2x6x7xf32>, tensor<1x2x6x1xf32>) -> tensor<1x2x6x9xf32>
    %extracted_slice_1 = tensor.extract_slice %concat[0, 0, 0, 0] [1, 2, 1, 9] [1, 1, 1, 1] : tensor<1x2x6x9xf32> to tensor<1x2x1x9xf32>
    %extracted_slice_2 = tensor.extract_slice %concat[0, 0, 5, 0] [1, 2, 1, 9] [1, 1, 1, 1] : tensor<1x2x6x9xf32> to tensor<1x2x1x9xf32>
    %concat_3 = tensor.concat dim(2) %extracted_slice_1, %concat, %extracted_slice_2 : (tensor<1x2x1x9xf32>, tensor<1x2x6x9xf32>, tensor<1x2x1x9xf32>) -> tensor<1x2x8x9xf32>
    return %concat_3 : tensor<1x2x8x9xf32>
  }
}
