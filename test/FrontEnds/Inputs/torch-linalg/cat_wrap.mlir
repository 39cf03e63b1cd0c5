// pads: wrap
// inputs: float32[2,5]
// result: float32[2,8] 1d3b371f4ee265709e348b7b0669e8dc023fb91be8dbe5ab44d3a9c1790c7fb5
module {
  func.func @main(%arg0: tensor<2x5xf32>) -> tensor<2x8xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 3] [2, 2] [1, 1] : tensor<2x5xf32> to tensor<2x2xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [2, 1] [1, 1] : tensor<2x5xf32> to tensor<2x1xf32>
    %concat = tensor.concat dim(1) %extracted_slice, %arg0, %extracted_slice_0 : (tensor<2x2xf32>, tensor<2x5xf32>, tensor<2x1xf32>) -> tensor<2x8xf32>
    return %concat : tensor<2x8xf32>
  }
}
