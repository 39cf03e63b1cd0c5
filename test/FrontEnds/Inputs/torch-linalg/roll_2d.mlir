// pads: wrap
// inputs: float32[6,7]
// result: float32[6,7] 03b497a0f5da3ea9e194e1ab41e6e57d6ae22f4979f7a0131402d28c117b97a8
module {
  func.func @main(%arg0: tensor<6x7xf32>) -> tensor<6x7xf32> {
    %extracted_slice = tensor.extract_slice %arg0[4, 0] [2, 7] [1, 1] : tensor<6x7xf32> to tensor<2x7xf32>
    %cast = tensor.cast %extracted_slice : tensor<2x7xf32> to tensor<?x7xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [4, 7] [1, 1] : tensor<6x7xf32> to tensor<4x7xf32>
    %cast_1 = tensor.cast %extracted_slice_0 : tensor<4x7xf32> to tensor<?x7xf32>
    %concat = tensor.concat dim(0) %cast, %cast_1 : (tensor<?x7xf32>, tensor<?x7xf32>) -> tensor<6x7xf32>
    %extracted_slice_2 = tensor.extract_slice %concat[0, 3] [6, 4] [1, 1] : tensor<6x7xf32> to tensor<6x4xf32>
    %cast_3 = tensor.cast %extracted_slice_2 : tensor<6x4xf32> to tensor<6x?xf32>
    %extracted_slice_4 = tensor.extract_slice %concat[0, 0] [6, 3] [1, 1] : tensor<6x7xf32> to tensor<6x3xf32>
    %cast_5 = tensor.cast %extracted_slice_4 : tensor<6x3xf32> to tensor<6x?xf32>
    %concat_6 = tensor.concat dim(1) %cast_3, %cast_5 : (tensor<6x?xf32>, tensor<6x?xf32>) -> tensor<6x7xf32>
    return %concat_6 : tensor<6x7xf32>
  }
}
