// pads: edge
// inputs: float32[1,2,6,7]
// result: float32[1,2,6,11] 0ed8aa3cabaa1cf3abfda651251524e9208d7fc97d524c66fa776eecf2841f93
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x6x11xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [1, 2, 6, 1] [1, 1, 1, 1] : tensor<1x2x6x7xf32> to tensor<1x2x6x1xf32>
    %concat = tensor.concat dim(3) %extracted_slice, %extracted_slice : (tensor<1x2x6x1xf32>, tensor<1x2x6x1xf32>) -> tensor<1x2x6x2xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0, 6] [1, 2, 6, 1] [1, 1, 1, 1] : tensor<1x2x6x7xf32> to tensor<1x2x6x1xf32>
    %concat_1 = tensor.concat dim(3) %extracted_slice_0, %extracted_slice_0 : (tensor<1x2x6x1xf32>, tensor<1x2x6x1xf32>) -> tensor<1x2x6x2xf32>
    %concat_2 = tensor.concat dim(3) %concat, %arg0, %concat_1 : (tensor<1x2x6x2xf32>, tensor<1x2x6x7xf32>, tensor<1x2x6x2xf32>) -> tensor<1x2x6x11xf32>
    return %concat_2 : tensor<1x2x6x11xf32>
  }
}
