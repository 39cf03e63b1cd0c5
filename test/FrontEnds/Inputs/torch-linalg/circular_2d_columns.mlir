// pads: wrap
// inputs: float32[1,2,6,7]
// result: float32[1,2,6,11] 359688355e0089962a3d407fb6a36fbb10501cb279d404382a1610649c8146ad
module {
  func.func @main(%arg0: tensor<1x2x6x7xf32>) -> tensor<1x2x6x11xf32> {
    %0 = tensor.empty() : tensor<1x2x6x11xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %0[0, 0, 0, 2] [1, 2, 6, 7] [1, 1, 1, 1] : tensor<1x2x6x7xf32> into tensor<1x2x6x11xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice[0, 0, 0, 7] [1, 2, 6, 2] [1, 1, 1, 1] : tensor<1x2x6x11xf32> to tensor<1x2x6x2xf32>
    %inserted_slice_0 = tensor.insert_slice %extracted_slice into %inserted_slice[0, 0, 0, 0] [1, 2, 6, 2] [1, 1, 1, 1] : tensor<1x2x6x2xf32> into tensor<1x2x6x11xf32>
    %extracted_slice_1 = tensor.extract_slice %inserted_slice_0[0, 0, 0, 2] [1, 2, 6, 2] [1, 1, 1, 1] : tensor<1x2x6x11xf32> to tensor<1x2x6x2xf32>
    %inserted_slice_2 = tensor.insert_slice %extracted_slice_1 into %inserted_slice_0[0, 0, 0, 9] [1, 2, 6, 2] [1, 1, 1, 1] : tensor<1x2x6x2xf32> into tensor<1x2x6x11xf32>
    return %inserted_slice_2 : tensor<1x2x6x11xf32>
  }
}
