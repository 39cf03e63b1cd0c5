// pads: wrap
// inputs: float32[1,8,8,3]
// result: float32[1,8,8,3] f76c723895efd32464acb544dd72245340346aa6a9d73892e392b531190162b1
module {
  func.func @main(%arg0: tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 4, 0, 0] [1, 4, 8, 3] [1, 1, 1, 1] : tensor<1x8x8x3xf32> to tensor<1x4x8x3xf32>
    %cast = tensor.cast %extracted_slice : tensor<1x4x8x3xf32> to tensor<1x?x8x3xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0, 0] [1, 4, 8, 3] [1, 1, 1, 1] : tensor<1x8x8x3xf32> to tensor<1x4x8x3xf32>
    %cast_1 = tensor.cast %extracted_slice_0 : tensor<1x4x8x3xf32> to tensor<1x?x8x3xf32>
    %concat = tensor.concat dim(1) %cast, %cast_1 : (tensor<1x?x8x3xf32>, tensor<1x?x8x3xf32>) -> tensor<1x8x8x3xf32>
    %extracted_slice_2 = tensor.extract_slice %concat[0, 0, 4, 0] [1, 8, 4, 3] [1, 1, 1, 1] : tensor<1x8x8x3xf32> to tensor<1x8x4x3xf32>
    %cast_3 = tensor.cast %extracted_slice_2 : tensor<1x8x4x3xf32> to tensor<1x8x?x3xf32>
    %extracted_slice_4 = tensor.extract_slice %concat[0, 0, 0, 0] [1, 8, 4, 3] [1, 1, 1, 1] : tensor<1x8x8x3xf32> to tensor<1x8x4x3xf32>
    %cast_5 = tensor.cast %extracted_slice_4 : tensor<1x8x4x3xf32> to tensor<1x8x?x3xf32>
    %concat_6 = tensor.concat dim(2) %cast_3, %cast_5 : (tensor<1x8x?x3xf32>, tensor<1x8x?x3xf32>) -> tensor<1x8x8x3xf32>
    return %concat_6 : tensor<1x8x8x3xf32>
  }
}
