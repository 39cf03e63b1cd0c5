// pads: edge
// inputs: float32[1,2,5,6]
// result: float32[1,2,8,9] 126414bdc587fdb6d226af9801e780e93b08babfa2193fd1eab6268408a1b7d0
#map = affine_map<()[s0] -> (s0 + 3)>
module {
  func.func @main(%arg0: tensor<1x2x?x?xf32>) -> tensor<1x2x?x?xf32> {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %dim = tensor.dim %arg0, %c2 : tensor<1x2x?x?xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [1, 2, %dim, 1] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x?x1xf32>
    %concat = tensor.concat dim(3) %extracted_slice, %extracted_slice : (tensor<1x2x?x1xf32>, tensor<1x2x?x1xf32>) -> tensor<1x2x?x2xf32>
    %dim_0 = tensor.dim %arg0, %c3 : tensor<1x2x?x?xf32>
    %0 = arith.subi %dim_0, %c1 : index
    %extracted_slice_1 = tensor.extract_slice %arg0[0, 0, 0, %0] [1, 2, %dim, 1] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x?x1xf32>
    %concat_2 = tensor.concat dim(3) %concat, %arg0, %extracted_slice_1 : (tensor<1x2x?x2xf32>, tensor<1x2x?x?xf32>, tensor<1x2x?x1xf32>) -> tensor<1x2x?x?xf32>
    %1 = affine.apply #map()[%dim_0]
    %extracted_slice_3 = tensor.extract_slice %concat_2[0, 0, 0, 0] [1, 2, 1, %1] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x1x?xf32>
    %2 = arith.subi %dim, %c1 : index
    %extracted_slice_4 = tensor.extract_slice %concat_2[0, 0, %2, 0] [1, 2, 1, %1] [1, 1, 1, 1] : tensor<1x2x?x?xf32> to tensor<1x2x1x?xf32>
    %concat_5 = tensor.concat dim(2) %extracted_slice_4, %extracted_slice_4 : (tensor<1x2x1x?xf32>, tensor<1x2x1x?xf32>) -> tensor<1x2x2x?xf32>
    %concat_6 = tensor.concat dim(2) %extracted_slice_3, %concat_2, %concat_5 : (tensor<1x2x1x?xf32>, tensor<1x2x?x?xf32>, tensor<1x2x2x?xf32>) -> tensor<1x2x?x?xf32>
    return %concat_6 : tensor<1x2x?x?xf32>
  }
}
