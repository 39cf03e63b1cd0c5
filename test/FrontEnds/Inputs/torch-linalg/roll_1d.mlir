// pads: wrap
// inputs: float32[9]
// result: float32[9] 05c71a4e4ef89eaec54490b9b78d7d21d9b1b74a4fc743841b3f5b660766f99d
module {
  func.func @main(%arg0: tensor<9xf32>) -> tensor<9xf32> {
    %extracted_slice = tensor.extract_slice %arg0[6] [3] [1] : tensor<9xf32> to tensor<3xf32>
    %cast = tensor.cast %extracted_slice : tensor<3xf32> to tensor<?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0] [6] [1] : tensor<9xf32> to tensor<6xf32>
    %cast_1 = tensor.cast %extracted_slice_0 : tensor<6xf32> to tensor<?xf32>
    %concat = tensor.concat dim(0) %cast, %cast_1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<9xf32>
    return %concat : tensor<9xf32>
  }
}
