// pads: edge
// inputs: float32[1,3]
// result: float32[1,5] 5b9bac8e0bc9734e570a42045edacd74724ee90d6e264f7b443eefa35fb353a3
module {
  func.func @main(%arg0: tensor<1x3xf32>) -> tensor<1x5xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, 1] [1, 1] : tensor<1x3xf32> to tensor<1x1xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 2] [1, 1] [1, 1] : tensor<1x3xf32> to tensor<1x1xf32>
    %concat = tensor.concat dim(1) %extracted_slice, %arg0, %extracted_slice_0 : (tensor<1x1xf32>, tensor<1x3xf32>, tensor<1x1xf32>) -> tensor<1x5xf32>
    return %concat : tensor<1x5xf32>
  }
}
