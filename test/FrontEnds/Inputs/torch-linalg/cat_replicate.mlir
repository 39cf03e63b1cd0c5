// pads: edge
// inputs: float32[3,5]
// result: float32[3,8] 65235bae835654c0e9de19f56bd02be37e0e727dc1d98d6159f70a8b18e98b64
module {
  func.func @main(%arg0: tensor<3x5xf32>) -> tensor<3x8xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [3, 1] [1, 1] : tensor<3x5xf32> to tensor<3x1xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 4] [3, 1] [1, 1] : tensor<3x5xf32> to tensor<3x1xf32>
    %concat = tensor.concat dim(1) %extracted_slice, %extracted_slice, %arg0, %extracted_slice_0 : (tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x5xf32>, tensor<3x1xf32>) -> tensor<3x8xf32>
    return %concat : tensor<3x8xf32>
  }
}
