// pads: wrap
// inputs: float32[2,9]
// result: float32[2,14] d82a1604a4262efbb30a4ac82c69e2ce8b549f3634a937799e6b9d7014bfc562
module {
  func.func @main(%arg0: tensor<2x9xf32>) -> tensor<2x14xf32> {
    %0 = tensor.empty() : tensor<2x14xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %0[0, 0] [2, 9] [1, 1] : tensor<2x9xf32> into tensor<2x14xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice[0, 0] [2, 5] [1, 1] : tensor<2x14xf32> to tensor<2x5xf32>
    %inserted_slice_0 = tensor.insert_slice %extracted_slice into %inserted_slice[0, 9] [2, 5] [1, 1] : tensor<2x5xf32> into tensor<2x14xf32>
    return %inserted_slice_0 : tensor<2x14xf32>
  }
}
