// pads: wrap constant
// inputs: float32[1,1,6,7]
// result: float32[1,1,8,11] b844e383a4d445456294f207e151198e574c2fc311dff52b4f64c39b7e955eec
module {
  func.func @main(%arg0: tensor<1x1x6x7xf32>) -> tensor<1x1x8x11xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x1x6x11xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %0[0, 0, 0, 2] [1, 1, 6, 7] [1, 1, 1, 1] : tensor<1x1x6x7xf32> into tensor<1x1x6x11xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice[0, 0, 0, 7] [1, 1, 6, 2] [1, 1, 1, 1] : tensor<1x1x6x11xf32> to tensor<1x1x6x2xf32>
    %inserted_slice_0 = tensor.insert_slice %extracted_slice into %inserted_slice[0, 0, 0, 0] [1, 1, 6, 2] [1, 1, 1, 1] : tensor<1x1x6x2xf32> into tensor<1x1x6x11xf32>
    %extracted_slice_1 = tensor.extract_slice %inserted_slice_0[0, 0, 0, 2] [1, 1, 6, 2] [1, 1, 1, 1] : tensor<1x1x6x11xf32> to tensor<1x1x6x2xf32>
    %inserted_slice_2 = tensor.insert_slice %extracted_slice_1 into %inserted_slice_0[0, 0, 0, 9] [1, 1, 6, 2] [1, 1, 1, 1] : tensor<1x1x6x2xf32> into tensor<1x1x6x11xf32>
    %padded = tensor.pad %inserted_slice_2 low[0, 0, 1, 0] high[0, 0, 1, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<1x1x6x11xf32> to tensor<1x1x8x11xf32>
    return %padded : tensor<1x1x8x11xf32>
  }
}
