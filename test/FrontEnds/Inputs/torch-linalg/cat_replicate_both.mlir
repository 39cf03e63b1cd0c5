// pads: edge
// inputs: float32[3,5]
// result: float32[5,8] 353316975e47e34c7d6603e60b5aca1e10808cf773adaa4e560ae3c0cc0906e2
module {
  func.func @main(%arg0: tensor<3x5xf32>) -> tensor<5x8xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [3, 1] [1, 1] : tensor<3x5xf32> to tensor<3x1xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 4] [3, 1] [1, 1] : tensor<3x5xf32> to tensor<3x1xf32>
    %concat = tensor.concat dim(1) %extracted_slice, %extracted_slice, %arg0, %extracted_slice_0 : (tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x5xf32>, tensor<3x1xf32>) -> tensor<3x8xf32>
    %extracted_slice_1 = tensor.extract_slice %concat[0, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<1x8xf32>
    %extracted_slice_2 = tensor.extract_slice %concat[2, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<1x8xf32>
    %concat_3 = tensor.concat dim(0) %extracted_slice_1, %concat, %extracted_slice_2 : (tensor<1x8xf32>, tensor<3x8xf32>, tensor<1x8xf32>) -> tensor<5x8xf32>
    return %concat_3 : tensor<5x8xf32>
  }
}
