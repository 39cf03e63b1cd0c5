// pads: edge
// inputs: float32[1,2,6,7]
// result: float32[1,2,9,7] aaff27dadc22e8e1a834012b9d5a99a3becc14be80d81de92bee09b0b0ea5d15
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x9x7xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [1, 2, 1, 7] [1, 1, 1, 1] : tensor<1x2x6x7xf32> to tensor<1x2x1x7xf32>
    %concat = tensor.concat dim(2) %extracted_slice, %extracted_slice : (tensor<1x2x1x7xf32>, tensor<1x2x1x7xf32>) -> tensor<1x2x2x7xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 5, 0] [1, 2, 1, 7] [1, 1, 1, 1] : tensor<1x2x6x7xf32> to tensor<1x2x1x7xf32>
    %concat_1 = tensor.concat dim(2) %concat, %arg0, %extracted_slice_0 : (tensor<1x2x2x7xf32>, tensor<1x2x6x7xf32>, tensor<1x2x1x7xf32>) -> tensor<1x2x9x7xf32>
    return %concat_1 : tensor<1x2x9x7xf32>
  }
}
